/** Books as booksellers are told of them, with their chapters, without their texts. */
import { workPage } from '#contract/public-addresses.ts';
import type { OnixBook } from '#server/documents/onix/write-onix.ts';
import { findChaptersOf } from '#server/features/publications/chapter-queries.ts';
import { presentChapter } from '#server/features/publications/gathered-chapters.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { readRecordedWorks } from './recorded-works.ts';

/** As anybody may know of them, in the order of the ids; those that readers may not have are left out. @param site as of `readRecordedWorks` */
export async function readToldBooks(services: Services, ids: readonly string[], site: string): Promise<OnixBook[]> {
  const works = await readRecordedWorks(services, ids, site);
  const books = works.map(({ id }) => id);
  const chapters = Map.groupBy(
    books.length === 0 ? [] : (await findChaptersOf(services.db, books)).filter(({ work }) => isPublic(work)),
    ({ place }) => place.libroId,
  );
  return works.map((book) => ({
    ...book,
    capitulos: chapters.get(book.id)?.map((each) => {
      const { id, titulo, idioma, doi } = presentChapter(services, each, null);
      const at = ownSite(services, each.work.revistaId) ?? site;
      return { titulo, idioma, doi, direccion: at && at + workPage(id) };
    }),
  }));
}
