import type { ReactNode } from 'react';
import type { Block } from '#contract/entities/manuscript.ts';
import { CaptionText, Picture } from './figure.tsx';
import type { Table, TableCell, TableRow } from './nodes.ts';
import { anchorOf, type Rendering } from './rendering.ts';
import { Scrollable } from './scrollable.tsx';

/** What shows the blocks of notes and cells: blocks.tsx, which tables are a part of. */
interface ShowBlocks {
  blocks: (content: readonly Block[], rendering: Rendering) => ReactNode[];
  tightBlocks: (content: readonly Block[], rendering: Rendering) => ReactNode;
}
type Props = { table: Table; rendering: Rendering; show: ShowBlocks };

/**
 * A table with its caption and notes, which stay in sight while its rows scroll; where there are no rows, its picture,
 * or what is said in its place.
 */
export function TableView({ table, rendering, show }: Props) {
  const { id, label, src } = table.attrs;
  const caption = table.content.flatMap((part) => (part.type === 'caption' ? part.content : []));
  const rows = table.content.filter((part) => part.type === 'tableRow');
  const notes = table.content.flatMap((part) => (part.type === 'tableNotes' ? part.content : []));
  return (
    <figure id={anchorOf(rendering, id)} className="table-figure">
      {(label || caption.length > 0) && (
        <figcaption>
          <CaptionText label={label} paragraphs={caption} rendering={rendering} />
        </figcaption>
      )}
      {rows.length > 0 ? (
        <Grid table={table} rows={rows} rendering={rendering} show={show} />
      ) : (
        <Picture
          src={src ?? null}
          alt={label ?? ''}
          missing={rendering.labels.missingTable}
          enlarge={rendering.labels.enlarge}
        />
      )}
      {notes.length > 0 && <div className="table-notes">{show.blocks(notes, rendering)}</div>}
    </figure>
  );
}

function Grid({ table, rows, rendering, show }: Props & { rows: readonly TableRow[] }) {
  const headEnd = rows.findIndex((row) => !isHead(row));
  const [head, body] = headEnd < 0 ? [rows, []] : [rows.slice(0, headEnd), rows.slice(headEnd)];
  const { label } = table.attrs;
  const rowView = ({ content }: TableRow, scope: 'col' | 'row', key: number) => (
    <tr key={key}>
      {content.map((cell, index) => cellView(cell, scope, show.tightBlocks(cell.content, rendering), index))}
    </tr>
  );
  return (
    <Scrollable className="table-scroll" name={rendering.labels.table} label={label}>
      <table>
        {head.length > 0 && <thead>{head.map((row) => rowView(row, 'col', rows.indexOf(row)))}</thead>}
        {body.length > 0 && <tbody>{body.map((row, index) => rowView(row, 'row', index))}</tbody>}
      </table>
    </Scrollable>
  );
}

const isHead = ({ content }: TableRow) => content.length > 0 && content.every(({ type }) => type === 'tableHeader');

const isEmptyParagraph = (block: Block) => block.type === 'paragraph' && block.content.length === 0;

function cellView({ type, attrs, content }: TableCell, scope: 'col' | 'row', inside: ReactNode, key: number) {
  const { colspan, rowspan, align } = attrs;
  const shared = {
    colSpan: colspan > 1 ? colspan : undefined,
    rowSpan: rowspan > 1 ? rowspan : undefined,
    'data-align': align,
  };
  // A header that says nothing would only confuse who listens to the table.
  const isHeader = type === 'tableHeader' && !content.every(isEmptyParagraph);
  return isHeader ? (
    <th key={key} scope={scope} {...shared}>
      {inside}
    </th>
  ) : (
    <td key={key} {...shared}>
      {inside}
    </td>
  );
}
