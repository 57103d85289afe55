/** What of books lets go of a work that goes elsewhere (docs/decisions, 553). */
import type { Person } from '#contract/workflow.ts';
import { findChapters, takeFromBooks } from '#server/features/publications/chapter-queries.ts';
import { findWorksById, lockWorks, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { tell } from './gather.ts';

/**
 * Takes a work out of the book of which it is a chapter, and its chapters out of it where it is a book: who reviews or runs the one is not
 * to read or publish the other any more. Who wrote the chapters learns it. In the transaction of the caller, who holds the work's row.
 */
export async function leaveBooks({ db }: Services, viewer: Person, { id }: Work): Promise<void> {
  // The book's row first, then those of its chapters, as everywhere.
  const chapters = (await findChapters(db, id)).map(({ work }) => work.id);
  if (chapters.length > 0) await lockWorks(db, chapters);
  const gone = await takeFromBooks(db, id);
  const found = await findWorksById(
    db,
    gone.flatMap(({ publicacionId, libroId }) => [publicacionId, libroId]),
  );
  const works = new Map(found.map((work) => [work.id, work]));
  for (const { publicacionId, libroId } of gone) {
    const [chapter, book] = [works.get(publicacionId), works.get(libroId)];
    if (chapter && book && !chapter.deletedAt) await tell(db, viewer, book, 'publication.leftBook', [chapter]);
  }
}
