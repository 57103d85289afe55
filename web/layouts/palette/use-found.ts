import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { recentWorks } from '#web/data/recent-works.ts';
import { useDebounced } from '#web/data/use-debounced.ts';

/** One letter says too little. */
const fewestLetters = 2;
const staleTime = 5000;
let openings = 0;

/**
 * What the server finds by these words; until it has answered, what it found by those before, in its place. Without words, the
 * works that this browser remembers of the person.
 */
export function useFound(words: string, userId: string) {
  const client = useClient();
  const typed = words.trim();
  const q = useDebounced(typed, 200);
  const isEnough = typed.length >= fewestLetters;
  // What may be done with a work changes, by what was just done with it, too: each time the palette is opened it is asked anew.
  const [opening] = useState(() => ++openings);
  const question = callQuery(client, 'findAnything', { query: { q } });
  const found = useQuery({
    ...question,
    queryKey: [...question.queryKey, opening],
    enabled: isEnough && q.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime,
  });
  const [remembered] = useState(() => recentWorks(userId));
  const recent = useQuery({
    ...callQuery(client, 'findAnything', { query: { obras: remembered.join(',') } }),
    enabled: remembered.length > 0,
    staleTime,
  });
  return {
    found,
    data: isEnough ? found.data : undefined,
    /** The answer to these very words is still to come. */
    isWaiting: isEnough && !found.isError && (q !== typed || found.isPending || found.isPlaceholderData),
    isEnough,
    recent: recent.data?.obras ?? [],
    awaited: recent.isPending && recent.fetchStatus !== 'idle' ? remembered.length : 0,
  };
}
