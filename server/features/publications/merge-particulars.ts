import type { ParticularChanges, Particulars } from '#contract/entities/particulars.ts';
import { hasParticular } from '#contract/particulars.ts';
import { refuse } from '#contract/refuse.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { hyphenateIsbn } from './hyphenate-isbn.ts';

/**
 * What the particulars of a work of this type become: field by field what is sent over what is there, null taking one away. What was
 * said while it was of another type stays. Throws `datos_no_validos`, naming the fields, where one is sent that the type does not have.
 */
export function mergeParticulars(tipo: Tipo, stored: Particulars, sent: ParticularChanges): Particulars {
  const wrong = Object.entries(sent).filter(
    ([field, value]) => value !== null && value !== undefined && !hasParticular(tipo, field),
  );
  if (wrong.length > 0)
    throw refuse('datos_no_validos', {
      errors: wrong.map(([field]) => ({ field: `ficha.${field}`, code: 'ficha_ajena' as const })),
    });
  const { isbn } = sent;
  const hyphenated =
    isbn &&
    Object.fromEntries(
      Object.entries(isbn).flatMap(([format, value]) => (value ? [[format, hyphenateIsbn(value)]] : [])),
    );
  const merged = { ...stored, ...sent, ...(hyphenated && { isbn: hyphenated }) };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  ) as Particulars;
}
