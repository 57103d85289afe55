import { useState } from 'react';

/** Rows of each table of the management screen; the specification leaves it open. */
export const pageSize = 10;

/** 'Siguiente' is shut where the page loaded is not full (spec 000 §5), and where the server says it is the last. */
export const hasNextPage = (list: { publications: readonly unknown[]; page: number; totalPages: number }): boolean =>
  list.publications.length >= pageSize && list.page < list.totalPages;

/** The page of a list, from 1; other words sought begin at the first again. */
export function usePage(search: string): [page: number, turn: (page: number) => void] {
  const [at, setAt] = useState({ search, page: 1 });
  return [at.search === search ? at.page : 1, (page) => setAt({ search, page })];
}
