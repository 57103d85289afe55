import { useFormats } from '#web/messages/dates.ts';

/** How many works a link leads to: '12', '1000+' where the counting stopped, nothing while it is not known. */
export function FacetCount({ count, exact = true }: { count: number | undefined; exact?: boolean | undefined }) {
  const { number } = useFormats();
  if (count === undefined) return null;
  return (
    <span className="text-xs font-normal text-muted tabular-nums">
      {number(count)}
      {!exact && count > 0 && '+'}
    </span>
  );
}
