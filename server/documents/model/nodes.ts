/** The kinds of nodes that a text is made of, by name. */
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
export type Paragraph = BlockOf<'paragraph'>;
export type Heading = BlockOf<'heading'>;
export type List = BlockOf<'bulletList'> | BlockOf<'orderedList'>;
export type ListItem = List['content'][number];
export type Figure = BlockOf<'figure'>;
export type Table = BlockOf<'table'>;
type TablePart = Table['content'][number];
export type TableRow = Extract<TablePart, { type: 'tableRow' }>;
export type TableCell = TableRow['content'][number];
export type Formula = BlockOf<'mathBlock'>['attrs'];
export type Footnote = Extract<Inline, { type: 'footnote' }>;
export type AnyNode = Block | Inline | ListItem | TablePart | TableCell | Manuscript;

/** A node and all that it holds, each before what is inside it. */
export function visit(node: AnyNode, act: (node: AnyNode) => void): void {
  act(node);
  if ('content' in node) for (const child of node.content) visit(child, act);
}

/** A table taken apart. `head` are the rows at its top of header cells alone. */
export function partsOf({ content }: Table) {
  const rows = content.filter((part) => part.type === 'tableRow').filter((row) => row.content.length > 0);
  const isHead = (row: TableRow) => row.content.every(({ type }) => type === 'tableHeader');
  const headEnd = rows.findIndex((row) => !isHead(row));
  // Rows of nothing but headers are rather all body than all head.
  const end = Math.max(headEnd, 0);
  return {
    caption: content.flatMap((part) => (part.type === 'caption' ? part.content : [])),
    head: rows.slice(0, end),
    body: rows.slice(end),
    notes: content.flatMap((part) => (part.type === 'tableNotes' ? part.content : [])),
  };
}
