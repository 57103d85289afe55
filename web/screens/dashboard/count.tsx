import { useFormats } from '#web/messages/dates.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props = {
  /** Undefined while it is not known. */
  value: number | undefined;
  /** It could not be asked: a counter says nothing of that (spec 001 §8). */
  failed?: boolean;
};

/** A counter's number. */
export function Count({ value, failed = false }: Props) {
  const { number } = useFormats();
  if (value !== undefined) return number(value);
  // As tall as the figure, whatever its size here: what is below stays where it is.
  return failed ? '—' : <Skeleton className="my-[calc((1lh-1.5rem)/2)] h-6 w-12" />;
}
