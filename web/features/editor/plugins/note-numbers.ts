import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { blocksOf, remembered } from '../schema/by-block.ts';

/** Places of the notes of a block, counted from its beginning. */
const notesIn = remembered((block) => {
  const found: number[] = [];
  block.descendants((node, position) => {
    if (node.type.name === 'footnote') found.push(position);
  });
  return found;
});

function numbered(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  let start = 0;
  for (const block of blocksOf(doc)) {
    for (const place of notesIn(block)) {
      const from = start + 1 + place;
      const size = doc.nodeAt(from)?.nodeSize ?? 1;
      decorations.push(Decoration.node(from, from + size, {}, { noteNumber: decorations.length + 1 }));
    }
    start += block.nodeSize;
  }
  return DecorationSet.create(doc, decorations);
}

/** Which blocks have which notes: while it stays, the numbers only move along. */
const pattern = (doc: Node) => blocksOf(doc).flatMap((block) => (notesIn(block).length > 0 ? [notesIn(block)] : []));
const isSame = (one: number[][], other: number[][]) =>
  one.length === other.length && one.every((places, index) => places === other[index]);

const key = new PluginKey<{ notes: number[][]; decorations: DecorationSet }>('noteNumbers');

/** Numbers the footnotes from 1, as they come. */
export const NoteNumbers = Extension.create({
  name: 'noteNumbers',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: (_, { doc }) => ({ notes: pattern(doc), decorations: numbered(doc) }),
        apply: (tr, before) => {
          if (!tr.docChanged) return before;
          const notes = pattern(tr.doc);
          const decorations = isSame(notes, before.notes)
            ? before.decorations.map(tr.mapping, tr.doc)
            : numbered(tr.doc);
          return { notes, decorations };
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
});
