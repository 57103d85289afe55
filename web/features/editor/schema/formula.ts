import { InputRule, Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import { formulaView } from '../views/formula-view.ts';
import { mathmlOf, texOf } from '../views/pasted-mathml.ts';
import { carried, id, label } from './attribute.ts';

/** TeX as typed, MathML as the server made it; MathML alone where a work came without TeX. */
const formulaAttributes = () => ({
  tex: { ...carried('tex', (text) => text.slice(0, 20_000)), parseHTML: texOf },
  // Never taken over as it stands: a paste may come from anywhere.
  mathml: { default: '', rendered: false, parseHTML: mathmlOf },
  id,
  label: label(40),
});

export const MathInline = Node.create<{ name: string }>({
  name: 'mathInline',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ name: '' }),
  addAttributes: formulaAttributes,
  parseHTML: () => [{ tag: 'span[data-formula]' }, { tag: 'math', getAttrs: isDisplayed(false) }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-formula': '' }, mathElement(node)],
  renderText: ({ node }) => (node.attrs.tex ? `$${node.attrs.tex}$` : ''),
  addNodeView() {
    return ({ node }) => formulaView(node, 'inline', this.options.name);
  },
  addInputRules() {
    const { type } = this;
    return [
      // $x^2$: no space inside the signs, so that two prices in a line stay prices.
      new InputRule({
        find: /\$([^$\s](?:[^$\n]*[^$\s])?)\$$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, type.create({ tex: match[1] }));
        },
      }),
    ];
  },
});

export const MathBlock = Node.create<{ name: string }>({
  name: 'mathBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ name: '' }),
  addAttributes: formulaAttributes,
  parseHTML: () => [{ tag: 'div[data-formula]' }, { tag: 'math', getAttrs: isDisplayed(true) }],
  renderHTML: ({ node, HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-formula': '' }, mathElement(node)],
  renderText: ({ node }) => (node.attrs.tex ? `$$${node.attrs.tex}$$` : ''),
  addNodeView() {
    return ({ node }) => formulaView(node, 'block', this.options.name);
  },
});

const isDisplayed = (displayed: boolean) => (element: HTMLElement) =>
  (element.getAttribute('display') === 'block') === displayed && null;

/**
 * In a copy, and when an editor is taken down: the MathML as an element, for other programs and for a formula that has
 * no TeX; the TeX where nothing was typeset yet (as a string: ProseMirror takes no text node here).
 */
function mathElement({ attrs: { mathml, tex } }: ProseMirrorNode): HTMLElement | string {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(mathml);
  return template.content.querySelector<HTMLElement>('math') ?? tex ?? '';
}
