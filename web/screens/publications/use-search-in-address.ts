import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '#web/data/use-debounced.ts';
import { staying } from '#web/routing/stay.ts';

/** What the contract takes. */
const longest = 300;

/**
 * What is typed into the search box, and what is sought: the same once it has stood still, and then also in the
 * address, so that the way back from a work finds it again. Other words begin at the first page of every table.
 */
export function useSearchInAddress() {
  const [address, setAddress] = useSearchParams();
  const sought = address.get('q') ?? '';
  const [typed, setTyped] = useState(sought);
  const settled = useDebounced(typed.trim().slice(0, longest));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address
  useEffect(() => {
    if (settled === sought) return;
    setAddress((before) => {
      const now = new URLSearchParams(before);
      for (const name of [...now.keys()]) if (name.startsWith('pagina-')) now.delete(name);
      settled ? now.set('q', settled) : now.delete('q');
      return now;
    }, staying);
  }, [settled]);
  return { typed, setTyped, search: sought.trim().slice(0, longest) };
}
