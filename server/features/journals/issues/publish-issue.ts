/** A number is published now, or at a date, or no more at that date. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { momentAt } from '#contract/zoned-time.ts';
import { clockOf } from '#server/events/event-queries.ts';
import { record } from '#server/events/events.ts';
import { queueDue } from '#server/events/issue-due.ts';
import { chaptersToPublish } from '#server/features/editorial/book-chapters/ready.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { judgePlaces } from './judge.ts';
import { findPlaces, type IssueRow, updateIssue } from './queries.ts';
import { fateOf, release } from './release.ts';
import { lockRunnable } from './runnable.ts';

/**
 * The places of a number whose works this person may all publish. Throws `numero_vacio`, `obras_no_publicables`, and of a book as
 * `chaptersToPublish` does; an author of one who publishes it as an administrator says why, else `falta_motivo`.
 */
async function publishablePlaces(services: Services, viewer: Person, issue: IssueRow, motivo: string | undefined) {
  const found = await findPlaces(services.db, issue.id);
  if (found.length === 0 && !issue.continua) throw refuse('numero_vacio');
  // As if they said why: what they may not publish then is not theirs at all.
  const places = await judgePlaces(services, viewer, found, 'x');
  for (const { work, isLate } of places) if (isLate) await chaptersToPublish(services, viewer, work);
  const stuck = places.find(({ fate }) => fate === 'NO_PUBLICABLE');
  if (stuck) throw refuse('obras_no_publicables', { values: { titulo: stuck.work.titulo } });
  const publishes = (work: Work, reason?: string) => fateOf(services, viewer, work, reason) === 'PUBLICAR';
  if (places.some(({ work }) => publishes(work, 'x') && !publishes(work, motivo)))
    throw refuse('falta_motivo', { errors: [{ field: 'motivo', code: 'motivo' }] });
  return places;
}

/** Publishes a number and, with it, the approved works in it. Throws as `lockRunnable` and `publishablePlaces` do. */
export function publishIssue(
  services: Services,
  viewer: Person,
  id: string,
  { revision, motivo }: CallData<Calls['publishIssue']>['body'],
): Promise<void> {
  return services.transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'PUBLICAR', revision);
    await release(services, viewer, issue, await publishablePlaces(services, viewer, issue, motivo), motivo);
  });
}

/**
 * Has a number published by itself at a moment to come, by this person's leave: what they may publish is asked now, and again then.
 * Throws as `publishIssue` does, and `datos_no_validos` for a moment that is over or that no calendar has.
 */
export function scheduleIssue(
  services: Services,
  viewer: Person,
  id: string,
  { revision, fecha, zona, motivo }: CallData<Calls['scheduleIssue']>['body'],
): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'PROGRAMAR', revision);
    const moment = momentAt(fecha, zona);
    if (!moment) throw refuse('datos_no_validos', { errors: [{ field: 'fecha', code: 'fecha' }] });
    if (moment <= (await clockOf(db)))
      throw refuse('datos_no_validos', { errors: [{ field: 'fecha', code: 'momento_pasado' }] });
    await publishablePlaces(services, viewer, issue, motivo);
    await updateIssue(db, id, {
      fechaPrevista: moment,
      zonaHoraria: zona,
      programadaPorId: viewer.id,
      motivo: motivo ?? null,
    });
    await queueDue(db, { id, fecha: moment.toISOString() });
    await record(db, {
      type: 'publication.issueScheduled',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(issue), momento: `${fecha.replace('T', ' ')} (${zona})` },
    });
  });
}

/** It is not published by itself any more. Throws as `lockRunnable` does. */
export function unscheduleIssue(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'QUITAR_FECHA');
    await updateIssue(db, id, { fechaPrevista: null, zonaHoraria: null, programadaPorId: null, motivo: null });
    await record(db, {
      type: 'publication.issueUnscheduled',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(issue) },
    });
  });
}
