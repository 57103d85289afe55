/** What administrators do with the inboxes of repositories. */
import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Inbox, InboxChange, InboxMessage, InboxMessageList, NewInbox } from '#contract/entities/notify.ts';
import { mostInboxes } from '#contract/notify.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { notificationName } from '#server/documents/records/notification.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import { mayCall, ownMachine } from '#server/platform/http/outside.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import {
  beginAnew,
  changeInboxRow,
  changeMessage,
  closeStanding,
  countLocked,
  deleteInbox,
  findInbox,
  findMessage,
  type InboxRow,
  insertInbox,
  isTaken,
  type Listed,
  listInboxRows,
  listMessageRows,
  lockInbox,
  lockToDelete,
} from './queries.ts';
import { deleteUnshown } from './received-queries.ts';
import { queueAnnouncements } from './send.ts';
import { forgetTold } from './tell-editors.ts';

export async function listInboxes({ db }: Services): Promise<{ buzones: Inbox[] }> {
  return { buzones: (await listInboxRows(db)).map(present) };
}

/**
 * It is told of what is published from now on. Throws `datos_no_validos` for an address that is not on the internet, that has the same
 * works already, or a journal that is not, and `demasiados_buzones`.
 */
export async function makeInbox(services: Services, viewer: Person, asked: NewInbox): Promise<Inbox> {
  const { db, transact } = services;
  const row = { id: uuid(), ...asked };
  check(services, asked);
  await transact(async () => {
    if ((await countLocked(db)) >= mostInboxes) throw refuse('demasiados_buzones', { values: { maximo: mostInboxes } });
    if (await isTaken(db, row)) throw taken();
    mustBeOfUse(asked);
    await insertInbox(db, row);
    if (asked.recibe) await signal(db, settingsChannel, '');
    await tell(services, viewer, 'system.inboxMade', asked);
  });
  return read(services, row.id);
}

/** What waits begins anew where it is resumed or sent elsewhere; another service has nothing of what stood at the one before it. Throws `no_encontrado`, and as `makeInbox` does. */
export async function changeInbox(
  services: Services,
  viewer: Person,
  id: string,
  { activo, ...changes }: InboxChange,
): Promise<Inbox> {
  const { db, transact } = services;
  check(services, changes);
  await transact(async () => {
    await countLocked(db);
    const row = await locked(services, id);
    const estado =
      activo === undefined ? row.estado : activo ? 'ACTIVO' : row.estado === 'ACTIVO' ? 'PAUSADO' : row.estado;
    const after = { ...row, ...changes, estado };
    const isSame = (Object.keys(after) as (keyof InboxRow)[]).every((key) => String(after[key]) === String(row[key]));
    // What is so already is nothing that happened.
    if (isSame) return;
    if (await isTaken(db, after)) throw taken();
    mustBeOfUse(after);
    if (after.recibe !== row.recibe || estado !== row.estado) await signal(db, settingsChannel, '');
    await changeInboxRow(db, id, { ...changes, estado });
    await tell(services, viewer, 'system.inboxChanged', after);
    if (isAnother(row, after)) await closeStanding(db, id);
    if (after.direccion !== row.direccion || (estado === 'ACTIVO' && row.estado !== 'ACTIVO')) await beginAnew(db, id);
  });
  return read(services, id);
}

/** What waits for it is not sent, and of what it announced here only what readers see stays. Throws `no_encontrado`. */
export async function removeInbox(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    // What is announced meanwhile waits, and finds it gone: nothing is left of it that belongs to nobody.
    await lockToDelete(db, id);
    await forgetTold(services, await deleteUnshown(db, id));
    const row = await deleteInbox(db, id);
    if (!row) throw refuse('no_encontrado');
    if (row.recibe) await signal(db, settingsChannel, '');
    await tell(services, viewer, 'system.inboxRemoved', row);
  });
}

/** Throws `no_encontrado`. */
export async function listInboxMessages(
  { db }: Services,
  id: string,
  query: CallData<Calls['listInboxMessages']>['query'],
): Promise<InboxMessageList> {
  if (!(await findInbox(db, id))) throw refuse('no_encontrado');
  const { rows, total } = await listMessageRows(db, id, query);
  const { page, limit } = query;
  return { mensajes: rows.map(presentMessage), total, page, totalPages: Math.ceil(total / limit) };
}

/** Sends it again, with all its tries; what waits is sent now. Throws `no_encontrado`, `buzon_detenido`. */
export async function announceAgain(services: Services, id: string, entregaId: string): Promise<InboxMessage> {
  const { db, transact } = services;
  const found = await transact(async () => {
    const { estado } = await locked(services, id);
    const { announcement } = await listedOne(services, id, entregaId);
    if (estado !== 'ACTIVO') throw refuse('buzon_detenido');
    const anew = { estado: 'PENDIENTE' as const, intentos: 0, fallo: null };
    await changeMessage(db, announcement, {
      ...(announcement.estado === 'PENDIENTE' ? {} : anew),
      fechaProxima: new Date(),
    });
    return listedOne(services, id, entregaId);
  });
  await queueAnnouncements(db, id);
  return presentMessage(found);
}

function check(services: Services, { direccion, revistaId }: Partial<Pick<NewInbox, 'direccion' | 'revistaId'>>): void {
  if (direccion !== undefined && !mayCall(direccion, ownMachine(services)))
    throw refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'direccion_webhook' }] });
  if (revistaId && !services.settings.journals().some(({ id }) => id === revistaId))
    throw refuse('datos_no_validos', { errors: [{ field: 'revistaId', code: 'revista_desconocida' }] });
}
const mustBeOfUse = ({ clases, recibe }: Pick<InboxRow, 'clases' | 'recibe'>) => {
  if (clases.length === 0 && !recibe)
    throw refuse('datos_no_validos', { errors: [{ field: 'clases', code: 'buzon_sin_uso' }] });
};

type Service = Pick<InboxRow, 'direccion' | 'actor'>;
/** Whether its new address is another service's: a service may move its inbox, and stays where and who it is. */
const isAnother = (before: Service, after: Service): boolean =>
  after.direccion !== before.direccion &&
  (after.actor !== before.actor || new URL(after.direccion).host !== new URL(before.direccion).host);

const taken = () => refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'buzon_repetido' }] });

async function locked({ db }: Services, id: string): Promise<InboxRow> {
  const row = await lockInbox(db, id);
  if (!row) throw refuse('no_encontrado');
  return row;
}

async function listedOne({ db }: Services, id: string, entregaId: string): Promise<Listed> {
  const found = await findMessage(db, id, entregaId);
  if (!found) throw refuse('no_encontrado');
  return found;
}

const tell = (
  { db }: Services,
  { id }: Person,
  type: 'system.inboxMade' | 'system.inboxChanged' | 'system.inboxRemoved',
  { nombre, direccion }: Pick<InboxRow, 'nombre' | 'direccion'>,
) => record(db, { type, userId: id, datos: { buzon: nombre, servidor: new URL(direccion).host } });

async function read({ db }: Services, id: string): Promise<Inbox> {
  const found = await findInbox(db, id);
  if (!found) throw refuse('no_encontrado');
  return present(found);
}

const said = (instant: Date | null) => instant?.toISOString() ?? null;

const present = ({ inbox, pendientes }: { inbox: InboxRow; pendientes: number }): Inbox => ({
  ...{ id: inbox.id, nombre: inbox.nombre, direccion: inbox.direccion, actor: inbox.actor },
  ...{ revistaId: inbox.revistaId, clases: inbox.clases, recibe: inbox.recibe, estado: inbox.estado, pendientes },
  fechaCreacion: inbox.fechaCreacion.toISOString(),
  fechaExito: said(inbox.fechaExito),
});

const presentMessage = ({ announcement, titulo, contestacion }: Listed): InboxMessage => ({
  ...{ id: announcement.id, urn: notificationName(announcement.id), clase: announcement.clase },
  ...{ publicacionId: announcement.publicacionId, titulo },
  ...{ estado: announcement.estado, fallo: announcement.fallo, codigo: announcement.codigo },
  ...{ respuesta: announcement.respuesta, ubicacion: announcement.ubicacion, intentos: announcement.intentos },
  fechaCreacion: announcement.fechaCreacion.toISOString(),
  fechaIntento: said(announcement.fechaIntento),
  fechaProxima: said(announcement.fechaProxima),
  contestacion,
});
