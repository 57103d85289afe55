/** Delivers messages to webhooks: each webhook by a job of its own, so that none holds up another. */
import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import { mostWebhooks, testEvent, type WebhookEnding } from '#contract/webhooks.ts';
import { record } from '#server/events/events.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { payloadOf } from './payload.ts';
import {
  changeDelivery,
  changeRow,
  type DeliveryRow,
  findAwaited,
  findNextDue,
  findTriedInVain,
  giveUp,
  leaveAlone,
  type WebhookRow,
} from './queries.ts';
import { signaturesOf } from './secret.ts';
import { isInTrouble, type PostAnswered, patienceMs, tryPost, waits } from './try-post.ts';

/** From its first try to its last, and how long nothing may arrive: a backlog has each of its messages tried less often. */
const triedForMs = waits.reduce((sum, each) => sum + each, 0);
/** Messages that one turn sends to a webhook. */
const mostInTurn = 1000;
/** A minute after it happened at the latest, it is on its way. */
export const handingOut = defineJob({
  tipo: 'webhooks',
  datos: z.object({}),
  tries: 3,
  everyMs: minuteMs,
  hasOwnRecord: true,
  work: (services: Services) => handOut(services),
});

export const delivering = defineJob({
  tipo: 'webhooks.entregar',
  datos: z.object({ webhook: z.uuid() }),
  tries: 3,
  atOnce: mostWebhooks,
  hasOwnRecord: true,
  work: (services: Services, { datos, signal }) => deliverTo(services, datos.webhook, { signal }),
});

/** Queues the deliveries of each webhook for which something is due. */
async function handOut({ db }: Services): Promise<void> {
  for (const id of await findAwaited(db)) await queueDeliveries(db, id);
}

/** Queues those of one, unless they are queued. */
export const queueDeliveries = (db: Services['db'], webhook: string): Promise<string> =>
  enqueue(db, delivering, { webhook }, { unico: `webhook:${webhook}` });

/** Sends a webhook all that is due, until its server is in trouble: the rest waits for the next turn. */
export async function deliverTo(
  services: Services,
  id: string,
  { signal, patience = patienceMs }: { signal?: AbortSignal; patience?: number } = {},
): Promise<void> {
  for (let sent = 0; sent < mostInTurn; sent++) {
    signal?.throwIfAborted();
    const next = await findNextDue(services.db, id);
    if (!next) return;
    const { webhook, delivery } = next;
    const body = await payloadOf(services, delivery);
    if (body === undefined) {
      await changeDelivery(services.db, delivery, { estado: 'OMITIDA', fallo: null, fechaProxima: null });
      continue;
    }
    const patient = AbortSignal.timeout(patience);
    const answer = await send(services, webhook, delivery, { body, patient, ...(signal && { signal }) });
    await settle(services, webhook, delivery, answer);
    if (isInTrouble(answer)) return;
  }
}

async function send(
  services: Services,
  webhook: WebhookRow,
  { mensajeId }: DeliveryRow,
  { body, patient, signal }: { body: string; patient: AbortSignal; signal?: AbortSignal },
): Promise<PostAnswered> {
  const [id, timestamp] = [`msg_${mensajeId}`, String(Math.floor(Date.now() / 1000))];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Standard-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': await signaturesOf(services.db, webhook, { id, timestamp, body }),
  };
  const call = { direccion: webhook.direccion, headers, body, patient, ...(signal && { signal }) };
  // By its id alone: its address may open what only its receiver should.
  return tryPost(services, call, (err) => services.log.warn({ err, webhook: webhook.id }, 'calling a webhook'));
}

/** Notes what came of a try, and gives its webhook up where it is gone, or nothing has arrived for as long as one is tried. */
async function settle(
  services: Services,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  answer: PostAnswered,
): Promise<void> {
  const { db, transact } = services;
  const now = new Date();
  const intentos = delivery.intentos + 1;
  const fechaPrimero = delivery.fechaPrimero ?? now;
  const { fallo, codigo, milisegundos, descansaHasta } = answer;
  const tried = { fallo, codigo, milisegundos, intentos, fechaPrimero, fechaIntento: now };
  if (answer.fallo === null) {
    await changeDelivery(db, delivery, { ...tried, estado: 'ENTREGADA', fechaProxima: null });
    await changeRow(db, webhook.id, { fechaExito: now });
    return;
  }
  if (descansaHasta) await leaveAlone(db, webhook, descansaHasta);
  const isTest = delivery.evento === testEvent;
  const wait = isTest || answer.codigo === 410 ? undefined : waits[intentos - 1];
  const isVain = wait !== undefined && (await isTriedInVain(db, webhook, now));
  if (wait !== undefined && !isVain) {
    const next = Math.max(now.getTime() + wait, descansaHasta?.getTime() ?? 0);
    await changeDelivery(db, delivery, { ...tried, fechaProxima: new Date(next) });
    return;
  }
  await transact(async () => {
    if (!(await changeDelivery(db, delivery, { ...tried, estado: 'FALLIDA', fechaProxima: null }))) return;
    if (answer.codigo === 410) await end(services, webhook, 'YA_NO_ESTA');
    else if (!isTest && (isVain || (webhook.fechaExito ?? new Date(0)) < fechaPrimero))
      await end(services, webhook, 'SIN_EXITO');
  });
}

/** Whether nothing has arrived for as long as one is tried, though what waits has tries left. */
async function isTriedInVain(db: Services['db'], webhook: WebhookRow, now: Date): Promise<boolean> {
  const since = await findTriedInVain(db, webhook);
  return since !== undefined && now.getTime() - since.getTime() > triedForMs;
}

async function end({ db }: Services, webhook: WebhookRow, motivo: WebhookEnding): Promise<void> {
  if (!(await giveUp(db, webhook, motivo))) return;
  const type = motivo === 'YA_NO_ESTA' ? 'system.webhookGone' : 'system.webhookGivenUp';
  await record(db, { type, userId: null, datos: { webhook: webhook.nombre } });
}
