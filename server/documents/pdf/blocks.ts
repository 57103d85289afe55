/** The blocks of a text, a quotation, an item or a cell, in Typst. */
import type { Block } from '#contract/entities/manuscript.ts';
import type { Heading, List } from '#server/documents/model/nodes.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { figure } from './figures.ts';
import { displayFormula } from './formulas.ts';
import { inlines } from './inlines.ts';
import { anchored } from './links.ts';
import { table } from './tables.ts';
import type { Place, Typesetting } from './typesetting.ts';
import { Code, call, deepest, joined, length, nothing, string, word, words, yes } from './typst.ts';

export function blocks(content: readonly Block[], typesetting: Typesetting, place: Place): Code {
  return joined(content.map((block) => bounded(block, typesetting, place)));
}

const paragraphEnd = call('parbreak', []);

/** What is nested too deep for Typst stands as plain text. */
function bounded(item: Block, typesetting: Typesetting, place: Place): Code {
  const code = block(item, typesetting, place);
  if (code.depth <= deepest) return code;
  typesetting.warn('A part of the text is nested too deep, and shown without its format.');
  return joined([words(plainText({ type: 'doc', content: [item] })), paragraphEnd]);
}

function block(item: Block, typesetting: Typesetting, place: Place): Code {
  switch (item.type) {
    case 'paragraph':
      return joined([paragraphEnd, inlines(item.content, typesetting), paragraphEnd]);
    case 'heading':
      return item.content.length === 0 ? nothing : anchored(heading(item, typesetting), item, typesetting);
    case 'bulletList':
    case 'orderedList':
      return list(item, typesetting);
    case 'blockquote':
      return call('quotation', [blocks(item.content, typesetting, 'inside')]);
    case 'codeBlock':
      return call('code-block', [string(item.content.map(({ text }) => text).join(''))]);
    case 'figure':
      return anchored(figure(item, typesetting, place), item, typesetting);
    case 'table':
      return anchored(table(item, typesetting, blocks), item, typesetting);
    case 'mathBlock':
      return anchored(displayFormula(item.attrs, typesetting), item, typesetting);
    case 'horizontalRule':
      return new Code('break-line');
  }
}

/** Its level is the one that a reader who listens expects: none is left out (PDF/UA-1, 7.4.2). */
function heading(item: Heading, typesetting: Typesetting): Code {
  const level = typesetting.levels.get(item);
  // Of a list or a cell it is no section.
  if (level === undefined) return call('strong', [inlines(item.content, typesetting)]);
  // Below the title of its work, where that is one of several (design/issue.typ).
  return call('heading', [inlines(item.content, typesetting)], { depth: length(level) });
}

function list({ type, content, ...rest }: List, typesetting: Typesetting): Code {
  const items = content.map((item) => blocks(item.content, typesetting, 'inside'));
  const isTight = content.every((item) => item.content.length === 1 && item.content[0]?.type === 'paragraph');
  const tight = isTight ? yes : word('false');
  if (type === 'bulletList') return call('list', items, { tight });
  // Typst counts from 0 up, and not without end.
  const start = Math.min(Math.max('attrs' in rest ? rest.attrs.start : 1, 0), 1_000_000);
  return call('enum', items, { tight, start: length(start) });
}
