/** The search tree, drawn with d3 (version 3, as Debian has it) as it is at one moment. */
import { t } from "./textos.js";

const d3 = globalThis.d3;
const calma = matchMedia("(prefers-reduced-motion: reduce)");
/** The height of the buttons that lie over the tree. */
const bajo = 44;
/** With more nodes than this each is a dot, not a card. */
const muchos = 200;

/** The size of a state as a card shows it. */
export function medida(e) {
  if (e.b) return { ancho: e.b[0].length * 17, alto: e.b.length * 17 };
  const lineas = e.l ?? [e.x];
  const largo = Math.min(26, Math.max(...lineas.map((l) => l.length)));
  return { ancho: Math.max(40, largo * 6.7 + 8), alto: Math.min(8, lineas.length) * 14 + 2 };
}

/** Draws a state into an SVG group, its top left corner at the origin. */
export function dibujaEstado(g, e) {
  const { ancho } = medida(e);
  if (e.b) {
    e.b.forEach((fila, y) => fila.forEach((ficha, x) => {
      g.append("rect").attr("class", ficha === 0 ? "celda hueco" : "celda")
        .attr("x", x * 17 + 0.5).attr("y", y * 17 + 0.5).attr("width", 16).attr("height", 16).attr("rx", 2.5);
      if (ficha !== 0) g.append("text").attr("class", "cifra").attr("x", x * 17 + 8.5).attr("y", y * 17 + 12.4).text(ficha);
    }));
    return;
  }
  (e.l ?? [e.x]).slice(0, 8).forEach((linea, i) => {
    const corta = linea.length > 26 ? `${linea.slice(0, 25)}…` : linea;
    g.append("text").attr("class", e.l ? "linea fija" : "linea").attr("xml:space", "preserve")
      .attr("x", e.l ? 2 : ancho / 2).attr("y", i * 14 + 11).text(corta);
  });
}

export class Arbol {
  constructor(svg) {
    this.svg = d3.select(svg);
    this.mundo = this.svg.append("g");
    this.ramas = this.mundo.append("g").attr("class", "ramas");
    this.nodos = this.mundo.append("g").attr("class", "nodos");
    this.siguiendo = true;
    this.zoom = d3.behavior.zoom().scaleExtent([0.05, 3]).on("zoom", () => {
      const { translate: [x, y], scale } = d3.event;
      this.mundo.attr("transform", `translate(${x},${y})scale(${scale})`);
      if (d3.event.sourceEvent) this.siguiendo = false;
    });
    this.svg.call(this.zoom).on("dblclick.zoom", null);
  }

  /** Draws the moment; `rapido` leaves the transitions out. */
  dibuja(momento, { conDescartados, rapido }) {
    const visibles = momento.visibles.filter((v) => conDescartados || v.clase !== "descartado");
    this.svg.attr("aria-label", t("arbol_dice", visibles.length, momento.actual?.e.x ?? momento.fin?.r ?? "—"));
    if (visibles.length === 0) return;
    const puntos = visibles.length > muchos;
    if (puntos !== this.puntos) this.nodos.selectAll("g.nodo").remove();
    this.puntos = puntos;
    const nodos = this.coloca(visibles);
    const dura = calma.matches || rapido ? 0 : 260;
    this.dibujaRamas(nodos, dura);
    this.dibujaNodos(nodos, dura);
    this.caja = d3.extent(nodos, (d) => d.x).concat(d3.extent(nodos, (d) => d.y));
    this.foco = this.busca(nodos, momento);
    if (this.siguiendo) this.mira(dura);
  }

  coloca(visibles) {
    const tallas = visibles.slice(0, 60).map((v) => medida(v.n.e));
    this.ancho = d3.max(tallas, (m) => m.ancho);
    this.alto = d3.max(tallas, (m) => m.alto);
    this.conPorque = visibles.some((v) => v.clase === "descartado");
    const ids = new Set(visibles.map((v) => v.n.id));
    const hijos = d3.nest().key((v) => (v.n.padre && ids.has(v.n.padre.id) ? v.n.padre.id : "raiz")).map(visibles);
    const paso = this.puntos ? [13, 34] : [Math.max(this.ancho, this.conPorque ? 74 : 58) + 20, this.alto + 64];
    const nodos = d3.layout.tree().nodeSize(paso).separation((a, b) => (a.parent === b.parent ? 1 : 1.15))
      .children((v) => hijos[v.raiz ? "raiz" : v.n.id])
      .nodes({ raiz: true }).filter((v) => !v.raiz);
    if (this.puntos) this.estira(nodos);
    return nodos;
  }

  /** A tree of dots that is much wider than the canvas gets the height that is there. */
  estira(nodos) {
    const { width, height } = this.lienzo();
    const [x, y] = [d3.extent(nodos, (d) => d.x), d3.extent(nodos, (d) => d.y)];
    const veces = ((x[1] - x[0] + 40) * height) / (width * (y[1] - y[0] + 60));
    nodos.forEach((d) => { d.y *= Math.max(1, Math.min(5, veces)); });
  }

  dibujaRamas(nodos, dura) {
    const enlaces = nodos.filter((v) => !v.parent.raiz).map((v) => ({ source: v.parent, target: v }));
    const y0 = this.puntos ? 0 : this.alto + 19;
    const curva = (l) => {
      const [x1, y1, x2, y2] = [l.source.x, l.source.y + y0, l.target.x, l.target.y - (this.puntos ? 0 : 3)];
      const m = (y1 + y2) / 2;
      return `M${x1},${y1}C${x1},${m} ${x2},${m} ${x2},${y2}`;
    };
    const linea = this.ramas.selectAll("path").data(enlaces, (l) => l.target.n.id);
    linea.exit().remove();
    linea.enter().append("path").attr("d", curva);
    linea.attr("class", (l) => `rama ${l.target.clase} ${l.source.clase === "plan" ? "desde-plan" : ""}`)
      .transition().duration(dura).attr("d", curva);
    const accion = this.ramas.selectAll("text").data(this.puntos ? [] : enlaces, (l) => l.target.n.id);
    accion.exit().remove();
    accion.enter().append("text").attr("class", "accion")
      .attr("x", (l) => l.target.x).attr("y", (l) => l.target.y - 9);
    accion.text((l) => l.target.n.accion ?? "")
      .transition().duration(dura).attr("x", (l) => l.target.x).attr("y", (l) => l.target.y - 9);
  }

  dibujaNodos(datos, dura) {
    const donde = (d) => `translate(${d.x},${d.y})`;
    const nodo = this.nodos.selectAll("g.nodo").data(datos, (d) => d.n.id);
    nodo.exit().remove();
    const entra = nodo.enter().append("g").attr("transform", donde);
    const arbol = this;
    entra.each(function nuevo(d) { arbol.viste(d3.select(this), d.n); });
    nodo.attr("class", (d) => `nodo ${d.clase}`);
    nodo.each(function pone(d) { arbol.rotula(d3.select(this), d); });
    nodo.transition().duration(dura).attr("transform", donde);
  }

  /** What of a node does not change. */
  viste(g, n) {
    g.append("title").text(n.e.x);
    if (this.puntos) {
      g.append("circle").attr("class", "fuera").attr("r", 7);
      g.append("circle").attr("class", "punto").attr("r", 4.2);
      g.append("path").attr("class", "aspa").attr("d", "M-3,-3L3,3M3,-3L-3,3");
      return;
    }
    const m = medida(n.e);
    const ancho = Math.max(m.ancho, 52) + 12;
    g.append("rect").attr("class", "fuera").attr("x", -ancho / 2 - 4).attr("y", -6).attr("width", ancho + 8).attr("height", m.alto + 29).attr("rx", 9);
    g.append("rect").attr("class", "carta").attr("x", -ancho / 2).attr("y", -2).attr("width", ancho).attr("height", m.alto + 21).attr("rx", 6);
    dibujaEstado(g.append("g").attr("transform", `translate(${-m.ancho / 2},3)`), n.e);
    g.append("text").attr("class", "valores").attr("y", m.alto + 14);
    g.append("text").attr("class", "numero").attr("x", -ancho / 2 - 3).attr("y", 1);
    g.append("text").attr("class", "porque").attr("y", m.alto + 31);
  }

  /** What of a node changes with the moment. */
  rotula(g, { n, clase }) {
    if (this.puntos) return;
    const f = n.f === null ? `g ${n.g}` : `${n.g}+${n.h}=${n.f}`;
    g.select(".valores").text(f);
    const expandido = clase === "cerrado" || clase === "actual" || (clase === "plan" && n.exp !== Infinity);
    g.select(".numero").text(expandido ? n.numero : "");
    g.select(".porque").text(clase === "descartado" ? `✗ ${t(n.porque)}` : "");
  }

  busca(nodos, momento) {
    const plan = momento.fin ? nodos.filter((d) => d.clase === "plan") : [];
    if (plan.length) return plan;
    const actual = nodos.filter((d) => d.n === momento.actual);
    return actual.length ? actual : nodos.slice(0, 1);
  }

  lienzo() {
    const { width, height } = this.svg.node().getBoundingClientRect();
    return { width, height: height - bajo };
  }

  /** Moves the eye: to the whole tree where it can be read, else to what is going on. */
  mira(dura = 260) {
    if (!this.caja || !this.foco?.length) return;
    const { width, height } = this.lienzo();
    if (width === 0) return;
    const [x1, x2, y1, y2] = this.caja;
    const margen = this.puntos ? 30 : this.ancho / 2 + 24;
    const [w, h] = [x2 - x1 + 2 * margen, y2 - y1 + (this.puntos ? 40 : this.alto + 70)];
    const entero = Math.min(width / w, height / h, 1.25);
    const legible = this.puntos ? 0.3 : 0.62;
    let k = entero, cx = (x1 + x2) / 2, cy = (y1 + y2) / 2 + (this.puntos ? 0 : this.alto / 2 + 8);
    if (entero < legible) {
      k = this.puntos ? 0.7 : 0.85;
      const fx = d3.extent(this.foco, (d) => d.x), fy = d3.extent(this.foco, (d) => d.y);
      const cabe = Math.min(width / (fx[1] - fx[0] + 2 * margen), height / (fy[1] - fy[0] + this.alto + 80));
      k = Math.max(Math.min(k, cabe), 0.12);
      cx = (fx[0] + fx[1]) / 2;
      cy = (fy[0] + fy[1]) / 2 + (this.puntos ? 0 : this.alto / 2);
    }
    this.lleva(width / 2 - k * cx, height / 2 - k * cy, k, dura);
  }

  /** The whole tree, however small. */
  encaja() {
    this.siguiendo = false;
    const { width, height } = this.lienzo();
    const [x1, x2, y1, y2] = this.caja;
    const margen = this.puntos ? 30 : this.ancho / 2 + 24;
    const k = Math.min(width / (x2 - x1 + 2 * margen), height / (y2 - y1 + this.alto + 80), 1.25);
    const cy = (y1 + y2) / 2 + (this.puntos ? 0 : this.alto / 2 + 8);
    this.lleva(width / 2 - (k * (x1 + x2)) / 2, height / 2 - k * cy, k, 260);
  }

  acerca(cuanto) {
    this.siguiendo = false;
    const { width, height } = this.svg.node().getBoundingClientRect();
    const [x, y] = this.zoom.translate();
    const k0 = this.zoom.scale();
    const k = Math.max(0.05, Math.min(3, k0 * cuanto));
    const hacia = (centro, d) => centro - ((centro - d) * k) / k0;
    this.lleva(hacia(width / 2, x), hacia(height / 2, y), k, 160);
  }

  sigue() {
    this.siguiendo = true;
    this.mira();
  }

  lleva(x, y, k, dura) {
    this.zoom.translate([x, y]).scale(k);
    const donde = `translate(${x},${y})scale(${k})`;
    (dura && !calma.matches ? this.mundo.transition().duration(dura) : this.mundo.interrupt()).attr("transform", donde);
  }
}
