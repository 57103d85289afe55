import type { Block } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { partsOf, type Table, type TableCell, type TableRow } from '#server/documents/model/nodes.ts';
import { writeCaption } from './figures.ts';
import { writeInlines, writeParagraph } from './inlines.ts';
import { said, type Writing, type Xml } from './writing.ts';

/** What writes the blocks of a cell: blocks.ts, which tables are a part of. */
type WriteWrapped = (parent: Xml, blocks: readonly Block[], writing: Writing) => void;

export function writeTable(parent: Xml, table: Table, writing: Writing, writeWrapped: WriteWrapped): void {
  const { label, src } = table.attrs;
  const { caption, head, body, notes } = partsOf(table);
  const wrap = parent.ele('table-wrap', writing.ids.of(table));
  said(wrap, 'label', label);
  writeCaption(wrap, caption, writing);
  // A picture of what has rows, too, is the same in another form.
  const forms = src && body.length > 0 ? wrap.ele('alternatives') : wrap;
  if (src) forms.ele('graphic', { 'xlink:href': absolute(src, writing.work) });
  if (body.length > 0) {
    const grid = forms.ele('table');
    // The body of a table takes no header cells, not even those of a table in one of its own.
    const [above, below] = isInTable(wrap) ? [[], [...head, ...body]] : [head, body];
    if (above.length > 0) writeRows(grid.ele('thead'), above, writing, writeWrapped);
    writeRows(grid.ele('tbody'), below, writing, writeWrapped);
  }
  if (notes.length === 0) return;
  const foot = wrap.ele('table-wrap-foot');
  for (const note of notes) if (note.content.length > 0) writeParagraph(foot.ele('fn'), note, writing);
}

function isInTable(element: Xml): boolean {
  for (let outer = element.node.parentNode; outer; outer = outer.parentNode)
    if (outer.nodeName === 'table') return true;
  return false;
}

function writeRows(part: Xml, rows: readonly TableRow[], writing: Writing, writeWrapped: WriteWrapped): void {
  for (const { content } of rows) {
    const row = part.ele('tr');
    for (const cell of content) writeCell(row, cell, writing, writeWrapped);
  }
}

function writeCell(row: Xml, { type, attrs, content }: TableCell, writing: Writing, writeWrapped: WriteWrapped): void {
  const { colspan, rowspan, align } = attrs;
  // SPS has header cells in the head of a table alone: elsewhere a cell says what it is the header of.
  const isHead = row.up().node.nodeName === 'thead';
  const cell = row.ele(isHead ? 'th' : 'td', {
    ...(type === 'tableHeader' && !isHead && { scope: 'row' }),
    ...(colspan > 1 && { colspan: String(colspan) }),
    ...(rowspan > 1 && { rowspan: String(rowspan) }),
    ...(align && { align }),
  });
  const [first, ...others] = content;
  // A lone paragraph is the cell itself.
  if (first?.type === 'paragraph' && others.length === 0) writeInlines(cell, first.content, writing);
  else writeWrapped(cell, content, writing);
}
