import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { flag, id, text } from '../entities/common.ts';
import { earlierReviewsSchema, packagePreviewSchema } from '../entities/earlier-review.ts';
import { publicationSchema } from '../entities/publication.ts';
import { longest } from '../limits.ts';

/** Of a package with all its files, in bytes. */
export const largestPackage = 1024 * 1024 * 1024;

/** Works that go from one journal to another, by the formats in which journals exchange them. */
export const interchangeCalls = defineCalls({
  takeElsewhere: {
    method: 'GET',
    path: '/publications/{id}/meca',
    summary:
      'Un manuscrito para otra revista, como paquete MECA: texto en JATS y PDF, archivos y, si se piden, sus revisiones',
    access: 'person',
    params: z.object({ id }),
    query: z.object({
      destino: text(longest.destination).describe('La revista o plataforma a la que va, como la llama quien la lleva.'),
      revisiones: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Con las revisiones que leyeron sus autores y lo que respondieron, sin decir quién revisó.'),
    }),
    answer: z.file(),
    file: true,
    // It is typeset, and may be large.
    perMinute: 6,
  },
  previewPackage: {
    method: 'POST',
    path: '/publications/meca/vista-previa',
    summary: 'Lo que saldría de un paquete MECA de otra revista; no guarda nada',
    access: ['AUTOR', 'ADMIN'],
    body: z.file(),
    upload: largestPackage,
    answer: packagePreviewSchema,
    // Reading a long manuscript takes seconds.
    perMinute: 10,
  },
  receivePackage: {
    method: 'POST',
    path: '/publications/meca',
    summary: 'Crear un borrador con un paquete MECA de otra revista',
    access: ['AUTOR', 'ADMIN'],
    query: z.object({
      intento: id.describe('Un UUID de quien pide: repetir la petición con el mismo da el mismo borrador, y no otro.'),
      revisiones: flag
        .optional()
        .describe('Con las revisiones del paquete, que leerá quien lleve la obra; sí, si no se dice nada.'),
    }),
    body: z.file(),
    upload: largestPackage,
    answer: z.object({ publicacion: publicationSchema, avisos: z.array(z.string()) }),
    status: 201,
    perMinute: 10,
  },
  readEarlierReviews: {
    method: 'GET',
    path: '/publications/{id}/revisiones-anteriores',
    summary: 'Lo que dijeron de una obra en la revista de la que viene, según el paquete con el que la trajo su autor',
    access: 'person',
    params: z.object({ id }),
    /** Null where it came without. */
    answer: z.object({ anteriores: earlierReviewsSchema.nullable() }),
  },
});
