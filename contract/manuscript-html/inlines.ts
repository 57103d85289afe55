import type { Inline, Mark, Reference } from '../entities/manuscript.ts';
import { citation } from './citation.ts';
import { type Child, element } from './element.ts';
import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { inlineFormula, isLong } from './formula.ts';
import type { Footnote } from './nodes.ts';
import { type Rendering, withoutMargin } from './rendering.ts';
import { shortReference } from './side-references.ts';
import { tiedText } from './units.ts';

/** What stands inside a paragraph, heading or cell. */
export const inlines = (content: readonly Inline[], rendering: Rendering): Child[] =>
  content.flatMap((piece, index) => {
    const [before, after] = [content[index - 1], content[index + 1]];
    if (isSpaceAtSign(piece, before, after)) return [];
    if (piece.type === 'mathInline') return withSigns(inlineFormula(piece.attrs, rendering), piece, before, after);
    const words = tiedText(content, index);
    const own = words.slice(closing(before, piece).length, words.length - opening(piece, after).length);
    return inline(piece, own, rendering);
  });

/** The stops and brackets that stand right after a formula, or right before one: browsers would part them from it where a line ends. */
const closing = (formula: Inline | undefined, next: Inline | undefined): string =>
  isUnbroken(formula) && isPlain(next) ? (/^[.,;:!?…)\]»”’%]+/.exec(next.text)?.[0] ?? '') : '';
const opening = (previous: Inline | undefined, formula: Inline | undefined): string =>
  isUnbroken(formula) && isPlain(previous) ? (/(?<=^|\s)[([«“‘¿¡]+$/.exec(previous.text)?.[0] ?? '') : '';
const isUnbroken = (piece: Inline | undefined) => piece?.type === 'mathInline' && !isLong(piece.attrs);
const isPlain = (piece: Inline | undefined): piece is Text => piece?.type === 'text' && !piece.marks?.length;

function withSigns(shown: Child, formula: Inline, before: Inline | undefined, after: Inline | undefined): Child {
  const [opened, closed] = [opening(before, formula), closing(formula, after)];
  if (opened + closed === '') return shown;
  return element('span', { class: 'with-signs' }, ...[opened, shown, closed].filter((part) => part !== ''));
}

type Text = Extract<Inline, { type: 'text' }>;

function inline(piece: Inline, words: string, rendering: Rendering): Child | Child[] {
  switch (piece.type) {
    case 'text':
      return (piece.marks ?? []).reduceRight<Child>(
        (inner, mark) => marked(inner, mark, rendering),
        isSign(piece) ? words.trim() : words,
      );
    case 'hardBreak':
      return element('br', {});
    case 'mathInline':
      return inlineFormula(piece.attrs, rendering);
    case 'citation':
      return [...citation(piece, rendering), ...(rendering.sideReferences.get(piece) ?? []).map(sideReference)];
    case 'crossReference':
      return element('a', { href: rendering.placeOf(targetAnchor(piece.attrs.target, rendering)) }, piece.attrs.text);
    case 'footnote':
      return noteMention(piece, rendering);
  }
}

/** A raised sign, as between two raised mentions. No spaces stand around it, '¹ , ²': a line could begin with it. */
const isSign = (piece: Inline | undefined): boolean =>
  piece?.type === 'text' &&
  /^\s*[,;–-]\s*$/.test(piece.text) &&
  (piece.marks ?? []).some(({ type }) => type === 'superscript');

const isSpaceAtSign = (piece: Inline, before: Inline | undefined, after: Inline | undefined): boolean =>
  piece.type === 'text' &&
  piece.text.trim() === '' &&
  ((before?.type === 'citation' && isSign(after)) || (isSign(before) && after?.type === 'citation'));

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

function noteMention(note: Footnote, rendering: Rendering): Child[] {
  const { prefix, labels, footnotes } = rendering;
  const number = footnotes.numberOf.get(note) ?? 0;
  const attributes = {
    class: 'footnote-ref',
    id: mentionAnchor(prefix, number),
    href: `#${noteAnchor(prefix, number)}`,
    role: 'doc-noteref',
    'aria-label': `${labels.note} ${number}`,
  };
  const mention = element('sup', {}, element('a', attributes, `${number}`));
  return rendering.sideNotes ? [mention, sideNote(note, number, withoutMargin(rendering))] : [mention];
}

/**
 * A copy of a note for the margin beside its mention (styles/side-notes.css). Who hears the page, and the keyboard, have the one at
 * the end.
 */
function sideNote(note: Footnote, number: number, rendering: Rendering): Child {
  const attributes = { class: 'side-note', 'aria-hidden': 'true', 'data-nosnippet': '' };
  const said = inlines(note.content, rendering).map(withoutStops);
  return element('span', attributes, element('b', {}, `${number}`), ' ', element('span', {}, ...said));
}

/** A reference in short beside the line that cites it: a copy, too, whose whole is in its card and in the list. */
function sideReference(reference: Reference): Child {
  const { who, title } = shortReference(reference);
  const said = element('span', {}, ...(who ? [element('em', {}, who), ' '] : []), title);
  const number = reference.etiqueta ? [element('b', {}, reference.etiqueta), ' '] : [];
  return element(
    'span',
    { class: 'side-note side-reference', 'aria-hidden': 'true', 'data-nosnippet': '' },
    ...number,
    said,
  );
}

/** Of copies, no part has the name of another, and the keyboard stops at none. */
function withoutStops(child: Child): Child {
  if (typeof child === 'string' || 'picture' in child) return child;
  if ('mathml' in child) return { mathml: child.mathml };
  const { tag, attributes, children } = child;
  const { id: _, ...kept } = attributes;
  const stops = tag === 'a' || kept.tabindex !== undefined;
  return element(tag, stops ? { ...kept, tabindex: -1 } : kept, ...children.map(withoutStops));
}
