import type { Block } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import type { Figure, Formula, List } from '#server/documents/model/nodes.ts';
import { escaped, rawMathml } from './escape.ts';
import { inlines, labelled, oneLine, paragraph } from './inlines.ts';
import { table } from './tables.ts';
import type { Writing } from './writing.ts';

/** The blocks of a text, a quotation or an item, a blank line between. */
export const blocks = (content: readonly Block[], writing: Writing): string =>
  content
    .map((item) => block(item, writing))
    .filter((text) => text !== '')
    .join('\n\n');

function block(item: Block, writing: Writing): string {
  switch (item.type) {
    case 'paragraph':
      return paragraph(item, writing);
    case 'heading':
      return `${'#'.repeat(item.attrs.level)} ${oneLine(inlines(item.content, writing))}`;
    case 'bulletList':
    case 'orderedList':
      return list(item, writing);
    case 'blockquote':
      return blocks(item.content, writing).replace(/^/gm, '> ').replace(/ +$/gm, '');
    case 'codeBlock':
      return codeBlock(item.content.map(({ text }) => text).join(''), item.attrs.language);
    case 'figure':
      return figure(item, writing);
    case 'table':
      return table(item, writing, blocks);
    case 'mathBlock':
      return formula(item.attrs);
    case 'horizontalRule':
      return '* * *';
  }
}

/** Lists in lists with nothing in them: their signs alone on a line. */
const readAsRule = /^(?:- *){3,}$/;

function list(item: List, writing: Writing): string {
  const first = item.type === 'orderedList' ? item.attrs.start : 0;
  const items = item.content.map(({ content }, index) => {
    const sign = item.type === 'orderedList' ? `${Math.max(first + index, 0)}. ` : '- ';
    return `${sign}${blocks(content, writing).replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`)}`;
  });
  // Items of one list have one sign.
  const sign = items.some((text) => readAsRule.test(text.split('\n', 1)[0] ?? '')) ? '+' : '-';
  return items.map((text) => text.replace(/^-/, sign)).join('\n');
}

function codeBlock(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(/[`\s]/g, '')}\n${text}\n${fence}`;
}

/** Its number is TeX's own `\\tag`. */
function formula({ tex, mathml, label }: Formula): string {
  if (!tex) return rawMathml(mathml);
  const number = /^\(([^{}\\]+)\)$/.exec(label ?? '')?.[1];
  const tag = number && !tex.includes('\\tag') ? `\n\\tag{${number}}` : '';
  return `$$\n${tex.trim()}${tag}\n$$`;
}

/** An address where nothing is, for pictures that are not to be had: their figures count all the same. */
const nowhere = 'about:blank';

/** Markdown as a title, which is text: its reader takes away what stands against Markdown there, and reads the rest as Markdown. */
const asTitle = (markdown: string): string => markdown.replace(/[\\"]|&(?=#?\w+;)/g, '\\$&');

/** `![alternative text](address "Figura 1. Caption")`. */
function figure({ attrs: { src, alt, label }, content: [caption] }: Figure, writing: Writing): string {
  const said = labelled(label, oneLine(caption.content.map((each) => paragraph(each, writing)).join(' ')));
  const title = said === '' ? '' : ` "${asTitle(said)}"`;
  const address = src ? absolute(src, writing.work) : nowhere;
  return `![${escaped(alt || label || '')}](<${address}>${title})`;
}
