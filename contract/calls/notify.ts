import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageQuery } from '../entities/common.ts';
import {
  inboxChangeSchema,
  inboxListSchema,
  inboxMessageListSchema,
  inboxMessageSchema,
  inboxSchema,
  newInboxSchema,
  receivedDecisionSchema,
  receivedListSchema,
  receivedSchema,
} from '../entities/notify.ts';
import { receivedStates } from '../notify.ts';
import { deliveryStates } from '../webhooks.ts';

const access = ['ADMIN'] as const;
const params = z.object({ id });
const path = '/notify-inboxes';

/** COAR Notify: repositories and preprint servers are told of reviews and endorsements. */
export const notifyCalls = defineCalls({
  listInboxes: {
    method: 'GET',
    path,
    summary: 'Los buzones a los que se anuncian reseñas y avales, y cómo van',
    access,
    answer: inboxListSchema,
  },
  makeInbox: {
    method: 'POST',
    path,
    summary: 'Dar de alta el buzón de un repositorio o servidor de preprints (COAR Notify)',
    access,
    body: newInboxSchema,
    answer: inboxSchema,
    status: 201,
    perMinute: 60,
  },
  changeInbox: {
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Cambiar un buzón, pausarlo o reanudarlo',
    access,
    params,
    body: inboxChangeSchema,
    answer: inboxSchema,
  },
  removeInbox: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Eliminar un buzón con la lista de lo que se le anunció',
    access,
    params,
  },
  listInboxMessages: {
    method: 'GET',
    path: `${path}/{id}/messages`,
    summary: 'Lo que se anunció a un buzón, lo último primero',
    access,
    params,
    query: z.object({ estado: filter(z.enum(deliveryStates)), ...pageQuery(20) }),
    answer: inboxMessageListSchema,
  },
  announceAgain: {
    method: 'POST',
    path: `${path}/{id}/messages/{entregaId}`,
    summary: 'Enviar otra vez un anuncio a un buzón, con su mismo identificador',
    access,
    params: z.object({ id, entregaId: id }),
    answer: inboxMessageSchema,
    perMinute: 60,
  },
  listReceived: {
    method: 'GET',
    path: '/notify-received',
    summary:
      'Lo que otros servicios anuncian de obras publicadas de las revistas que llevas (COAR Notify), lo último primero',
    access: ['EDITOR', 'ADMIN'],
    query: z.object({ estado: filter(z.enum(receivedStates)), ...pageQuery(20) }),
    answer: receivedListSchema,
  },
  decideReceived: {
    method: 'PATCH',
    path: '/notify-received/{id}',
    summary: 'Mostrar en la página de la obra lo que se anuncia de ella, o descartarlo',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: receivedDecisionSchema,
    answer: receivedSchema,
  },
});
