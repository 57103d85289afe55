import type { Manuscript } from '#contract/entities/manuscript.ts';
import { type Footnote, visit } from './nodes.ts';

/** The footnotes of a text in their order, and the number of each from 1. */
export interface Footnotes {
  list: readonly Footnote[];
  /** By the node itself: pasted text may bring the same id twice. */
  numberOf: ReadonlyMap<Footnote, number>;
  /** By id, the first where two share one. */
  numberOfId: ReadonlyMap<string, number>;
}

export function footnotesOf(documento: Manuscript): Footnotes {
  const list: Footnote[] = [];
  visit(documento, (node) => {
    if (node.type === 'footnote') list.push(node);
  });
  return {
    list,
    numberOf: new Map(list.map((note, index) => [note, index + 1])),
    numberOfId: new Map(list.map(({ attrs }, index): [string, number] => [attrs.id, index + 1]).reverse()),
  };
}
