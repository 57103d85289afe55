/** The few texts that the first paint of members says, in both languages: the server draws it for whoever comes. */
import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#contract/vocabulary.ts';
import enAuthor from './en/author.ts';
import enEditor from './en/editor.ts';
import enNavigation from './en/navigation.ts';
import enNotifications from './en/notifications.ts';
import enReviewer from './en/reviewer.ts';
import { en } from './en.ts';
import esAuthor from './es/author.ts';
import esEditor from './es/editor.ts';
import esNavigation from './es/navigation.ts';
import esNotifications from './es/notifications.ts';
import esReviewer from './es/reviewer.ts';
import { es } from './es.ts';

const texts: Record<Language, Record<string, string>> = {
  es: { ...es, ...esAuthor, ...esEditor, ...esNavigation, ...esNotifications, ...esReviewer },
  en: { ...en, ...enAuthor, ...enEditor, ...enNavigation, ...enNotifications, ...enReviewer },
};

/** Those of one language, whichever the server's own pages speak. */
export const shellTexts = (language: Language): I18n =>
  setupI18n({ locale: language, messages: { [language]: texts[language] } });
