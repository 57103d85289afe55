/**
 * Books and theses by chapters: each section of the first level is one, with an address of its own, and is numbered as the part
 * of the whole that it is.
 */
import type { Block, Manuscript } from './entities/manuscript.ts';
import { wordsOfHeading } from './heading-words.ts';
import type { Heading } from './manuscript-html/nodes.ts';
import { slugOfTitle } from './public-addresses.ts';
import type { Tipo } from './vocabulary.ts';

/** What a table of contents needs of a chapter. */
export interface ChapterName {
  slug: string;
  titulo: string;
}
export type Chapter = ChapterName & { content: Block[] };

/** A text with fewer is read in one piece. */
export const fewestChapters = 2;
const inChapters: readonly Tipo[] = ['LIBRO', 'TESIS'];

/** Where the first level of a text begins anew: it names a chapter in the order of the text. */
const isChapterHeading = (block: Block): block is Heading => block.type === 'heading' && block.attrs.level === 1;

/** Chapters by their titles alone, as addresses name them: two of one title are told apart by their place. */
export function chapterNames(titles: readonly string[]): ChapterName[] {
  const taken = new Set<string>();
  return titles.map((titulo, index) => {
    const said = slugOfTitle(titulo) || `capitulo-${index + 1}`;
    let slug = said;
    for (let place = index + 1; taken.has(slug); place += 1) slug = `${said}-${place}`;
    taken.add(slug);
    return { slug, titulo };
  });
}

/**
 * The chapters of a work; none where it is no book or thesis, or has fewer than two. What stands before the first heading is
 * read with the first chapter.
 */
export function chaptersOf({ tipo, documento }: { tipo: Tipo; documento: Manuscript }): Chapter[] {
  if (!inChapters.includes(tipo)) return [];
  const titles: string[] = [];
  const contents: Block[][] = [];
  let before: Block[] = [];
  for (const block of documento.content)
    if (isChapterHeading(block)) {
      titles.push(wordsOfHeading(block.content));
      contents.push([...before, block]);
      before = [];
    } else (contents.at(-1) ?? before).push(block);
  if (titles.length < fewestChapters) return [];
  return chapterNames(titles).map((name, index) => ({ ...name, content: contents[index] ?? [] }));
}
