import type { Block } from '../entities/manuscript.ts';
import { type Child, type Element, element } from './element.ts';
import { figure } from './figure.ts';
import { displayedFormula } from './formula.ts';
import { inlines } from './inlines.ts';
import type { List } from './nodes.ts';
import { anchorOf, headingTag, type Rendering } from './rendering.ts';
import { table } from './table.ts';

/** The blocks of a text, a quotation or a cell. */
export const blocks = (content: readonly Block[], rendering: Rendering): Element[] =>
  content.map((item) => block(item, rendering));

/** As `blocks`, but a first paragraph with nothing after it (or only lists) stands without `p`. */
export function tightBlocks(content: readonly Block[], rendering: Rendering): Child[] {
  const [first, ...others] = content;
  const isTight = others.every(({ type }) => type === 'bulletList' || type === 'orderedList');
  if (first?.type !== 'paragraph' || !isTight) return blocks(content, rendering);
  return [...inlines(first.content, rendering), ...blocks(others, rendering)];
}

function block(item: Block, rendering: Rendering): Element {
  switch (item.type) {
    case 'paragraph':
      return element('p', {}, ...inlines(item.content, rendering));
    case 'heading': {
      const id = rendering.headingIds.get(item) ?? item.attrs.id;
      const tag = headingTag(rendering, item.attrs.level);
      return element(tag, { id: anchorOf(rendering, id) }, ...inlines(item.content, rendering));
    }
    case 'bulletList':
    case 'orderedList':
      return list(item, rendering);
    case 'blockquote':
      return element('blockquote', {}, ...blocks(item.content, rendering));
    case 'codeBlock': {
      const { language } = item.attrs;
      const text = item.content.map((each) => each.text).join('');
      // What scrolls must be reached by the keyboard (WCAG 2.1.1).
      return element('pre', { tabindex: 0 }, element('code', { class: language && `language-${language}` }, text));
    }
    case 'figure':
      return figure(item, rendering);
    case 'table':
      return table(item, rendering, { blocks, tightBlocks });
    case 'mathBlock':
      return displayedFormula(item.attrs, rendering);
    case 'horizontalRule':
      return element('hr', {});
  }
}

function list(item: List, rendering: Rendering): Element {
  const items = item.content.map(({ content }) => element('li', {}, ...tightBlocks(content, rendering)));
  if (item.type === 'bulletList') return element('ul', {}, ...items);
  return element('ol', { start: item.attrs.start === 1 ? undefined : item.attrs.start }, ...items);
}
