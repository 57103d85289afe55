import { useState } from 'react';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { mostAtOnce } from '#contract/queue-words.ts';

/** Works chosen to be acted on together; they stay so on other pages and under other filters. */
export function useSelection(shown: readonly QueueEntry[]) {
  const [ids, setIds] = useState<ReadonlyMap<string, QueueEntry>>(new Map());
  // As they are now, where they are shown.
  const chosen = new Map(ids);
  for (const entry of shown) if (ids.has(entry.obra.id)) chosen.set(entry.obra.id, entry);
  const put = (entries: readonly QueueEntry[], isChosen: boolean) =>
    setIds((before) => {
      const after = new Map(before);
      for (const entry of entries)
        if (!isChosen) after.delete(entry.obra.id);
        else if (after.size < mostAtOnce) after.set(entry.obra.id, entry);
      return after;
    });
  return {
    entries: [...chosen.values()],
    has: (entry: QueueEntry) => chosen.has(entry.obra.id),
    isFull: chosen.size >= mostAtOnce,
    put,
    toggle: (entry: QueueEntry) => put([entry], !chosen.has(entry.obra.id)),
    clear: () => setIds(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
