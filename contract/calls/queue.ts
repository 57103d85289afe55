import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  authorsMessageSchema,
  chosenWorksSchema,
  handlingEditorsSchema,
  lateReviewsSchema,
  newQueueViewSchema,
  queueViewChangeSchema,
  queueViewListSchema,
  queueViewSchema,
  workOutcomesSchema,
} from '../entities/queue.ts';

const params = z.object({ id });
const access = ['EDITOR', 'ADMIN'] as const;

/** The editors' queue as a tool: the views that each keeps of it, and acts on several of its works at once. */
export const queueCalls = defineCalls({
  listQueueViews: {
    method: 'GET',
    path: '/editorial/views',
    summary: 'Tus vistas guardadas de la cola editorial',
    access,
    answer: queueViewListSchema,
  },
  saveQueueView: {
    method: 'POST',
    path: '/editorial/views',
    summary: 'Guardar con un nombre los filtros y el orden de la cola',
    access,
    body: newQueueViewSchema,
    answer: queueViewSchema,
    status: 201,
  },
  changeQueueView: {
    method: 'PATCH',
    path: '/editorial/views/{id}',
    summary: 'Cambiar el nombre o los filtros de una vista tuya',
    access,
    params,
    body: queueViewChangeSchema,
    answer: queueViewSchema,
  },
  removeQueueView: {
    method: 'DELETE',
    path: '/editorial/views/{id}',
    summary: 'Quitar una vista tuya',
    access,
    params,
  },
  setHandlingEditors: {
    method: 'PUT',
    path: '/editorial/queue/editors',
    summary: 'Asignar, tomar o soltar varias publicaciones, y qué fue de cada una',
    access,
    body: handlingEditorsSchema,
    answer: workOutcomesSchema,
  },
  lateReviews: {
    method: 'POST',
    path: '/editorial/queue/late-reviews',
    summary: 'Las revisiones vencidas de varias publicaciones, para recordarlas; no envía nada',
    access,
    body: chosenWorksSchema,
    answer: lateReviewsSchema,
  },
  writeToAuthors: {
    method: 'POST',
    path: '/editorial/queue/messages',
    summary: 'Escribir al autor principal de varias publicaciones, y a quién llegó',
    access,
    body: authorsMessageSchema,
    answer: workOutcomesSchema,
    perMinute: 10,
  },
});
