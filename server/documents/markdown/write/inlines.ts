import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import type { Paragraph } from '#server/documents/model/nodes.ts';
import { captionLabel } from '#server/documents/model/words.ts';
import { asTarget, between, escaped, escapedStart, rawMathml } from './escape.ts';
import type { Writing } from './writing.ts';

const signs: Partial<Record<Mark['type'], string>> = { bold: '**', italic: '*', strike: '~~' };
const tags: Record<Exclude<Mark['type'], 'link'>, string> = {
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  smallCaps: 'small',
  code: 'code',
};

interface Run {
  mark: Mark | undefined;
  pieces: Inline[];
}

/** What stands inside a paragraph, heading or cell. Neighbours under one mark share its signs. */
export function inlines(content: readonly Inline[], writing: Writing): string {
  let written = '';
  const runs = runsOf(content);
  for (const [index, { mark, pieces }] of runs.entries()) {
    const next = runs[index + 1]?.pieces[0];
    const after = next?.type === 'text' ? next.text[0] : undefined;
    if (!mark) written += bareOnes(pieces, writing);
    else if (mark.type === 'code')
      written += code(pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join(''));
    else written += marked(inlines(pieces.map(withoutMark), writing), mark, [written.at(-1), after], writing);
  }
  return written;
}

/** Stretches of pieces with the same first mark, or with none. */
function runsOf(content: readonly Inline[]): Run[] {
  const runs: Run[] = [];
  for (const piece of content) {
    const mark = piece.type === 'text' ? piece.marks?.[0] : undefined;
    const last = runs.at(-1);
    if (last && JSON.stringify(last.mark) === JSON.stringify(mark)) last.pieces.push(piece);
    else runs.push({ mark, pieces: [piece] });
  }
  return runs;
}

const withoutMark = (piece: Inline): Inline =>
  piece.type === 'text' ? { ...piece, marks: piece.marks?.slice(1) ?? [] } : piece;

/** Two formulas in a row are kept apart: their signs would be taken for those of one. */
function bareOnes(pieces: readonly Inline[], writing: Writing): string {
  const parts = pieces.map((piece, at) => {
    const isSecond = piece.type === 'mathInline' && pieces[at - 1]?.type === 'mathInline';
    return (isSecond ? between : '') + bare(piece, writing);
  });
  return parts.join('');
}

function bare(piece: Inline, writing: Writing): string {
  switch (piece.type) {
    case 'text':
      return escaped(piece.text);
    case 'hardBreak':
      return '\\\n';
    case 'mathInline':
      return formula(piece.attrs);
    case 'citation': {
      const known = piece.attrs.refs.filter((id) => writing.work.referencias.some((reference) => reference.id === id));
      return known.length > 0 ? `[${known.map((id) => `@${id}`).join('; ')}]` : escaped(piece.attrs.text);
    }
    case 'crossReference': {
      const anchor = writing.anchors.get(piece.attrs.target);
      const note = writing.footnotes.numberOfId.get(piece.attrs.target);
      if (note !== undefined) return `[^${note}]`;
      return anchor ? `[${escaped(piece.attrs.text)}](#${anchor})` : escaped(piece.attrs.text);
    }
    case 'footnote':
      return `[^${writing.footnotes.numberOf.get(piece)}]`;
  }
}

/** `$x^2$`, or MathML as it is. A formula with dollars of its own stands between more of them. */
function formula({ tex, mathml }: { tex?: string | undefined; mathml: string }): string {
  if (!tex) return rawMathml(mathml);
  const fence = tex.includes('$') ? '$$' : '$';
  return `${fence}${tex.trim().replace(/\s*\n\s*/g, ' ')}${fence}`;
}

/** Between more backticks than it has in a row. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${room}${text.replace(/\s*\n\s*/g, ' ')}${room}${fence}`;
}

type Sides = [before: string | undefined, after: string | undefined];

/** Signs where Markdown takes them for what they are (CommonMark 0.31, 6.2), tags elsewhere; spaces stay outside. */
function marked(inner: string, mark: Mark, sides: Sides, { work }: Writing): string {
  const core = inner.trim();
  if (core === '') return inner;
  const [start, end] = [inner.slice(0, -inner.trimStart().length), inner.slice(inner.trimEnd().length)];
  if (mark.type === 'link') return `${start}[${core}](<${asTarget(absolute(mark.attrs.href, work))}>)${end}`;
  const sign = signs[mark.type];
  const [before, after] = [start === '' ? sides[0] : undefined, end === '' ? sides[1] : undefined];
  const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const isBeside = (character: string | undefined) => character !== undefined && /[^\s\p{P}\p{S}]/u.test(character);
  const opens = !isBeside(before) || isWord(core[0]);
  const closes = !isBeside(after) || isWord(core.at(-1));
  const touches = [before, after].some((character) => character && /[*~\\]/.test(character));
  if (sign && opens && closes && !touches) return `${start}${sign}${core}${sign}${end}`;
  return `${start}<${tags[mark.type]}>${core}</${tags[mark.type]}>${end}`;
}

/** Each line that breaks part is kept from looking like the start of something else. */
export function paragraph({ content }: Pick<Paragraph, 'content'>, writing: Writing): string {
  return inlines(content, writing).trim().replace(/\\$/, '').split('\n').map(escapedStart).join('\n');
}

/** 'Figura 1. What it shows.' */
export const labelled = (label: string | undefined, caption: string): string =>
  escaped(captionLabel(label, caption !== '')) + caption;

/** A heading, cell or title has no lines. */
export const oneLine = (markdown: string): string => markdown.replace(/\s*\\?\n\s*/g, ' ').trim();
