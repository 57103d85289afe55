/** What becomes of the works, reviews and desks of somebody whose account is erased. Called in its transaction. */
import { isMainAuthor, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { refuseAsked } from '#server/features/publications/byline/answer-asked.ts';
import { findAllAsked } from '#server/features/publications/byline/ask-queries.ts';
import { findByline, saveByline } from '#server/features/publications/byline-queries.ts';
import { lockWork, updateWork, type Work } from '#server/features/publications/queries.ts';
import { endSuccession } from '#server/features/publications/succession/answer.ts';
import { findSuccession, findSuccessionsNaming } from '#server/features/publications/succession/queries.ts';
import { findVersion } from '#server/features/publications/text-queries.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Services } from '#server/platform/services.ts';
import {
  findTitles,
  findWaitingReviews,
  handledWorks,
  jointDrafts,
  ownDrafts,
  purgeWorks,
  worksInProcess,
} from './erase-works-queries.ts';

/**
 * Declines the reviews that wait for the person: editors learn of it, and whoever comes next is invited. The reason
 * tells nothing of who they were: it is in the language of who handles the work.
 */
export async function declineWaiting(services: Services, person: Person): Promise<void> {
  for (const { id, editorId } of await findWaitingReviews(services.db, person.id)) {
    const language = await languageOf(services, editorId === null ? null : { id: editorId });
    await declineReview(services, person, id, answerWords.reviewerGone[language]);
  }
}

/** Takes the person's name out of the bylines in which they were named and which they had not accepted. */
export async function refuseWaiting(services: Services, person: Person): Promise<void> {
  for (const id of await findAllAsked(services.db, person.id)) {
    const work = await lockWork(services.db, id);
    if (work) await refuseAsked(services, work, person);
  }
}

/** Lets the works go whose process the person handles and that is open. `by`: who erases the account. */
export async function releaseHandled({ db }: Services, person: Person, by: string): Promise<void> {
  for (const { id, titulo } of await findTitles(db, handledWorks(person.id))) {
    await updateWork(db, id, { editorId: null });
    const datos = { titulo, cuenta: person.id };
    await record(db, { type: 'publication.editorReleased', userId: by, publicacionId: id, datos });
  }
}

/**
 * Deletes the drafts that are the person's alone, takes them out of those that others sign too, and hands works under way
 * to a co-author. Gives the ids of the deleted ones, whose files are still to be removed.
 */
export async function leaveWorks(services: Services, person: Person, by: string): Promise<string[]> {
  const { db } = services;
  const drafts = (await findTitles(db, ownDrafts(db, person.id))).map(({ id }) => id);
  await purgeWorks(db, drafts);
  for (const { id } of await findTitles(db, jointDrafts(db, person.id))) await leaveDraft(services, person, id);
  for (const { id } of await findTitles(db, worksInProcess(db, person.id))) await tellGone(services, person, id, by);
  return drafts;
}

/** Whoever erases the account, it is its person who signs no more: that is what the record is asked later. */
async function leaveDraft({ db }: Services, { id: personId }: Person, id: string): Promise<void> {
  const work = await lockWork(db, id);
  if (!work) return;
  const others = (await findByline(db, id)).filter((author) => author.id !== personId);
  await saveByline(db, id, others);
  const cuenta = await handOn(db, work, personId);
  if (work.deletedAt) return;
  const datos = { titulo: work.titulo, cuenta };
  await record(db, { type: 'coauthor.left', userId: personId, publicacionId: id, datos });
}

/** What was sent keeps its byline; who signs it with the person, and who runs it, learn that they are gone. */
async function tellGone({ db }: Services, { id: personId }: Person, id: string, by: string): Promise<void> {
  const work = await lockWork(db, id);
  if (!work) return;
  await handOn(db, work, personId);
  // A draft's title is its authors' own; editors know the one that was sent.
  const sent = work.estado === 'BORRADOR' ? await findVersion(db, id, work.versionActual) : work;
  const datos = { titulo: sent?.titulo ?? work.titulo, cuenta: personId };
  await record(db, { type: 'publication.authorGone', userId: by, publicacionId: id, datos });
}

/** Where the work is the person's to send, it becomes the next author's whose account is there. Gives whose it is. */
async function handOn(db: Services['db'], work: Work, personId: string): Promise<string | null> {
  if (!isMainAuthor(work, { id: personId })) return work.autorPrincipalId;
  const next = (await agreedSuccessor(db, work)) ?? (await nextAuthor(db, work, personId));
  if (next) await updateWork(db, work.id, { autorPrincipalId: next });
  return next ?? null;
}

/** A byline that was sent goes on naming accounts that are gone by now. */
async function nextAuthor(db: Services['db'], { authorIds }: Work, personId: string): Promise<string | undefined> {
  for (const id of authorIds) if (id !== personId && (await findUser(db, id))) return id;
}

/** Who said yes to being its main author, while the one who goes had still to answer. */
async function agreedSuccessor(db: Services['db'], work: Work): Promise<string | undefined> {
  const proposed = await findSuccession(db, work.id);
  return proposed?.fechaAceptado ? work.authorIds.find((authorId) => authorId === proposed.personaId) : undefined;
}

/** Ends the proposals in which the person would be the main author of a work, or was it. `by`: who erases the account. */
export async function endSuccessions(services: Services, person: Person, by: string): Promise<void> {
  for (const id of await findSuccessionsNaming(services.db, person.id)) {
    const work = await lockWork(services.db, id);
    if (work) await endSuccession(services, work, by);
  }
}
