/**
 * Where a page stands after a navigation: going back or forward restores the place, every other one scrolls to the top after
 * 100 ms (spec 000 §2.2, docs/specification.md); a link to a part of a page, and a screen that only notes its state, stay.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isStaying } from './stay.ts';

const store = 'pliego.places';
/** Of the pages of this tab, by the keys of their entries in the history. */
type Places = Map<string, number>;
/** Entries that are remembered, the last. */
const mostPlaces = 200;

/** How long a page that is still filling is waited for. */
const longestMs = 10_000;
/** What a person does who scrolls by themselves: nobody is moved then. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function useScrolling(): void {
  const { key, hash, state } = useLocation();
  const kind = useNavigationType();
  const places = useRef<Places>(undefined);
  const stays = hash !== '' || isStaying(state);
  const isFirst = useRef(true);

  useEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    const place = known.get(key);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    let stop = () => {};
    // A page that is loaded anew is put in its place by the browser.
    if (kind === 'POP') {
      if (!wasFirst && place !== undefined) stop = restore(place);
    } else if (!stays) {
      const timer = setTimeout(() => window.scrollTo(0, 0), 100);
      stop = () => clearTimeout(timer);
    }
    const note = () => {
      known.delete(key);
      known.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      stop();
    };
  }, [key, kind, stays]);

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

/** Scrolls there, as soon as the page is long enough. Gives what ends the waiting. */
function restore(place: number): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    stop();
    window.scrollTo(0, place);
  };
  const growth = new ResizeObserver(attempt);
  growth.observe(document.body);
  const timer = setTimeout(stop, longestMs);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const move of ownMoves) window.addEventListener(move, stop, { signal: ended.signal, passive: true });
  attempt();
  return stop;
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
