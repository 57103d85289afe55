import type { Inline } from './entities/manuscript.ts';

/** What a heading says, in words alone: formulas and mentions are read, notes are not. */
export const wordsOfHeading = (content: readonly Inline[]): string => content.map(words).join('').trim();

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
