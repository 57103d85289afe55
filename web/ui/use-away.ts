import { type RefObject, useEffect, useState } from 'react';

/** So far one scrolls on by mistake, or by the last of a throw. */
const slip = 6;
/** What somebody scrolls by themselves with. */
const byHand = ['touchmove', 'wheel', 'keydown'] as const;
/** After these the page scrolls to something by itself, or not at all. */
const byItself = ['scrollend', 'focusin', 'click'] as const;

/**
 * Whether a bar that stays at the top of the window is away: as one scrolls on it leaves its room to what is read or
 * written, of which it would lie over a part; as one scrolls back by hand it is there again. Where the page goes back to
 * something by itself, as to a field to be corrected, it stays away: it would lie over that. Before it has come to the
 * top it stands where it stands.
 */
export function useAway(bar: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let isByHand = false;
    const note = ({ type }: Event) => {
      isByHand = byHand.some((each) => each === type);
    };
    const look = () => {
      const { scrollY: now } = window;
      const above = bar.current?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      if (above > 0) setAway(false);
      else if (Math.abs(now - last) < slip) return;
      else if (now > last) setAway(true);
      else if (isByHand) setAway(false);
      last = now;
    };
    addEventListener('scroll', look, { passive: true });
    for (const each of [...byHand, ...byItself]) addEventListener(each, note, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      for (const each of [...byHand, ...byItself]) removeEventListener(each, note);
    };
  }, [bar]);
  return isAway;
}
