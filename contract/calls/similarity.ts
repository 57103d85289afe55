import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { similaritySchema } from '../entities/similarity.ts';

const access = ['EDITOR', 'ADMIN'] as const;
const params = z.object({ id });

/** What a work has in common with the platform's own texts. */
export const similarityCalls = defineCalls({
  readSimilarity: {
    method: 'GET',
    path: '/publications/{id}/similarity',
    summary: 'Lo que la última versión enviada de una obra tiene en común con otros textos de la plataforma',
    access,
    params,
    answer: similaritySchema,
  },
  compareAgain: {
    method: 'POST',
    path: '/publications/{id}/similarity',
    summary: 'Comparar otra vez una obra con los textos de la plataforma, también con los que llegaron después',
    access,
    params,
    answer: similaritySchema,
    perMinute: 20,
  },
});
