// The viewer's server for the tests: a swipl of its own.
import { spawn } from "node:child_process";
import http from "node:http";
import { fileURLToPath } from "node:url";

const casa = fileURLToPath(new URL("../../", import.meta.url));
const swipl = (...args) => ["-q", "-f", "none", "--no-packs", "-p", `library=${casa}prolog`, "-p", `foreign=${casa}build`, ...args];

/** Starts it; `url` is its address. `para()` ends the process and waits for that. */
export async function arranca() {
  const hijo = spawn("swipl", swipl("-g", "arranca", `${casa}tests/web/jarras.pl`), { stdio: ["pipe", "ignore", "pipe"] });
  let dicho = "";
  const url = await new Promise((listo, falla) => {
    hijo.stderr.on("data", (d) => {
      dicho += d;
      const m = dicho.match(/http:\/\/127\.0\.0\.1:\d+\//);
      if (m) listo(m[0]);
    });
    hijo.on("exit", () => falla(new Error(`swipl: ${dicho}`)));
  });
  const acabado = new Promise((listo) => { hijo.on("exit", listo); });
  return {
    url,
    puerto: Number(new URL(url).port),
    dicho: () => dicho,
    async para() {
      hijo.stdin.end("visor_fin.\nhalt.\n");
      await acabado;
    },
  };
}

/** What a goal prints, from a swipl at the prompt's side of things. */
export function pregunta(goal) {
  return new Promise((listo, falla) => {
    const hijo = spawn("swipl", swipl("-g", goal, "-t", "halt", `${casa}tests/web/jarras.pl`), { stdio: ["ignore", "pipe", "inherit"] });
    let salida = "";
    hijo.stdout.on("data", (d) => { salida += d; });
    hijo.on("exit", (codigo) => (codigo === 0 ? listo(salida) : falla(new Error(`swipl: ${codigo}`))));
  });
}

/** A request as it is, without what a browser would add. `cuerpo` may be a number: so many bytes. */
export function peticion(puerto, { metodo = "GET", camino = "/", cabeceras = {}, cuerpo = null }) {
  return new Promise((listo, falla) => {
    const datos = typeof cuerpo === "number" ? Buffer.alloc(cuerpo, 32) : cuerpo;
    const largo = datos === null || "Transfer-Encoding" in cabeceras ? {} : { "Content-Length": Buffer.byteLength(datos) };
    const req = http.request({ host: "127.0.0.1", port: puerto, method: metodo, path: camino, agent: false, headers: { ...largo, ...cabeceras } }, (res) => {
      let texto = "";
      res.on("data", (d) => { texto += d; });
      res.on("end", () => listo({ codigo: res.statusCode, cabeceras: res.headers, texto }));
    });
    req.on("error", falla);
    req.end(datos ?? undefined);
  });
}
