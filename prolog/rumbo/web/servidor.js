/** The server, as the page asks it. */
import { idioma } from "./textos.js";

/** The server has refused; `codigo` is HTTP's, the message is in the user's language. */
export class Rechazo extends Error {
  constructor(codigo, texto) {
    super(texto);
    this.codigo = codigo;
  }
}
/** The server did not answer. */
export class SinServidor extends Error {}

export async function pide(servicio, datos = {}) {
  let respuesta, cuerpo;
  try {
    respuesta = await fetch(`/api/${servicio}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...datos, idioma: idioma() }),
    });
    cuerpo = await respuesta.json();
  } catch {
    throw new SinServidor();
  }
  if (!respuesta.ok) throw new Rechazo(respuesta.status, cuerpo?.error?.texto ?? String(respuesta.status));
  return cuerpo;
}

/** Closes searches, also while the tab is going away. */
export function cierra(ids) {
  if (ids.length === 0) return;
  const datos = new Blob([JSON.stringify({ ids })], { type: "application/json" });
  navigator.sendBeacon("/api/cierra", datos);
}
