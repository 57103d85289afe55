/** Where the parts of a text are found on its page: what its table of contents needs, without what draws it. */
import type { Manuscript } from '../entities/manuscript.ts';
import type { Heading } from './nodes.ts';

/** Anchors of the headings that have sections, `seccion-3` for the third where it has none of its own. */
export function headingIds(documento: Manuscript): Map<Heading, string> {
  const headings = documento.content.filter((block) => block.type === 'heading');
  return new Map(headings.map((heading, index) => [heading, heading.attrs.id ?? `seccion-${index + 1}`]));
}

/** Headings of the sections that follow a text; no section of it has these names. */
export const notesAnchor = (prefix: string) => `${prefix}notas-al-texto`;
export const referencesAnchor = (prefix: string) => `${prefix}lista-de-referencias`;
