// The viewer as somebody uses it, in a headless Chromium.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { arranca, peticion, pregunta } from "./servidor.mjs";

const args = process.argv.slice(2);
const donde = args[0] === "--shots" ? args.splice(0, 2)[1] : null;
const solo = args[0] ?? "";

const pruebas = [];
const prueba = (nombre, cuerpo) => pruebas.push({ nombre, cuerpo });

const perfil = mkdtempSync(join(tmpdir(), "rumbo-web-"));
const navegador = await chromium.launchPersistentContext(perfil, {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  viewport: { width: 1280, height: 900 },
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
let servidor = await arranca();

/* ---- how the page is used ---- */

const pedidas = [];
const quejas = [];

async function abre({ ancho = 1280, alto = 900, problema = "tableros", oscuro = false } = {}) {
  const p = await navegador.newPage();
  await p.setViewportSize({ width: ancho, height: alto });
  await p.emulateMedia({ colorScheme: oscuro ? "dark" : "light", reducedMotion: "reduce" });
  p.on("request", (r) => pedidas.push(r.url()));
  p.on("pageerror", (e) => quejas.push(e.message));
  p.on("console", (m) => { if (m.type() === "error" && !/Failed to load resource/.test(m.text())) quejas.push(m.text()); });
  await p.goto(servidor.url);
  await p.waitForSelector("#modo0 option", { state: "attached" });
  if (await p.getAttribute("html", "lang") !== "es") await p.click("#idioma");
  await p.selectOption("#problema", problema);
  return p;
}

async function escribe(p, tablero) {
  await p.fill("#texto", tablero);
  await p.dispatchEvent("#texto", "change");
}

async function empieza(p, modo, tablero = "4 1 3 7 2 5 8 0 6", heuristica = null) {
  if (tablero) await p.fill("#texto", tablero);
  await p.selectOption("#modo0", modo);
  if (heuristica) await p.selectOption("#heuristica0", heuristica);
  await p.click("button[type=submit]");
  await p.waitForFunction(() => document.querySelectorAll(".carril").length > 0 && document.activeElement?.id === "marcha");
}

const cuenta = (p, cual, carril = 0) =>
  p.locator(".carril").nth(carril).locator(`[data-c=${cual}] dd`).textContent().then(Number);
const final = (p, carril = 0) => p.locator(".carril").nth(carril).locator(".final");

async function alFinal(p) {
  await p.keyboard.press("End");
  await p.waitForFunction(() => document.getElementById("final").disabled);
}

/* ---- the server by itself ---- */

const json = { "Content-Type": "application/json" };
const rechazos = [
  ["a wrong Host header", 403, { cabeceras: { Host: "rumbo.example" } }],
  ["a Host with another port", 403, { cabeceras: { Host: "127.0.0.1:1" } }],
  ["an unknown path", 404, { camino: "/nada" }],
  ["a path out of the page's folder", 404, { camino: "/js/../../../../etc/passwd" }],
  ["an encoded path out of it", 404, { camino: "/js/%2e%2e/%2e%2e/rumbo.pl" }],
  ["another method for the page", 405, { metodo: "POST", cabeceras: json, cuerpo: "{}" }],
  ["another method for a service", 405, { camino: "/api/abre" }],
  ["another origin", 403, { metodo: "POST", camino: "/api/problemas", cabeceras: { ...json, Origin: "http://rumbo.example" }, cuerpo: "{}" }],
  ["another type", 415, { metodo: "POST", camino: "/api/problemas", cabeceras: { "Content-Type": "text/plain" }, cuerpo: "{}" }],
  ["a body of unknown length", 411, { metodo: "POST", camino: "/api/problemas", cabeceras: { ...json, "Transfer-Encoding": "chunked" }, cuerpo: "{}" }],
  ["a huge body", 413, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: 3_000_000 }],
  ["what is not JSON", 400, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: "{\"a\":" }],
  ["JSON that is no object", 400, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: "[1,2]" }],
  ["an object without what is needed", 422, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: "{}" }],
  ["an unknown mode", 422, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: '{"problema":"tableros","modo":"bfs","tablero":[1,2,3,4,5,6,7,0,8]}' }],
  ["a heuristic that is a goal of its own", 422, { metodo: "POST", camino: "/api/abre", cabeceras: json, cuerpo: '{"problema":"propio","modo":"voraz","heuristica":"halt","inicial":"j(0,0)"}' }],
  ["a number of steps out of range", 422, { metodo: "POST", camino: "/api/pasos", cabeceras: json, cuerpo: '{"id":"0","n":1000000}' }],
  ["a search that is not there", 410, { metodo: "POST", camino: "/api/pasos", cabeceras: json, cuerpo: '{"id":"0","n":1}' }],
];
for (const [que, codigo, pedido] of rechazos) {
  prueba(`server: ${que} is refused with ${codigo}, in JSON, and the server goes on`, async () => {
    const r = await peticion(servidor.puerto, pedido);
    assert.equal(r.codigo, codigo);
    assert.match(r.cabeceras["content-type"], /^application\/json/);
    assert.equal(JSON.parse(r.texto).error.codigo, codigo);
    assert.equal((await peticion(servidor.puerto, {})).codigo, 200);
  });
}
prueba("server: it listens to this machine alone", async () => {
  const { networkInterfaces } = await import("node:os");
  const http = await import("node:http");
  const fuera = Object.values(networkInterfaces()).flat().find((i) => i.family === "IPv4" && !i.internal);
  if (!fuera) return;
  await assert.rejects(new Promise((listo, falla) => {
    http.get({ host: fuera.address, port: servidor.puerto, agent: false }, listo).on("error", falla);
  }), { code: "ECONNREFUSED" });
});
prueba("server: the page may load nothing from elsewhere", async () => {
  const r = await peticion(servidor.puerto, {});
  assert.match(r.cabeceras["content-security-policy"], /default-src 'none'/);
  assert.equal(r.cabeceras["x-content-type-options"], "nosniff");
});
prueba("server: a step that loops in a student's predicate is stopped", async () => {
  const pide = async (camino, datos) => {
    const r = await peticion(servidor.puerto, { metodo: "POST", camino, cabeceras: json, cuerpo: JSON.stringify(datos) });
    return { codigo: r.codigo, datos: JSON.parse(r.texto) };
  };
  const { datos: { id } } = await pide("/api/abre", { problema: "problema:atascado", modo: "anchura", inicial: "a" });
  assert.equal((await pide("/api/pasos", { id, n: 1 })).codigo, 503);
  const sigue = async () => (await pide("/api/vive", { ids: [id] })).datos.viven.length > 0;
  while (await sigue());
  assert.equal((await pide("/api/pasos", { id, n: 1 })).codigo, 410);
});

prueba("page: an error of a student's predicate is told in words", async () => {
  const p = await abre({ problema: "problema:roto" });
  await p.click("button[type=submit]");
  await p.waitForSelector("#error:not([hidden])");
  assert.match(await p.locator("#error").textContent(), /foo\/0/);
  assert.equal(await p.locator(".carril").count(), 0);
  await p.close();
});

/* ---- the page ---- */

const modos = ["anchura", "profund", "iter", "coste_uniforme", "voraz", "a_estrella", "ida_estrella", "haz", "escalada", "pila", "bidireccional"];
let esperado;
const loDelMotor = async () => { esperado ??= JSON.parse(await pregunta("esperado")); return esperado; };
for (const modo of modos) {
  prueba(`page: ${modo} solves a board with the plan and the counts of the engine`, async () => {
    const e = (await loDelMotor()).find((f) => f.modo === modo);
    const p = await abre();
    await empieza(p, modo);
    await alFinal(p);
    assert.equal(await final(p).textContent(), `Plan de ${e.plan} movimientos`);
    assert.equal(await cuenta(p, "expandidos"), e.expandidos);
    assert.equal(await cuenta(p, "generados"), e.generados);
    const marcados = await p.locator(".arbol .nodo.plan").count();
    assert.equal(marcados, modo === "bidireccional" ? e.plan + 2 : e.plan + 1);
    assert.equal(await p.locator(".movimientos li").count(), e.plan + 1);
    await p.close();
  });
}
for (const modo of ["anchura", "profund", "iter", "ida_estrella"]) {
  prueba(`page: of two moves to one state ${modo} marks the one of the plan`, async () => {
    const p = await abre({ problema: "problema:dobles" });
    await empieza(p, modo, null);
    await alFinal(p);
    const plan = await p.locator(".movimientos li").allTextContents();
    assert.deepEqual(plan, ["partida", "a", "c"]);
    assert.deepEqual(await p.locator(".arbol .nodo.plan title").allTextContents(), ["1", "2", "3"]);
    assert.deepEqual((await p.locator(".arbol .rama.plan").count()), 2);
    assert.deepEqual(await p.locator(".arbol .nodo.plan .numero").allTextContents().then((n) => n.map(Boolean)), [true, true, false]);
    await p.close();
  });
}
prueba("page: the plan is replayed move by move to the goal", async () => {
  const p = await abre();
  await empieza(p, "a_estrella");
  await alFinal(p);
  assert.equal(await p.locator(".escenario svg").getAttribute("aria-label"), "[4,1,3,7,2,5,8,0,6]");
  await p.click(".recorrido [data-p='1']");
  assert.equal(await p.locator(".escenario svg").getAttribute("aria-label"), "[4,1,3,7,2,5,0,8,6]");
  await p.click(".recorrido [data-p='0']");
  await p.waitForFunction(() => document.querySelector(".escenario svg").getAttribute("aria-label") === "[1,2,3,4,5,6,7,8,0]");
  assert.equal(await p.locator(".recorrido output").textContent(), "Movimiento 7 de 7");
  await p.click(".movimientos [data-m='2']");
  assert.equal(await p.locator(".movimientos [aria-current]").textContent(), "n");
  await p.close();
});
prueba("page: step, back, the ends and the slider, by keyboard and mouse", async () => {
  const p = await abre();
  await empieza(p, "anchura");
  assert.equal(await cuenta(p, "expandidos"), 0);
  assert.equal(await p.locator(".arbol .nodo").count(), 1);
  await p.keyboard.press("ArrowRight");
  await p.waitForFunction(() => document.querySelector("[data-c=expandidos] dd").textContent === "1");
  assert.equal(await p.locator(".arbol .nodo").count(), 4);
  assert.equal(await p.locator(".arbol .nodo.abierto").count(), 3);
  await p.click("#adelante");
  await p.waitForFunction(() => document.querySelector("[data-c=expandidos] dd").textContent === "2");
  assert.equal(await p.locator(".arbol .nodo.descartado .porque").textContent(), "✗ visitado");
  assert.match(await p.locator("#voz").textContent(), /^Expansión 2, profundidad 1, 5 abiertos/);
  await p.keyboard.press("ArrowLeft");
  assert.equal(await cuenta(p, "expandidos"), 1);
  await p.keyboard.press("Home");
  assert.equal(await cuenta(p, "expandidos"), 0);
  await p.locator("#momento").fill("20");
  assert.equal(await cuenta(p, "expandidos"), 20);
  await p.close();
});
prueba("page: it plays, pauses where it is, and plays on to the end", async () => {
  const p = await abre();
  await empieza(p, "a_estrella");
  await p.locator("#velocidad").fill("6");
  await p.focus("#marcha");
  await p.keyboard.press("Space");
  await p.waitForFunction(() => Number(document.querySelector("[data-c=expandidos] dd").textContent) >= 2);
  await p.keyboard.press("Space");
  assert.equal(await p.getAttribute("#marcha", "aria-label"), "Reproducir (espacio)");
  await p.keyboard.press("Space");
  await p.waitForFunction(() => document.querySelector(".final") && !document.querySelector(".final").hidden);
  assert.equal(await final(p).textContent(), "Plan de 7 movimientos");
  await p.close();
});
prueba("page: the open list is in the order of the strategy", async () => {
  const p = await abre();
  await empieza(p, "a_estrella");
  for (let i = 0; i < 4; i++) await p.click("#adelante");
  const fs = await p.locator(".abiertos li.nodo span").allTextContents();
  const numeros = fs.map((s) => Number(s.match(/f (\d+)/)[1]));
  assert.ok(numeros.length > 2);
  assert.deepEqual(numeros, [...numeros].sort((a, b) => a - b));
  const primero = await p.locator(".abiertos li.nodo svg").first().getAttribute("aria-label");
  await p.click("#adelante");
  await p.waitForFunction(() => document.querySelector("[data-c=expandidos] dd").textContent === "5");
  assert.equal(await p.locator(".arbol .nodo.actual title").textContent(), primero);
  await p.close();
});
prueba("page: two modes side by side move together", async () => {
  const p = await abre();
  await p.check("#comparar");
  await p.selectOption("#modo1", "anchura");
  await empieza(p, "a_estrella");
  assert.equal(await p.locator(".carril").count(), 2);
  for (let i = 0; i < 3; i++) await p.click("#adelante");
  await p.waitForFunction(() => [...document.querySelectorAll("[data-c=expandidos] dd")].every((e) => e.textContent === "3"));
  await alFinal(p);
  assert.equal(await final(p, 0).textContent(), "Plan de 7 movimientos");
  assert.equal(await final(p, 1).textContent(), "Plan de 7 movimientos");
  assert.ok(await cuenta(p, "expandidos", 0) < await cuenta(p, "expandidos", 1));
  await p.close();
});
prueba("page: a wrong board is told in words, and a right one takes the words away", async () => {
  const p = await abre();
  for (const malo of ["1 2 3 4", "1 1 3 7 2 5 8 0 6", "hola", ""]) {
    await escribe(p, malo);
    await p.waitForSelector("#error:not([hidden])");
    assert.match(await p.locator("#error").textContent(), /^no es un tablero: /);
    await p.click("button[type=submit]");
    assert.equal(await p.locator(".carril").count(), 0);
    await escribe(p, "[1,2,3, 4,5,6, 7,_,8]");
    await p.waitForSelector("#error", { state: "hidden" });
  }
  assert.equal(await p.inputValue("#texto"), "1 2 3 4 5 6 7 0 8");
  await p.close();
});
prueba("page: a random board is as far away as was asked", async () => {
  const p = await abre();
  await p.fill("#distancia", "14");
  const antes = await p.inputValue("#texto");
  await p.click("#azar");
  await p.waitForFunction((a) => document.getElementById("texto").value !== a, antes);
  await empieza(p, "a_estrella", null);
  await alFinal(p);
  assert.equal(await final(p).textContent(), "Plan de 14 movimientos");
  await p.fill("#distancia", "99");
  await p.click("#azar");
  await p.waitForSelector("#error:not([hidden])");
  assert.match(await p.locator("#error").textContent(), /99/);
  await p.close();
});
prueba("page: a tile slides when pressed, two swap when dragged; parity is told", async () => {
  const p = await abre();
  await escribe(p, "1 2 3 4 5 6 7 8 0");
  await p.waitForFunction(() => document.querySelector(".editor [data-i='8']").classList.contains("hueco"));
  await p.click(".editor [data-i='7']");
  await p.waitForFunction(() => document.getElementById("texto").value === "1 2 3 4 5 6 7 0 8");
  await p.waitForSelector("#paridad", { state: "hidden" });
  const [a, b] = [await p.locator(".editor [data-i='0']").boundingBox(), await p.locator(".editor [data-i='1']").boundingBox()];
  await p.mouse.move(a.x + 20, a.y + 20);
  await p.mouse.down();
  await p.mouse.move(b.x + 20, b.y + 20, { steps: 5 });
  await p.mouse.up();
  await p.waitForFunction(() => document.getElementById("texto").value === "2 1 3 4 5 6 7 0 8");
  await p.waitForSelector("#paridad:not([hidden])");
  assert.match(await p.locator("#paridad").textContent(), /paridad/);
  await p.close();
});
prueba("page: the board is arranged by keyboard alone", async () => {
  const p = await abre();
  await escribe(p, "1 2 3 4 5 6 7 8 0");
  await p.waitForFunction(() => document.querySelector(".editor [data-i='8']").classList.contains("hueco"));
  await p.focus(".editor [tabindex='0']");
  for (const tecla of ["Enter", "ArrowRight", "ArrowDown", "Enter"]) await p.keyboard.press(tecla);
  await p.waitForFunction(() => document.getElementById("texto").value === "5 2 3 4 1 6 7 8 0");
  assert.equal(await p.locator("#voz").textContent(), "Cambiadas 1 y 5");
  await p.close();
});
prueba("page: a board of 4x4 and its heuristics", async () => {
  const p = await abre();
  await p.selectOption("#lado", "4");
  await p.waitForFunction(() => document.querySelectorAll(".editor button").length === 16);
  assert.ok(!(await p.locator("#heuristica0 option").allTextContents()).includes("exacta"));
  await empieza(p, "ida_estrella", "1 2 3 4 5 6 7 8 9 10 11 12 0 13 14 15", "distancia_andada");
  await alFinal(p);
  assert.equal(await final(p).textContent(), "Plan de 3 movimientos");
  await p.close();
});
prueba("page: a board of another shape, typed in rows, keeps it", async () => {
  const p = await abre();
  await escribe(p, "[[1,2,3],[4,5,0]]");
  await p.waitForFunction(() => document.querySelectorAll(".editor [role=row]").length === 2);
  assert.equal(await p.inputValue("#texto"), "1 2 3 / 4 5 0");
  assert.equal(await p.locator("#lado option:checked").textContent(), "3 × 2");
  await p.click(".editor [data-i='4']");
  await p.waitForFunction(() => document.getElementById("texto").value === "1 2 3 / 4 0 5");
  await p.click("button[type=submit]");
  await p.waitForSelector(".carril");
  await alFinal(p);
  assert.equal(await final(p).textContent(), "Plan de 1 movimiento");
  assert.equal(await p.locator(".escenario svg").getAttribute("aria-label"), "[[1,2,3],[4,0,5]]");
  await p.fill("#distancia", "6");
  await p.click("#azar");
  await p.waitForFunction(() => !["1 2 3 / 4 0 5", ""].includes(document.getElementById("texto").value));
  assert.equal(await p.locator("#lado option:checked").textContent(), "3 × 2");
  await p.selectOption("#lado", "4");
  await p.waitForFunction(() => document.querySelectorAll(".editor button").length === 16);
  assert.ok(!(await p.locator("#lado option").allTextContents()).includes("3 × 2"));
  await p.close();
});
prueba("page: the size shown is the board's", async () => {
  const p = await abre();
  assert.deepEqual(await p.locator("#lado option").allTextContents(), ["2 × 2", "3 × 3", "4 × 4", "5 × 5"]);
  for (const [texto, lado] of [["2 1 3 0", "2 × 2"], ["1 2 3 4 5 6 7 8 0", "3 × 3"], ["1 0 / 2 3 / 4 5", "2 × 3"], ["1 2 0 3", "2 × 2"]]) {
    await escribe(p, texto);
    await p.waitForFunction((l) => document.querySelector("#lado option:checked")?.textContent === l, lado);
  }
  await p.close();
});
prueba("page: pressing Start moves nothing under the pointer before it is released", async () => {
  const p = await abre();
  const preguntas = [];
  p.on("request", (r) => { if (r.url().endsWith("/api/tablero")) preguntas.push(r.postDataJSON().texto); });
  await p.fill("#texto", "2 1 3 0");
  const { x, y, width, height } = await p.locator("button[type=submit]").boundingBox();
  await p.mouse.move(x + width / 2, y + height / 2);
  await p.mouse.down();
  await p.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(preguntas, []);
  await p.mouse.up();
  await p.waitForSelector(".carril");
  assert.equal(preguntas[0], "2 1 3 0");
  await p.close();
});
prueba("page: an unsolvable board is searched to the bitter end or the limit, and told so", async () => {
  const p = await abre();
  await empieza(p, "anchura", "2 1 3 0");
  await alFinal(p);
  assert.equal(await final(p).textContent(), "No hay plan: 12 estados vistos");
  await p.close();
});
prueba("page: a problem of the student's, its states drawn by dibuja/2", async () => {
  const p = await abre({ problema: "propio" });
  assert.equal(await p.inputValue("#inicial"), "j(0,0)");
  await empieza(p, "anchura", null);
  assert.deepEqual(await p.locator(".arbol .nodo .linea").allTextContents(), ["5 l: 0", "3 l: 0"]);
  await alFinal(p);
  assert.equal(await final(p).textContent(), "Plan de 6 movimientos");
  assert.equal(await p.locator(".escenario pre").textContent(), "5 l: 0\n3 l: 0");
  await p.fill("#inicial", "j(0,");
  await p.click("button[type=submit]");
  await p.waitForSelector("#error:not([hidden])");
  assert.match(await p.locator("#error").textContent(), /no es un término de Prolog/);
  await p.close();
});
prueba("page: the stack is offered where there is a heuristic", async () => {
  const p = await abre({ problema: "problema:dobles" });
  const ofrecidos = () => p.locator("#modo0 option").evaluateAll((os) => os.map((o) => o.value));
  assert.deepEqual(await ofrecidos(), modos.filter((m) => m !== "pila"));
  await p.selectOption("#problema", "problema:contados");
  assert.deepEqual(await ofrecidos(), modos);
  await empieza(p, "pila", null);
  await alFinal(p);
  assert.equal(await final(p).textContent(), "Plan de 3 movimientos");
  await p.selectOption("#problema", "problema:dobles");
  assert.equal(await p.inputValue("#modo0"), "anchura");
  await p.close();
});
prueba("page: a limit is told in the language of the page", async () => {
  const p = await abre({ problema: "problema:cima" });
  for (const [modo, es, en] of [
    ["escalada", "La escalada se quedó sin hijos nuevos", "Hill climbing ran out of new children"],
    ["haz", "El haz de anchura 1 dejó nodos fuera y no halló plan", "The beam of width 1 left nodes out and found no plan"],
    ["anchura", "Límite de profundidad 2 alcanzado", "Depth limit 2 reached"],
  ]) {
    if (modo === "anchura") await p.selectOption("#problema", "problema:hondo");
    await p.selectOption("#modo0", modo);
    if (modo === "haz") await p.fill("#ancho0", "1");
    await empieza(p, modo, null);
    await alFinal(p);
    assert.equal(await final(p).textContent(), es);
    await p.click("#idioma");
    assert.equal(await final(p).textContent(), en);
    await p.click("#idioma");
  }
  await p.close();
});
prueba("page: two tabs do not disturb each other, and a tab's search ends with it", async () => {
  const [a, b] = [await abre(), await abre()];
  const ids = [];
  for (const [p, modo] of [[a, "anchura"], [b, "a_estrella"]]) {
    p.on("response", async (r) => { if (r.url().endsWith("/api/abre")) ids.push((await r.json()).id); });
    await empieza(p, modo);
  }
  for (let i = 0; i < 3; i++) {
    await a.click("#adelante");
    await b.click("#adelante");
  }
  await alFinal(b);
  assert.equal(await cuenta(a, "expandidos"), 3);
  await alFinal(a);
  assert.ok(await cuenta(b, "expandidos") < await cuenta(a, "expandidos"));
  const viven = async () => JSON.parse((await peticion(servidor.puerto, {
    metodo: "POST", camino: "/api/vive", cabeceras: json, cuerpo: JSON.stringify({ ids }),
  })).texto).viven;
  assert.equal((await viven()).length, 2);
  await a.close({ runBeforeUnload: true });
  while ((await viven()).length > 1);
  assert.deepEqual(await viven(), [ids[1]]);
  await b.goto("about:blank");
  while ((await viven()).length > 0);
  await b.close();
});
prueba("page: Spanish and English, light and dark, and they are remembered", async () => {
  const p = await abre();
  await empieza(p, "a_estrella");
  await p.click("#idioma");
  assert.equal(await p.getAttribute("html", "lang"), "en");
  assert.equal(await p.locator("button[type=submit]").textContent(), "Start");
  assert.equal(await p.locator(".leyenda .abierto span").textContent(), "open");
  await escribe(p, "1 2 3");
  await p.waitForSelector("#error:not([hidden])");
  assert.match(await p.locator("#error").textContent(), /^not a board/);
  const claro = await p.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await p.click("#tema");
  assert.notEqual(await p.evaluate(() => getComputedStyle(document.body).backgroundColor), claro);
  await p.reload();
  await p.waitForSelector("#modo0 option", { state: "attached" });
  assert.equal(await p.getAttribute("html", "lang"), "en");
  await p.click("#idioma");
  await p.click("#tema");
  await p.close();
});
for (const [ancho, alto] of [[1280, 900], [390, 844]]) {
  prueba(`page: at ${ancho} pixels nothing sticks out and everything has a name`, async () => {
    const p = await abre({ ancho, alto });
    const sobra = () => p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(await sobra(), 0);
    await p.check("#comparar");
    await p.selectOption("#modo1", "haz");
    await empieza(p, "iter");
    await alFinal(p);
    assert.equal(await sobra(), 0);
    const sinNombre = await p.evaluate(() => [...document.querySelectorAll("button, input, select, textarea")]
      .filter((e) => e.offsetParent && !(e.getAttribute("aria-label") || e.textContent.trim() || e.labels?.length)).map((e) => e.outerHTML));
    assert.deepEqual(sinNombre, []);
    await p.close();
  });
}
prueba("page: the server stopped meanwhile: told, and what has come can still be seen", async () => {
  const p = await abre();
  await empieza(p, "anchura");
  await p.click("#adelante");
  await servidor.para();
  await p.keyboard.press("End");
  await p.waitForSelector("#error:not([hidden])");
  assert.match(await p.locator("#error").textContent(), /No se alcanza el servidor/);
  await p.keyboard.press("ArrowRight");
  await p.waitForFunction(() => Number(document.querySelector("[data-c=expandidos] dd").textContent) >= 2);
  await p.keyboard.press("Home");
  assert.equal(await cuenta(p, "expandidos"), 0);
  assert.doesNotMatch(servidor.dicho(), /ERROR|Warning/);
  await p.close();
  servidor = await arranca();
});
prueba("page: it has asked this server alone, and complained of nothing", async () => {
  assert.ok(pedidas.length > 50);
  assert.deepEqual(pedidas.filter((u) => !/^http:\/\/127\.0\.0\.1:\d+\//.test(u)), []);
  assert.deepEqual(quejas, []);
  assert.doesNotMatch(servidor.dicho(), /ERROR|Warning/);
});

async function retratos() {
  for (const [nombre, ancho, alto, oscuro, problema] of [
    ["ancho", 1280, 900, false, "tableros"], ["estrecho", 390, 844, false, "tableros"],
    ["ancho-oscuro", 1280, 900, true, "propio"], ["estrecho-oscuro", 390, 844, true, "propio"]]) {
    const p = await abre({ ancho, alto, oscuro, problema });
    await empieza(p, "a_estrella", problema === "tableros" ? "4 1 3 7 2 5 8 0 6" : null);
    for (let i = 0; i < 4; i++) await p.click("#adelante");
    await p.screenshot({ path: join(donde, `${nombre}-paso.png`) });
    await alFinal(p);
    await p.screenshot({ path: join(donde, `${nombre}-final.png`), fullPage: true });
    await p.close();
  }
}

let bien = 0, mal = 0;
try {
  for (const { nombre, cuerpo } of pruebas.filter((q) => q.nombre.includes(solo))) {
    const desde = performance.now();
    try {
      await cuerpo();
      bien++;
      if (process.env.VERBOSE) console.log(`${Math.round(performance.now() - desde)} ms  ${nombre}`);
    } catch (e) {
      mal++;
      console.log(`FAILED ${nombre}\n    ${String(e.stack ?? e).replaceAll("\n", "\n    ")}`);
    }
  }
  if (donde) await retratos();
} finally {
  await navegador.close();
  await servidor.para();
  rmSync(perfil, { recursive: true, force: true });
}
console.log(`${bien} passed, ${mal} failed`);
process.exit(mal === 0 && bien > 0 ? 0 : 1);
