/**
 * Why a command or the start failed, for whoever runs the machine: what the system and the database say in codes, in the
 * machine's language.
 */
import { inMachineLanguage } from './machine-words.ts';

const es = {
  ENOSPC: 'No queda sitio en el disco.',
  EDQUOT: 'Se ha agotado la cuota de disco.',
  EFBIG: 'El archivo pasa del tamaño que el sistema permite.',
  EACCES: 'No tienes permiso para leer o escribir ahí. Ejecuta la orden con el usuario que arranca Pliego.',
  EPERM: 'El sistema no permite hacer eso con este usuario.',
  EROFS: 'Ese disco es de solo lectura.',
  EISDIR: 'Es una carpeta, y tiene que ser un archivo.',
  ENOTDIR: 'Una parte de la ruta no es una carpeta.',
  ENOENT: 'No existe.',
  ECONNREFUSED: 'Nadie responde en esa dirección. ¿Está en marcha PostgreSQL, y es esa su DATABASE_URL?',
  ENOTFOUND: 'No se encuentra esa máquina. Revisa DATABASE_URL o S3_URL.',
  ECONNRESET: 'La conexión se ha cortado antes del final.',
  EAI_AGAIN: 'Ahora no se puede preguntar por esa máquina: no responde el servicio de nombres (DNS).',
  ETIMEDOUT: 'Esa máquina no responde. Revisa DATABASE_URL y el cortafuegos.',
  EHOSTUNREACH: 'No hay camino hasta esa máquina. Revisa DATABASE_URL y la red.',
  EADDRINUSE: 'Otro programa ocupa ese puerto. Detenlo, o elige otro con PORT.',
  EADDRNOTAVAIL: 'Esta máquina no tiene esa dirección. Revisa HOST.',
  '53300': 'PostgreSQL no admite más conexiones. Sube su max_connections, o baja DATABASE_POOL.',
  '57P03': 'PostgreSQL está arrancando o deteniéndose. Vuelve a intentarlo en unos segundos.',
  '28P01': 'PostgreSQL no acepta ese usuario o esa contraseña. Revisa DATABASE_URL.',
  '28000': 'PostgreSQL no acepta ese usuario. Revisa DATABASE_URL.',
  '3D000': 'Esa base de datos no existe. Créala antes, o revisa DATABASE_URL.',
  '42501': 'El usuario de DATABASE_URL no tiene permiso para eso en la base de datos.',
  '42P01': 'En esa base de datos no hay ninguna plataforma.',
  '53100': 'La base de datos se ha quedado sin sitio en el disco.',
  unknown: 'El motor de la base de datos ha fallado, sin decir por qué.',
};
const en: typeof es = {
  ENOSPC: 'There is no room left on the disk.',
  EDQUOT: 'The disk quota is used up.',
  EFBIG: 'The file is larger than the system allows.',
  EACCES: 'You may not read or write there. Run the command as the user that starts Pliego.',
  EPERM: 'The system does not allow that to this user.',
  EROFS: 'That disk is read-only.',
  EISDIR: 'It is a folder, and has to be a file.',
  ENOTDIR: 'A part of the path is not a folder.',
  ENOENT: 'It does not exist.',
  ECONNREFUSED: 'Nobody answers at that address. Is PostgreSQL running, and is that its DATABASE_URL?',
  ENOTFOUND: 'That machine is not found. Check DATABASE_URL or S3_URL.',
  ECONNRESET: 'The connection was cut before the end.',
  EAI_AGAIN: 'That machine cannot be asked for now: the name service (DNS) does not answer.',
  ETIMEDOUT: 'That machine does not answer. Check DATABASE_URL and the firewall.',
  EHOSTUNREACH: 'There is no way to that machine. Check DATABASE_URL and the network.',
  EADDRINUSE: 'Another program uses that port. Stop it, or choose another with PORT.',
  EADDRNOTAVAIL: 'This machine does not have that address. Check HOST.',
  '53300': 'PostgreSQL takes no more connections. Raise its max_connections, or lower DATABASE_POOL.',
  '57P03': 'PostgreSQL is starting or stopping. Try again in some seconds.',
  '28P01': 'PostgreSQL does not accept that user or that password. Check DATABASE_URL.',
  '28000': 'PostgreSQL does not accept that user. Check DATABASE_URL.',
  '3D000': 'That database does not exist. Create it first, or check DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not do that in the database.',
  '42P01': 'There is no platform in that database.',
  '53100': 'The database has no room left on its disk.',
  unknown: 'The engine of the database failed without saying why.',
};
const { unknown, ...byCode } = inMachineLanguage({ es, en });
const words: Record<string, string> = byCode;

/** PGlite tells of its folder by the numbers of WASI alone. */
const wasi: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 22: 'EFBIG', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

/** A failure whose message says it all, in the machine's language: nothing is put before it, nor cut from it. */
export class ToldError extends Error {}

/** One or two lines; the second says in the system's words where. */
export function sayError(error: unknown): string {
  if (error instanceof ToldError) return error.message;
  const said = wordsOfError(error);
  const whole = error instanceof Error ? messageOf(error) : undefined;
  if (!said) return whole || unknown;
  const detail = whole?.split('\n')[0];
  return detail ? `${said}\n  ${detail}` : said;
}

/** In characters: what a terminal shows at once. */
const longest = 1000;

/** What the cause of a failed query says: its own message is the statement with its values, which may be whole works. */
function messageOf({ name, message, cause }: Error): string | undefined {
  const isQuery = name === 'DrizzleQueryError' || message.startsWith('Failed query: ');
  if (isQuery) return cause instanceof Error ? messageOf(cause) : undefined;
  return message.length > longest ? `${message.slice(0, longest)}…` : message;
}

/** The sentence alone; undefined where there is none for it. */
export function wordsOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && words[error.code]) return words[error.code];
  if ('errno' in error && typeof error.errno === 'number' && wasi[error.errno]) return words[wasi[error.errno] ?? ''];
  return 'cause' in error ? wordsOfError(error.cause) : undefined;
}
