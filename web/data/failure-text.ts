import { messageOf } from './problems.ts';

/** What went wrong, and why where the server says it: 'Error al crear revisión: …' (spec 000 §8); a whole sentence stays one. */
export function failureText(what: string, error: unknown): string {
  const why = messageOf(error, '');
  return why ? `${what}${what.endsWith('.') ? '' : ':'} ${why}` : what;
}
