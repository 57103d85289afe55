import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type Props = {
  /** What the bar is, for who does not see it. */
  label: string;
  /** How many are chosen, in words; null while none is, and then there is no bar. */
  count: string | null;
  clearLabel: string;
  onClear: () => void;
  /** That no more can be chosen, where that is so. */
  full?: string | undefined;
  /** What can be done with them. */
  children: ReactNode;
};

/** What can be done with what is chosen of a list. It stays in sight while the list scrolls. */
export const ChosenBar = ({ label, count, clearLabel, onClear, full, children }: Props) => (
  <>
    <p role="status" className="sr-only">
      {count}
    </p>
    {count !== null && (
      <fieldset
        data-sticks="bottom"
        className="sticky bottom-0 z-10 mt-4 flex min-w-0 flex-wrap items-center gap-2 rounded-float border border-line-strong bg-sheet px-3 py-2 shadow-float"
      >
        <legend className="sr-only">{label}</legend>
        <span className="me-1 inline-flex items-center gap-1">
          <span aria-hidden className="text-sm font-semibold">
            {count}
          </span>
          {/* Its name would take the bar's second line, and a row of the list with it. */}
          <IconButton size="small" icon={<X aria-hidden />} label={clearLabel} onClick={onClear} />
        </span>
        {/* On a telephone they have one line, to be pushed along: below one another they would hide the list they are about. */}
        <div className="max-sm:-mx-3 max-sm:-my-1 max-sm:flex max-sm:min-w-0 max-sm:basis-[calc(100%+1.5rem)] max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-3 max-sm:py-1 max-sm:*:shrink-0 sm:contents">
          {children}
        </div>
        {full && <p className="basis-full text-xs text-muted">{full}</p>}
      </fieldset>
    )}
  </>
);
