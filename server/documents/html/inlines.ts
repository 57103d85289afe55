/** What stands inside a paragraph, heading or cell, as HTML. */
import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { mentionAnchor, noteAnchor, type Rendering, referenceAnchor } from './rendering.ts';

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const;

export const inlines = (content: readonly Inline[], rendering: Rendering): string =>
  content.map((piece) => inline(piece, rendering)).join('');

function inline(piece: Inline, rendering: Rendering): string {
  switch (piece.type) {
    case 'text':
      return (piece.marks ?? []).reduceRight((inner, mark) => marked(inner, mark, rendering), escapeMarkup(piece.text));
    case 'hardBreak':
      return '<br>';
    case 'mathInline':
      // Cleaned when it was saved (documents/mathml/mathml.ts).
      return piece.attrs.mathml;
    case 'citation':
      return citation(piece.attrs, rendering);
    case 'crossReference': {
      const { target, text } = piece.attrs;
      const note = rendering.footnotes.numberOfId.get(target);
      return anchor(note === undefined ? target : noteAnchor(note), escapeMarkup(text));
    }
    case 'footnote': {
      const number = rendering.footnotes.numberOf.get(piece) ?? 0;
      const name = `${rendering.words.note} ${number}`;
      return `<sup><a id="${mentionAnchor(number)}" href="#${noteAnchor(number)}" role="doc-noteref" aria-label="${name}">${number}</a></sup>`;
    }
  }
}

const anchor = (target: string, inner: string) => `<a href="#${escapeMarkup(target)}">${inner}</a>`;

/** Leads to the first entry that it names. */
function citation({ refs, text }: { refs: string[]; text: string }, { work }: Rendering): string {
  const first = refs.find((id) => work.referencias.some((reference) => reference.id === id));
  return first ? anchor(referenceAnchor(first), escapeMarkup(text)) : escapeMarkup(text);
}

function marked(inner: string, mark: Mark, { work }: Rendering): string {
  if (mark.type === 'smallCaps') return `<span class="small-caps">${inner}</span>`;
  if (mark.type !== 'link') return `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`;
  return `<a href="${escapeMarkup(absolute(mark.attrs.href, work))}" rel="noopener">${inner}</a>`;
}
