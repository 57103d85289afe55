/** What editors make of what other services announced of works that they run. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Received, ReceivedDecision, ReceivedList } from '#contract/entities/notify.ts';
import { type ReceivedState, type receivedDecisions, receivedKinds, shownReceived } from '#contract/notify.ts';
import { refuse } from '#contract/refuse.ts';
import { runsWorksIn } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import {
  changeReceived,
  findReceived,
  type ListedReceived,
  listReceivedRows,
  lockReceived,
} from './received-queries.ts';
import { factsOf, forgetTold } from './tell-editors.ts';

const seen = (viewer: Person) => ({ viewerId: viewer.id, journals: runsWorksIn(viewer) });

/** Of published works of the viewer's journals that they do not sign. */
export async function listReceived(
  { db }: Services,
  viewer: Person,
  query: CallData<Calls['listReceived']>['query'],
): Promise<ReceivedList> {
  const { rows, total } = await listReceivedRows(db, seen(viewer), query);
  const { page, limit } = query;
  return { recibidos: rows.map(present), total, page, totalPages: Math.ceil(total / limit) };
}

/**
 * Shows it on the work's page, or not; what is so already is nothing that happened. Throws `no_encontrado`, also of another journal's work, and
 * `anuncio_anulado`, and `anuncio_cambiado` where it stands otherwise than the viewer saw it.
 */
export async function decideReceived(
  services: Services,
  viewer: Person,
  id: string,
  { estado, desde }: ReceivedDecision,
): Promise<Received> {
  const { db, transact } = services;
  await transact(async () => {
    const found = await findReceived(db, id, seen(viewer));
    if (!found) throw refuse('no_encontrado');
    await lockRunWork(services, viewer, found.obra.id);
    const row = await lockReceived(db, id);
    if (!row) throw refuse('no_encontrado');
    // What its service took back is not dismissed, but taken back with an editor's word.
    const after = estado === 'DESCARTADO' && (desde ?? row.estado) === 'POR_RETIRAR' ? 'ANULADO' : estado;
    if (row.estado === after) return;
    if (row.estado === 'ANULADO') throw refuse('anuncio_anulado');
    if (desde !== undefined && desde !== row.estado) throw refuse('anuncio_cambiado');
    await changeReceived(db, id, { estado: after, fechaDecision: new Date() });
    await record(db, {
      type: eventOf(row.estado, estado),
      userId: viewer.id,
      publicacionId: found.obra.id,
      datos: await factsOf(db, row),
    });
    await forgetTold(services, [row.publicacionId]);
  });
  const found = await findReceived(db, id, seen(viewer));
  if (!found) throw refuse('no_encontrado');
  return present(found);
}

function eventOf(before: ReceivedState, after: (typeof receivedDecisions)[number]) {
  const isShown = shownReceived.some((shown) => shown === before);
  if (after === 'ACEPTADO')
    return isShown ? ('publication.announcementKept' as const) : ('publication.announcementAccepted' as const);
  return isShown ? ('publication.announcementTakenOff' as const) : ('publication.announcementDismissed' as const);
}

const present = ({ received, obra }: ListedReceived): Received => ({
  id: received.id,
  clase: receivedKinds.find((clase) => clase === received.clase) ?? 'RELACION',
  ...{ estado: received.estado, servicio: received.servicio, direccion: received.direccion ?? '' },
  ...{ titulo: received.titulo, relacion: received.relacion, obra },
  fechaCreacion: received.fechaCreacion.toISOString(),
  fechaDecision: received.fechaDecision?.toISOString() ?? null,
});
