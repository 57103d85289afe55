import type { ReactNode } from 'react';

export type FoldedTableProps = {
  /** What opens it. */
  label: ReactNode;
  caption: string;
  headings: readonly string[];
  /** The first cell names its row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** The figures of a chart as a table, folded below it. */
export function FoldedTable({ label, caption, headings, rows }: FoldedTableProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="link w-fit cursor-pointer">{label}</summary>
      <table className="mt-3 w-full max-w-form border-y border-line">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr>
            {headings.map((heading, at) => (
              <th
                key={heading}
                scope="col"
                className={`py-2 font-semibold ${at === 0 ? 'text-start' : 'ps-2 text-end'}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row" className="py-1.5 pe-4 text-start font-normal wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={headings[at + 1]} className="py-1.5 ps-2 text-end tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
