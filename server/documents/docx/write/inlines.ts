/** What stands inside a paragraph. */
import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  InternalHyperlink,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { referenceTo } from './fields.ts';
import { mathOf } from './formulas.ts';
import type { Writing } from './writing.ts';

const looks: Record<Exclude<Mark['type'], 'link'>, IRunOptions> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  superscript: { superScript: true },
  subscript: { subScript: true },
  code: { font: 'Consolas' },
  smallCaps: { smallCaps: true },
};

/** `look` is what all of it has besides its own marks. */
export const inlines = (content: readonly Inline[], writing: Writing, look: IRunOptions = {}): ParagraphChild[] =>
  content.flatMap((piece) => inline(piece, writing, look));

function inline(piece: Inline, writing: Writing, look: IRunOptions): ParagraphChild | ParagraphChild[] {
  switch (piece.type) {
    case 'text':
      return marked(piece.text, piece.marks ?? [], writing, look);
    case 'hardBreak':
      return new TextRun({ break: 1 });
    case 'mathInline':
      return mathOf(piece.attrs);
    case 'citation':
      return mention(piece.attrs.refs[0] ?? '', piece.attrs.text, writing, look);
    case 'crossReference':
      return mention(piece.attrs.target, piece.attrs.text, writing, look);
    case 'footnote':
      return new FootnoteReferenceRun(writing.footnotes.numberOf.get(piece) ?? 0);
  }
}

function marked(text: string, marks: readonly Mark[], { work }: Writing, look: IRunOptions): ParagraphChild {
  const own = marks.flatMap((mark) => (mark.type === 'link' ? [] : [looks[mark.type]]));
  const options: IRunOptions = Object.assign({}, look, ...own, { text });
  const link = marks.find((mark) => mark.type === 'link');
  if (!link) return new TextRun(options);
  const run = new TextRun({ ...options, style: 'Hyperlink' });
  return new ExternalHyperlink({ link: encodeURI(decodeWhole(absolute(link.attrs.href, work))), children: [run] });
}

/** An address with its %-escapes read, or as it is where they are broken: so that none is escaped twice. */
function decodeWhole(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** One that says the whole label is Word's own, which follows it; others are links. */
function mention(
  id: string,
  text: string,
  { bookmarks, labels, isNumbered }: Writing,
  look: IRunOptions,
): ParagraphChild | ParagraphChild[] {
  const anchor = bookmarks.get(id);
  if (anchor && isNumbered && labels.get(id) === text) return referenceTo(anchor, text, look);
  const run = new TextRun({ ...look, text });
  return anchor ? new InternalHyperlink({ anchor, children: [run] }) : run;
}
