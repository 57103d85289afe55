import { useState } from 'react';

/**
 * What was chosen of a list to be acted on together, at most `most`; it stays so on other pages and under other filters,
 * and is as it is now where it is `shown`.
 */
export function useChosen<T>(shown: readonly T[], idOf: (each: T) => string, most: number) {
  const [kept, setKept] = useState<ReadonlyMap<string, T>>(new Map());
  const chosen = new Map(kept);
  for (const each of shown) if (kept.has(idOf(each))) chosen.set(idOf(each), each);
  const put = (some: readonly T[], isChosen: boolean) =>
    setKept((before) => {
      const after = new Map(before);
      for (const each of some)
        if (!isChosen) after.delete(idOf(each));
        else if (after.size < most) after.set(idOf(each), each);
      return after;
    });
  return {
    all: [...chosen.values()],
    has: (each: T) => chosen.has(idOf(each)),
    isFull: chosen.size >= most,
    put,
    toggle: (each: T) => put([each], !chosen.has(idOf(each))),
    clear: () => setKept(new Map()),
  };
}
export type Chosen<T> = ReturnType<typeof useChosen<T>>;
