import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { type Footnotes, footnotesOf } from './footnotes.ts';
import type { ManuscriptLabels } from './labels.ts';
import type { Heading } from './nodes.ts';
import { headingIds } from './outline.ts';

export type ViewOptions = {
  labels: ManuscriptLabels;
  /** How much deeper than in the text headings are on the page: with 1, the default, sections are `h2`. */
  headingOffset?: number;
  /** Put before every id, so that two texts may stand on one page. */
  prefix?: string;
};

/** What every part of one view needs to know of the whole. */
export type Rendering = Required<ViewOptions> & {
  footnotes: Footnotes;
  headingIds: ReadonlyMap<Heading, string>;
  referenceIds: ReadonlySet<string>;
};

export function renderingOf(
  documento: Manuscript,
  referencias: readonly Reference[],
  { labels, headingOffset = 1, prefix = '' }: ViewOptions,
): Rendering {
  return {
    labels,
    headingOffset,
    prefix,
    footnotes: footnotesOf(documento),
    headingIds: headingIds(documento),
    referenceIds: new Set(referencias.map(({ id }) => id)),
  };
}

/** The id of a thing on the page, none where it has none in the text. */
export const anchorOf = ({ prefix }: Rendering, id: string | undefined) => (id === undefined ? undefined : prefix + id);

export const referenceAnchor = (prefix: string, id: string) => `${prefix}ref-${id}`;

/** Headings of the sections that follow a text; no section of it has these names. */
export const notesAnchor = (prefix: string) => `${prefix}notas-al-texto`;
export const referencesAnchor = (prefix: string) => `${prefix}lista-de-referencias`;

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element for a heading; HTML has none deeper than `h6`. */
export const headingTag = ({ headingOffset }: Rendering, level: number) =>
  headingTags[level + headingOffset - 1] ?? 'h6';
