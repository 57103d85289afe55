/** The kinds of nodes that a text is made of, and ways through them. */
import type { AnyNode, List, Table, TableRow } from '#contract/manuscript-html/nodes.ts';

export type {
  AnyNode,
  Figure,
  Footnote,
  Formula,
  Heading,
  List,
  Paragraph,
  Table,
  TableCell,
  TableRow,
} from '#contract/manuscript-html/nodes.ts';
export type ListItem = List['content'][number];

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
