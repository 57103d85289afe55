import { Node } from '@tiptap/core';
import { footnoteView } from '../views/footnote-view.ts';
import { carried, isAnchor } from './attribute.ts';

/** What a note may hold: no note within a note. */
export const noteContent = '(text | hardBreak | mathInline | citation | crossReference)*';

/** A note, shown as its number; its words are written in a dialog of their own. */
export const Footnote = Node.create<{ name: string }>({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  content: noteContent,
  addOptions: () => ({ name: '' }),
  // One without a name gets one from plugins/unique-ids.ts.
  addAttributes: () => ({ id: carried('id', (text) => (isAnchor(text) ? text : null), 'nota') }),
  parseHTML: () => [{ tag: 'span[data-footnote]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-footnote': '' }, 0],
  addNodeView() {
    return ({ decorations }) => footnoteView(decorations, this.options.name);
  },
});
