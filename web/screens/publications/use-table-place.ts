import { useSearchParams } from 'react-router';
import { staying } from '#web/routing/stay.ts';
import { readSort, type Sort } from './sorting.ts';

/** Where one of the tables stands: its page, from 1, and its order. */
export interface TablePlace {
  page: number;
  turn: (page: number) => void;
  sort: Sort;
  sortBy: (sort: Sort) => void;
}

/** The place of the table of that name, kept in the address, so that the way back from a work finds it again. */
export function useTablePlace(table: 'borradores' | 'demas'): TablePlace {
  const [address, setAddress] = useSearchParams();
  const names = { page: `pagina-${table}`, sort: `orden-${table}` };
  const put = (changes: Record<string, string>) =>
    setAddress((before) => {
      const now = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) value ? now.set(name, value) : now.delete(name);
      return now;
    }, staying);
  const page = Number(address.get(names.page));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    turn: (to) => put({ [names.page]: to > 1 ? String(to) : '' }),
    sort: readSort(address.get(names.sort)),
    // Other rows come first: one begins at the first page again.
    sortBy: (sort) => put({ [names.sort]: sort === 'newest' ? '' : sort, [names.page]: '' }),
  };
}
