/** The sections of a text, for its table of contents. */
import type { Manuscript, Reference } from './entities/manuscript.ts';
import { wordsOfHeading } from './heading-words.ts';
import { headingIds, notesAnchor, referencesAnchor } from './manuscript-html/anchors.ts';
import { footnotesOf } from './manuscript-html/footnotes.ts';
import type { TextLabels } from './manuscript-html/rendering.ts';

/** A section and those within it. */
export type Nested<S> = S & { children: Nested<S>[] };
/** `id` is the heading's anchor, without the prefix of a view. */
export type OutlineSection = Nested<{ id: string; text: string; level: number }>;

/** The sections of a text, within one another. */
export const tableOfContents = (documento: Manuscript): OutlineSection[] =>
  nested(
    [...headingIds(documento)].flatMap(([{ attrs, content }, id]) => {
      const text = wordsOfHeading(content);
      return text === '' ? [] : { id, text, level: attrs.level };
    }),
  );

/** What a table of contents names: the sections of a text, its notes and its references; of some texts nothing. */
export function contentsOf(
  { documento, referencias }: { documento: Manuscript; referencias: readonly Reference[] },
  labels: Pick<TextLabels, 'notes' | 'references'>,
): OutlineSection[] {
  const ending = (id: string, text: string): OutlineSection => ({ id, text, level: 1, children: [] });
  return [
    ...tableOfContents(documento),
    ...(footnotesOf(documento).list.length > 0 ? [ending(notesAnchor(''), labels.notes)] : []),
    ...(referencias.length > 0 ? [ending(referencesAnchor(''), labels.references)] : []),
  ];
}

/** A figure or a table of a text: where it stands, its label, and the words of its caption. */
export type ShownPart = { id: string; label: string; words: string };

/** The figures and tables of a text that can be named and led to, in its order. */
export const shownParts = ({ content }: Manuscript): ShownPart[] =>
  content.flatMap((block) => {
    if (block.type !== 'figure' && block.type !== 'table') return [];
    const { id, label } = block.attrs;
    const said = [...block.content].flatMap((part) => (part.type === 'caption' ? part.content : []));
    const words = said.map((paragraph) => wordsOfHeading(paragraph.content)).join(' ');
    return id === undefined || !label ? [] : { id, label, words };
  });

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
