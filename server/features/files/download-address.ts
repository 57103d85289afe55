/** Addresses that open one file for a few minutes, to whoever holds them: a browser's download carries no token. */
import { isSignedBy, type Keys, signature } from '#server/platform/signature.ts';

/** How long a link lasts. A download that has begun goes on. */
const lifetimeMs = 5 * 60_000;
export const downloadsPath = '/files/descargas/';

/** The name is signed as well: nobody else's words are offered as the name of a file of ours. */
const signed = (id: string, expiry: string, name: string) => ['download', id, expiry, name] as const;

/** `copia`: the SHA-256 of the file's copy that is to be given in its place. */
interface Download {
  id: string;
  nombre: string;
  copia?: string;
}

/** `/files/descargas/{token}/{name}`, and until when it holds. */
export function downloadAddress(secret: Keys, { id, nombre, copia }: Download, now = Date.now()) {
  const expiry = now + lifetimeMs;
  const what = copia ? `${id}_${copia}` : id;
  const token = `${what}.${expiry}.${signature(secret, ...signed(what, String(expiry), nombre))}`;
  return { url: `${downloadsPath}${token}/${encodeURIComponent(nombre)}`, caduca: new Date(expiry).toISOString() };
}

/** What a token opens under that name; undefined where it was changed, or is no longer good. */
export function openedBy(secret: Keys, token: string, name: string, now = Date.now()): Download | undefined {
  const [what = '', expiry = '', mac = ''] = token.split('.');
  if (!isSignedBy(secret, mac, ...signed(what, expiry, name)) || now >= Number(expiry)) return undefined;
  const [id = '', copia] = what.split('_');
  return { id, nombre: name, ...(copia && { copia }) };
}
