/** The part of a site map with some works of a journal, written as it is read: a hundred works are held at a time, however many there are. */
import { chapterNames, fewestChapters } from '#contract/chapters.ts';
import { mostTranslatedTexts } from '#contract/entities/publication.ts';
import { wordsOfHeading } from '#contract/heading-words.ts';
import { chapterPage, workPage } from '#contract/public-addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { closing, type Entry, lines, mostAddresses, opening } from './document.ts';
import {
  type ChapterHeadings,
  findChapterHeadings,
  findLanguagesOf,
  findWorks,
  inChapters,
  type PlacedWork,
  type Span,
} from './queries.ts';

/**
 * Places in a part. Each of its works has an address for each language, and a book one for each chapter in each: there is room for forty
 * of a work, and what is more is found from the page of the book.
 */
export const worksInPart = 1000;
const roomForChapters = mostAddresses - worksInPart * (1 + mostTranslatedTexts);
const atOnce = 100;

export const spanOf = (revistaId: string, part: number): Span => ({
  revistaId,
  after: (part - 1) * worksInPart,
  until: part * worksInPart,
});

/** The document in pieces. */
export async function* writeWorks(db: Database, origin: string, span: Span): AsyncGenerator<string> {
  yield opening('urlset');
  let room = mostAddresses;
  let forChapters = roomForChapters;
  let last: PlacedWork | undefined;
  do {
    const works: PlacedWork[] = await findWorks(db, span, { last, limit: atOnce });
    last = works.length === atOnce ? works.at(-1) : undefined;
    const { pages, chapters } = await entriesOf(db, works);
    const chosen = chapters.slice(0, forChapters);
    forChapters -= chosen.length;
    const entries = [...pages, ...chosen].slice(0, room);
    room -= entries.length;
    yield lines('urlset', origin, entries);
  } while (last && room > 0);
  yield closing('urlset');
}

/** A page for each language of a work, its own first; and one for each chapter. The pages say themselves which language each is in. */
async function entriesOf(db: Database, works: readonly PlacedWork[]): Promise<{ pages: Entry[]; chapters: Entry[] }> {
  const inParts = works.filter(({ tipo }) => inChapters.some((each) => each === tipo));
  const languages = await findLanguagesOf(db, idsOf(works));
  const headings = inParts.length > 0 ? await findChapterHeadings(db, idsOf(inParts)) : [];
  const chapters = chapterPaths(headings);
  const entries = (paths: (work: PlacedWork) => string[]) =>
    works.flatMap((work) => paths(work).map((path) => ({ path, changed: work.changed })));
  return {
    pages: entries(({ id }) => [workPage(id), ...(languages.get(id) ?? []).map((other) => workPage(id, other))]),
    chapters: entries(({ id }) => chapters.get(id) ?? []),
  };
}
const idsOf = (works: readonly PlacedWork[]) => works.map(({ id }) => id);

/** The pages of the chapters of books and theses, by work, as their own pages divide them (contract/chapters.ts). */
function chapterPaths(texts: readonly ChapterHeadings[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { id, idioma, headings } of texts) {
    const chapters = headings.length < fewestChapters ? [] : chapterNames(headings.map(wordsOfHeading));
    const named = chapters.map(({ slug }) => chapterPage(id, slug, idioma ?? undefined));
    paths.set(id, [...(paths.get(id) ?? []), ...named]);
  }
  return paths;
}
