import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { newMoveSchema } from '../entities/move.ts';
import { publicationSchema } from '../entities/publication.ts';

const params = z.object({ id });
const access = ['EDITOR', 'ADMIN'] as const;

/** A sent work goes to another journal. */
export const movingCalls = defineCalls({
  moveWork: {
    method: 'PUT',
    path: '/publications/{id}/journal',
    summary:
      'Llevar una obra enviada a otra revista en la que también editas; si esta pide otra cosa a sus autores, se le propone a quien lleva la autoría principal',
    access,
    params,
    body: newMoveSchema,
    answer: publicationSchema,
    perMinute: 20,
  },
  withdrawMove: {
    method: 'DELETE',
    path: '/publications/{id}/journal',
    summary: 'Retirar la propuesta de llevar una obra a otra revista',
    access,
    params,
  },
  answerMove: {
    method: 'POST',
    path: '/publications/{id}/journal/answer',
    summary: 'Responder, como autor principal, a la propuesta de que la obra pase a otra revista',
    access: 'person',
    params,
    body: z.object({ acepta: z.boolean() }),
    answer: publicationSchema,
    perMinute: 20,
  },
});
