/** How nodes are told to be the same, or much alike. */
import type { AnyNode } from '../manuscript-html/nodes.ts';
import { orderedJson } from '../same-json.ts';

/** Ids are given anew when a text is written again: they make no difference to who reads it. */
export const keyOf = (node: AnyNode): string =>
  orderedJson(node, (name, value) => (name === 'id' || name === 'revision' ? undefined : value));

const words = /[\p{L}\p{M}\p{N}]+/gu;
const known = new WeakMap<object, Map<string, number>>();

/** The words of a node and how often it says each. */
function wordsOf(node: AnyNode): Map<string, number> {
  const kept = known.get(node);
  if (kept) return kept;
  const counts = new Map<string, number>();
  for (const [word] of textOf(node).toLowerCase().matchAll(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  known.set(node, counts);
  return counts;
}

/** All text of a node, its parts spaced. */
export function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.text;
  if ('content' in node) return node.content.map(textOf).join(isLine(node) ? '' : ' ');
  if (node.type === 'citation' || node.type === 'crossReference') return node.attrs.text;
  return '';
}

/** What holds a line of text, which is compared word by word. */
export const isLine = ({ type }: AnyNode): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'codeBlock' || type === 'footnote';

/** From 0, no word in common, to 1, the same words. */
export function likeness(one: AnyNode, other: AnyNode): number {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!few || !many) return 0;
  let shared = 0;
  for (const [word, times] of few) shared += Math.min(times, many.get(word) ?? 0);
  const total = sum(few) + sum(many);
  return total === 0 ? 1 : (2 * shared) / total;
}

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, times) => all + times, 0);
