import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { askedSuccessionSchema, newSuccessionSchema, workSuccessionSchema } from '../entities/succession.ts';

const params = z.object({ id });

/** Another main author for a work: proposed by the present one or by who runs it, and done with the consent of both. */
export const successionCalls = defineCalls({
  getSuccession: {
    method: 'GET',
    path: '/publications/{id}/succession',
    summary: 'Si se ha propuesto otro autor principal para una obra, y a quién se podría proponer',
    access: 'person',
    params,
    answer: workSuccessionSchema,
  },
  proposeSuccession: {
    method: 'POST',
    path: '/publications/{id}/succession',
    summary: 'Proponer a otra persona que la firma como autor principal',
    access: 'person',
    params,
    body: newSuccessionSchema,
    answer: workSuccessionSchema,
    status: 201,
    perMinute: 20,
  },
  withdrawSuccession: {
    method: 'DELETE',
    path: '/publications/{id}/succession',
    summary: 'Retirar esa propuesta mientras no se haya cumplido',
    access: 'person',
    params,
  },
  answerSuccession: {
    method: 'POST',
    path: '/publications/{id}/succession/answer',
    summary: 'Responder a esa propuesta: quien lo sería, o quien lo es',
    access: 'person',
    params,
    body: z.object({ acepta: z.boolean() }),
    answer: z.object({
      publicacionId: id,
      /** The work has another main author from now on. */
      cumplido: z.boolean(),
    }),
    perMinute: 60,
  },
  mySuccessions: {
    method: 'GET',
    path: '/successions',
    summary: 'Los relevos en la autoría principal que esperan tu respuesta, el último primero',
    access: 'person',
    answer: z.object({ relevos: z.array(askedSuccessionSchema) }),
  },
});
