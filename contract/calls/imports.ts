import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { publicationSchema } from '../entities/publication.ts';

/** Of a manuscript with all its pictures, in bytes. */
export const largestImport = 50 * 1024 * 1024;

export const importCalls = defineCalls({
  importText: {
    method: 'POST',
    path: `/publications/{id}/import`,
    summary: 'Incorporar a un borrador un archivo .docx o JATS .xml: sustituye su texto y sus referencias',
    access: 'person',
    params: z.object({ id }),
    query: z.object({
      revision: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('La revisión del texto que se sustituye: si ya hay otra, la respuesta es 409 `texto_cambiado`.'),
    }),
    body: z.file(),
    upload: largestImport,
    answer: z.object({
      publicacion: publicationSchema,
      /** What could not be carried over, a sentence each. */
      avisos: z.array(z.string()),
    }),
    // Reading a long manuscript takes seconds.
    perMinute: 20,
  },
});
