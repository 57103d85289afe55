import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { chapterOrderSchema, chapterPlanSchema } from '../entities/chapter.ts';
import { id } from '../entities/common.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
const access = ['EDITOR', 'ADMIN'] as const;

/** Books put together from works that are their chapters. */
export const chapterCalls = defineCalls({
  chapterPlan: {
    method: 'GET',
    path: '/publications/{id}/chapters',
    summary: 'Los capítulos de un libro que son obras propias, y las obras que podrían serlo',
    access,
    params,
    query: z.object({
      buscar: z
        .string()
        .trim()
        .max(longest.search)
        .default('')
        .describe('De las que podrían entrar, las que dicen esto en su título.'),
    }),
    answer: chapterPlanSchema,
  },
  saveChapters: {
    method: 'PUT',
    path: '/publications/{id}/chapters',
    summary: 'Reunir y ordenar los capítulos de un libro: todos los que tiene, con sus páginas',
    access,
    params,
    body: chapterOrderSchema,
    answer: chapterPlanSchema,
    largest: { bytes: 100 * kB },
  },
});
