/** What administrators do with webhooks. */
import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type {
  Delivery,
  DeliveryList,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
} from '#contract/entities/webhook.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import { mostWebhooks, secretOverlapHours } from '#contract/webhooks.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { mayCall, ownMachine } from '#server/platform/http/outside.ts';
import type { Services } from '#server/platform/services.ts';
import { queueDeliveries } from './deliver.ts';
import {
  beginAnew,
  changeDelivery,
  changeRow,
  countLocked,
  countPendingOf,
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertTest,
  insertWebhook,
  isAddressTaken,
  type Listed,
  listDeliveryRows,
  listRows,
  lockWebhook,
  type WebhookRow,
} from './queries.ts';
import { holding, secretOf } from './secret.ts';

export async function listWebhooks({ db }: Services): Promise<{ webhooks: Webhook[] }> {
  const rows = await listRows(db);
  return { webhooks: rows.map(({ webhook, pendientes }) => present(webhook, pendientes)) };
}

/** Throws `datos_no_validos` for an address that is not on the internet or that another webhook has, `demasiados_webhooks`. */
export async function makeWebhook(services: Services, viewer: Person, asked: NewWebhook): Promise<WebhookWithSecret> {
  const { db, transact } = services;
  checkAddress(services, asked.direccion);
  const id = uuid();
  await transact(async () => {
    if ((await countLocked(db)) >= mostWebhooks)
      throw refuse('demasiados_webhooks', { values: { maximo: mostWebhooks } });
    if (!(await insertWebhook(db, { id, ...asked, sal: randomUUID() }))) throw taken();
    await tell(services, viewer, 'system.webhookMade', asked);
  });
  return withSecret(services, id);
}

/** What waits begins anew where it is resumed or sent elsewhere. Throws `no_encontrado`, and as `makeWebhook` does of its address. */
export async function changeWebhook(
  services: Services,
  viewer: Person,
  id: string,
  { activo, ...changes }: WebhookChange,
): Promise<Webhook> {
  const { db, transact } = services;
  if (changes.direccion !== undefined) checkAddress(services, changes.direccion);
  await transact(async () => {
    await countLocked(db);
    const row = await locked(services, id);
    if (changes.direccion !== undefined && (await isAddressTaken(db, changes.direccion, id))) throw taken();
    const after = { ...row, ...changes };
    if (Object.keys(changes).length > 0) {
      await changeRow(db, id, changes);
      await tell(services, viewer, 'system.webhookChanged', after);
      if (after.direccion !== row.direccion) await beginAnew(db, id);
    }
    // What is so already is nothing that happened.
    if (activo === undefined || activo === (row.estado === 'ACTIVO')) return;
    // One that the platform gave up is stopped already.
    if (!activo && row.estado === 'DESACTIVADO') return;
    await changeRow(db, id, { estado: activo ? 'ACTIVO' : 'PAUSADO', motivo: null });
    if (activo) await beginAnew(db, id);
    await tell(services, viewer, activo ? 'system.webhookResumed' : 'system.webhookPaused', after);
  });
  return read(services, id);
}

/** Throws `no_encontrado`, and `secreto_en_relevo` while the one before holds still, unless it is withdrawn at once. */
export async function renewSecret(
  services: Services,
  viewer: Person,
  id: string,
  inmediata: boolean,
): Promise<WebhookWithSecret> {
  const { db, transact } = services;
  await transact(async () => {
    const row = await locked(services, id);
    // Twice in a row, what the receiver has would hold no longer before anybody gave it the new one.
    if (!inmediata && holding(row).length > 1) throw refuse('secreto_en_relevo');
    const until = new Date(Date.now() + secretOverlapHours * hourMs);
    const before = inmediata
      ? { salAnterior: null, anteriorHasta: null }
      : { salAnterior: row.sal, anteriorHasta: until };
    await changeRow(db, id, { sal: randomUUID(), ...before });
    await tell(services, viewer, 'system.webhookSecretRenewed', row);
  });
  return withSecret(services, id);
}

/** Throws `no_encontrado`. */
export async function testWebhook(services: Services, id: string): Promise<Delivery> {
  const { db, transact } = services;
  const delivery = await transact(async () => {
    await locked(services, id);
    return insertTest(db, id);
  });
  await queueDeliveries(db, id);
  return presentDelivery({ delivery, obra: null, numero: null });
}

/** Throws `no_encontrado`. */
export async function removeWebhook(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const row = await deleteWebhook(db, id);
    if (!row) throw refuse('no_encontrado');
    await tell(services, viewer, 'system.webhookRemoved', row);
  });
}

/** Throws `no_encontrado`. */
export async function listDeliveries(
  { db }: Services,
  id: string,
  query: CallData<Calls['listWebhookDeliveries']>['query'],
): Promise<DeliveryList> {
  if (!(await findWebhook(db, id))) throw refuse('no_encontrado');
  const { rows, total } = await listDeliveryRows(db, id, query);
  const { page, limit } = query;
  return { entregas: rows.map(presentDelivery), total, page, totalPages: Math.ceil(total / limit) };
}

/** Sends a message again, with all its tries; one that waits is sent now. Throws `no_encontrado`, `webhook_detenido`. */
export async function redeliver(services: Services, id: string, entregaId: string): Promise<Delivery> {
  const { db, transact } = services;
  await transact(async () => {
    const { estado } = await locked(services, id);
    const found = await findDelivery(db, id, entregaId);
    if (!found) throw refuse('no_encontrado');
    if (estado !== 'ACTIVO') throw refuse('webhook_detenido');
    const { delivery } = found;
    const anew = { estado: 'PENDIENTE' as const, intentos: 0, fallo: null, fechaPrimero: null };
    await changeDelivery(db, delivery, {
      ...(delivery.estado === 'PENDIENTE' ? {} : anew),
      fechaProxima: new Date(),
    });
  });
  await queueDeliveries(db, id);
  const found = await findDelivery(db, id, entregaId);
  if (!found) throw refuse('no_encontrado');
  return presentDelivery(found);
}

function checkAddress(services: Services, direccion: string): void {
  if (mayCall(direccion, ownMachine(services))) return;
  throw refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'direccion_webhook' }] });
}
const taken = () => refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'webhook_repetido' }] });

async function locked({ db }: Services, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(db, id);
  if (!row) throw refuse('no_encontrado');
  return row;
}

type Told =
  | 'system.webhookMade'
  | 'system.webhookChanged'
  | 'system.webhookPaused'
  | 'system.webhookResumed'
  | 'system.webhookSecretRenewed'
  | 'system.webhookRemoved';
const tell = (
  { db }: Services,
  { id }: Person,
  type: Told,
  { nombre, direccion }: Pick<WebhookRow, 'nombre' | 'direccion'>,
) => record(db, { type, userId: id, datos: { webhook: nombre, servidor: new URL(direccion).host } });

async function read({ db }: Services, id: string): Promise<Webhook> {
  const row = await findWebhook(db, id);
  if (!row) throw refuse('no_encontrado');
  return present(row, await countPendingOf(db, id));
}

async function withSecret(services: Services, id: string): Promise<WebhookWithSecret> {
  const row = await findWebhook(services.db, id);
  if (!row) throw refuse('no_encontrado');
  return { webhook: await read(services, id), secreto: await secretOf(services.db, row) };
}

const said = (instant: Date | null) => instant?.toISOString() ?? null;

const present = (row: WebhookRow, pendientes: number): Webhook => ({
  ...{ id: row.id, nombre: row.nombre, direccion: row.direccion, eventos: row.eventos },
  ...{ estado: row.estado, motivo: row.motivo, pendientes },
  fechaCreacion: row.fechaCreacion.toISOString(),
  secretoAnteriorHasta: holding(row).length > 1 ? said(row.anteriorHasta) : null,
  fechaExito: said(row.fechaExito),
});

const presentDelivery = ({ delivery, obra, numero }: Listed): Delivery => ({
  ...{ id: delivery.id, mensaje: `msg_${delivery.mensajeId}`, evento: delivery.evento },
  sobre: obra ?? (numero && issueLabel(numero)),
  ...{ estado: delivery.estado, fallo: delivery.fallo, codigo: delivery.codigo, milisegundos: delivery.milisegundos },
  intentos: delivery.intentos,
  fechaCreacion: delivery.fechaCreacion.toISOString(),
  fechaIntento: said(delivery.fechaIntento),
  fechaProxima: said(delivery.fechaProxima),
});
