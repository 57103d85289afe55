import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  Paragraph,
  WidthType,
  TableCell as WordCell,
  TableRow as WordRow,
  Table as WordTable,
} from 'docx';
import type { Block } from '#contract/entities/manuscript.ts';
import { partsOf, type Table } from '#server/documents/model/nodes.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { type PlacedCell, placeCells } from '#server/documents/pdf/table-grid.ts';
import { captionOf, picture } from './figures.ts';
import { inlines } from './inlines.ts';
import type { Place, Writing } from './writing.ts';

/** What writes the blocks of a cell: blocks.ts, which tables are a part of. */
export type WriteBlocks = (content: readonly Block[], writing: Writing, place: Place) => FileChild[];

const rule = { style: BorderStyle.SINGLE, size: 6 };
const none = { style: BorderStyle.NONE, size: 0 };
const borders = { top: rule, bottom: rule, left: none, right: none, insideHorizontal: none, insideVertical: none };
const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

/** A table with its caption above and its notes below; its header rows come again on each page. */
export function table(item: Table, writing: Writing, blocks: WriteBlocks): FileChild[] {
  const { id, label, src } = item.attrs;
  const { caption, head, body, notes } = partsOf(item);
  const { cells, columns, isCut } = placeCells([...head, ...body]);
  const rowsOf = Map.groupBy(cells, ({ y }) => y);
  const rows = [...head, ...body].map((_, y) => rowOf(rowsOf.get(y) ?? [], y < head.length, writing, blocks));
  const grid =
    columns > 0
      ? new WordTable({
          rows,
          borders,
          width: { size: 100, type: WidthType.PERCENTAGE },
          columnWidths: columnWidths(cells, columns),
        })
      : picture(src ?? null, label ?? '', writing);
  const below = notes.map(
    ({ content }) => new Paragraph({ style: 'NotaDeTabla', children: inlines(content, writing) }),
  );
  if (isCut) below.push(new Paragraph({ style: 'NotaDeTabla', text: writing.words.cutTable }));
  // Two tables with nothing between them would be one.
  return [
    ...captionOf({ id, label, style: 'Caption' }, caption, writing),
    grid,
    ...(below.length > 0 ? below : [new Paragraph({})]),
  ];
}

function rowOf(cells: readonly PlacedCell[], isHead: boolean, writing: Writing, blocks: WriteBlocks): WordRow {
  return new WordRow({
    tableHeader: isHead,
    cantSplit: true,
    children: cells.map((cell) => cellOf(cell, isHead, writing, blocks)),
  });
}

function cellOf(
  { cell, colspan, rowspan }: PlacedCell,
  isHead: boolean,
  writing: Writing,
  blocks: WriteBlocks,
): WordCell {
  const { type, attrs, content } = cell;
  const { align } = attrs;
  const look = type === 'tableHeader' ? { bold: true } : {};
  const alignment = align && alignments[align];
  const children = content.flatMap((block) =>
    block.type === 'paragraph'
      ? [
          new Paragraph({
            style: 'TextoDeTabla',
            ...(alignment && { alignment }),
            children: inlines(block.content, writing, look),
          }),
        ]
      : blocks([block], writing, { style: 'TextoDeTabla', depth: 0 }),
  );
  const last = content.at(-1)?.type;
  const end = children.length === 0 || last === 'table' ? [new Paragraph({ style: 'TextoDeTabla' })] : [];
  return new WordCell({
    ...(colspan > 1 && { columnSpan: colspan }),
    ...(rowspan > 1 && { rowSpan: rowspan }),
    ...(isHead && { borders: { bottom: rule } }),
    children: cellChildren([...children, ...end]),
  });
}

/** A cell holds paragraphs and tables. */
const cellChildren = (children: readonly FileChild[]) =>
  children.filter((child) => child instanceof Paragraph || child instanceof WordTable);

/** Between the margins of the page, in twentieths of a point. */
const wholeWidth = 9070;
/** In signs, the cell's margins (4) among them: a column is never narrower than the one, nor asks for more than the other. */
const [narrowest, widest, margins] = [8, 48, 4];

/** How wide each column of a table is to be, by the longest of its cells: not all programs find it out by themselves. */
function columnWidths(cells: readonly PlacedCell[], columns: number): number[] {
  const longest = Array.from({ length: columns }, () => narrowest);
  for (const { cell, x, colspan } of cells) {
    if (colspan > 1) continue;
    const { length } = plainText({ type: 'doc', content: cell.content });
    longest[x] = Math.min(Math.max(longest[x] ?? narrowest, length + margins), widest);
  }
  const sum = longest.reduce((total, width) => total + width, 0);
  return longest.map((width) => Math.round((wholeWidth * width) / sum));
}
