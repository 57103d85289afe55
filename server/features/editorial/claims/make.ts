/** Appealing a rejection, complaining of how a work is handled, and taking either back. */
import { v7 as uuid } from 'uuid';
import { mostOpenComplaints, type NewClaim, type WorkClaims } from '#contract/entities/claim.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { toldTitle } from '#server/features/publications/succession/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canAppeal, canComplain, canReadClaim, isOwnClaim } from '#server/policy/index.ts';
import { closeClaim, countOpenComplaints, findClaim, findRejection, insertClaim, isAskedTwice } from './queries.ts';
import { appealEnds, isHandled, readClaims } from './read.ts';

/**
 * Asks it, once: the same words a second time, while nobody has answered, are taken for the first. Throws `no_encontrado`,
 * `sin_permiso`; of an appeal `apelacion_no_posible`, `apelacion_presentada` and `apelacion_fuera_de_plazo`; of a complaint
 * `queja_no_posible` and `quejas_abiertas`.
 */
export async function makeClaim(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { clase, sobre, texto }: NewClaim,
): Promise<WorkClaims> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, publicacionId);
    if (!(clase === 'APELACION' ? canAppeal(viewer, work) : canComplain(viewer, work)))
      throw refuse(work.deletedAt ? 'no_encontrado' : 'sin_permiso');
    const row = { id: uuid(), publicacionId, clase, personaId: viewer.id, texto, fecha: new Date() };
    if (await isAskedTwice(db, row)) return;
    const decisionId = clase === 'APELACION' ? await appealed(services, work) : null;
    if (clase === 'QUEJA') await checkComplaint(services, viewer, work);
    await insertClaim(db, { ...row, decisionId, sobre: clase === 'QUEJA' ? (sobre ?? null) : null });
    const datos = { titulo: await toldTitle(services, work), reclamacion: row.id };
    // The record does not say who complains: administrators read it, and it may be about one of them.
    const event =
      clase === 'APELACION'
        ? ({ type: 'appeal.made', userId: viewer.id } as const)
        : ({ type: 'complaint.made', userId: null } as const);
    await record(db, { ...event, publicacionId, datos });
  });
  return readClaims(services, viewer, publicacionId);
}

/** The decision that an appeal is against. */
async function appealed({ db, settings }: Services, work: Work): Promise<string> {
  const rejection = work.estado === 'RETIRADO' ? await findRejection(db, work.id) : undefined;
  if (!rejection) throw refuse('apelacion_no_posible');
  if (rejection.wasAppealed) throw refuse('apelacion_presentada');
  const held = settings.of(work);
  if (appealEnds(rejection, held).getTime() <= Date.now())
    throw refuse('apelacion_fuera_de_plazo', { values: { dias: held.plazoApelacionDias } });
  return rejection.id;
}

async function checkComplaint({ db }: Services, viewer: Person, work: Work): Promise<void> {
  if (!isHandled(work)) throw refuse('queja_no_posible');
  if ((await countOpenComplaints(db, work.id, viewer.id)) >= mostOpenComplaints)
    throw refuse('quejas_abiertas', { values: { cuantas: mostOpenComplaints } });
}

/** Throws `no_encontrado`, `sin_permiso` to others who may read it, and `reclamacion_cerrada`. */
export async function withdrawClaim(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const { row, work } = await lockClaim(services, viewer, id);
    if (!isOwnClaim(viewer, row)) throw refuse('sin_permiso');
    if (row.estado !== 'ABIERTA') throw refuse('reclamacion_cerrada');
    await closeClaim(db, id, { estado: 'RETIRADA' });
    const event =
      row.clase === 'APELACION'
        ? ({ type: 'appeal.withdrawn', userId: viewer.id } as const)
        : ({ type: 'complaint.withdrawn', userId: null } as const);
    await record(db, {
      ...event,
      publicacionId: work.id,
      datos: { titulo: await toldTitle(services, work), reclamacion: id },
    });
  });
}

/**
 * It, with its work, whose row is locked for the caller's transaction. Throws `no_encontrado` where it is not there, is not theirs to
 * read, or its work was deleted.
 */
export async function lockClaim(services: Services, viewer: Person, id: string) {
  const { db } = services;
  const found = await findClaim(db, id);
  const work = found && (await lockWork(db, found.publicacionId));
  const row = work && (await findClaim(db, id));
  if (!row || work.deletedAt || !canReadClaim(viewer, work, row)) throw refuse('no_encontrado');
  return { row, work };
}
