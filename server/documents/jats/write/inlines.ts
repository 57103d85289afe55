/** What stands inside a paragraph, title or cell. */

import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import type { Paragraph } from '#server/documents/model/nodes.ts';
import { writeFormula } from './formulas.ts';
import type { Writing, Xml } from './writing.ts';

const elements: Record<Exclude<Mark['type'], 'link'>, string> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  superscript: 'sup',
  subscript: 'sub',
  code: 'monospace',
  smallCaps: 'sc',
};

export function writeInlines(parent: Xml, content: readonly Inline[], writing: Writing): void {
  for (const piece of content) writeInline(parent, piece, writing);
}

/** The lines that hard breaks part, without empty ones. */
export function linesOf<Piece extends Inline>(content: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of content) {
    if (piece.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines.filter((line) => line.length > 0);
}

function writeInline(parent: Xml, piece: Inline, writing: Writing): void {
  switch (piece.type) {
    case 'text':
      (piece.marks ?? []).reduce((inner, mark) => marked(inner, mark, writing), parent).txt(piece.text);
      return;
    case 'hardBreak':
      parent.ele('break');
      return;
    case 'mathInline':
      writeFormula(parent, 'inline-formula', piece, writing);
      break;
    case 'citation': {
      const { refs, text } = piece.attrs;
      const known = refs.filter((id) => writing.ids.refType(id) === 'bibr').map((id) => writing.ids.written(id));
      if (known.length > 1) writeMentions(parent, known, known.length === refs.length ? partsOf(text) : [], text);
      else writeMention(parent, 'bibr', known[0], text);
      break;
    }
    case 'crossReference': {
      const { target, text } = piece.attrs;
      const refType = writing.ids.refType(target);
      writeMention(parent, refType ?? '', refType ? writing.ids.written(target) : undefined, text);
      break;
    }
    case 'footnote': {
      const number = String(writing.footnotes.numberOf.get(piece) ?? '');
      const rid = writing.ids.of(piece).id ?? '';
      parent.ele('xref', { 'ref-type': 'fn', rid }).ele('sup').txt(number);
    }
  }
}

function marked(parent: Xml, mark: Mark, writing: Writing): Xml {
  if (mark.type !== 'link') return parent.ele(elements[mark.type]);
  return parent.ele('ext-link', { 'ext-link-type': 'uri', 'xlink:href': absolute(mark.attrs.href, writing.work) });
}

const raised = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾'].map((sign, place) => [sign, [...'0123456789+-()'][place] ?? sign]));

/** Words that lead somewhere, or only the words where there is nowhere. Numbers in raised signs are raised numbers. */
function writeMention(parent: Xml, refType: string, rid: string | undefined, text: string): void {
  const place = rid ? parent.ele('xref', { 'ref-type': refType, rid }) : parent;
  const isRaised = text !== '' && [...text].every((sign) => raised.has(sign));
  if (isRaised) place.ele('sup').txt([...text].map((sign) => raised.get(sign)).join(''));
  else if (text !== '') place.txt(text);
}

/** '(Kuhn, 1962; Popper, 1934)' or '[1, 3]' as what opens it, what is said of each reference, and what parts and closes them. */
function partsOf(text: string): string[] {
  const [, open = '', inner = '', close = ''] = /^([([]?)(.*?)([)\]]?)$/s.exec(text) ?? [];
  const sign = /^\d+(?:\s*[,;]\s*\d+)+$/.test(inner) ? /(\s*[,;]\s*)/ : /(;\s*)/;
  return [open, ...inner.split(sign), close];
}

/**
 * Words that lead to several references: one `xref` for each, as SPS asks, with what the words say of it, or all words with the first
 * where they do not say it one by one ('1–3'). What holds them together is one mention to whoever reads it back (read/mentions.ts).
 */
function writeMentions(parent: Xml, ids: readonly string[], parts: readonly string[], text: string): void {
  const group = parent.ele('named-content', { 'content-type': 'citation' });
  if (parts.length === ids.length * 2 + 1) {
    for (const [place, words] of parts.entries())
      if (place % 2) writeMention(group, 'bibr', ids[(place - 1) / 2], words);
      else if (words !== '') group.txt(words);
    return;
  }
  for (const [place, id] of ids.entries()) writeMention(group, 'bibr', id, place === 0 ? text : '');
}

/** JATS has no line breaks in paragraphs: each line is one. */
export function writeParagraph(parent: Xml, { content }: Pick<Paragraph, 'content'>, writing: Writing): void {
  for (const line of linesOf(content)) writeInlines(parent.ele('p'), line, writing);
}
