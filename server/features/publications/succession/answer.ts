/** Answering a proposal that another author becomes a work's main author; what makes it so, and what ends it. */
import { refuse } from '#contract/refuse.ts';
import { isAsked, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { joinAuthors, makeAuthor } from '#server/features/publications/byline/join-authors.ts';
import { lockWork, updateWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import {
  canAnswerSuccession,
  isNamedAs,
  isSuccessionCurrent,
  partInSuccession,
  reviewsWork,
} from '#server/policy/index.ts';
import {
  deleteSuccession,
  deleteWithoutAuthor,
  findSuccession,
  type SuccessionRow,
  updateSuccession,
} from './queries.ts';
import { toldTitle } from './read.ts';

/**
 * The one proposed says yes, and signs the work by it where they had not said so; or the present main author agrees. With both,
 * or once the days to object are over, the work is theirs. A no of either ends it. Throws `no_encontrado`, `relevo_cerrado`,
 * where it is about somebody else than the work by now too, and `revisas_esta_obra`.
 */
export async function answerSuccession(
  services: Services,
  viewer: Person,
  publicacionId: string,
  acepta: boolean,
): Promise<{ publicacionId: string; cumplido: boolean }> {
  const { db, transact } = services;
  const answered = await transact(async () => {
    const work = await lockWork(db, publicacionId);
    if (!work || !canAnswerSuccession(viewer, work)) throw refuse('no_encontrado');
    const row = await findSuccession(db, publicacionId);
    const part = row && partInSuccession(viewer, work, row);
    if (!row || !part) throw refuse('relevo_cerrado');
    if (!isSuccessionCurrent(work, row)) {
      await endSuccession(services, work, null);
      return undefined;
    }
    const told = { userId: viewer.id, publicacionId };
    const datos = { titulo: await toldTitle(services, work), cuenta: row.propuestoPorId };
    if (!acepta) {
      await deleteSuccession(db, publicacionId);
      const about = part === 'NUEVO' ? datos : { ...datos, cuenta: row.personaId };
      const type = part === 'NUEVO' ? 'coauthor.successionDeclined' : 'coauthor.successionObjected';
      await record(db, { type, ...told, datos: about });
      return { publicacionId, cumplido: false };
    }
    if (part === 'NUEVO') await beAuthor(services, viewer, work);
    const now = new Date();
    const said = part === 'NUEVO' ? { fechaAceptado: now } : { fechaConforme: now };
    if (isAgreed({ ...row, ...said }, now)) {
      const cumplido = await succeed(services, (await lockWork(db, publicacionId)) ?? work, row, viewer.id);
      return { publicacionId, cumplido };
    }
    const isFirst = part === 'NUEVO' ? !row.fechaAceptado : !row.fechaConforme;
    if (!isFirst) return { publicacionId, cumplido: false };
    await updateSuccession(db, publicacionId, said);
    const type = part === 'NUEVO' ? 'coauthor.successionAccepted' : 'coauthor.successionAgreed';
    await record(db, { type, ...told, datos: { ...datos, ...(part === 'NUEVO' && limitOf(row)) } });
    return { publicacionId, cumplido: false };
  });
  // That it ended is kept, so it is said outside.
  if (!answered) throw refuse('relevo_cerrado');
  return answered;
}

/** When it is done without an answer of the present main author, as notifications say it. */
const limitOf = ({ fechaLimite }: SuccessionRow) => fechaLimite && { fecha: fechaLimite.toISOString() };

/** Whether both have said yes, or the one proposed, and the other let the days pass. */
export const isAgreed = (
  { fechaAceptado, fechaConforme, fechaLimite }: Pick<SuccessionRow, 'fechaAceptado' | 'fechaConforme' | 'fechaLimite'>,
  now: Date,
) => fechaAceptado !== null && (fechaConforme !== null || (fechaLimite !== null && fechaLimite <= now));

/** Who reviews a work does not answer for it; who was only named signs it by saying yes. */
async function beAuthor(services: Services, viewer: Person, work: Work): Promise<void> {
  if (reviewsWork(viewer, work)) throw refuse('revisas_esta_obra');
  if (isAsked(work, viewer)) await joinAuthors(services, viewer, work, (author) => isNamedAs(viewer, author));
  else await makeAuthor(services, viewer, viewer.id);
}

/**
 * Makes the one proposed the main author; nothing else of the work changes, the byline and its order included. Where they do not
 * sign it, or it has another main author by now, it ends the proposal instead. Gives whether it was done. In the caller's
 * transaction, which holds the work's row.
 * @param by whose yes completes it; null: the days to object are over
 */
export async function succeed(services: Services, work: Work, row: SuccessionRow, by: string | null): Promise<boolean> {
  const { db } = services;
  const { publicacionId, personaId } = row;
  // Who was only asked to sign has not said yes to that.
  if (!isSuccessionCurrent(work, row) || isAsked(work, { id: personaId })) {
    await endSuccession(services, work, by);
    return false;
  }
  await deleteSuccession(db, publicacionId);
  await updateWork(db, publicacionId, { autorPrincipalId: personaId });
  const datos = { titulo: await toldTitle(services, work), cuenta: personaId };
  // Of a draft that was never sent its authors alone know.
  const type = work.versionActual > 0 ? 'publication.mainAuthorChanged' : 'coauthor.succeeded';
  await record(db, { type, userId: by, publicacionId, datos });
  return true;
}

/**
 * Ends the proposal where the byline no longer names who was proposed, and tells who proposed it. In the caller's transaction, which
 * has saved the byline.
 */
export async function endWithoutAuthor(services: Services, work: Work, by: Pick<Person, 'id'>): Promise<void> {
  const row = await deleteWithoutAuthor(services.db, work.id);
  if (row) await tellEnded(services, work, row, by.id);
}

/** Ends the proposal of a work, whatever was answered to it. In the caller's transaction. */
export async function endSuccession(services: Services, work: Work, by: string | null): Promise<void> {
  const row = await findSuccession(services.db, work.id);
  if (!row) return;
  await deleteSuccession(services.db, work.id);
  if (!work.deletedAt) await tellEnded(services, work, row, by);
}

async function tellEnded(
  services: Services,
  work: Work,
  { propuestoPorId }: SuccessionRow,
  by: string | null,
): Promise<void> {
  const datos = { titulo: await toldTitle(services, work), cuenta: propuestoPorId };
  await record(services.db, { type: 'coauthor.successionEnded', userId: by, publicacionId: work.id, datos });
}
