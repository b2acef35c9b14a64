/**
 * A search as the server tells it, kept so that every moment of it can be shown again.
 *
 * A step is an expansion or the end. At moment t the first t steps have happened. A node was `nace`d by a step,
 * was expanded by the step `exp` and dropped by the step `cae` (Infinity: never).
 */
import { pide, cierra } from "./servidor.js";

const quedan = new Set(["nuevo", "pendiente", "mejorado", "reabierto"]);

export class Busqueda {
  constructor(que) {
    this.que = que;
    this.modo = que.modo;
    this.id = null;
    this.nodos = [];
    this.pasos = [];
    this.iteracion = 0;
    this.cota = null;
    this.fin = null;
    this.enCamino = null;
  }

  async abre() {
    this.id = (await pide("abre", this.que)).id;
  }

  cierra() {
    if (this.id) cierra([this.id]);
    this.id = null;
  }

  /** Asks for steps until there are `cuantos` or the search has ended. */
  async hasta(cuantos, aviso = () => {}) {
    while (!this.fin && this.pasos.length < cuantos) {
      this.enCamino ??= pide("pasos", { id: this.id, n: Math.min(500, Math.max(20, cuantos - this.pasos.length)) })
        .then((r) => r.cambios.forEach((c) => this.anota(c)))
        .finally(() => { this.enCamino = null; });
      await this.enCamino;
      aviso();
    }
  }

  anota(c) {
    switch (c.t) {
      case "cota":
        this.cota = c.n;
        this.iteracion++;
        break;
      case "raiz":
        this.nace(c, null, "nuevo", this.pasos.length);
        break;
      case "expande": {
        const nodo = this.nodos[c.id];
        nodo.exp = this.pasos.length;
        nodo.numero = c.n;
        Object.assign(nodo, { g: c.g, h: c.h, f: c.f });
        this.pasos.push({ nodo, prof: c.prof, abiertos: c.abiertos, cota: this.cota, iteracion: this.iteracion });
        break;
      }
      case "hijo":
        this.nace(c, this.nodos[c.p], c.d, this.pasos.length - 1);
        break;
      case "descarta":
        Object.assign(this.nodos[c.id], { cae: Math.max(0, this.pasos.length - 1), porque: c.d });
        break;
      case "fin":
        this.fin = c;
        this.pasos.push({ fin: c, cota: this.cota, iteracion: this.iteracion, abiertos: this.pasos.at(-1)?.abiertos ?? 0 });
        for (const id of c.ids ?? []) this.nodos[id].plan = true;
        break;
    }
  }

  nace(c, padre, destino, nace) {
    const queda = quedan.has(destino);
    this.nodos[c.id] = {
      id: c.id, padre, accion: c.a ?? null, e: c.e, g: c.g, h: c.h, f: c.f, iteracion: this.iteracion,
      nace, exp: Infinity, cae: queda ? Infinity : nace, porque: queda ? null : destino, plan: false,
      orden: padre ? (padre.hijos = (padre.hijos ?? 0) + 1) : 0,
    };
  }

  /** What there is to see at moment t. */
  momento(t) {
    const paso = t > 0 ? this.pasos[t - 1] : null;
    const iteracion = paso ? paso.iteracion : this.pasos[0]?.iteracion ?? 0;
    const actual = paso?.nodo ?? null;
    const conPlan = paso?.fin?.r === "solucion";
    const visibles = [];
    let generados = 0, descartados = 0;
    for (const n of this.nodos) {
      const hay = n.nace < t || (t === 0 && n.nace === 0 && !n.padre);
      if (!hay) continue;
      if (n.padre) generados++;
      if (n.cae < t && n.exp === Infinity) descartados++;
      if (n.iteracion !== iteracion) continue;
      const clase = conPlan && n.plan ? "plan"
        : n === actual ? "actual"
          : n.exp < t ? "cerrado"
            : n.cae < t ? "descartado" : "abierto";
      visibles.push({ n, clase });
    }
    const ultimo = paso?.nodo ? paso : this.pasos.slice(0, t).reverse().find((p) => p.nodo);
    return {
      t, actual, visibles, fin: paso?.fin ?? null,
      expandidos: ultimo?.nodo.numero ?? 0,
      generados, descartados,
      abiertos: this.abiertos(visibles),
      profundidad: ultimo?.prof ?? 0,
      cota: paso?.cota ?? this.pasos[0]?.cota ?? null,
      f: actual?.f ?? null,
    };
  }

  /** The nodes that wait, in the order in which the strategy will take them. */
  abiertos(visibles) {
    const abiertos = visibles.filter((v) => v.clase === "abierto").map((v) => v.n);
    const num = (x) => (typeof x === "number" ? x : Infinity);
    const antes = {
      coste_uniforme: (a, b) => num(a.g) - num(b.g) || a.id - b.id,
      a_estrella: (a, b) => num(a.f) - num(b.f) || num(a.h) - num(b.h) || a.id - b.id,
      voraz: (a, b) => num(a.h) - num(b.h) || a.id - b.id,
      haz: (a, b) => num(a.g) - num(b.g) || num(a.h) - num(b.h) || a.id - b.id,
    };
    const hondo = (a, b) => (b.padre?.exp ?? -1) - (a.padre?.exp ?? -1) || a.orden - b.orden;
    antes.escalada = antes.haz;
    antes.profund = antes.iter = antes.ida_estrella = hondo;
    antes.pila = (a, b) => (b.padre?.exp ?? -1) - (a.padre?.exp ?? -1) || num(a.h) - num(b.h) || a.orden - b.orden;
    return abiertos.sort(antes[this.modo] ?? ((a, b) => a.id - b.id));
  }
}
