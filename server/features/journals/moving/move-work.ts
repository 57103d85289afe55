/** A sent work goes to another journal: at once, or once its main author has agreed. */

import type { NewMove } from '#contract/entities/move.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { refuse } from '#contract/refuse.ts';
import { isMainAuthor, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { leaveBooks } from '#server/features/editorial/book-chapters/leave.ts';
import { interruptProduction } from '#server/features/editorial/production/settle.ts';
import { chosenPlace } from '#server/features/publications/choose-journal.ts';
import { changesBy, isMovable } from '#server/features/publications/moves.ts';
import { updateWork, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork, readPublication } from '#server/features/publications/read.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canHandle, canMoveTo } from '#server/policy/index.ts';
import { leaveIssue } from '../issues/queries.ts';

const wrong = (code: 'revista_ajena' | 'misma_revista') =>
  refuse('datos_no_validos', { errors: [{ field: 'revistaId', code }] });

/**
 * Takes a work to another journal by who runs it in both; where that asks something else of its authors than was agreed, asks the main
 * author first. Throws as `runWork` and `chosenPlace` do, `traslado_no_posible` and `traslado_abierto`.
 */
export async function moveWork(
  services: Services,
  viewer: Person,
  id: string,
  { motivo, ...asked }: NewMove,
): Promise<Publication> {
  const { db, transact, settings } = services;
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    if (!isMovable(work)) throw refuse('traslado_no_posible');
    if (asked.revistaId === work.revistaId) throw wrong('misma_revista');
    const place = chosenPlace(services, asked);
    if (!canMoveTo(viewer, place)) throw wrong('revista_ajena');
    if (work.traslado) throw refuse('traslado_abierto');
    // Without an account nobody can be asked.
    if (!work.autorPrincipalId || changesBy(services, work, place).length === 0)
      return move(services, viewer, work, { ...place, motivo });
    await updateWork(db, id, { traslado: { ...place, motivo, fecha: new Date().toISOString() } });
    await record(db, {
      type: 'publication.moveProposed',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo, hasta: settings.of(place).nombre, motivo },
    });
  });
  return readPublication(services, viewer, id);
}

/** Throws as `runWork` does, and `traslado_cerrado`. */
export async function withdrawMove(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    await end(services, viewer, work, 'publication.moveWithdrawn');
    await updateWork(db, id, { traslado: null });
  });
}

/**
 * Its main author agrees, and the work goes; or does not, and it stays. Throws `no_encontrado`, `sin_permiso` and `traslado_cerrado`; where
 * the other journal takes no works any more, as `chosenPlace` does.
 */
export async function answerMove(
  services: Services,
  viewer: Person,
  id: string,
  acepta: boolean,
): Promise<Publication> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    if (!isMainAuthor(work, viewer)) throw refuse('sin_permiso');
    if (!acepta) {
      await end(services, viewer, work, 'publication.moveDeclined');
      return updateWork(db, id, { traslado: null });
    }
    const { revistaId, seccionId, motivo } = openMove(work);
    await move(services, viewer, work, { ...chosenPlace(services, { revistaId, seccionId }), motivo });
  });
  return readPublication(services, viewer, id);
}

/** The proposal that stands. Throws `traslado_cerrado`. */
function openMove(work: Work) {
  if (!work.traslado || !isMovable(work)) throw refuse('traslado_cerrado');
  return work.traslado;
}

async function end(
  { db, settings }: Services,
  viewer: Person,
  work: Work,
  type: 'publication.moveWithdrawn' | 'publication.moveDeclined',
): Promise<void> {
  const { revistaId } = openMove(work);
  const datos = { titulo: work.titulo, hasta: settings.of(revistaId).nombre };
  await record(db, { type, userId: viewer.id, publicacionId: work.id, datos });
}

/**
 * What of its old journal lets go of it: its number, its book or its chapters, production, section, and a handling editor who does not edit
 * where it goes. Its versions, reviews, who writes them, notes and decisions go with it. In the caller's transaction.
 */
async function move(
  services: Services,
  viewer: Person,
  work: Work,
  { motivo, revistaId, seccionId }: NewMove,
): Promise<void> {
  const { db, settings } = services;
  const about = { userId: viewer.id, publicacionId: work.id };
  const { titulo } = work;
  const issue = await leaveIssue(db, work.id);
  if (issue)
    await record(db, { ...about, type: 'publication.takenFromIssue', datos: { titulo, numero: issueLabel(issue) } });
  await leaveBooks(services, viewer, work);
  const ended = await interruptProduction(services, viewer, work, new Date());
  const editor = work.editorId ? await findUser(db, work.editorId) : undefined;
  const isReleased = work.editorId !== null && !(editor && canHandle(editor, { ...work, revistaId }));
  if (isReleased)
    await record(db, { ...about, type: 'publication.editorReleased', datos: { titulo, cuenta: work.editorId } });
  await updateWork(db, work.id, {
    ...ended,
    ...{ revistaId, seccionId, traslado: null, revisoresDeseados: null },
    ...(isReleased && { editorId: null }),
  });
  const names = { desde: settings.of(work).nombre, hasta: settings.of(revistaId).nombre };
  await record(db, {
    ...about,
    type: 'publication.moved',
    datos: { titulo, ...names, motivo, antes: work.revistaId },
  });
}
