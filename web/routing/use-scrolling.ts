/**
 * Where a page stands after a navigation: going back or forward restores the place, every other one scrolls to the top after
 * 100 ms (spec 000 §2.2, docs/specification.md); a link to a part of a page leads to it, and a screen that only notes its
 * state stays.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { restore, reveal } from './bringing.ts';
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
  const followed = useLinksWithin(location);

  useEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const isFollowed = followed.current === key;
    followed.current = '';
    let stop = () => {};
    if (kind === 'POP') {
      if (wasFirst) {
        known.set(key, window.scrollY);
        // A page that is loaded anew is put in its place by the browser, unless it is drawn later than the browser looks.
        if (hash !== '' && window.scrollY === 0 && isOpened()) stop = reveal(hash);
      } else if (!isFollowed) stop = restore(known.get(key) ?? 0);
    } else if (!stays && hash !== '') {
      stop = reveal(hash);
    } else if (!stays) {
      const timer = setTimeout(() => window.scrollTo(0, 0), 100);
      stop = () => clearTimeout(timer);
    }
    const note = () => {
      // The browser has gone on to a part already, and this is not drawn anew yet.
      if (followed.current !== '') return;
      known.delete(key);
      known.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      stop();
    };
  }, [key, kind, hash, stays, followed]);

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

/**
 * A link within the page is followed by the browser, which scrolls and makes an entry in the history that has no key: without
 * one of its own it would be taken for the tab's first, and both for one place. Gives the key of the one just followed.
 */
function useLinksWithin(location: Location): RefObject<string> {
  const followed = useRef('');
  const last = useRef<{ href: string; state: unknown }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the history says changes with the location
  useEffect(() => {
    last.current = { href: window.location.href, state: window.history.state };
  }, [location]);
  useEffect(() => {
    const name = () => {
      if (window.history.state !== null) return;
      const { href = '', state } = last.current ?? {};
      const before = typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'idx')) : 0;
      // To where one is already the browser makes no entry of its own.
      const idx = href === window.location.href ? before : before + 1;
      followed.current = Math.random().toString(36).slice(2, 10);
      window.history.replaceState({ usr: null, key: followed.current, idx }, '');
    };
    // Before the router, which reads what it finds.
    window.addEventListener('popstate', name, { capture: true });
    return () => window.removeEventListener('popstate', name, { capture: true });
  }, []);
  return followed;
}

/** By a link or an address, not by loading it anew or coming back to it. */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(store) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
}

function writePlaces(places: Places): void {
  try {
    window.sessionStorage.setItem(store, JSON.stringify([...places].slice(-mostPlaces)));
  } catch {
    // No room: pages begin at their top.
  }
}
