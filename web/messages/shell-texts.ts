/** The few texts that the first paint of members says, in both languages: the server draws it for whoever comes. */
import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#contract/vocabulary.ts';
import enNavigation from './en/navigation.ts';
import enNotifications from './en/notifications.ts';
import { en } from './en.ts';
import esNavigation from './es/navigation.ts';
import esNotifications from './es/notifications.ts';
import { es } from './es.ts';

const texts: Record<Language, Record<string, string>> = {
  es: { ...es, ...esNavigation, ...esNotifications },
  en: { ...en, ...enNavigation, ...enNotifications },
};

/** Those of one language, whichever the server's own pages speak. */
export const shellTexts = (language: Language): I18n =>
  setupI18n({ locale: language, messages: { [language]: texts[language] } });
