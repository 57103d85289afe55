import { unknownPlaces } from '#contract/letters.ts';
import { refuse } from '#server/platform/http/problem.ts';

/** Throws `marca_desconocida`, naming the places that no letter can fill and the fields they are in. */
export function checkPlaces(words: Readonly<Record<'asunto' | 'cuerpo', string>>, prefix = ''): void {
  const found = (['asunto', 'cuerpo'] as const).flatMap((field) => {
    const names = unknownPlaces(words[field]).map((name) => `{${name}}`);
    return names.length > 0 ? [{ field, names }] : [];
  });
  if (found.length === 0) return;
  throw refuse('marca_desconocida', {
    values: { marcas: [...new Set(found.flatMap(({ names }) => names))].join(', ') },
    errors: found.map(({ field, names }) => ({
      field: `${prefix}${field}`,
      message: `No conocemos ${names.join(', ')}: bórralo o usa una de las marcas de la lista.`,
    })),
  });
}
