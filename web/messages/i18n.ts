/** The one Lingui instance: Spanish from the start, English when chosen, other parts' texts when their screens open. */

import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#contract/vocabulary.ts';
import type { en } from './en.ts';
import type { esManual } from './es.manual.ts';
import type { esPrivate } from './es.private.ts';
import type { esReading } from './es.reading.ts';
import type { esSite } from './es.site.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';

/** Texts beside the public ones, loaded with the first screen that says them: of private screens, of those of them that members begin with, of the public site, of the forms of guests, of the pages beside a work's own, of the manuals. */
export type TextPart = 'private' | 'first' | 'site' | 'account' | 'reading' | 'manual';
export type MessageKey =
  | keyof typeof es
  | keyof typeof esPrivate
  | keyof typeof esSite
  | keyof typeof esReading
  | keyof typeof esManual;
export type MessageValues = Record<string, string | number>;
/** The text of a key in the language in use; `values` fill its `{places}`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export const i18n = setupI18n({ locale: 'es', messages: { es } });

/** The language of the texts. */
export const spoken = (): Language => (i18n.locale === 'en' ? 'en' : 'es');

/** What every text may say without being told: whose pages these are. */
const known = { journal: 'Pliego' };

/** Has texts call the journal by this name, those on screen too. */
export function nameJournal(name: string): void {
  if (name === known.journal) return;
  known.journal = name;
  i18n.activate(i18n.locale);
}

/** A text with its places filled, that of the journal's name too. */
export const textOf = (texts: I18n, key: MessageKey, values?: MessageValues): string => {
  const compiled: unknown = texts.messages[key];
  // One that has no places, as most have none, is taken as it was compiled: pages say hundreds.
  const [whole] = Array.isArray(compiled) && compiled.length === 1 ? compiled : [];
  if (typeof whole === 'string' && !whole.includes('\\')) return whole;
  const filling = { ...known, ...values };
  const filled = Array.isArray(compiled) ? fill(compiled, texts.locale === 'en' ? 'en' : 'es', filling) : undefined;
  return filled ?? texts._(key, filling);
};

/** For texts outside of React (problems of the network, head tags); in components use `useMessages`. */
export const translate: Translate = (key, values) => textOf(i18n, key, values);

const publicTexts: Record<Language, () => Promise<Record<keyof typeof en, string>>> = {
  es: async () => es,
  en: async () => (await import('./en.ts')).en,
};
type LoadedIn = Record<Language, () => Promise<Record<string, string>>>;
const parts: Record<Exclude<TextPart, 'manual'>, LoadedIn> & { manual?: LoadedIn } = {
  private: {
    es: async () => (await import('./es.private.ts')).esPrivate,
    en: async () => (await import('./en.private.ts')).enPrivate,
  },
  first: {
    es: async () => (await import('./es.first.ts')).esFirst,
    en: async () => (await import('./en.first.ts')).enFirst,
  },
  site: {
    es: async () => (await import('./es.site.ts')).esSite,
    en: async () => (await import('./en.site.ts')).enSite,
  },
  reading: {
    es: async () => (await import('./es.reading.ts')).esReading,
    en: async () => (await import('./en.reading.ts')).enReading,
  },
  account: {
    es: async () => (await import('./es.account.ts')).esAccount,
    en: async () => (await import('./en.account.ts')).enAccount,
  },
};
const held = { language: 'es' as Language, parts: new Map<TextPart, Promise<void>>() };

/** Tells how the manuals' texts are loaded: their screen does, so that a first visit of no other page carries the names of their files. */
export function addManuals(texts: LoadedIn): void {
  parts.manual = texts;
}

/** Loads the language's texts and changes every text on screen to them. Where they cannot be had all stays as it is. */
export async function speak(language: Language): Promise<void> {
  if (language === held.language && language === i18n.locale) return;
  held.language = language;
  const before = [...held.parts.keys()];
  const texts = await Promise.all([publicTexts[language](), ...before.map((part) => parts[part]?.[language]())]).catch(
    async (error: unknown) => {
      if (held.language === language) await stayWith(before);
      throw error;
    },
  );
  if (held.language !== language) return;
  i18n.load(language, Object.assign({}, ...texts));
  i18n.activate(language);
}

/** The page goes on in its language: what came meanwhile came in the other one, and is loaded anew in this one. */
async function stayWith(before: readonly TextPart[]): Promise<void> {
  held.language = spoken();
  const meanwhile = [...held.parts.keys()].filter((part) => !before.includes(part));
  for (const part of meanwhile) held.parts.delete(part);
  await Promise.allSettled(meanwhile.map(loadTexts));
}

/** Loads a part's texts, before the first of its screens is shown; what failed is loaded anew when they are asked for again. */
export function loadTexts(part: TextPart): Promise<void> {
  const loading = held.parts.get(part) ?? load(part);
  held.parts.set(part, loading);
  return loading;
}

async function load(part: TextPart): Promise<void> {
  try {
    i18n.load(held.language, (await parts[part]?.[held.language]()) ?? {});
  } catch (error) {
    held.parts.delete(part);
    throw error;
  }
}
