/** The passages that a reader highlighted in a text, kept in this browser and sent nowhere. */

import { useSyncExternalStore } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { browserStore } from '#web/data/browser-storage.ts';
import { highlightsKey, keptText } from './highlights-key.ts';

/** Of one text. */
export const mostHighlights = 200;

const listeners = new Set<() => void>();
/** What was read last of each text, so that what did not change stays the same. */
const read = new Map<string, { kept: string | null; highlights: readonly Passage[] }>();
const none: readonly Passage[] = [];

/** Those of a text, by the address of its page. */
export function highlightsOf(page: string): readonly Passage[] {
  const kept = keptText(page);
  const before = read.get(page);
  if (before && before.kept === kept) return before.highlights;
  const highlights = kept === null ? none : readHighlights(kept);
  read.set(page, { kept, highlights });
  return highlights;
}

/** Keeps them in the place of those before; gives whether the browser had room. */
export function keepHighlights(page: string, highlights: readonly Passage[]): boolean {
  try {
    if (highlights.length === 0) browserStore().removeItem(highlightsKey(page));
    else browserStore().setItem(highlightsKey(page), JSON.stringify(highlights));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Those of a text, followed as they change, in other tabs too. */
export const useHighlights = (page: string): readonly Passage[] =>
  useSyncExternalStore(
    follow,
    () => highlightsOf(page),
    () => none,
  );

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is no highlight is left out: anything may stand in a browser's store. */
function readHighlights(kept: string): readonly Passage[] {
  try {
    const stored: unknown = JSON.parse(kept);
    return Array.isArray(stored) ? stored.filter(isPassage).slice(0, mostHighlights) : none;
  } catch {
    return none;
  }
}

function isPassage(value: unknown): value is Passage {
  if (typeof value !== 'object' || value === null) return false;
  const { exacto, prefijo, sufijo, posicion }: { [K in keyof Passage]?: unknown } = value;
  const areTexts = [exacto, prefijo, sufijo].every((text) => typeof text === 'string');
  return areTexts && exacto !== '' && Number.isInteger(posicion);
}
