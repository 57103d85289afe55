import { type ComponentProps, type ReactNode, useState } from 'react';
import { QueryState } from '#web/data/query-state.tsx';
import { useDebounced } from '#web/data/use-debounced.ts';
import { usePageOf } from '#web/data/use-page-of.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';

/** What a search asks for: words as long as the contract takes, and from how many letters on. */
type Extent = { longest?: number; fewestLetters?: number; initially?: string; clean?: (typed: string) => string };

/**
 * Words to look for: what is being typed, what is sought (the same once it has stood still), whether that is enough to
 * ask for, and the page of what is found, the first again with other words. `asked` is what the calls of lists take.
 */
export function useSearch({ longest = 200, fewestLetters = 0, initially = '', clean = trimmed }: Extent = {}) {
  const [typed, type] = useState(initially);
  const search = useDebounced(clean(typed).slice(0, longest));
  const [page, turnTo] = usePageOf(search);
  const asked = { page, ...(search && { search }) };
  return { typed, type, search, isEnough: search.length >= fewestLetters, page, turnTo, asked };
}

const trimmed = (typed: string) => typed.trim();

type Props<T> = Pick<ComponentProps<typeof QueryState<T>>, 'query' | 'loading' | 'failed'> & {
  search: ReturnType<typeof useSearch>;
  /** Names the box, and says in it what to look for. */
  label: string;
  /** The box is as wide as its dialog, and the focus begins there. */
  inDialog?: boolean;
  className?: string;
  children: (found: T) => ReactNode;
};

/** A box for words, and below it what the server finds by them: to choose from, or to look through. */
export function SearchingList<T>({ search, label, inDialog = false, className, ...found }: Props<T>) {
  return (
    <div className={`flex flex-col gap-4 ${className ?? ''}`}>
      <SearchBox
        firstFocus={inDialog}
        label={label}
        placeholder={label}
        value={search.typed}
        onChange={search.type}
        {...(!inDialog && { className: 'max-w-form' })}
      />
      <QueryState {...found} />
    </div>
  );
}
