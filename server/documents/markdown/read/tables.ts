import type { Paragraph, RootContent, Table, TableRow } from 'mdast';
import type { Block } from '#contract/entities/manuscript.ts';
import type { Conversion } from './conversion.ts';
import { readInlines } from './inlines.ts';

type TableBlock = Extract<Block, { type: 'table' }>;
type Row = Extract<TableBlock['content'][number], { type: 'tableRow' }>;

const captionMark = /^Tabla:\s+/;

/** Whether this is the paragraph 'Tabla: …' that stands before a table. */
export function isTableCaption(node: RootContent | undefined): node is Paragraph {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && captionMark.test(first.value);
}

/** A numbered table; its first row is its head. */
export function readTable({ children, align }: Table, caption: Paragraph | undefined, conversion: Conversion): Block {
  const { number, id } = conversion.next('table');
  const rows = children.map((row, index) => readRow(row, index === 0, align ?? [], conversion));
  return {
    type: 'table',
    attrs: { id, label: `Tabla ${number}` },
    content: caption ? [readCaption(caption, conversion), ...rows] : rows,
  };
}

function readCaption({ children }: Paragraph, conversion: Conversion): TableBlock['content'][number] {
  const [first, ...others] = children;
  const start = first?.type === 'text' ? [{ ...first, value: first.value.replace(captionMark, '') }] : [];
  return { type: 'caption', content: [{ type: 'paragraph', content: readInlines([...start, ...others], conversion) }] };
}

function readRow(
  { children }: TableRow,
  isHead: boolean,
  align: NonNullable<Table['align']>,
  conversion: Conversion,
): Row {
  return {
    type: 'tableRow',
    content: children.map((cell, column) => {
      const content = readInlines(cell.children, conversion);
      const side = align[column];
      return {
        type: isHead ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1, ...(side && { align: side }) },
        content: content.length > 0 ? [{ type: 'paragraph', content }] : [],
      };
    }),
  };
}
