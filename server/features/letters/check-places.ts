import { type LetterTemplateKind, missingPlaces, unknownPlaces } from '#contract/letter-templates.ts';
import { inBraces } from '#contract/letters.ts';
import { refuse } from '#server/platform/http/problem.ts';

type Words = Readonly<Record<'asunto' | 'cuerpo', string>>;

/** Throws `marca_desconocida`, naming the places that this text cannot fill and the fields they are in. */
export const checkPlaces = (clave: LetterTemplateKind, words: Words, prefix = ''): void =>
  check('marca_desconocida', clave, words, prefix);

/** The same of a template, which may also lack a place that it cannot do without: `falta_marca`. */
export function checkTemplate(clave: LetterTemplateKind, words: Words): void {
  checkPlaces(clave, words);
  check('falta_marca', clave, words, '');
}

const faults = {
  marca_desconocida: {
    find: unknownPlaces,
    say: (marcas: string) => `No conocemos ${marcas}: bórralo o usa una de las marcas de la lista.`,
  },
  falta_marca: {
    find: missingPlaces,
    say: (marcas: string) => `Falta ${marcas} en un párrafo que salga siempre: sin eso, el correo no dice lo suyo.`,
  },
};

function check(code: keyof typeof faults, clave: LetterTemplateKind, words: Words, prefix: string): void {
  const { find, say } = faults[code];
  const found = (['asunto', 'cuerpo'] as const).flatMap((field) => {
    const names = find(clave, field, words[field]);
    return names.length > 0 ? [{ field, names }] : [];
  });
  if (found.length === 0) return;
  throw refuse(code, {
    values: { marcas: inBraces([...new Set(found.flatMap(({ names }) => names))], ', ') },
    errors: found.map(({ field, names }) => ({ field: `${prefix}${field}`, message: say(inBraces(names, ', ')) })),
  });
}
