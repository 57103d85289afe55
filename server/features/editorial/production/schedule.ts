/** The date of a work's publication: it is set, taken away, and kept by a job, once. */
import type { z } from 'zod';
import type { Production, productionScheduleSchema } from '#contract/entities/production.ts';
import { dateThatHolds } from '#contract/planned-dates.ts';
import { refuse } from '#contract/refuse.ts';
import { minuteMs } from '#contract/time.ts';
import { asPerson, type Person, transitionVerdict } from '#contract/workflow.ts';
import { momentAt } from '#contract/zoned-time.ts';
import { clockOf } from '#server/events/event-queries.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { openTransition } from '#server/features/publications/check-action.ts';
import { lockWork, type Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { chaptersComing, chaptersToPublish, checkBookIsOut, waitsForBook } from '../book-chapters/ready.ts';
import { applyChange } from '../change-estado.ts';
import { lockForAct } from './act.ts';
import { findNumberToCome, findProduction, type ProductionRow, updateProduction } from './queries.ts';
import { queueWorkDue, type WorkDue, workDue } from './queue-due.ts';
import { presentProduction } from './read.ts';

const undated = { fechaPrevista: null, zonaHoraria: null, programadaPorId: null };
const publish = { to: 'PUBLICADO', among: ['PUBLICAR'] } as const;

/**
 * Has a work published by itself at a moment to come, by this person's leave: what they may publish is asked now, and again then. Throws
 * as `lockForAct`, what publishing it is refused with (a chapter before its book, a book before its chapters), and `datos_no_validos` for a moment that is over or that no calendar has.
 */
export async function scheduleWork(
  services: Services,
  viewer: Person,
  id: string,
  { fecha, zona }: z.output<typeof productionScheduleSchema>,
): Promise<Production> {
  const { db, transact } = services;
  await transact(async () => {
    const { work, row } = await lockForAct(services, viewer, id, 'PROGRAMAR');
    const moment = momentAt(fecha, zona);
    if (!moment) throw refuse('datos_no_validos', { errors: [{ field: 'fecha', code: 'fecha' }] });
    if (moment <= (await clockOf(db)))
      throw refuse('datos_no_validos', { errors: [{ field: 'fecha', code: 'momento_pasado' }] });
    openTransition(services, viewer, work, publish);
    await checkBookIsOut(services, viewer, work);
    await chaptersToPublish(services, viewer, work);
    await updateProduction(db, row.id, { fechaPrevista: moment, zonaHoraria: zona, programadaPorId: viewer.id });
    await queueWorkDue(db, { id, fecha: moment.toISOString() });
    await record(db, {
      type: 'production.scheduled',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo, momento: `${fecha.replace('T', ' ')} (${zona})` },
    });
  });
  return presentProduction(services, viewer, await readableWork(services, viewer, id));
}

/** It is not published by itself any more. Throws as `lockForAct`. */
export async function unscheduleWork(services: Services, viewer: Person, id: string): Promise<Production> {
  const { db, transact } = services;
  await transact(async () => {
    const { work, row } = await lockForAct(services, viewer, id, 'QUITAR_FECHA');
    await updateProduction(db, row.id, undated);
    const datos = { titulo: work.titulo };
    await record(db, { type: 'production.unscheduled', userId: viewer.id, publicacionId: id, datos });
  });
  return presentProduction(services, viewer, await readableWork(services, viewer, id));
}

/** Publishes the work that is due. Where it may not be published any more, who set the date is told. */
export const publishingWorks = defineJob({
  ...workDue,
  tries: 5,
  work: (services: Services, { datos, finish }) => finish(() => publishDue(services, datos)),
  onFailure: async (services, { datos }, { againInMs }) => {
    const found = againInMs === undefined ? await lockDue(services, datos) : undefined;
    if (found) await notPublished(services, found);
  },
});

/** The work whose moment this still is: it may have another, or none, or be published or gone. */
async function lockDue(
  { db }: Services,
  { id, fecha }: WorkDue,
): Promise<{ work: Work; row: ProductionRow } | undefined> {
  const work = await lockWork(db, id);
  const row = work && !work.deletedAt ? await findProduction(db, id) : undefined;
  return work && row?.fechaPrevista?.toISOString() === fecha ? { work, row } : undefined;
}

/** In one transaction. Gives what came of it, for the list of jobs. */
export async function publishDue(services: Services, dated: z.output<typeof workDue.datos>) {
  const { db, settings } = services;
  const found = await lockDue(services, dated);
  if (!found) return { publicado: false };
  if ((await clockOf(db)) < new Date(dated.fecha)) {
    // The clock was put back after it had been due.
    await queueWorkDue(db, { ...dated, vez: dated.vez + 1 });
    return { publicado: false };
  }
  const { work, row } = found;
  const number = await findNumberToCome(db, work.id);
  if (dateThatHolds(dated.fecha, number?.fechaPrevista?.toISOString() ?? null) === 'NUMERO') {
    // Both are due, as after an hour in which nothing ran: it comes out with its number, or by itself once that has lost its date.
    await queueWorkDue(db, { ...dated, vez: dated.vez + 1 }, minuteMs);
    return { publicado: false };
  }
  const account = row.programadaPorId ? await findUser(db, row.programadaPorId) : undefined;
  const person = account && !account.fechaBloqueo ? asPerson(account) : undefined;
  const verdict = person && transitionVerdict(work, person, settings.of(work), publish.to, undefined, publish.among);
  if (!person || !verdict?.allowed || (await isKeptBack(services, person, work))) return notPublished(services, found);
  await applyChange(services, person, work.id, publish);
  const datos = { titulo: work.titulo, cuenta: person.id };
  await record(db, { type: 'production.cameOut', userId: null, publicacionId: work.id, datos });
  return { publicado: true };
}

/** A chapter that this person does not run waits for its book, a book for its chapters: no other try would change that. */
const isKeptBack = async (services: Services, person: Person, work: Work): Promise<boolean> =>
  (await waitsForBook(services, person, work)) || (await chaptersComing(services.db, work)) === undefined;

/** Its date goes, and who set it and the journal's editors are told. */
async function notPublished({ db }: Services, { work, row }: { work: Work; row: ProductionRow }) {
  await updateProduction(db, row.id, undated);
  const datos = { titulo: work.titulo, cuenta: row.programadaPorId };
  await record(db, { type: 'production.notPublished', userId: null, publicacionId: work.id, datos });
  return { publicado: false };
}
