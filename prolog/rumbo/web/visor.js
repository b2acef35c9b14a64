/** The page: what is set up, the searches side by side, and the controls that move them together. */
import { t, habla, di, idioma } from "./textos.js";
import { pide, cierra, Rechazo, SinServidor } from "./servidor.js";
import { Busqueda } from "./busqueda.js";
import { Carril } from "./carril.js";
import { Editor } from "./tablero.js";

const $ = (id) => document.getElementById(id);
const modos = ["anchura", "profund", "iter", "coste_uniforme", "voraz", "a_estrella", "ida_estrella", "haz", "escalada", "pila", "bidireccional"];
const informados = new Set(["voraz", "a_estrella", "ida_estrella", "haz", "escalada", "pila"]);
const heuristicas = ["manhattan", "fuera_de_lugar", "conflicto_lineal", "distancia_andada", "exacta"];
/** Steps a second, by the place of the slider. */
const ritmos = [0.5, 1, 2, 4, 8, 20, 60];
/** So many steps are asked for ahead of the one shown. */
const ventaja = 40;

let problemas = [];
let tablero = [4, 1, 3, 7, 2, 5, 8, 0, 6];
let ancho = 3;
let carriles = [];
let momento = 0;
let reloj = 0;

/* ---- set up ---- */

const editor = new Editor($("editor"), (nuevo) => {
  tablero = nuevo;
  $("texto").value = escrito();
  preguntaTablero({ tablero: enSuForma() });
});

function alto() {
  return tablero.length / ancho;
}
function filas() {
  return Array.from({ length: alto() }, (_, y) => tablero.slice(y * ancho, (y + 1) * ancho));
}
/** The board as the server takes it: a square is known by its length, another shape by its rows. */
function enSuForma() {
  return ancho === alto() ? tablero : filas();
}
function escrito() {
  return ancho === alto() ? tablero.join(" ") : filas().map((fila) => fila.join(" ")).join(" / ");
}

function ponTablero(nuevo, nuevoAncho) {
  tablero = nuevo;
  ancho = nuevoAncho;
  ponLado();
  editor.pon(tablero, ancho);
  $("texto").value = escrito();
  ajustaModos();
}

/** A shape that is none of those offered gets an entry of its own while it is there. */
function ponLado() {
  const select = $("lado");
  select.querySelector("option[value='']")?.remove();
  const suyo = [...select.options].find((o) => ancho === alto() && o.value === String(ancho));
  if (!suyo) select.prepend(new Option(`${ancho} × ${alto()}`, ""));
  select.value = suyo?.value ?? "";
}

let preguntas = 0;
/** Asks the server what it thinks of a board; answers whether it is one. A later question outdates it. */
async function preguntaTablero(que) {
  const esta = ++preguntas;
  try {
    const r = await pide("tablero", que);
    if (esta !== preguntas) return false;
    ponTablero(r.tablero, r.ancho);
    $("paridad").hidden = r.resoluble;
    $("paridad").textContent = t("sin_paridad");
    calla();
    return true;
  } catch (e) {
    if (esta === preguntas) protesta(e);
    return false;
  }
}

function problema() {
  return problemas.find((p) => p.id === $("problema").value) ?? problemas[0] ?? { tipo: "tablero", id: "tableros" };
}

function nombreDe(p) {
  if (p.tipo === "tablero") return t("tableros");
  return p.id === "propio" ? t("propio", p.nombre) : p.nombre;
}

function montaModos() {
  for (const campo of document.querySelectorAll("fieldset.modo")) {
    const n = campo.dataset.carril;
    const caja = document.createElement("div");
    caja.className = "fila";
    caja.innerHTML = `
      <div class="campo ancho"><label for="modo${n}"></label><select id="modo${n}" class="el-modo"></select></div>
      <div class="campo ancho"><label for="heuristica${n}"></label><select id="heuristica${n}" class="la-heuristica"></select></div>
      <div class="campo corto"><label for="ancho${n}"></label><input id="ancho${n}" class="el-ancho" type="number" min="1" max="1000" value="3"></div>`;
    campo.append(caja);
    campo.querySelector(".el-modo").addEventListener("change", () => ajustaModos());
  }
}

function rellena(select, opciones) {
  const antes = select.value;
  select.replaceChildren(...opciones.map(([valor, texto]) => new Option(texto, valor)));
  if (opciones.some(([valor]) => valor === antes)) select.value = antes;
}

function hablaModos() {
  for (const campo of document.querySelectorAll("fieldset.modo")) {
    campo.querySelector("[for^=modo]").textContent = t("modo");
    campo.querySelector("[for^=heuristica]").textContent = t("heuristica");
    campo.querySelector("[for^=ancho]").textContent = t("ancho");
  }
  rellena($("problema"), problemas.map((p) => [p.id, nombreDe(p)]));
  $("campo-problema").hidden = problemas.length < 2;
  ajustaModos();
}

/** Which modes there are depends on the problem; which heuristics on that, the size of the board and the mode. */
function ajustaModos() {
  const p = problema();
  const conModo = modos.filter((m) => m !== "pila" || p.tipo === "tablero" || p.heuristica).map((m) => [m, t(m)]);
  const hay = p.tipo === "tablero"
    ? heuristicas.filter((h) => (h !== "exacta" || tablero.length <= 9) && (h !== "distancia_andada" || Math.max(ancho, alto()) <= 4)).map((h) => [h, t(h)])
    : [["", p.heuristica ? t("la_suya") : t("ninguna")]];
  document.querySelectorAll("fieldset.modo").forEach((campo, i) => {
    const elModo = campo.querySelector(".el-modo");
    const vacio = elModo.options.length === 0;
    rellena(elModo, conModo);
    if (vacio) elModo.value = i === 0 ? "a_estrella" : "anchura";
    const modo = elModo.value;
    rellena(campo.querySelector(".la-heuristica"), hay);
    campo.querySelector(".la-heuristica").closest(".campo").hidden = !informados.has(modo);
    campo.querySelector(".el-ancho").closest(".campo").hidden = modo !== "haz";
  });
  document.querySelector("label[for=distancia]").textContent = t(tablero.length <= 9 ? "distancia" : "pasos_azar");
}

function cambiaProblema() {
  const p = problema();
  $("con-tablero").hidden = p.tipo !== "tablero";
  $("con-texto").hidden = p.tipo === "tablero";
  $("inicial").value = p.inicial ?? "";
  ajustaModos();
}

function protesta(e) {
  $("error").hidden = false;
  $("error").textContent = e instanceof SinServidor ? t("sin_servidor")
    : e instanceof Rechazo && e.codigo === 410 ? t("cerrada")
      : e.message;
}

function calla() {
  $("error").hidden = true;
}

/* ---- searches ---- */

function loPedido(n) {
  const p = problema();
  const modo = $(`modo${n}`).value;
  return {
    problema: p.id,
    modo,
    heuristica: informados.has(modo) ? $(`heuristica${n}`).value : "",
    ancho: Number($(`ancho${n}`).value) || 1,
    ...(p.tipo === "tablero" ? { tablero: enSuForma() } : { inicial: $("inicial").value }),
  };
}

function tituloDe(que) {
  const nombre = que.modo === "haz" ? `${t("haz")} (${que.ancho})` : t(que.modo);
  return que.heuristica ? `${nombre} · ${t(que.heuristica)}` : nombre;
}

async function empieza() {
  para();
  calla();
  if (problema().tipo === "tablero" && !(await preguntaTablero({ texto: $("texto").value }))) return;
  const pedidos = $("comparar").checked ? [loPedido(0), loPedido(1)] : [loPedido(0)];
  const nuevas = pedidos.map((que) => new Busqueda(que));
  try {
    for (const b of nuevas) await b.abre();
    await Promise.all(nuevas.map((b) => b.hasta(ventaja)));
  } catch (e) {
    nuevas.forEach((b) => b.cierra());
    protesta(e);
    return;
  }
  carriles.forEach((c) => c.quita());
  carriles = nuevas.map((b) => new Carril(b, () => tituloDe(b.que)));
  $("carriles").replaceChildren(...carriles.map((c) => c.el));
  $("carriles").classList.toggle("dos", carriles.length === 2);
  $("vacio").hidden = true;
  $("mandos").hidden = false;
  carriles.forEach((c) => c.habla());
  vaA(0);
  if (matchMedia("(max-width: 860px)").matches) $("busquedas").scrollIntoView();
  $("marcha").focus({ preventScroll: true });
}

/* ---- moments ---- */

function ultimo() {
  return Math.max(0, ...carriles.map((c) => c.busqueda.pasos.length));
}
function acabadas() {
  return carriles.every((c) => c.busqueda.fin);
}

function vaA(cual, { rapido = false, callado = false } = {}) {
  momento = Math.max(0, Math.min(ultimo(), cual));
  for (const c of carriles) c.muestra(c.busqueda.momento(Math.min(momento, c.busqueda.pasos.length)), rapido);
  $("momento").max = ultimo();
  $("momento").value = momento;
  $("cuanto").textContent = acabadas() ? t("de", momento, ultimo()) : String(momento);
  $("inicio").disabled = $("atras").disabled = momento === 0;
  $("adelante").disabled = $("final").disabled = acabadas() && momento === ultimo();
  if (!callado) cuenta();
}

/** Says to a screen reader where the searches are. */
function cuenta() {
  const frases = carriles.map((c) => {
    const m = c.ultimo;
    const frase = m.fin ? c.desenlace(m.fin)
      : t("voz_paso", m.expandidos, m.profundidad, m.abiertos.length) + (m.f === null ? "" : t("voz_f", m.f));
    return carriles.length > 1 || m.fin ? t("voz_fin", c.titulo(), frase) : frase;
  });
  di(frases.join(". "), reloj === 0);
}

async function traeHasta(cuantos) {
  try {
    await Promise.all(carriles.map((c) => c.busqueda.hasta(cuantos)));
    calla();
    return true;
  } catch (e) {
    para();
    protesta(e);
    return false;
  }
}

async function paso(cuanto, opciones) {
  if (carriles.length === 0) return;
  const destino = momento + cuanto;
  if (destino > ultimo() && !acabadas()) await traeHasta(destino);
  vaA(destino, opciones);
  if (cuanto > 0 && !acabadas() && ultimo() - momento < ventaja / 2) traeHasta(momento + ventaja);
}

async function alFinal() {
  para();
  while (!acabadas()) {
    if (!(await traeHasta(ultimo() + 500))) return;
    if (ultimo() < 400) vaA(ultimo(), { rapido: true, callado: true });
  }
  vaA(ultimo(), { rapido: true });
}

function para() {
  clearTimeout(reloj);
  reloj = 0;
  pintaMarcha();
}

function pintaMarcha() {
  $("marcha").classList.toggle("en-marcha", reloj !== 0);
  $("marcha").dataset.a = reloj ? "pausar" : "reproducir";
  $("marcha").setAttribute("aria-label", t($("marcha").dataset.a));
  $("marcha").title = t($("marcha").dataset.a);
}

function reproduce() {
  if (reloj) return para();
  if (acabadas() && momento === ultimo()) vaA(0);
  const ritmo = () => ritmos[$("velocidad").value];
  const sigue = async () => {
    await paso(1, { rapido: ritmo() > 6 });
    if (reloj === 0) return;
    if (acabadas() && momento >= ultimo()) {
      para();
      cuenta();
    } else reloj = setTimeout(sigue, 1000 / ritmo());
  };
  reloj = setTimeout(sigue, 0);
  pintaMarcha();
}

/* ---- the page ---- */

function elige(cual) {
  habla(cual);
  localStorage.setItem("rumbo-idioma", idioma());
  $("idioma").textContent = t("otro_idioma");
  $("idioma").lang = idioma() === "es" ? "en" : "es";
  $("busquedas").setAttribute("aria-label", t("busquedas"));
  $("mandos").setAttribute("aria-label", t("mandos"));
  hablaModos();
  pintaTema();
  pintaMarcha();
  editor.dibuja();
  carriles.forEach((c) => c.habla());
  if (!$("paridad").hidden) $("paridad").textContent = t("sin_paridad");
}

function esOscuro() {
  const puesto = document.documentElement.dataset.tema;
  return puesto ? puesto === "oscuro" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function pintaTema() {
  $("tema").textContent = t(esOscuro() ? "claro" : "oscuro");
}

function conecta() {
  $("ajuste").addEventListener("submit", (e) => { e.preventDefault(); empieza(); });
  // Leaving the text would ask about the board, and the answer may move the button away before it is released.
  document.querySelector("button[type=submit]").addEventListener("mousedown", (e) => e.preventDefault());
  $("texto").addEventListener("change", () => preguntaTablero({ texto: $("texto").value }));
  $("lado").addEventListener("change", () => {
    const n = Number($("lado").value);
    if (n) preguntaTablero({ tablero: [...Array(n * n - 1).keys()].map((i) => i + 1).concat(0) });
  });
  $("azar").addEventListener("click", () => {
    const n = Number($("lado").value);
    preguntaTablero({ ancho: n || ancho, alto: n || alto(), ...($("distancia").value === "" ? {} : { distancia: Number($("distancia").value) }) });
  });
  $("problema").addEventListener("change", cambiaProblema);
  $("comparar").addEventListener("change", () => {
    document.querySelector("fieldset.modo[data-carril='1']").hidden = !$("comparar").checked;
  });
  $("inicio").addEventListener("click", () => { para(); vaA(0); });
  $("atras").addEventListener("click", () => { para(); vaA(momento - 1); });
  $("marcha").addEventListener("click", reproduce);
  $("adelante").addEventListener("click", () => { para(); paso(1); });
  $("final").addEventListener("click", alFinal);
  $("momento").addEventListener("input", () => { para(); vaA(Number($("momento").value), { rapido: true }); });
  $("idioma").addEventListener("click", () => elige(idioma() === "es" ? "en" : "es"));
  $("tema").addEventListener("click", () => {
    document.documentElement.dataset.tema = esOscuro() ? "claro" : "oscuro";
    localStorage.setItem("rumbo-tema", document.documentElement.dataset.tema);
    pintaTema();
  });
  document.addEventListener("keydown", teclas);
  addEventListener("pagehide", () => cierra(carriles.map((c) => c.busqueda.id).filter(Boolean)));
  setInterval(() => {
    const ids = carriles.map((c) => c.busqueda.id).filter(Boolean);
    if (ids.length) pide("vive", { ids }).catch(() => {});
  }, 20000);
}

function teclas(e) {
  if (carriles.length === 0 || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.target.closest("input, select, textarea, .editor, .plan")) return;
  const boton = e.target.closest("button");
  const hace = {
    " ": () => reproduce(),
    ArrowRight: () => { para(); paso(1); },
    ArrowLeft: () => { para(); vaA(momento - 1); },
    Home: () => { para(); vaA(0); },
    End: () => alFinal(),
  }[e.key];
  if (!hace || (e.key === " " && boton && boton.id !== "marcha")) return;
  e.preventDefault();
  hace();
}

async function principio() {
  document.documentElement.dataset.tema = localStorage.getItem("rumbo-tema") ?? "";
  if (!document.documentElement.dataset.tema) delete document.documentElement.dataset.tema;
  montaModos();
  conecta();
  let del = "es";
  try {
    const r = await pide("problemas");
    problemas = r.problemas;
    del = r.idioma;
  } catch (e) {
    protesta(e);
  }
  elige(localStorage.getItem("rumbo-idioma") ?? del);
  if (problemas.length > 1) $("problema").value = problemas[1].id;
  cambiaProblema();
  ponTablero(tablero, 3);
}

principio();
