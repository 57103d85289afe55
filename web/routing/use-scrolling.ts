/**
 * Where a page stands after a navigation: going back or forward restores the place, every other one scrolls to the top after
 * 100 ms (spec 000 §2.2, docs/specification.md); a link to a part of a page leads to it, and a screen that only notes its
 * state stays.
 */

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { tabStore } from '#web/data/browser-storage.ts';
import { restore, reveal } from './bringing.ts';
import { followed, noteEntry } from './links-within.ts';
import { isStaying } from './stay.ts';

const store = 'pliego.places';
/** Of the pages of this tab, by the keys of their entries in the history. */
type Places = Map<string, number>;
/** Entries that are remembered, the last. */
const mostPlaces = 200;

export function useScrolling(): void {
  const location = useLocation();
  const { key, hash, state } = location;
  const kind = useNavigationType();
  const places = useRef<Places>(undefined);
  const stays = isStaying(state);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the history says changes with the location
  useEffect(noteEntry, [location]);

  const stopNoting = useRef(() => {});
  // With the page itself: the next one is shorter at its first moment, and the browser scrolls up before effects would be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same as of what notes
  useLayoutEffect(() => () => stopNoting.current(), [key, kind, hash, stays]);

  useEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const isFollowed = followed.key === key;
    followed.key = '';
    let stop = () => {};
    if (kind === 'POP') {
      if (wasFirst) {
        stop = noteOncePainted(known, key);
        // A page that is loaded anew is put in its place by the browser, unless it is drawn later than the browser looks.
        if (hash !== '' && isOpened() && window.scrollY === 0) stop = reveal(hash);
      } else if (!isFollowed) stop = restore(known.get(key) ?? 0);
      // The browser has mostly scrolled there by now, and says so no second time.
      else known.set(key, window.scrollY);
    } else if (!stays && hash !== '') {
      stop = reveal(hash);
    } else if (!stays) {
      const timer = setTimeout(() => window.scrollTo(0, 0), 100);
      stop = () => clearTimeout(timer);
    }
    const note = () => {
      // The browser has gone on to a part already, and this is not drawn anew yet.
      if (followed.key !== '') return;
      known.delete(key);
      known.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    stopNoting.current = () => window.removeEventListener('scroll', note);
    return () => {
      stopNoting.current();
      stop();
    };
  }, [key, kind, hash, stays]);

  useEffect(() => {
    // The browser would restore too early, before the page is drawn; after a reload, when the page comes drawn, it does well.
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      if (places.current) writePlaces(places.current);
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

/** To ask where the page stands has it laid out there and then, which at its first moment is the longest wait: the browser lays it out soon. */
function noteOncePainted(places: Places, key: string): () => void {
  const frame = requestAnimationFrame(() => {
    if (!places.has(key)) places.set(key, window.scrollY);
  });
  return () => cancelAnimationFrame(frame);
}

/** By a link or an address, not by loading it anew or coming back to it. */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(tabStore().getItem(store) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
}

function writePlaces(places: Places): void {
  try {
    tabStore().setItem(store, JSON.stringify([...places].slice(-mostPlaces)));
  } catch {
    // No room: pages begin at their top.
  }
}
