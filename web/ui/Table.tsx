// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a list on narrow screens, some browsers forget it is a table
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Column<Row> = {
  id: string;
  /** Text of the column's heading, repeated as each value's label on a narrow screen. */
  header: string;
  /** The heading is read, not seen: for a column of buttons. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** This cell names its row: one column as a rule, the first. */
  heading?: boolean;
  /** Numbers stand at the end of the cell. */
  align?: 'end';
  /** On a narrow screen the cell takes the whole line, without a label: for buttons. */
  wide?: boolean;
  /**
   * The heading is a button that sorts by this column. `direction` is how it is sorted now; null where another column
   * gives the order.
   */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
  /** For the width, above all: 'w-32'. */
  className?: string;
};

export type TableProps<Row> = {
  /** Says what the table holds. */
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  busy?: boolean;
  className?: string;
};

/** Rows under headings; a list of labelled lines where there is no room. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, empty, busy, className } = props;
  return (
    <div className={classes('table-pliego', className)}>
      <table role="table" aria-busy={busy || undefined}>
        <caption className={hideCaption ? 'sr-only' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-align={column.align}
                className={column.className}
                aria-sort={column.sort?.direction ?? undefined}
              >
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" data-rows={rows.length > 0 || undefined}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className="table-empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

/** On a narrow screen, where headings are only read, there is no button that nobody sees. */
function Heading<Row>({ column: { header, hideHeader, sort } }: { column: Column<Row> }) {
  if (hideHeader) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!sort) return header;
  const Icon = sort.direction ? sortIcons[sort.direction] : ChevronsUpDown;
  return (
    <>
      <button
        type="button"
        onClick={sort.onSort}
        className="hidden items-center gap-1 font-semibold hover:text-ink @min-[40rem]:inline-flex"
      >
        {header}
        <Icon aria-hidden className={classes('size-3.5 shrink-0', sort.direction ? 'text-accent' : 'opacity-60')} />
      </button>
      <span className="@min-[40rem]:hidden">{header}</span>
    </>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.heading) {
    return (
      <th role="rowheader" scope="row">
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.header} data-align={column.align} data-wide={column.wide || undefined}>
      {column.cell(row)}
    </td>
  );
}
