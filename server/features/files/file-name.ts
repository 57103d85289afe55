import { refuse } from '#server/platform/http/problem.ts';

/** Endings that a computer may run, or open as a page, at a double click. */
const runs =
  /\.(exe|com|scr|msi|bat|cmd|ps1|vbs|vbe|wsf|hta|lnk|pif|cpl|reg|jar|apk|app|dmg|deb|rpm|x?html?|xht|mht(ml)?)$/i;

/**
 * The name of a file as it is kept: without folders, without signs that nobody sees (they hide how a name ends), and not
 * hidden itself. Throws `archivo_no_admitido` where nothing is left of it, or where it ends as programs and web pages do.
 */
export function fileName(raw: string): string {
  const [last = ''] = raw.normalize('NFC').split(/[/\\]/).slice(-1);
  const name = last
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim();
  if (name === '') throw notAdmitted('nombre', 'Su nombre no dice nada: dale otro.');
  if (runs.test(name))
    throw notAdmitted('nombre', 'No guardamos programas ni páginas web: su nombre acaba como los suyos.');
  return name;
}

/** The refusal of a file, which says why and which part of the request to change. */
export const notAdmitted = (field: 'archivo' | 'clase' | 'nombre', motivo: string) =>
  refuse('archivo_no_admitido', { values: { motivo }, errors: [{ field, message: motivo }] });
