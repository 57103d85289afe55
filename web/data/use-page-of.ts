import { useState } from 'react';

/** The page of a list, from 1, and what turns it; the first again as soon as what the list is asked for changes. */
export function usePageOf(asked: string): [page: number, turnTo: (page: number) => void] {
  const [turned, setTurned] = useState({ page: 1, asked });
  return [turned.asked === asked ? turned.page : 1, (page) => setTurned({ page, asked })];
}
