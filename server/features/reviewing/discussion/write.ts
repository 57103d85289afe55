import { v7 as uuid } from 'uuid';
import { type DiscussionMessage, mostMessages } from '#contract/entities/discussion.ts';
import { refuse } from '#contract/refuse.ts';
import { isAsked, type Person } from '#contract/workflow.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { record } from '#server/events/events.ts';
import { findWork, lockWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import {
  canDiscuss,
  canReadDiscussion,
  canRemoveMessage,
  discussesAsReviewer,
  isOwnMessage,
} from '#server/policy/index.ts';
import { isBefore, presentMessage } from './present.ts';
import {
  countMessages,
  emptyMessage,
  findLast,
  findLastOfOthers,
  findMessage,
  findOwnNumber,
  insertMessage,
  rewriteMessage,
} from './queries.ts';

/**
 * Writes in the discussion of a round. The same text twice in a row by the same person is one message: a button pressed twice, or a
 * request sent again because its answer was lost, says nothing new. Throws `no_encontrado` where they have no part in it,
 * `te_piden_firmar`, `discusion_cerrada`, `discusion_llena`.
 */
export async function writeMessage(
  services: Services,
  viewer: Person,
  publicacionId: string,
  { ronda, texto }: { ronda: number; texto: string },
): Promise<DiscussionMessage> {
  const { db, transact, settings } = services;
  const id = await transact(async () => {
    // Its row held: no decision comes between, and of two who write, one is after the other.
    const work = await lockWork(db, publicacionId);
    if (!work || !canReadDiscussion(viewer, work, ronda, settings.of(work))) throw refuse('no_encontrado');
    if (isAsked(work, viewer)) throw refuse('te_piden_firmar');
    if (!canDiscuss(viewer, work, ronda, settings.of(work))) throw refuse('discusion_cerrada');
    const last = await findLast(db, publicacionId, ronda);
    if (last && isOwnMessage(viewer, last) && last.texto === texto) return last.id;
    if ((await countMessages(db, publicacionId, ronda)) >= mostMessages)
      throw refuse('discusion_llena', { values: { maximo: mostMessages } });
    const own = discussesAsReviewer(viewer, work, ronda)
      ? await findOwnNumber(db, publicacionId, ronda, viewer.id)
      : undefined;
    const id = uuid();
    const reviewId = own?.id ?? null;
    await insertMessage(db, { id, publicacionId, ronda, autorId: viewer.id, reviewId, texto, fecha: new Date() });
    await recordFor(services, viewer, work, ronda, 'discussion.written');
    return id;
  });
  return readMessage(services, viewer, id);
}

/** Changes one's own message. Throws `no_encontrado`, `sin_permiso`, `discusion_cerrada`, or `mensaje_seguido` where somebody wrote since. */
export async function editMessage(
  services: Services,
  viewer: Person,
  id: string,
  texto: string,
): Promise<DiscussionMessage> {
  const { db, transact } = services;
  await transact(async () => {
    const { message, work } = await lockOwnMessage(services, viewer, id);
    if (message.texto === texto) return;
    const others = await findLastOfOthers(db, message.publicacionId, message.ronda, viewer.id);
    if (isBefore(message, others)) throw refuse('mensaje_seguido');
    await rewriteMessage(db, id, texto);
    await recordFor(services, viewer, work, message.ronda, 'discussion.changed');
  });
  return readMessage(services, viewer, id);
}

/** Takes away what one's own message says. Throws as `editMessage` does, but whoever wrote since. */
export async function removeMessage(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const { message, work } = await lockOwnMessage(services, viewer, id);
    await emptyMessage(db, id);
    await recordFor(services, viewer, work, message.ronda, 'discussion.removed');
  });
}

const recordFor = (
  { db }: Services,
  viewer: Person,
  { id, titulo }: Work,
  ronda: number,
  type: Extract<EventKind, `discussion.${string}`>,
) => record(db, { type, userId: viewer.id, publicacionId: id, datos: { titulo, ronda } });

/** In the caller's transaction, the work's row held. */
async function lockOwnMessage({ db, settings }: Services, viewer: Person, id: string) {
  const found = await findMessage(db, id);
  const work = found && (await lockWork(db, found.message.publicacionId));
  // Read again: whoever held the row may have deleted it.
  const message = work && (await findMessage(db, id))?.message;
  if (!message || !canReadDiscussion(viewer, work, message.ronda, settings.of(work))) throw refuse('no_encontrado');
  if (!isOwnMessage(viewer, message)) throw refuse('sin_permiso');
  if (message.fechaEliminacion) throw refuse('no_encontrado');
  if (!canRemoveMessage(viewer, work, message, settings.of(work))) throw refuse('discusion_cerrada');
  return { message, work };
}

/** One that the viewer just wrote. */
async function readMessage(services: Services, viewer: Person, id: string): Promise<DiscussionMessage> {
  const { db } = services;
  const row = await findMessage(db, id);
  const work = row && (await findWork(db, row.message.publicacionId));
  if (!work) throw refuse('no_encontrado');
  const others = await findLastOfOthers(db, work.id, row.message.ronda, viewer.id);
  return presentMessage(row, work, viewer, others, services);
}
