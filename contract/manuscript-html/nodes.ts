/** Names for the parts of a document that have a renderer of their own. */
import type { Block, Inline, Manuscript } from '../entities/manuscript.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

export type Paragraph = BlockOf<'paragraph'>;
export type Heading = BlockOf<'heading'>;
export type List = BlockOf<'bulletList' | 'orderedList'>;
export type Figure = BlockOf<'figure'>;
export type Table = BlockOf<'table'>;
export type TableRow = Extract<Table['content'][number], { type: 'tableRow' }>;
export type TableCell = TableRow['content'][number];
export type Footnote = Extract<Inline, { type: 'footnote' }>;
export type Citation = Extract<Inline, { type: 'citation' }>;
export type Formula = BlockOf<'mathBlock'>['attrs'];

/** Whatever may stand in the tree. */
export type AnyNode = Manuscript | Block | Inline | List['content'][number] | Table['content'][number] | TableCell;
