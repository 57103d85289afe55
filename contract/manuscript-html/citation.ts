import { citationParts } from './citation-parts.ts';
import { type Child, element } from './element.ts';
import { citationAnchor } from './mentions.ts';
import type { Citation } from './nodes.ts';
import { type Rendering, referenceAnchor } from './rendering.ts';

/** A mention of references, each part of it a link to its own where the text can be told apart. */
export function citation(piece: Citation, rendering: Rendering): Child[] {
  const { refs, text } = piece.attrs;
  const first = rendering.mentions.firstLinkOf.get(piece);
  return citationParts(text, refs).flatMap(({ before, said, after, refs: mentioned }, index) => {
    const link = referenceLink(mentioned, said, first === undefined ? undefined : first + index, rendering);
    return [...raised(before), ...link, ...raised(after)];
  });
}

function referenceLink(
  refs: readonly string[],
  said: string,
  link: number | undefined,
  { prefix, referenceIds }: Rendering,
): Child[] {
  const listed = refs.filter((id) => referenceIds.has(id)).map((id) => referenceAnchor(prefix, id));
  if (listed.length === 0) return raised(said);
  const attributes = {
    id: link && citationAnchor(prefix, link),
    href: `#${listed[0]}`,
    role: 'doc-biblioref',
    // What else is mentioned by the same words ('3–7').
    'data-and': listed.slice(1).join(' ') || undefined,
  };
  return [element('a', attributes, ...raised(said))];
}

/**
 * Figures raised by their own signs ('¹⁶', '³⁻⁷') as raised figures: the faces of pages have the first three of these signs alone,
 * and '¹⁶' would be of two faces.
 */
function raised(text: string): Child[] {
  return text.split(/([⁰¹²³⁴-⁹⁺⁻⁽⁾](?:[\s,–-]*[⁰¹²³⁴-⁹⁺⁻⁽⁾])*)/).flatMap((piece, index): Child[] => {
    if (piece === '') return [];
    return [index % 2 === 0 ? piece : element('sup', {}, piece.replaceAll('⁻', '–').normalize('NFKC'))];
  });
}
