/** Two editors order the chapters of one book at once. */
import type { PlannedChapter } from '#contract/entities/chapter.ts';

type Place = Pick<PlannedChapter, 'id' | 'paginaInicial' | 'paginaFinal'>;

/** What of a chapter is saved: which it is, and on which pages. */
export const placeOf = ({ id, paginaInicial, paginaFinal }: Place): Place => ({ id, paginaInicial, paginaFinal });
export const isSameOrder = (one: readonly Place[], other: readonly Place[]): boolean =>
  JSON.stringify(one.map(placeOf)) === JSON.stringify(other.map(placeOf));

/**
 * One's own order with what somebody else saved meanwhile: what they took out is out, what they took in stands at the end, and a page
 * is theirs where one has not written another.
 * @param base both began from @param own as it stands on this screen @param saved as it was saved since
 */
export function mergeChapters(
  base: readonly PlannedChapter[],
  own: readonly PlannedChapter[],
  saved: readonly PlannedChapter[],
): PlannedChapter[] {
  const had = new Map(base.map((chapter) => [chapter.id, chapter]));
  const has = new Map(saved.map((chapter) => [chapter.id, chapter]));
  const stays = own.flatMap((chapter): PlannedChapter[] => {
    const [before, now] = [had.get(chapter.id), has.get(chapter.id)];
    if (!before) return [now ?? chapter];
    if (!now) return [];
    const page = (field: 'paginaInicial' | 'paginaFinal') =>
      chapter[field] === before[field] ? now[field] : chapter[field];
    return [{ ...now, paginaInicial: page('paginaInicial'), paginaFinal: page('paginaFinal') }];
  });
  return [...stays, ...saved.filter(({ id }) => !had.has(id) && !own.some((chapter) => chapter.id === id))];
}
