import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { instant } from '../entities/common.ts';
import { draftSchema, newDraftSchema } from '../entities/draft.ts';

/** What a draft is of, as `revision.<id>`: letters, digits, dots and hyphens. */
const params = z.object({ clave: z.string().regex(/^[A-Za-z][\w.-]{0,99}$/) });

/** What somebody has begun to write in a form and not sent yet: theirs alone, on whichever machine they go on. */
export const draftCalls = defineCalls({
  getDraft: {
    method: 'GET',
    path: '/drafts/{clave}',
    summary: 'Lo que empezaste a escribir en un formulario',
    access: 'person',
    params,
    answer: draftSchema,
  },
  keepDraft: {
    method: 'PUT',
    path: '/drafts/{clave}',
    summary: 'Guardar lo que estás escribiendo',
    access: 'person',
    params,
    body: newDraftSchema,
    largest: { bytes: 1280 * kB, values: 20_000 },
    answer: draftSchema,
  },
  forgetDraft: {
    method: 'DELETE',
    path: '/drafts/{clave}',
    summary: 'Olvidar lo que habías empezado a escribir',
    access: 'person',
    params,
    query: z.object({
      desde: instant
        .optional()
        .describe(
          'La `fecha` de lo que habías visto: si hay algo posterior, no se olvida y la respuesta es 409 `texto_cambiado`.',
        ),
    }),
  },
});
