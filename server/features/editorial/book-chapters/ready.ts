/** What becomes of the chapters of a book when it is published. */
import type { PlannedChapter } from '#contract/entities/chapter.ts';
import { canBeChapter, canGather } from '#contract/gathered-chapters.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findChapterPlace, findChapters } from '#server/features/publications/chapter-queries.ts';
import { findWork, type Work } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canRunProcess, isPublic } from '#server/policy/index.ts';

/** What is out stays as it is; what was approved, and has gone through production where it goes through that, comes out with its book. */
export function fateOfChapter(work: Work): PlannedChapter['destino'] {
  if (isPublic(work)) return 'PUBLICADO';
  const isReady = work.estado === 'APROBADO' && (!work.etapaProduccion || work.etapaProduccion === 'LISTA');
  return isReady ? 'SE_PUBLICA' : 'NO_LISTO';
}

/** With the chapter's row held: a decision on it may have been revoked in between. Throws `capitulos_pendientes`. */
export function checkReady(work: Work): void {
  if (fateOfChapter(work) !== 'SE_PUBLICA') throw refuse('capitulos_pendientes', { values: { cuantos: 1 } });
}

/**
 * The chapters that come out with a book, none of any other work; undefined where one is not ready, and the book cannot come out
 * either.
 */
export async function chaptersComing(db: Database, book: Work): Promise<Work[] | undefined> {
  if (!canGather(book.tipo)) return [];
  const works = (await findChapters(db, book.id)).map(({ work }) => work);
  if (works.some((work) => fateOfChapter(work) === 'NO_LISTO')) return undefined;
  return works.filter((work) => fateOfChapter(work) === 'SE_PUBLICA');
}

/** A chapter comes out with its book, and before that by the word of who runs it alone: whether it has to wait for it. */
export async function waitsForBook({ db }: Pick<Services, 'db'>, viewer: Person, work: Work): Promise<boolean> {
  if (!canBeChapter(work.tipo) || isPublic(work) || canRunProcess(viewer, work)) return false;
  const place = await findChapterPlace(db, work.id);
  const book = place && (await findWork(db, place.libroId));
  // One that was turned down keeps nobody's chapter.
  return book !== undefined && !book.deletedAt && !isPublic(book) && book.estado !== 'RETIRADO';
}

/** Publishing it is no way round its book, nor is a number or a date that does. Throws `capitulo_sin_su_libro`. */
export async function checkBookIsOut(services: Pick<Services, 'db'>, viewer: Person, work: Work): Promise<void> {
  if (await waitsForBook(services, viewer, work)) throw refuse('capitulo_sin_su_libro');
}

/** Titles that a refusal names. */
const mostNamed = 5;
export const titlesOf = (works: readonly Work[]): string =>
  works
    .slice(0, mostNamed)
    .map(({ titulo }) => `«${titulo}»`)
    .join(', ');

/**
 * The chapters that a book publishes with it; of any other work none, and nothing is asked. Throws `capitulos_no_listos`, which names
 * those that who publishes it may know of, and counts the others.
 */
export async function chaptersToPublish({ db }: Services, viewer: Person, book: Work): Promise<Work[]> {
  const coming = await chaptersComing(db, book);
  if (coming) return coming;
  const late = (await findChapters(db, book.id))
    .map(({ work }) => work)
    .filter((work) => fateOfChapter(work) === 'NO_LISTO');
  const known = late.filter((work) => canRead(viewer, work)).slice(0, mostNamed);
  const others = late.length - known.length;
  const titles = titlesOf(known);
  if (!titles) throw refuse('capitulos_pendientes', { values: { cuantos: others } });
  throw others > 0
    ? refuse('capitulos_no_listos_y_mas', { values: { titulos: titles, cuantos: others } })
    : refuse('capitulos_no_listos', { values: { titulos: titles } });
}
