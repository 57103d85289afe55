/** What a person prefers, kept in this browser under one key (spec 000 §2.9 and §3). */

import { useSyncExternalStore } from 'react';
import { citationStyles, type Language, type Role, roles } from '#contract/vocabulary.ts';
import { browserStore } from './browser-storage.ts';
import { preferencesKey } from './preferences-key.ts';
import { type Reading, readReading } from './reading.ts';

export interface BrowserPreferences {
  /** Absent until chosen: the system's theme holds until then. */
  theme?: 'light' | 'dark';
  language: Language;
  notifications: boolean;
  /** Single keys act, as `j` and `/`. */
  teclas: boolean;
  /** The navigation beside the screens shows pictures alone, in this browser; absent: their names, too. */
  rail?: 'narrow';
  /** How much of the review screen's width the manuscript has, in percent; absent: as it comes. */
  manuscriptShare?: number;
  /** Whether the contents list stands beside the manuscript there; absent: where there is room. */
  contents?: 'shown' | 'hidden';
  /** How the texts of works are read; absent: as they come. */
  reading?: Reading | undefined;
  /** In which style works were cited last, in this browser. */
  citationStyle?: (typeof citationStyles)[number];
  /** Of whoever has several roles, by their ids: whose dashboard they chose to see in this browser. */
  desks?: Readonly<Record<string, Role>>;
  /** How high what needs an administrator's attention was last, in a window so wide, in px. */
  attention?: { width: number; height: number };
}

const defaults: BrowserPreferences = { language: 'es', notifications: true, teclas: true };
const listeners = new Set<() => void>();
let present: BrowserPreferences | null = null;

/** What is kept, field by field; a field that says nothing known has its default. */
export function readPreferences(text: string | null): BrowserPreferences {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return defaults;
  }
  if (typeof kept !== 'object' || kept === null) return defaults;
  const {
    theme,
    language,
    notifications,
    teclas,
    rail,
    manuscriptShare,
    contents,
    reading,
    citationStyle,
    desks,
    attention,
  }: { [K in keyof BrowserPreferences]?: unknown } = kept;
  const style = citationStyles.find((each) => each === citationStyle);
  return {
    ...((theme === 'light' || theme === 'dark') && { theme }),
    language: language === 'en' ? 'en' : 'es',
    notifications: notifications !== false,
    teclas: teclas !== false,
    ...(rail === 'narrow' && { rail }),
    ...(Number.isFinite(manuscriptShare) && { manuscriptShare: Number(manuscriptShare) }),
    ...((contents === 'shown' || contents === 'hidden') && { contents }),
    ...(readReading(reading) && { reading: readReading(reading) }),
    ...(style && { citationStyle: style }),
    ...(typeof desks === 'object' && desks !== null && { desks: readDesks(desks) }),
    ...readRoom(attention),
  };
}

function readRoom(kept: unknown): Pick<BrowserPreferences, 'attention'> {
  const { width, height }: { width?: unknown; height?: unknown } = Object(kept);
  return typeof width === 'number' && typeof height === 'number' && height >= 0 ? { attention: { width, height } } : {};
}

const readDesks = (kept: object): Record<string, Role> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([person, role]) => {
      const known = roles.find((each) => each === role);
      return known ? [[person, known]] : [];
    }),
  );

const tell = () => {
  for (const listener of listeners) listener();
};
function onStorage(event: StorageEvent): void {
  if (event.key !== preferencesKey && event.key !== null) return;
  present = null;
  tell();
}
/** Calls the listener after each change, of this tab or another. Gives the function that unsubscribes. */
export function onPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function preferences(): BrowserPreferences {
  try {
    present ??= readPreferences(browserStore().getItem(preferencesKey));
  } catch {
    present = defaults;
  }
  return present;
}

/**
 * Keeps the changes and applies them everywhere at once, in other tabs too; where the browser has no room for them they hold
 * until the page is left.
 */
export function savePreferences(changes: Partial<BrowserPreferences>): void {
  present = { ...preferences(), ...changes };
  try {
    browserStore().setItem(preferencesKey, JSON.stringify(present));
  } catch {
    // Chosen all the same.
  }
  tell();
}

/** The preferences, followed as they change. */
export const usePreferences = (): BrowserPreferences =>
  useSyncExternalStore(onPreferences, preferences, () => defaults);
