/** What stands inside a paragraph, heading or cell, in Typst. */
import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { citationParts } from '#contract/manuscript-html/citation-parts.ts';
import { tiedText } from '#contract/manuscript-html/units.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { inlineFormula } from './formulas.ts';
import { anchored, linkTo, linkToPlace } from './links.ts';
import type { Typesetting } from './typesetting.ts';
import { type Code, call, joined, string, words } from './typst.ts';

export const inlines = (content: readonly Inline[], typesetting: Typesetting): Code =>
  joined(content.map((piece, at) => inline(piece, tiedText(content, at), typesetting)));

function inline(piece: Inline, text: string, typesetting: Typesetting): Code {
  switch (piece.type) {
    case 'text':
      return (piece.marks ?? []).reduceRight((inner, mark) => marked(inner, mark, text, typesetting), words(text));
    case 'hardBreak':
      return call('linebreak', []);
    case 'mathInline':
      return inlineFormula(piece.attrs, typesetting);
    case 'citation':
      return citation(piece.attrs, typesetting);
    case 'crossReference':
      return linkToPlace(typesetting.targets.get(piece.attrs.target), words(piece.attrs.text));
    case 'footnote':
      return anchored(call('footnote', [inlines(piece.content, typesetting)]), piece, typesetting);
  }
}

const functions = {
  bold: 'strong',
  italic: 'emph',
  underline: 'underline',
  strike: 'strike',
  superscript: 'super',
  subscript: 'sub',
  smallCaps: 'smallcaps',
} as const;

function marked(inner: Code, mark: Mark, text: string, { work }: Typesetting): Code {
  if (mark.type === 'code') return call('inline-code', [words(text)]);
  if (mark.type !== 'link') return call(functions[mark.type], [inner]);
  return call('link', [string(absolute(mark.attrs.href, work)), inner]);
}

/** Each part of it leads to its own reference, where parts can be told apart. */
function citation({ refs, text }: { refs: string[]; text: string }, { referenceTargets }: Typesetting): Code {
  const parts = citationParts(text, refs).flatMap(({ before, said, after, refs: [first = ''] }) => [
    words(before),
    linkTo(referenceTargets.get(first), words(said)),
    words(after),
  ]);
  return joined(parts);
}
