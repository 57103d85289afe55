/**
 * The full text of a work as a tree that ProseMirror can edit and that screens render node by node: nothing
 * outside this schema is ever stored or shown. Formulas keep their TeX where the author wrote TeX, and always
 * the MathML that readers see (made, or checked, by the server: see server/documents/mathml/mathml.ts).
 */
import { z } from 'zod';
import { longest } from '../limits.ts';

const anchor = z.string().regex(/^[A-Za-z][\w.-]{0,79}$/);
const httpAddress = z.url({ protocol: /^(https?|mailto)$/ }).max(longest.link);
/** A page of this site, as `/contacto`: never `//host`, nor the `/\host` that browsers read as the same. */
const siteAddress = z
  .string()
  .regex(/^\/([^/\s\\][^\s\\]*)?$/)
  .max(longest.link);

export const markSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript', 'code', 'smallCaps']),
  }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.union([httpAddress, siteAddress]) }) }),
]);
export type Mark = z.infer<typeof markSchema>;

const textNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(markSchema).max(9).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });

const formula = z.strictObject({
  /** TeX as written by the author, when it was. */
  tex: z.string().max(longest.tex).optional(),
  /** Presentation MathML, one `<math>` element. Empty only on the way in, when `tex` is given. */
  mathml: z.string().max(200_000).default(''),
  id: anchor.optional(),
  /** The number shown beside a displayed formula, as in '(3)'. */
  label: z.string().max(longest.equationLabel).optional(),
});
const mathInline = z.strictObject({ type: z.literal('mathInline'), attrs: formula });
const mathBlock = z.strictObject({ type: z.literal('mathBlock'), attrs: formula });

/** A mention of entries of the reference list, shown as `text`. */
const citation = z.strictObject({
  type: z.literal('citation'),
  attrs: z.strictObject({ refs: z.array(anchor).min(1).max(60), text: z.string().min(1).max(longest.mention) }),
});
/** A mention of a figure, table, formula or section of the same text. */
const crossReference = z.strictObject({
  type: z.literal('crossReference'),
  attrs: z.strictObject({ target: anchor, text: z.string().min(1).max(longest.mention) }),
});

const plainInline = z.discriminatedUnion('type', [textNode, hardBreak, mathInline, citation, crossReference]);
const footnote = z.strictObject({
  type: z.literal('footnote'),
  attrs: z.strictObject({ id: anchor }),
  content: z.array(plainInline).default([]),
});
export const inlineSchema = z.discriminatedUnion('type', [
  textNode,
  hardBreak,
  mathInline,
  citation,
  crossReference,
  footnote,
]);
export type Inline = z.infer<typeof inlineSchema>;
const inlines = z.array(inlineSchema).default([]);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines });
/** Level 1 is a section of the work; the work's own title is not part of its text. */
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.number().int().min(1).max(5), id: anchor.optional() }),
  content: inlines,
});
const caption = z.strictObject({ type: z.literal('caption'), content: z.array(paragraph).default([]) });
/** A path of our own file store, `/files/…`, without a way out of it. */
const fileAddress = z
  .string()
  .max(300)
  .regex(/^\/files(\/[\w-]+(\.[\w-]+)*)+$/);
/** `src` is null where the picture itself is not to be had. */
const figure = z.strictObject({
  type: z.literal('figure'),
  attrs: z.strictObject({
    id: anchor.optional(),
    label: z.string().max(longest.label).optional(),
    src: fileAddress.nullable(),
    alt: z.string().max(longest.alternativeText).default(''),
    /** Of the picture, in CSS pixels, so that the page keeps its place for it. */
    width: z.number().int().min(1).max(100_000).optional(),
    height: z.number().int().min(1).max(100_000).optional(),
  }),
  content: z.tuple([caption]),
});
const codeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.strictObject({ language: z.string().max(40).optional() }).default({}),
  content: z.array(textNode).default([]),
});
const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') });

const span = z.number().int().min(1).max(100).default(1);
const cellAttributes = z
  .strictObject({ colspan: span, rowspan: span, align: z.enum(['left', 'center', 'right']).optional() })
  .prefault({});

const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(blockSchema).min(1);
  },
});
const bulletList = z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) });
const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ start: z.number().int().default(1) }).prefault({}),
  content: z.array(listItem).min(1),
});
const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  get content() {
    return z.array(blockSchema).min(1);
  },
});
const tableCell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: cellAttributes,
  get content() {
    return z.array(blockSchema);
  },
});
const tableRow = z.strictObject({ type: z.literal('tableRow'), content: z.array(tableCell) });
/** Of one table: more is data, which belongs in a file of its own. */
export const mostTableCells = 5_000;

/** A table with its caption above and its notes below; `rows` may be empty where only a picture of it exists. */
const table = z.strictObject({
  type: z.literal('table'),
  attrs: z.strictObject({
    id: anchor.optional(),
    label: z.string().max(longest.label).optional(),
    src: fileAddress.nullable().optional(),
  }),
  content: z.array(
    z.discriminatedUnion('type', [
      caption,
      tableRow,
      z.strictObject({ type: z.literal('tableNotes'), content: z.array(paragraph) }),
    ]),
  ),
});

export const blockSchema = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  codeBlock,
  figure,
  table,
  mathBlock,
  horizontalRule,
]);
export type Block = z.infer<typeof blockSchema>;

export const manuscriptSchema = z.strictObject({ type: z.literal('doc'), content: z.array(blockSchema).default([]) });
/** The whole text of a work, `{ type: 'doc', content: Block[] }`. */
export type Manuscript = z.infer<typeof manuscriptSchema>;

const cslName = z.strictObject({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
});
const cslDate = z.strictObject({ 'date-parts': z.array(z.array(z.number().int()).min(1).max(3)).min(1).max(2) });
/** The part of CSL-JSON 1.0 that reference lists use (citation-style-language/schema, csl-data.json). */
export const cslItemSchema = z.strictObject({
  type: z.string().max(40),
  title: z.string().optional(),
  author: z.array(cslName).optional(),
  editor: z.array(cslName).optional(),
  issued: cslDate.optional(),
  accessed: cslDate.optional(),
  'container-title': z.string().optional(),
  publisher: z.string().optional(),
  'publisher-place': z.string().optional(),
  volume: z.string().optional(),
  issue: z.string().optional(),
  page: z.string().optional(),
  edition: z.string().optional(),
  DOI: z.string().optional(),
  PMID: z.string().optional(),
  ISBN: z.string().optional(),
  ISSN: z.string().optional(),
  URL: z.string().optional(),
  note: z.string().optional(),
});
export type CslItem = z.infer<typeof cslItemSchema>;

/** One entry of a work's reference list. `texto` is what readers see; `csl` what machines read. */
export const referenceSchema = z.strictObject({
  id: anchor,
  etiqueta: z.string().max(40).optional(),
  texto: z.string().min(1).max(longest.reference),
  csl: cslItemSchema.optional(),
});
export type Reference = z.infer<typeof referenceSchema>;
