/** Boards: one to arrange by hand, and one on which a plan is replayed. */
import { t, di } from "./textos.js";

const d3 = globalThis.d3;

/** A board whose tiles can be slid, swapped by dragging, or moved by keyboard. */
export class Editor {
  constructor(lugar, alCambiar) {
    this.lugar = lugar;
    this.alCambiar = alCambiar;
    this.cogida = null;
    this.foco = 0;
    lugar.setAttribute("role", "grid");
    lugar.addEventListener("keydown", (e) => this.tecla(e));
    lugar.addEventListener("pointerdown", (e) => this.coge(e));
  }

  pon(tablero, ancho) {
    this.tablero = [...tablero];
    this.ancho = ancho;
    this.cogida = null;
    this.dibuja();
  }

  dibuja() {
    const conFoco = this.lugar.contains(document.activeElement);
    this.lugar.replaceChildren();
    this.lugar.setAttribute("aria-label", t("tablero"));
    this.lugar.style.setProperty("--ancho", this.ancho);
    this.foco = Math.min(this.foco, this.tablero.length - 1);
    for (let y = 0; y * this.ancho < this.tablero.length; y++) {
      const fila = document.createElement("div");
      fila.setAttribute("role", "row");
      fila.className = "fila-tablero";
      for (let x = 0; x < this.ancho; x++) fila.append(this.casilla(y * this.ancho + x));
      this.lugar.append(fila);
    }
    if (conFoco) this.casillas()[this.foco].focus();
  }

  casilla(i) {
    const ficha = this.tablero[i];
    const boton = document.createElement("button");
    boton.type = "button";
    boton.setAttribute("role", "gridcell");
    boton.className = ficha === 0 ? "ficha hueco" : "ficha";
    boton.dataset.i = i;
    boton.tabIndex = i === this.foco ? 0 : -1;
    boton.textContent = ficha === 0 ? "" : ficha;
    boton.setAttribute("aria-label", ficha === 0 ? t("hueco") : ficha);
    boton.setAttribute("aria-selected", this.cogida === i);
    return boton;
  }

  casillas() {
    return [...this.lugar.querySelectorAll("button")];
  }

  cambia(i, j) {
    const [a, b] = [this.tablero[i], this.tablero[j]];
    [this.tablero[i], this.tablero[j]] = [b, a];
    this.cogida = null;
    this.dibuja();
    di(t("cambiada", a || t("hueco"), b || t("hueco")));
    this.alCambiar(this.tablero);
  }

  vecinas(i, j) {
    const [xi, yi, xj, yj] = [i % this.ancho, Math.floor(i / this.ancho), j % this.ancho, Math.floor(j / this.ancho)];
    return Math.abs(xi - xj) + Math.abs(yi - yj) === 1;
  }

  /** A press slides a tile beside the blank; a drag swaps two. */
  coge(e) {
    const boton = e.target.closest("button");
    if (!boton) return;
    const i = Number(boton.dataset.i);
    const [x0, y0] = [e.clientX, e.clientY];
    let arrastra = false;
    const mueve = (m) => {
      if (Math.hypot(m.clientX - x0, m.clientY - y0) > 6) arrastra = true;
      if (arrastra) {
        boton.classList.add("volando");
        boton.style.transform = `translate(${m.clientX - x0}px, ${m.clientY - y0}px)`;
      }
    };
    const suelta = (m) => {
      removeEventListener("pointermove", mueve);
      removeEventListener("pointerup", suelta);
      removeEventListener("pointercancel", suelta);
      boton.classList.remove("volando");
      boton.style.transform = "";
      this.foco = i;
      if (arrastra) {
        const otra = document.elementsFromPoint(m.clientX, m.clientY).find((el) => el !== boton && el.matches?.(".editor button"));
        if (otra && m.type === "pointerup") this.cambia(i, Number(otra.dataset.i));
        return;
      }
      const hueco = this.tablero.indexOf(0);
      if (this.vecinas(i, hueco)) this.cambia(i, hueco);
    };
    addEventListener("pointermove", mueve);
    addEventListener("pointerup", suelta);
    addEventListener("pointercancel", suelta);
    boton.focus();
    e.preventDefault();
  }

  tecla(e) {
    const paso = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.ancho, ArrowDown: this.ancho }[e.key];
    if (paso) {
      const j = this.foco + paso;
      const mismaFila = Math.abs(paso) !== 1 || Math.floor(j / this.ancho) === Math.floor(this.foco / this.ancho);
      if (j >= 0 && j < this.tablero.length && mismaFila) {
        this.foco = j;
        this.casillas().forEach((b, i) => { b.tabIndex = i === j ? 0 : -1; });
        this.casillas()[j].focus();
      }
    } else if (e.key === "Enter" || e.key === " ") {
      if (this.cogida === null) {
        this.cogida = this.foco;
        di(t("cogida", this.tablero[this.foco] || t("hueco")));
        this.dibuja();
      } else if (this.cogida === this.foco) {
        this.cogida = null;
        this.dibuja();
      } else this.cambia(this.cogida, this.foco);
    } else if (e.key === "Escape" && this.cogida !== null) {
      this.cogida = null;
      this.dibuja();
    } else return;
    e.preventDefault();
    e.stopPropagation();
  }
}

/** A large board (or text) that shows the states of a plan one after another, tiles sliding. */
export class Escenario {
  constructor(lugar) {
    this.lugar = d3.select(lugar);
  }

  muestra(e, dura = 220) {
    if (!e.b) {
      this.lugar.selectAll("svg").remove();
      const pre = this.lugar.selectAll("pre").data([e]);
      pre.enter().append("pre");
      pre.text((d) => (d.l ? d.l.join("\n") : d.x));
      return;
    }
    this.lugar.selectAll("pre").remove();
    const [alto, ancho, c] = [e.b.length, e.b[0].length, 40];
    const svg = this.lugar.selectAll("svg").data([0]);
    svg.enter().append("svg").attr("role", "img");
    svg.attr("viewBox", `-2 -2 ${ancho * c + 4} ${alto * c + 4}`).attr("aria-label", e.x);
    const fichas = e.b.flatMap((fila, y) => fila.map((n, x) => ({ n, x, y }))).filter((f) => f.n !== 0);
    const g = svg.selectAll("g").data(fichas, (f) => f.n);
    const donde = (f) => `translate(${f.x * c},${f.y * c})`;
    g.exit().remove();
    const nueva = g.enter().append("g").attr("class", "pieza").attr("transform", donde);
    nueva.append("rect").attr("x", 2).attr("y", 2).attr("width", c - 4).attr("height", c - 4).attr("rx", 6);
    nueva.append("text").attr("x", c / 2).attr("y", c / 2 + 6).text((f) => f.n);
    g.transition().duration(dura).attr("transform", donde);
  }
}
