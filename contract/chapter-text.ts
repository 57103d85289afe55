/** A chapter of a work, to be read alone. */
import { type Chapter, chaptersOf } from './chapters.ts';
import type { Block, Manuscript, Reference } from './entities/manuscript.ts';
import { headingIds } from './manuscript-html/anchors.ts';
import { noteAnchor } from './manuscript-html/footnotes.ts';
import type { AnyNode } from './manuscript-html/nodes.ts';
import { inReadingOrder } from './references.ts';
import type { Tipo } from './vocabulary.ts';

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
