/** A book is sent to review with the drafts that are its chapters, in one act (docs/decisions, 641). */
import type { ChaptersToSend, SentWithChapters } from '#contract/entities/chapter.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { type ChapterWant, canGather, keepsBack, mostChapters, mostSentWithBook } from '#contract/gathered-chapters.ts';
import { refuse } from '#contract/refuse.ts';
import { type Condition, isMainAuthor, type Person, transitionVerdict } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import {
  appendChapters,
  findChapters,
  findDraftsToSend,
  findWithoutText,
} from '#server/features/publications/chapter-queries.ts';
import { lockWorks, type Work } from '#server/features/publications/queries.ts';
import { lockReadableWork, readableWork, readPublication } from '#server/features/publications/read.ts';
import { findUnsigned } from '#server/features/publications/rights/read.ts';
import type { Services } from '#server/platform/services.ts';
import { willPublishReviews } from '#server/policy/index.ts';
import { applyChange } from '../change-estado.ts';
import { titlesOf } from './ready.ts';

const sending = { to: 'EN_REVISION', among: ['ENVIAR_A_REVISION'] } as const;
const wantOf: Partial<Record<Condition, ChapterWant>> = { submittable: 'DATOS', declared: 'DECLARACIONES' };

/**
 * The drafts with which a book may be sent, and what each of them lacks; none of a book that is no draft. Throws `no_encontrado`,
 * `sin_permiso` to who is not its main author, and `libro_sin_capitulos` of any other work.
 */
export async function readChaptersToSend(services: Services, viewer: Person, id: string): Promise<ChaptersToSend> {
  const book = await readableWork(services, viewer, id);
  checkOwnBook(viewer, book);
  if (book.estado !== 'BORRADOR') return { capitulos: [], hayMas: false, ajenos: 0 };
  const found = await findDrafts(services, viewer, book);
  const drafts = found.slice(0, mostSentWithBook);
  const works = drafts.map(({ work }) => work);
  const wants = await wantsOf(services, viewer, works);
  const chapters = (await findChapters(services.db, id)).map(({ work }) => work);
  const others = chapters.filter((work) => work.estado === 'BORRADOR' && !isMainAuthor(work, viewer));
  return {
    capitulos: drafts.map(({ work, isInBook }) => ({
      ...{ id: work.id, titulo: work.titulo, idioma: work.idioma, enElLibro: isInBook },
      faltan: wants.get(work.id) ?? [],
    })),
    hayMas: found.length > mostSentWithBook,
    ajenos: others.length,
  };
}

/**
 * Sends a book and these drafts of its main author, which are its chapters from then on: all or none. Each is sent as if it were alone,
 * and keeps its own review and decision. Throws as `readChaptersToSend` and as sending each does, `capitulos_cambiados` where one is no
 * such draft any more, `capitulos_incompletos`, and `capitulos_de_mas`.
 */
export async function sendWithChapters(
  services: Services,
  viewer: Person,
  id: string,
  { capitulos, revisionPublica: shown }: SentWithChapters,
): Promise<Publication> {
  const { db, transact, settings } = services;
  // Before any row is held, and again once it is: nobody holds one of somebody else's works.
  checkOwnBook(viewer, await readableWork(services, viewer, id));
  await transact(async () => {
    const book = await lockReadableWork(services, viewer, id);
    checkOwnBook(viewer, book);
    // The book first: of two who press at once, the second is told that it was sent.
    await applyChange(services, viewer, id, { ...sending, shown });
    const theirs = (await findDrafts(services, viewer, book, capitulos)).map(({ work }) => work.id);
    if (theirs.length !== capitulos.length) throw refuse('capitulos_cambiados');
    if (theirs.length > 0) await lockWorks(db, theirs);
    const possible = new Map((await findDrafts(services, viewer, book, capitulos)).map((each) => [each.work.id, each]));
    const chapters = capitulos.flatMap((each) => possible.get(each) ?? []);
    if (chapters.length !== capitulos.length) throw refuse('capitulos_cambiados');
    const works = chapters.map(({ work }) => work);
    const wants = await wantsOf(services, viewer, works);
    const unfit = works.filter((work) => wants.get(work.id)?.some(keepsBack));
    if (unfit.length > 0) throw refuse('capitulos_incompletos', { values: { titulos: titlesOf(unfit) } });
    const joined = chapters.filter(({ isInBook }) => !isInBook).map(({ work }) => work);
    const before = await findChapters(db, id);
    if (before.length + joined.length > mostChapters)
      throw refuse('capitulos_de_mas', { values: { cuantos: mostChapters } });
    const ids = joined.map((work) => work.id);
    if ((await appendChapters(db, id, ids)) !== ids.length) throw refuse('capitulos_cambiados');
    for (const work of works) {
      // What was shown of the book is said of a chapter where the same holds: of the others nothing is published that they were not told of.
      const isShown = shown === willPublishReviews(work, await settings.storedOf(work));
      await applyChange(services, viewer, work.id, {
        ...{ ...sending, shown: isShown ? shown : undefined },
        sentWith: book.titulo,
      });
    }
    if (joined.length > 0)
      await record(db, {
        type: 'publication.chaptersGathered',
        userId: viewer.id,
        publicacionId: id,
        datos: { titulo: book.titulo, capitulos: before.length + joined.length },
      });
    for (const { id: publicacionId, titulo } of joined)
      await record(db, {
        type: 'publication.joinedBook',
        userId: viewer.id,
        publicacionId,
        datos: { titulo, libro: book.titulo },
      });
  });
  return readPublication(services, viewer, id);
}

/** Throws `sin_permiso` and `libro_sin_capitulos`. */
function checkOwnBook(viewer: Person, book: Work): void {
  if (!isMainAuthor(book, viewer)) throw refuse('sin_permiso');
  if (!canGather(book.tipo)) throw refuse('libro_sin_capitulos');
}

/**
 * Into a book that was sent before come no others by its author's hand: who signs them may review it, which its author must not learn
 * by a refusal. Its editors gather them.
 */
const findDrafts = ({ db }: Services, viewer: Person, book: Work, among?: readonly string[]) =>
  findDraftsToSend(db, {
    ...{ book, authorId: viewer.id, isNew: book.versionActual === 0, among },
    most: mostSentWithBook + 1,
  });

/** What each of these drafts lacks before it is sent, by its id. */
async function wantsOf(
  services: Services,
  viewer: Person,
  works: readonly Work[],
): Promise<Map<string, ChapterWant[]>> {
  const { db, settings } = services;
  const blank = await findWithoutText(
    db,
    works.map((work) => work.id),
  );
  const wants = new Map<string, ChapterWant[]>();
  for (const work of works) {
    const verdict = transitionVerdict(work, viewer, settings.of(work), sending.to, undefined, sending.among);
    const unmet = !verdict.allowed && verdict.why === 'unmet' ? verdict.unmet : [];
    wants.set(work.id, [
      ...unmet.flatMap((condition) => wantOf[condition] ?? []),
      ...((await findUnsigned(services, work)).length > 0 ? (['FIRMAS'] as const) : []),
      ...(blank.has(work.id) ? (['TEXTO'] as const) : []),
    ]);
  }
  return wants;
}
