/** Mentions within a line: of references, and of other parts of the text. */
import { Node } from '@tiptap/core';
import { carried, isAnchor } from './attribute.ts';

const text = carried('text', (written) => written.slice(0, 400) || null);

/** `refs` are the references' ids, as a list without spaces in copies. */
export const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    refs: {
      default: [],
      parseHTML: (element) => (element.dataset.refs ?? '').split(',').filter(isAnchor).slice(0, 60),
      renderHTML: ({ refs }) => ({ 'data-refs': refs.join(',') }),
    },
    text,
  }),
  parseHTML: () => [
    { tag: 'span[data-refs][data-text]', getAttrs: hasText((element) => /^[A-Za-z]/.test(element.dataset.refs ?? '')) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'mention' }, node.attrs.text],
  renderText: ({ node }) => node.attrs.text,
});

export const CrossReference = Node.create({
  name: 'crossReference',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    target: carried('target', (written) => (isAnchor(written) ? written : null)),
    text,
  }),
  parseHTML: () => [
    { tag: 'span[data-target][data-text]', getAttrs: hasText((element) => isAnchor(element.dataset.target ?? '')) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'mention' }, node.attrs.text],
  renderText: ({ node }) => node.attrs.text,
});

/** A mention that names nothing, or says nothing, is none. */
const hasText = (isNamed: (element: HTMLElement) => boolean) => (element: HTMLElement) =>
  Boolean(element.dataset.text) && isNamed(element) && null;
