/** Where a text cites the entries of its reference list, notes included. */
import type { Node } from '@tiptap/pm/model';
import { blocksOf, remembered } from '../schema/by-block.ts';

/** One citation; `at` counts from the beginning of its block. */
type Mention = { at: number; refs: readonly string[]; text: string };
export type PlacedMention = { pos: number; refs: readonly string[]; text: string };

const mentionsOf = remembered((block) => {
  const found: Mention[] = [];
  block.descendants((node, at) => {
    if (node.type.name === 'citation') found.push({ at, refs: node.attrs.refs, text: node.attrs.text });
  });
  return found;
});

/** All citations, in the order of the text. */
export function mentionsIn(doc: Node): PlacedMention[] {
  let start = 0;
  return blocksOf(doc).flatMap((block) => {
    const inside = start + 1;
    start += block.nodeSize;
    return mentionsOf(block).map(({ at, refs, text }) => ({ pos: inside + at, refs, text }));
  });
}

/** How often each entry is cited, in the order in which the text first does. */
export function timesCited(doc: Node): Map<string, number> {
  const times = new Map<string, number>();
  for (const block of blocksOf(doc))
    for (const { refs } of mentionsOf(block)) for (const id of refs) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** A citation as its author would look for it: the heading it stands under, and the words around it. */
export type MentionPlace = { pos: number; section: string; words: string };

const around = 60;

/** The places where an entry is cited, in order. */
export function placesOf(doc: Node, id: string): MentionPlace[] {
  let section = '';
  let start = 0;
  return blocksOf(doc).flatMap((block) => {
    const inside = start + 1;
    start += block.nodeSize;
    if (block.type.name === 'heading') section = block.textContent;
    return mentionsOf(block).flatMap(({ at, refs }) =>
      refs.includes(id) ? [{ pos: inside + at, section, words: wordsAround(doc, inside + at) }] : [],
    );
  });
}

function wordsAround(doc: Node, pos: number): string {
  const place = doc.resolve(pos);
  const { parent, parentOffset } = place;
  const said = (node: Node) => String(node.attrs.text ?? '');
  const [from, to] = [Math.max(0, parentOffset - around), Math.min(parent.content.size, parentOffset + around)];
  const words = parent.textBetween(from, to, ' ', said).trim();
  return `${from > 0 ? '…' : ''}${words}${to < parent.content.size ? '…' : ''}`;
}
