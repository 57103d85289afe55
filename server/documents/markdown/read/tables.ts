import type { Paragraph, RootContent, Table, TableRow } from 'mdast';
import type { Block } from '#contract/entities/manuscript.ts';
import { typedLabel } from '#contract/label-words.ts';
import { firstLabel } from '#contract/numbering.ts';
import type { Conversion } from './conversion.ts';
import { readInlines } from './inlines.ts';

type TableBlock = Extract<Block, { type: 'table' }>;
type Row = Extract<TableBlock['content'][number], { type: 'tableRow' }>;

const captionMark = /^Tabla:\s+/;
const startOf = (node: RootContent | undefined) => {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' ? first.value : '';
};

/** Whether this is a paragraph that says to be a table's caption: 'Tabla: …'. */
export const isMarkedCaption = (node: RootContent | undefined): boolean => captionMark.test(startOf(node));

/** Whether this is a table's caption where it stands before one: 'Tabla: …', or with a label, 'Cuadro 2. …'. */
export function isTableCaption(node: RootContent | undefined): node is Paragraph {
  const typed = typedLabel(startOf(node));
  return isMarkedCaption(node) || (typed?.type === 'table' && typed.isApart);
}

/** A numbered table; its first row is its head. */
export function readTable({ children, align }: Table, caption: Paragraph | undefined, conversion: Conversion): Block {
  const { id } = conversion.next('table');
  const rows = children.map((row, index) => readRow(row, index === 0, align ?? [], conversion));
  return {
    type: 'table',
    attrs: { id, label: typedLabel(startOf(caption))?.label ?? firstLabel('table', 'es') },
    content: caption ? [readCaption(caption, conversion), ...rows] : rows,
  };
}

function readCaption({ children }: Paragraph, conversion: Conversion): TableBlock['content'][number] {
  const [first, ...others] = children;
  const length = (first?.type === 'text' && typedLabel(first.value)?.length) || 0;
  const start = first?.type === 'text' ? [{ ...first, value: first.value.slice(length).replace(captionMark, '') }] : [];
  const content = readInlines([...start, ...others], conversion);
  return { type: 'caption', content: content.length > 0 ? [{ type: 'paragraph', content }] : [] };
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
