import type { Block } from '#contract/entities/manuscript.ts';
import type { List } from '#server/documents/model/nodes.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { figure } from './figures.ts';
import { inlines } from './inlines.ts';
import { idAttribute, type Rendering, type WriteBlocks } from './rendering.ts';
import { table, tightBlocks } from './tables.ts';

/** The blocks of a text, a quotation, an item or a cell, as HTML. */
export const blocks: WriteBlocks = (content, rendering) => content.map((item) => block(item, rendering)).join('\n');

function block(item: Block, rendering: Rendering): string {
  switch (item.type) {
    case 'paragraph':
      return `<p>${inlines(item.content, rendering)}</p>`;
    case 'heading': {
      // The title of the work is the page's h1.
      const tag = `h${Math.min(item.attrs.level + 1, 6)}`;
      return `<${tag}${idAttribute(item.attrs.id)}>${inlines(item.content, rendering)}</${tag}>`;
    }
    case 'bulletList':
    case 'orderedList':
      return list(item, rendering);
    case 'blockquote':
      return `<blockquote>${blocks(item.content, rendering)}</blockquote>`;
    case 'codeBlock':
      return `<pre><code>${escapeMarkup(item.content.map(({ text }) => text).join(''))}</code></pre>`;
    case 'figure':
      return figure(item, rendering);
    case 'table':
      return table(item, rendering, blocks);
    case 'mathBlock': {
      const { id, label, mathml } = item.attrs;
      const number = label ? `<span class="equation-number">${escapeMarkup(label)}</span>` : '';
      return `<div class="equation"${idAttribute(id)}>${mathml}${number}</div>`;
    }
    case 'horizontalRule':
      return '<hr>';
  }
}

function list(item: List, rendering: Rendering): string {
  const items = item.content.map(({ content }) => `<li>${tightBlocks(content, rendering, blocks)}</li>`).join('\n');
  if (item.type === 'bulletList') return `<ul>${items}</ul>`;
  const start = item.attrs.start === 1 ? '' : ` start="${item.attrs.start}"`;
  return `<ol${start}>${items}</ol>`;
}
