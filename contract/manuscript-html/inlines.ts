import type { Inline, Mark } from '../entities/manuscript.ts';
import { citation } from './citation.ts';
import { type Child, element } from './element.ts';
import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { inlineFormula } from './formula.ts';
import type { Footnote } from './nodes.ts';
import type { Rendering } from './rendering.ts';

/** What stands inside a paragraph, heading or cell. */
export const inlines = (content: readonly Inline[], rendering: Rendering): Child[] =>
  content.flatMap((piece) => inline(piece, rendering));

function inline(piece: Inline, rendering: Rendering): Child | Child[] {
  switch (piece.type) {
    case 'text':
      return (piece.marks ?? []).reduceRight<Child>((inner, mark) => marked(inner, mark, rendering), piece.text);
    case 'hardBreak':
      return element('br', {});
    case 'mathInline':
      return inlineFormula(piece.attrs, rendering);
    case 'citation':
      return citation(piece, rendering);
    case 'crossReference':
      return element('a', { href: `#${targetAnchor(piece.attrs.target, rendering)}` }, piece.attrs.text);
    case 'footnote':
      return noteMention(piece, rendering);
  }
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const;

function marked(inner: Child, mark: Mark, { addressOf }: Rendering): Child {
  if (mark.type === 'link') return element('a', { href: addressOf(mark.attrs.href), rel: 'noopener' }, inner);
  if (mark.type === 'smallCaps') return element('span', { class: 'small-caps' }, inner);
  return element(tags[mark.type], {}, inner);
}

/** Notes are listed under anchors of their own. */
function targetAnchor(target: string, { prefix, footnotes }: Rendering): string {
  const note = footnotes.numberOfId.get(target);
  return note === undefined ? prefix + target : noteAnchor(prefix, note);
}

function noteMention(note: Footnote, { prefix, labels, footnotes }: Rendering): Child {
  const number = footnotes.numberOf.get(note) ?? 0;
  const attributes = {
    class: 'footnote-ref',
    id: mentionAnchor(prefix, number),
    href: `#${noteAnchor(prefix, number)}`,
    role: 'doc-noteref',
    'aria-label': `${labels.note} ${number}`,
  };
  return element('sup', {}, element('a', attributes, `${number}`));
}
