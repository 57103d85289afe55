import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { filter, id, pageQuery } from '../entities/common.ts';
import {
  deliveryListSchema,
  deliverySchema,
  newSecretSchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../entities/webhook.ts';
import { deliveryStates } from '../webhooks.ts';

const access = ['ADMIN'] as const;
const params = z.object({ id });
const path = '/webhooks';

/** Webhooks: other programs are told of what readers see. */
export const webhookCalls = defineCalls({
  listWebhooks: {
    method: 'GET',
    path,
    summary: 'Los webhooks de la plataforma y cómo van',
    access,
    answer: webhookListSchema,
  },
  makeWebhook: {
    method: 'POST',
    path,
    summary: 'Dar de alta un webhook; la respuesta lleva su secreto, que no se muestra más',
    access,
    body: newWebhookSchema,
    answer: webhookWithSecretSchema,
    status: 201,
    perMinute: 30,
  },
  changeWebhook: {
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Cambiar un webhook, pausarlo o reanudarlo',
    access,
    params,
    body: webhookChangeSchema,
    answer: webhookSchema,
  },
  renewWebhookSecret: {
    method: 'POST',
    path: `${path}/{id}/secret`,
    summary: 'Dar a un webhook otro secreto; el de antes vale un día más, salvo que se retire ya',
    access,
    params,
    body: newSecretSchema,
    answer: webhookWithSecretSchema,
    perMinute: 30,
  },
  testWebhook: {
    method: 'POST',
    path: `${path}/{id}/test`,
    summary: 'Enviar a un webhook un mensaje de prueba; cómo llegó se ve en sus entregas',
    access,
    params,
    answer: deliverySchema,
    perMinute: 30,
  },
  removeWebhook: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Eliminar un webhook con sus entregas',
    access,
    params,
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: `${path}/{id}/deliveries`,
    summary: 'Las entregas de un webhook, la última primero',
    access,
    params,
    query: z.object({ estado: filter(z.enum(deliveryStates)), ...pageQuery(20) }),
    answer: deliveryListSchema,
  },
  redeliverWebhook: {
    method: 'POST',
    path: `${path}/{id}/deliveries/{entregaId}`,
    summary: 'Enviar otra vez un mensaje a un webhook, con su mismo identificador',
    access,
    params: z.object({ id, entregaId: id }),
    answer: deliverySchema,
    perMinute: 60,
  },
});
