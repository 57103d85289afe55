import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

interface Props {
  /** Says what is counted; read, not seen. */
  caption: string;
  /** Heading of the first column. */
  heading: string;
  rows: readonly { label: string; count: number }[];
}

/** Counts as bars. It is a table to who listens; the bars, which only repeat its figures, are for the eye alone. */
export function BarTable({ caption, heading, rows }: Props) {
  const t = useMessages();
  const { number } = useFormats();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full border-y border-line text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('statistics.count')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" className="w-2/5 py-2.5 pe-4 text-start font-normal break-words hyphens-auto">
              {label}
            </th>
            <td className="py-2.5">
              <span className="flex items-center gap-3">
                <span aria-hidden className="h-3 grow">
                  <span
                    className="block h-full rounded-e-sm bg-accent forced-colors:bg-[CanvasText]"
                    style={{ width: `${(100 * count) / most}%` }}
                  />
                </span>
                <span className="w-8 shrink-0 text-end font-semibold tabular-nums">{number(count)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
