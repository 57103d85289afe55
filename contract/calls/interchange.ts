import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, text } from '../entities/common.ts';
import { longest } from '../limits.ts';

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
});
