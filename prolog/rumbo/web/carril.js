/** One search on the page: counters, tree, open list, plan. */
import { t } from "./textos.js";
import { Arbol, dibujaEstado, medida } from "./arbol.js";
import { Escenario } from "./tablero.js";

const d3 = globalThis.d3;
const contadores = ["expandidos", "generados", "abiertos", "descartados", "profundidad", "cota"];
const clases = ["plan", "actual", "cerrado", "abierto", "descartado"];
/** So many of the open list are drawn. */
const enLista = 24;

export class Carril {
  constructor(busqueda, titulo) {
    this.busqueda = busqueda;
    this.titulo = titulo;
    this.conDescartados = true;
    this.el = document.createElement("article");
    this.el.className = "panel carril";
    this.monta();
    this.arbol = new Arbol(this.el.querySelector(".arbol"));
    this.escenario = new Escenario(this.el.querySelector(".escenario"));
    this.escucha();
    this.observador = new ResizeObserver(() => this.arbol.siguiendo && this.arbol.mira(0));
    this.observador.observe(this.el.querySelector(".arbol"));
  }

  monta() {
    this.el.innerHTML = `
      <header><h2></h2><p class="final" hidden></p></header>
      <dl class="contadores">${contadores.map((c) => `<div data-c="${c}"><dt></dt><dd></dd></div>`).join("")}</dl>
      <div class="lienzo">
        <svg class="arbol" role="img"></svg>
        <div class="lentes">
          <button type="button" class="plano" data-l="alejar">−</button>
          <button type="button" class="plano" data-l="acercar">+</button>
          <button type="button" class="plano" data-l="encajar"></button>
          <button type="button" class="plano" data-l="seguir"></button>
        </div>
      </div>
      <div class="pie">
        <ul class="leyenda">${clases.map((c) => `<li class="${c}"><svg viewBox="0 0 22 16" aria-hidden="true"><rect class="fuera" x="1" y="1" width="20" height="14" rx="4"/><rect class="carta" x="3.5" y="3.5" width="15" height="9" rx="2.5"/></svg><span></span></li>`).join("")}</ul>
        <label class="casilla"><input type="checkbox" checked class="descartados"> <span></span></label>
      </div>
      <section class="abiertos"><h3></h3><ol></ol></section>
      <section class="plan" hidden>
        <h3></h3>
        <div class="repaso">
          <div class="escenario"></div>
          <div class="recorrido">
            <div class="botones">
              <button type="button" class="icono" data-p="-1"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M16 5v14L6 12z"/></svg></button>
              <button type="button" class="icono" data-p="0"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.5v15l13-7.5z"/></svg></button>
              <button type="button" class="icono" data-p="1"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l10-7z"/></svg></button>
              <output></output>
            </div>
            <ol class="movimientos"></ol>
          </div>
        </div>
      </section>`;
  }

  escucha() {
    this.el.querySelector(".descartados").addEventListener("change", (e) => {
      this.conDescartados = e.target.checked;
      if (this.ultimo) this.muestra(this.ultimo, true);
    });
    this.el.querySelector(".lentes").addEventListener("click", (e) => {
      const que = e.target.closest("button")?.dataset.l;
      if (que === "acercar") this.arbol.acerca(1.35);
      else if (que === "alejar") this.arbol.acerca(1 / 1.35);
      else if (que === "encajar") this.arbol.encaja();
      else if (que === "seguir") this.arbol.sigue();
    });
    this.el.querySelector(".recorrido").addEventListener("click", (e) => {
      const boton = e.target.closest("button");
      if (!boton) return;
      if (boton.dataset.p === "0") this.repite();
      else if (boton.dataset.p) this.enPlan(this.movimiento + Number(boton.dataset.p));
      else this.enPlan(Number(boton.dataset.m));
    });
  }

  /** Says everything that stands still in the language of the page. */
  habla() {
    const pon = (donde, texto) => { this.el.querySelector(donde).textContent = texto; };
    pon("h2", this.titulo());
    contadores.forEach((c) => pon(`[data-c=${c}] dt`, t(c)));
    clases.forEach((c) => pon(`.leyenda .${c} span`, t(`leyenda_${c}`)));
    pon(".casilla span", t("ver_descartados"));
    pon("[data-l=encajar]", t("encajar"));
    pon("[data-l=seguir]", t("seguir"));
    for (const [dato, clave] of [["l=acercar", "acercar"], ["l=alejar", "alejar"], ["p='-1'", "plan_atras"], ["p='0'", "repetir"], ["p='1'", "plan_adelante"]]) {
      const boton = this.el.querySelector(`[data-${dato}]`);
      boton.setAttribute("aria-label", t(clave));
      boton.title = t(clave);
    }
    if (this.ultimo) this.muestra(this.ultimo, true);
    if (this.busqueda.fin?.r === "solucion" && this.movimiento !== undefined) this.montaPlan();
  }

  muestra(momento, rapido) {
    this.ultimo = momento;
    this.arbol.dibuja(momento, { conDescartados: this.conDescartados, rapido });
    const valores = {
      expandidos: momento.expandidos, generados: momento.generados, abiertos: momento.abiertos.length,
      descartados: momento.descartados, profundidad: momento.profundidad, cota: momento.cota,
    };
    for (const c of contadores) {
      const caja = this.el.querySelector(`[data-c=${c}]`);
      caja.hidden = valores[c] === null;
      caja.querySelector("dd").textContent = valores[c];
    }
    this.muestraAbiertos(momento.abiertos);
    const final = this.el.querySelector(".final");
    final.hidden = !momento.fin;
    if (momento.fin) {
      final.textContent = this.desenlace(momento.fin);
      final.className = `final ${momento.fin.r}`;
    }
    const plan = this.el.querySelector("section.plan");
    const conPlan = momento.fin?.r === "solucion" && momento.fin.estados.length > 0;
    if (conPlan && plan.hidden) this.montaPlan();
    plan.hidden = !conPlan;
    if (!conPlan) clearInterval(this.repeticion);
  }

  desenlace(fin) {
    if (fin.r === "solucion") {
      const n = fin.plan.length;
      return t(n < 2 ? `plan_de_${n}` : "plan_de", n);
    }
    return t(fin.r === "limite" ? `limite_${fin.cual}` : fin.r, fin.n);
  }

  muestraAbiertos(abiertos) {
    const seccion = this.el.querySelector(".abiertos");
    seccion.querySelector("h3").textContent = `${t("lista_abierta")} (${abiertos.length})`;
    const lista = d3.select(seccion.querySelector("ol"));
    const chips = lista.selectAll("li.nodo").data(abiertos.slice(0, enLista), (n) => n.id);
    chips.exit().remove();
    const nuevo = chips.enter().append("li").attr("class", "nodo");
    nuevo.each(function pinta(n) {
      const m = medida(n.e);
      const svg = d3.select(this).append("svg").attr("width", m.ancho).attr("height", m.alto).attr("role", "img").attr("aria-label", n.e.x);
      dibujaEstado(svg, n.e);
      d3.select(this).append("span").text(n.f === null ? `g ${n.g}` : `f ${n.f} · h ${n.h}`);
    });
    chips.order();
    lista.selectAll("li.resto").remove();
    if (abiertos.length === 0) lista.append("li").attr("class", "resto").text(t("vacia"));
    else if (abiertos.length > enLista) lista.append("li").attr("class", "resto").text(t("mas", abiertos.length - enLista));
  }

  montaPlan() {
    const fin = this.busqueda.fin;
    this.el.querySelector(".plan h3").textContent = this.desenlace(fin);
    const lista = this.el.querySelector(".movimientos");
    lista.replaceChildren(...[t("partida"), ...fin.plan].map((accion, i) => {
      const li = document.createElement("li");
      const boton = document.createElement("button");
      boton.type = "button";
      boton.dataset.m = i;
      boton.textContent = accion;
      li.append(boton);
      return li;
    }));
    this.enPlan(this.movimiento ?? 0, 0);
  }

  enPlan(i, dura) {
    const { estados, plan } = this.busqueda.fin;
    this.movimiento = Math.max(0, Math.min(plan.length, i));
    this.escenario.muestra(estados[this.movimiento], dura);
    this.el.querySelector(".recorrido output").textContent = t("plan_paso", this.movimiento, plan.length);
    this.el.querySelectorAll(".movimientos button").forEach((b, j) => {
      if (j === this.movimiento) b.setAttribute("aria-current", "step");
      else b.removeAttribute("aria-current");
    });
    const boton = this.el.querySelector(".movimientos [aria-current]");
    const lista = boton?.closest("ol");
    if (lista) lista.scrollTop = boton.offsetTop - lista.offsetTop - lista.clientHeight / 2;
  }

  repite() {
    clearInterval(this.repeticion);
    if (this.movimiento >= this.busqueda.fin.plan.length) this.enPlan(0);
    this.repeticion = setInterval(() => {
      this.enPlan(this.movimiento + 1);
      if (this.movimiento >= this.busqueda.fin.plan.length) clearInterval(this.repeticion);
    }, 480);
  }

  quita() {
    clearInterval(this.repeticion);
    this.observador.disconnect();
    this.busqueda.cierra();
    this.el.remove();
  }
}
