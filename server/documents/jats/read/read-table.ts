import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { paragraph, readInline } from './inline.ts';
import { joined } from './inline-run.ts';
import { formsOf, labelOf, membersOf, readCaptions } from './read-figure.ts';
import type { ReadFlow, Reading } from './reading.ts';
import { groupId } from './targets.ts';
import { plainText } from './text.ts';

type Table = Extract<Block, { type: 'table' }>;
type Part<Type extends string> = Extract<Table['content'][number], { type: Type }>;
type Row = Part<'tableRow'>;
type Cell = Row['content'][number];
type Paragraph = Extract<Block, { type: 'paragraph' }>;

const maxSpan = 100;
const deepestHeading = 5;

/** A table with its caption, rows and notes, from a `table-wrap`, a group of its languages, or a bare `table`. */
export function readTable(element: XmlElement, reading: Reading, _level: number, flow: ReadFlow): Block[] {
  const members = membersOf(element, 'table-wrap', reading);
  const id = element.name === 'table-wrap-group' ? groupId(element) : attribute(element, 'id');
  const grids = element.name === 'table' ? [element] : members.flatMap(gridsOf);
  const caption = readCaptions(
    members.filter(({ name }) => name !== 'table'),
    reading,
  );
  const rows = grids.flatMap((grid) => readRows(grid, reading, flow));
  const notes = members.flatMap((member) =>
    elements(member, 'table-wrap-foot').flatMap((foot) => readNotes(foot, reading)),
  );
  const picture = rows.length === 0 ? reading.pictures.find(members.flatMap((member) => formsIn(member))) : undefined;
  if (rows.length === 0) reading.warnings.add(remark(picture?.src ? 'tableShownAsPicture' : 'tableAsPicture'));
  const content: Table['content'] = [
    { type: 'caption', content: caption },
    ...rows,
    ...(notes.length > 0 ? [{ type: 'tableNotes' as const, content: notes }] : []),
  ];
  const attrs = {
    ...(id && { id: reading.anchors.define(id, 'tab') }),
    ...labelOf(members),
    ...(picture?.src && { src: picture.src }),
  };
  return [{ type: 'table', attrs, content }];
}

const formsIn = (wrap: XmlElement): XmlElement[] => elements(wrap, 'graphic', 'alternatives').flatMap(formsOf);

/** Tables directly in a wrap, not those inside the cells of another. */
function gridsOf(wrap: XmlElement): XmlElement[] {
  return elements(wrap).flatMap((child) => {
    if (child.name === 'table' || child.name === 'oasis-table') return [child];
    return child.name === 'alternatives' ? elements(child, 'table').slice(0, 1) : [];
  });
}

function readRows(grid: XmlElement, reading: Reading, flow: ReadFlow): Row[] {
  return elements(grid).flatMap((part) => {
    if (part.name === 'tr') return [readRow(part, grid, reading, flow)];
    return elements(part, 'tr').map((row) => readRow(row, part, reading, flow));
  });
}

function readRow(row: XmlElement, part: XmlElement, reading: Reading, flow: ReadFlow): Row {
  const cells = elements(row, 'td', 'th').map((cell): Cell => {
    const align = alignment(attribute(cell, 'align') ?? attribute(row, 'align') ?? attribute(part, 'align'));
    return {
      type: isHeader(cell) || part.name === 'thead' ? 'tableHeader' : 'tableCell',
      attrs: { colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan'), ...(align && { align }) },
      content: flow(cell.children, reading, deepestHeading),
    };
  });
  return { type: 'tableRow', content: cells };
}

/** SPS takes none in the body of a table, where a cell only says what it heads. */
const isHeader = (cell: XmlElement): boolean =>
  cell.name === 'th' || /^(?:row|col)/.test(attribute(cell, 'scope') ?? '');

function spanOf(cell: XmlElement, name: string): number {
  const span = Number.parseInt(attribute(cell, name) ?? '1', 10);
  return Math.min(Math.max(span || 1, 1), maxSpan);
}

function alignment(value: string | undefined): 'left' | 'center' | 'right' | undefined {
  const lower = value?.toLowerCase();
  return lower === 'left' || lower === 'center' || lower === 'right' ? lower : undefined;
}

/** Each note of a table is a paragraph that begins with its label. */
function readNotes(foot: XmlElement, reading: Reading): Paragraph[] {
  return elements(foot).flatMap((note) => {
    if (note.name === 'fn-group') return readNotes(note, reading);
    const label = elements(note, 'label').flatMap((mark) => readNoteMark(mark, reading));
    const bodies = descendants(note, 'p').length > 0 ? elements(note, 'p') : [note];
    return bodies.flatMap((body, index) => {
      const said = readInline(body.name === 'p' ? body.children : elementsWithoutLabel(body), reading);
      return paragraph(index === 0 ? joined(label, said) : said);
    });
  });
}

/** A letter or sign is raised, as where the table bears it. */
function readNoteMark(mark: XmlElement, reading: Reading): Inline[] {
  return readInline(mark.children, reading, /^[a-z\d]$/.test(plainText(mark)) ? [{ type: 'superscript' }] : []);
}

const elementsWithoutLabel = (note: XmlElement) =>
  note.children.filter((child) => typeof child === 'string' || child.name !== 'label');
