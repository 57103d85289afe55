import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  discussionMessageSchema,
  discussionQuery,
  discussionSchema,
  messageText,
  newMessageSchema,
} from '../entities/discussion.ts';

const params = z.object({ id });

/** What reviewers who handed in discuss with one another and with the editors, where the press allows it. */
export const discussionCalls = defineCalls({
  readDiscussion: {
    method: 'GET',
    path: '/publications/{id}/discussion',
    summary: 'Lo que discuten de una ronda quienes entregaron su revisión y quienes llevan la publicación',
    access: 'person',
    params,
    query: discussionQuery,
    answer: discussionSchema,
  },
  writeMessage: {
    method: 'POST',
    path: '/publications/{id}/discussion',
    summary: 'Escribir en la discusión de una ronda; lo mismo dos veces seguidas es un solo mensaje',
    access: 'person',
    params,
    body: newMessageSchema,
    answer: discussionMessageSchema,
    status: 201,
  },
  editMessage: {
    method: 'PATCH',
    path: '/discussion-messages/{id}',
    summary: 'Cambiar un mensaje tuyo, mientras nadie haya escrito después',
    access: 'person',
    params,
    body: z.object({ texto: messageText }),
    answer: discussionMessageSchema,
  },
  removeMessage: {
    method: 'DELETE',
    path: '/discussion-messages/{id}',
    summary: 'Eliminar un mensaje tuyo: queda que lo hubo, y no lo que decía',
    access: 'person',
    params,
  },
});
