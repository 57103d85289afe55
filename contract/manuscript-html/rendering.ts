import type { Manuscript, Reference } from '../entities/manuscript.ts';
import { headingIds } from './anchors.ts';
import { type Footnotes, footnotesOf } from './footnotes.ts';
import { type Mentions, mentionsOf } from './mentions.ts';
import type { Heading } from './nodes.ts';
import { type SideReferences, sideReferencesOf } from './side-references.ts';

/** What stands around a text, in the language of the page. */
export interface TextLabels {
  /** Heading of the footnotes, 'Notas'. */
  notes: string;
  /** One footnote, 'Nota'; its number is put after it. */
  note: string;
  /** From a footnote to where it is mentioned, 'Volver al texto'. */
  backToText: string;
  /** Heading of the reference list, 'Referencias'. */
  references: string;
  /** A displayed formula, 'Fórmula'; its number is put after it. */
  formula: string;
  /** A table that has no label of its own, 'Tabla'. */
  table: string;
  /** In place of a picture that is not to be had, 'La imagen no está disponible.' */
  missingPicture: string;
  /** In place of a table of which there are no rows, 'La tabla no está disponible.' */
  missingTable: string;
}

export interface RenderingOptions<Labels extends TextLabels = TextLabels> {
  labels: Labels;
  /** How much deeper than in the text headings are on the page: with 1, the default, sections are `h2`. */
  headingOffset?: number;
  /** Put before every id, so that two texts may stand on one page. */
  prefix?: string;
  /** Where a link of the text leads on this page; unless said, where it says. */
  addressOf?: (href: string) => string;
  /** Where a mention of another part of the text leads, by its anchor with the prefix; unless said, further on this page. */
  placeOf?: (anchor: string) => string;
  /** The number of its first footnote: of a chapter, those before it are counted. */
  firstNote?: number;
  /** Opens a table that is larger than its place, 'Ver la tabla entera', for pages that do so; unless said, there is no such button. */
  wholeTable?: string;
  /** Notes stand beside the lines that mention them, too, and references in short, for pages with a margin (`.side-note`). */
  sideNotes?: boolean;
}

/** What every part of one text needs to know of the whole. */
export interface Rendering<Labels extends TextLabels = TextLabels> extends Required<RenderingOptions<Labels>> {
  footnotes: Footnotes;
  mentions: Mentions;
  headingIds: ReadonlyMap<Heading, string>;
  referenceIds: ReadonlySet<string>;
  /** None where nothing stands in the margin. */
  sideReferences: SideReferences;
}

export function renderingOf<Labels extends TextLabels>(
  documento: Manuscript,
  referencias: readonly Reference[],
  {
    labels,
    headingOffset = 1,
    prefix = '',
    addressOf = (href) => href,
    placeOf = (anchor) => `#${anchor}`,
    firstNote = 1,
    wholeTable = '',
    sideNotes = false,
  }: RenderingOptions<Labels>,
): Rendering<Labels> {
  const referenceIds = new Set(referencias.map(({ id }) => id));
  return {
    labels,
    headingOffset,
    prefix,
    addressOf,
    placeOf,
    firstNote,
    wholeTable,
    sideNotes,
    footnotes: footnotesOf(documento, firstNote),
    mentions: mentionsOf(documento, referenceIds),
    headingIds: headingIds(documento),
    referenceIds,
    sideReferences: sideNotes ? sideReferencesOf(documento, referencias) : new Map(),
  };
}

/** The id of a thing on the page, none where it has none in the text. */
export const anchorOf = ({ prefix }: Rendering, id: string | undefined) => (id === undefined ? undefined : prefix + id);

/** Of a part that has no margin of its own: cells, captions, the notes themselves. */
export const withoutMargin = <Labels extends TextLabels>(rendering: Rendering<Labels>): Rendering<Labels> =>
  rendering.sideNotes ? { ...rendering, sideNotes: false } : rendering;

export const referenceAnchor = (prefix: string, id: string) => `${prefix}ref-${id}`;

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element for a heading; HTML has none deeper than `h6`. */
export const headingTag = ({ headingOffset }: Rendering, level: number) =>
  headingTags[level + headingOffset - 1] ?? 'h6';
