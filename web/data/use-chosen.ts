import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from './session.ts';

/** What was chosen on the screens of this tab, by person and entry of the history, the last that had any. */
const chosenBefore = new Map<string, ReadonlyMap<string, unknown>>();
const mostScreens = 20;

/**
 * What was chosen of a list to be acted on together, at most `most`; it stays so on other pages and under other filters,
 * and is as it is now where it is `shown`. Who goes on to one of them and comes back finds it as they left it, once the list is
 * no longer `asked` for: what is not in it then may be settled by now, and is let go of. One of a screen.
 */
export function useChosen<T>(shown: readonly T[], idOf: (each: T) => string, most: number, asked = false) {
  const { key } = useLocation();
  const comesBack = useNavigationType() === 'POP';
  const screen = `${useSession().user?.id} ${key}`;
  const [kept, setKept] = useState<ReadonlyMap<string, T>>(() => {
    // An entry of the history has one list, whose type it was kept by.
    const before = chosenBefore.get(screen) as ReadonlyMap<string, T> | undefined;
    return (comesBack && before) || new Map();
  });
  const [isFromBefore, setFromBefore] = useState(kept.size > 0);
  if (isFromBefore && !asked) {
    setFromBefore(false);
    setKept(new Map(shown.filter((each) => kept.has(idOf(each))).map((each) => [idOf(each), each])));
  }
  useEffect(() => {
    chosenBefore.delete(screen);
    if (kept.size > 0) chosenBefore.set(screen, kept);
    const [oldest] = chosenBefore.keys();
    if (oldest !== undefined && chosenBefore.size > mostScreens) chosenBefore.delete(oldest);
  }, [screen, kept]);
  const chosen = new Map(isFromBefore ? [] : kept);
  for (const each of shown) if (chosen.has(idOf(each))) chosen.set(idOf(each), each);
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
