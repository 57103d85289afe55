/** Finding words in the text: letters alike with or without accents, great or small. */

import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { foldedInPlace } from '#contract/text.ts';
import { blocksOf, remembered } from '../schema/by-block.ts';

export type Match = { from: number; to: number };
type Found = { words: string; matches: readonly Match[]; current: number; decorations: DecorationSet };
type Order = { words?: string; current?: number };

const nothing: Found = { words: '', matches: [], current: -1, decorations: DecorationSet.empty };
const key = new PluginKey<Found>('find');

/** What is being looked for, where it is, and which of these is shown (-1: none). */
export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing;

/** A line's text as long as its place in the tree; what is no text stands as marks that nobody looks for. */
const lineOf = (line: Node) =>
  line.children
    .map((piece) => (piece.isText ? foldedInPlace(piece.text ?? '') : '\uFFFC'.repeat(piece.nodeSize)))
    .join('');

function matcher(words: string): (doc: Node) => Match[] {
  const sought = foldedInPlace(words);
  const inBlock = remembered((block) => {
    const found: number[] = [];
    const inLine = (line: Node, start: number) => {
      const text = lineOf(line);
      for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
        found.push(start + at);
    };
    if (block.isTextblock) inLine(block, 0);
    else
      block.descendants((node, position) => {
        if (node.isTextblock) inLine(node, position + 1);
        return !node.isTextblock;
      });
    return found;
  });
  return (doc) => {
    let start = 1;
    return blocksOf(doc).flatMap((block) => {
      const here = start;
      start += block.nodeSize;
      return inBlock(block).map((at) => ({ from: here + at, to: here + at + sought.length }));
    });
  };
}

let find: { words: string; in: (doc: Node) => Match[] } = { words: '', in: () => [] };
const finderOf = (words: string) => {
  if (find.words !== words) find = { words, in: matcher(words) };
  return find.in;
};

function show(doc: Node, words: string, wanted: number): Found {
  if (words === '') return nothing;
  const matches = finderOf(words)(doc);
  const current = Math.min(wanted, matches.length - 1);
  const decorations = matches.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === current ? 'found found-now' : 'found' }),
  );
  return { words, matches, current, decorations: DecorationSet.create(doc, decorations) };
}

export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, before) => {
          const order: Order | undefined = tr.getMeta(key);
          if (!order && !tr.docChanged) return before;
          return show(tr.doc, order?.words ?? before.words, order?.current ?? before.current);
        },
      },
      props: { decorations: (state) => foundIn(state).decorations },
    }),
  ],
});

/** Looks for words, the first after the cursor shown; for none, shows nothing. */
export function findWords(state: EditorState, words: string): Transaction {
  const first = words === '' ? -1 : finderOf(words)(state.doc).findIndex(({ from }) => from >= state.selection.from);
  return shown(state, state.tr.setMeta(key, { words, current: Math.max(first, 0) }), words, Math.max(first, 0));
}

/** Shows the next of what was found, or the one before; after the last comes the first. */
export function findNext(state: EditorState, step: 1 | -1): Transaction {
  const { words, matches, current } = foundIn(state);
  const next = matches.length === 0 ? -1 : (current + step + matches.length) % matches.length;
  return shown(state, state.tr.setMeta(key, { current: next }), words, next);
}

function shown(state: EditorState, tr: Transaction, words: string, index: number): Transaction {
  const match = words === '' ? undefined : finderOf(words)(state.doc)[index];
  return match ? tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)).scrollIntoView() : tr;
}

/** Puts `text` in place of what is shown, or of all that was found, and keeps the marks there. */
export function replaceFound(state: EditorState, text: string, all: boolean): Transaction {
  const { matches, current } = foundIn(state);
  const tr = state.tr;
  for (const [index, { from, to }] of [...matches.entries()].reverse())
    if (all || index === current) tr.insertText(text, from, to);
  return tr;
}
