import { type FaultCode, faults } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';

/** Endings that a computer may run, or open as a page, at a double click. */
const runs =
  /\.(exe|com|scr|msi|bat|cmd|ps1|vbs|vbe|wsf|hta|lnk|pif|cpl|reg|jar|apk|app|dmg|deb|rpm|x?html?|xht|mht(ml)?|jse|wsh|msc|msp|scf|url|xll)$/i;

/**
 * The name of a file as it is kept: without folders, not hidden, and without what hides how a name ends: signs that
 * nobody sees, and points at its end, which Windows drops. Throws `archivo_no_admitido` where nothing is left of it, or
 * where it ends as programs and web pages do.
 */
export function uploadedName(raw: string): string {
  const [last = ''] = raw.normalize('NFC').split(/[/\\]/).slice(-1);
  const name = last
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') throw notAdmitted('nombre', 'archivo_sin_nombre');
  if (runs.test(name)) throw notAdmitted('nombre', 'archivo_nombre_programa');
  return name;
}

/** The refusal of a file, which says why and which part of the request to change. */
export const notAdmitted = (field: 'archivo' | 'clase' | 'nombre', code: FaultCode) =>
  refuse('archivo_no_admitido', { values: { motivo: faults[code] }, errors: [{ field, code }] });
