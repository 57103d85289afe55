/** The sections of a text, for its table of contents. */
import type { Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { headingIds } from '#contract/manuscript-html/rendering.ts';

/** A section and those within it. */
export type Nested<S> = S & { children: Nested<S>[] };
/** `id` is the heading's anchor, without the prefix of a view. */
export type OutlineSection = Nested<{ id: string; text: string; level: number }>;

/** The sections of a text, within one another. */
export const tableOfContents = (documento: Manuscript): OutlineSection[] =>
  nested(
    [...headingIds(documento)].flatMap(([{ attrs, content }, id]) => {
      const text = wordsOf(content);
      return text === '' ? [] : { id, text, level: attrs.level };
    }),
  );

/** Sections within sections. A level that a text leaves out is not missed: '###' right under '#' is its child. */
export function nested<S extends { level: number }>(list: readonly S[]): Nested<S>[] {
  const sections: Nested<S>[] = [];
  const open: Nested<S>[] = [];
  for (const each of list) {
    const section: Nested<S> = { ...each, children: [] };
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    (open.at(-1)?.children ?? sections).push(section);
    open.push(section);
  }
  return sections;
}

/** What a heading says, in words alone: formulas and mentions are read, notes are not. */
export const wordsOf = (content: readonly Inline[]): string => content.map(words).join('').trim();

function words(piece: Inline): string {
  switch (piece.type) {
    case 'text':
      return piece.text;
    case 'hardBreak':
      return ' ';
    case 'citation':
    case 'crossReference':
      return piece.attrs.text;
    case 'mathInline':
      return piece.attrs.tex ?? mathWords(piece.attrs.mathml);
    case 'footnote':
      return '';
  }
}

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What MathML says once its tags are gone. */
const mathWords = (mathml: string) =>
  mathml
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (reference) => characters[reference] ?? reference);
