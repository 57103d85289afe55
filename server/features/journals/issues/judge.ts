/** What becomes of the works of a number together: its books, what comes out with them, and the others. */
import type { Fate } from '#contract/entities/issue.ts';
import type { Person } from '#contract/workflow.ts';
import { chaptersComing, waitsForBook } from '#server/features/editorial/book-chapters/ready.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { fateOf } from './release.ts';

/** What becomes of a work with its number; `isLate`: a book that could come out, but for its chapters. */
export interface Judgement {
  fate: Fate;
  isLate: boolean;
}

/**
 * What becomes of each of these places when this person publishes their number, in the order of the places. Books first: what comes out
 * with one of them may be published whoever may publish the book, and a chapter that this person does not run is `NO_PUBLICABLE` where
 * its book neither is out nor comes out. A book whose chapters are not all ready brings none.
 */
export async function judgePlaces<Placed extends { work: Work }>(
  services: Services,
  viewer: Person,
  places: readonly Placed[],
  motivo: string,
): Promise<(Placed & Judgement)[]> {
  const late = new Set<string>();
  const brought = new Set<string>();
  for (const { work } of places) {
    if (fateOf(services, viewer, work, motivo) !== 'PUBLICAR') continue;
    const coming = await chaptersComing(services.db, work);
    if (!coming) late.add(work.id);
    for (const { id } of coming ?? []) brought.add(id);
  }
  const judged: (Placed & Judgement)[] = [];
  for (const each of places) {
    const { work } = each;
    const own = brought.has(work.id) ? 'PUBLICAR' : fateOf(services, viewer, work, motivo);
    const waits = own === 'PUBLICAR' && !brought.has(work.id) && (await waitsForBook(services, viewer, work));
    judged.push({ ...each, fate: waits ? 'NO_PUBLICABLE' : own, isLate: late.has(work.id) });
  }
  return judged;
}
