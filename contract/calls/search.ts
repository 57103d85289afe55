import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { foundSchema, mostRemembered } from '../entities/search.ts';
import { longest } from '../limits.ts';

/** What the palette offers beside the screens: works and people, by a few letters. */
export const searchCalls = defineCalls({
  findAnything: {
    method: 'GET',
    path: '/search',
    summary:
      'Obras que puedes leer, con lo que puedes hacer ahora con cada una, y personas si llevas obras: las primeras que dicen estas palabras; o, sin palabras, de las obras dadas las que puedes leer',
    access: 'person',
    query: z.object({
      q: z.string().trim().max(longest.search).default(''),
      obras: z
        .string()
        .max(400)
        .default('')
        .transform((ids) => ids.split(',').filter(Boolean))
        .pipe(z.array(id).max(mostRemembered))
        .describe('Identificadores, separados por comas.'),
    }),
    answer: foundSchema,
  },
});
