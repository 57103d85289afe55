import { Node } from '@tiptap/core';
import { figureView } from '../views/figure-view.ts';
import { carried, id, label, src } from './attribute.ts';

/** What stands under a figure or over a table. */
export const Caption = Node.create({
  name: 'caption',
  content: 'paragraph+',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }, { tag: 'caption' }],
  renderHTML: () => ['figcaption', 0],
});

/** Of the picture, in CSS pixels (contract: the figure's `width` and `height`). */
const pixels = (name: 'width' | 'height') =>
  carried(name, (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : null));

export const Figure = Node.create<{ missing: string }>({
  name: 'figure',
  group: 'block',
  content: 'caption',
  isolating: true,
  draggable: true,
  addOptions: () => ({ missing: '' }),
  addAttributes: () => ({
    id,
    label: label(80),
    src,
    alt: carried('alt', (text) => text.slice(0, 4000), ''),
    width: pixels('width'),
    height: pixels('height'),
  }),
  parseHTML: () => [{ tag: 'figure[data-src]' }, { tag: 'figure[data-figure]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { ...HTMLAttributes, 'data-figure': '' }, 0],
  addNodeView() {
    return ({ editor, node, getPos }) => figureView(node, { missing: this.options.missing, editor, getPos });
  },
});
