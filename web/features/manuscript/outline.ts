/** The sections of a text, for its table of contents. */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { wordsOfHeading } from '#contract/heading-words.ts';
import { headingIds } from '#contract/manuscript-html/rendering.ts';

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
