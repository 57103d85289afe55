/** The sections of a text, for its table of contents. */
import type { Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { headingIds } from '#contract/manuscript-html/rendering.ts';

/** A section and those within it. `id` is the heading's anchor, without the prefix of a view. */
export type OutlineSection = { id: string; text: string; level: number; children: OutlineSection[] };

/** Sections within sections. A level that a text leaves out is not missed: '###' right under '#' is its child. */
export function tableOfContents(documento: Manuscript): OutlineSection[] {
  const sections: OutlineSection[] = [];
  const open: OutlineSection[] = [];
  for (const [{ attrs, content }, id] of headingIds(documento)) {
    const text = content.map(words).join('').trim();
    if (text === '') continue;
    const section: OutlineSection = { id, text, level: attrs.level, children: [] };
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    (open.at(-1)?.children ?? sections).push(section);
    open.push(section);
  }
  return sections;
}

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
