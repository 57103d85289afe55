/** A book was sent: who has to send a chapter of it is asked to. */
import { isMainAuthor, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findChapters } from '#server/features/publications/chapter-queries.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Tells the main authors of the book's chapters that are drafts, but those of who sent it, that it was sent and waits for them. Nobody did it
 * to the chapter: who wrote the book may not be known to who reviews that.
 */
export async function askForChapters({ db }: Pick<Services, 'db'>, sender: Person, book: Work): Promise<void> {
  for (const { work } of await findChapters(db, book.id))
    if (work.estado === 'BORRADOR' && !isMainAuthor(work, sender))
      await record(db, {
        type: 'publication.bookSubmitted',
        userId: null,
        publicacionId: work.id,
        datos: { titulo: work.titulo, libro: book.titulo },
      });
}
