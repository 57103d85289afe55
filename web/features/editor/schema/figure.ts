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
  }),
  parseHTML: () => [{ tag: 'figure[data-src]' }, { tag: 'figure[data-figure]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { ...HTMLAttributes, 'data-figure': '' }, 0],
  addNodeView() {
    return ({ node }) => figureView(node, this.options.missing);
  },
});
