import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import {
  chapterOrderSchema,
  chapterPlanSchema,
  chaptersToSendSchema,
  sentWithChaptersSchema,
} from '../entities/chapter.ts';
import { id } from '../entities/common.ts';
import { publicationSchema } from '../entities/publication.ts';
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
  chaptersToSend: {
    method: 'GET',
    path: '/publications/{id}/chapters-to-send',
    summary: 'Los borradores con los que se puede enviar a revisión un libro propio, y lo que le falta a cada uno',
    access: 'person',
    params,
    answer: chaptersToSendSchema,
  },
  sendWithChapters: {
    method: 'POST',
    path: '/publications/{id}/submit-with-chapters',
    summary: 'Enviar a revisión un libro con los borradores que son sus capítulos: todos o ninguno',
    access: 'person',
    params,
    body: sentWithChaptersSchema,
    answer: publicationSchema,
  },
});
