import type { Manuscript } from '../entities/manuscript.ts';
import type { AnyNode, Footnote } from './nodes.ts';

/** The footnotes of a document, numbered as they come: from 1, but in a chapter. */
export type Footnotes = {
  list: readonly Footnote[];
  /** By the node itself: copied text may bring the same id twice. */
  numberOf: ReadonlyMap<Footnote, number>;
  numberOfId: ReadonlyMap<string, number>;
};

export function footnotesOf(documento: Manuscript, first = 1): Footnotes {
  const list: Footnote[] = [];
  collect(documento, list);
  const numbered = list.map((note, index): [Footnote, number] => [note, index + first]);
  // Of two notes with one id, mentions lead to the first.
  const numberOfId = new Map(numbered.map(([{ attrs }, number]): [string, number] => [attrs.id, number]).reverse());
  return { list, numberOf: new Map(numbered), numberOfId };
}

function collect(node: AnyNode, found: Footnote[]): void {
  if (node.type === 'footnote') found.push(node);
  else if ('content' in node) for (const child of node.content) collect(child, found);
}

/** Where a note stands at the end, and where in the text it is mentioned. */
export const noteAnchor = (prefix: string, number: number) => `${prefix}nota-${number}`;
export const mentionAnchor = (prefix: string, number: number) => `${prefix}mencion-nota-${number}`;
