/**
 * Books and theses by chapters: each section of the first level is one, with an address of its own, and is numbered as the part
 * of the whole that it is.
 */
import type { Block, Manuscript, Reference } from './entities/manuscript.ts';
import { wordsOfHeading } from './heading-words.ts';
import { noteAnchor } from './manuscript-html/footnotes.ts';
import type { AnyNode, Heading } from './manuscript-html/nodes.ts';
import { headingIds } from './manuscript-html/rendering.ts';
import { slugOfTitle } from './public-addresses.ts';
import { inReadingOrder } from './references.ts';
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

/** A chapter to be read alone. */
export interface ReadChapter {
  numero: number;
  /** Its part of the text; its headings have the anchors that they have in the whole. */
  documento: Manuscript;
  /** What it cites, as the whole work numbers it. */
  referencias: Reference[];
  primeraNota: number;
  /** Where what it mentions in other chapters is, by its id: `el-umbral#figura-3`. */
  lugares: Record<string, string>;
}

/** One chapter of a work, with what of the whole it must know; undefined where no chapter is called so. */
export function chapterOf(
  work: { tipo: Tipo; documento: Manuscript; referencias: readonly Reference[] },
  slug: string,
): ReadChapter | undefined {
  const chapters = chaptersOf(work);
  const index = chapters.findIndex((chapter) => chapter.slug === slug);
  const chapter = chapters[index];
  if (!chapter) return undefined;
  const ids = headingIds(work.documento);
  const anchored = ({ content }: Chapter): Block[] =>
    content.map((block) => {
      const id = block.type === 'heading' ? ids.get(block) : undefined;
      return block.type === 'heading' && id ? { ...block, attrs: { ...block.attrs, id } } : block;
    });
  const places = new Map<string, string>();
  const noteNumbers = new Map<string, number>();
  let notes = 0;
  let primeraNota = 1;
  for (const each of chapters) {
    if (each === chapter) primeraNota = notes + 1;
    for (const node of nodesIn(anchored(each))) {
      if (node.type === 'footnote') {
        notes += 1;
        if (!noteNumbers.has(node.attrs.id)) noteNumbers.set(node.attrs.id, notes);
        places.set(noteAnchor('', notes), each.slug);
      } else if ('attrs' in node && 'id' in node.attrs && node.attrs.id && !places.has(node.attrs.id))
        places.set(node.attrs.id, each.slug);
    }
  }
  const documento: Manuscript = { type: 'doc', content: anchored(chapter) };
  const cited = new Set<string>();
  const lugares: Record<string, string> = {};
  for (const node of nodesIn(documento.content)) {
    if (node.type === 'citation') for (const ref of node.attrs.refs) cited.add(ref);
    if (node.type !== 'crossReference') continue;
    const note = noteNumbers.get(node.attrs.target);
    const anchor = note === undefined ? node.attrs.target : noteAnchor('', note);
    const place = places.get(anchor);
    if (place && place !== slug) lugares[node.attrs.target] = `${encodeURIComponent(place)}#${anchor}`;
  }
  return {
    numero: index + 1,
    documento,
    referencias: inReadingOrder(work.documento, work.referencias).filter(({ id }) => cited.has(id)),
    primeraNota,
    lugares,
  };
}

function* nodesIn(nodes: readonly AnyNode[]): Generator<AnyNode> {
  for (const node of nodes) {
    yield node;
    if ('content' in node) yield* nodesIn(node.content);
  }
}
