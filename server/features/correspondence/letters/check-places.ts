import { type LetterTemplateKind, missingPlaces, unknownPlaces } from '#contract/letter-templates.ts';
import { inBraces } from '#contract/letters.ts';
import { refuse } from '#contract/refuse.ts';

type Words = Readonly<Record<'asunto' | 'cuerpo', string>>;

/** Throws `marca_desconocida`, naming the places that this text cannot fill and the fields they are in. */
export const checkPlaces = (clave: LetterTemplateKind, words: Words, prefix = ''): void =>
  check('marca_desconocida', clave, words, prefix);

/** The same of a template, which may also lack a place that it cannot do without: `falta_marca`. */
export function checkTemplate(clave: LetterTemplateKind, words: Words): void {
  checkPlaces(clave, words);
  check('falta_marca', clave, words, '');
}

const findPlaces = { marca_desconocida: unknownPlaces, falta_marca: missingPlaces };

function check(code: keyof typeof findPlaces, clave: LetterTemplateKind, words: Words, prefix: string): void {
  const found = (['asunto', 'cuerpo'] as const).flatMap((field) => {
    const names = findPlaces[code](clave, field, words[field]);
    return names.length > 0 ? [{ field, names }] : [];
  });
  if (found.length === 0) return;
  throw refuse(code, {
    values: { marcas: inBraces([...new Set(found.flatMap(({ names }) => names))], ', ') },
    errors: found.map(({ field, names }) => ({
      field: `${prefix}${field}`,
      code,
      values: { marcas: inBraces(names, ', ') },
    })),
  });
}
