/** The one Lingui instance: Spanish from the start, English when chosen, private screens' texts when they open. */
import { setupI18n } from '@lingui/core';
import type { en } from './en.ts';
import type { esPrivate } from './es.private.ts';
import { es } from './es.ts';

export type Language = 'es' | 'en';
export type MessageKey = keyof typeof es | keyof typeof esPrivate;
export type MessageValues = Record<string, string | number>;
/** The text of a key in the language in use; `values` fill its `{places}`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export const i18n = setupI18n({ locale: 'es', messages: { es } });

/** For texts outside of React (problems of the network, head tags); in components use `useMessages`. */
export const translate: Translate = (key, values) => i18n._(key, values);

const publicTexts: Record<Language, () => Promise<Record<keyof typeof en, string>>> = {
  es: async () => es,
  en: async () => (await import('./en.ts')).en,
};
const privateTexts: Record<Language, () => Promise<Record<keyof typeof esPrivate, string>>> = {
  es: async () => (await import('./es.private.ts')).esPrivate,
  en: async () => (await import('./en.private.ts')).enPrivate,
};
const held = { language: 'es' as Language, privateToo: false };

/** Loads the language's texts and changes every text on screen to them. */
export async function speak(language: Language): Promise<void> {
  if (language === held.language && language === i18n.locale) return;
  held.language = language;
  const texts = { ...(await publicTexts[language]()), ...(held.privateToo ? await privateTexts[language]() : {}) };
  if (held.language !== language) return;
  i18n.load(language, texts);
  i18n.activate(language);
}

/** Loads the texts of private screens, before the first of them is shown. */
export async function loadPrivateTexts(): Promise<void> {
  if (held.privateToo) return;
  held.privateToo = true;
  i18n.load(held.language, await privateTexts[held.language]());
}
