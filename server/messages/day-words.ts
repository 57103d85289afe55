/** Days and waits as reminders say them. */

import { dayMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';

const longDay = {
  es: new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** '12 de mayo de 2026'. */
export const dayInWords = (date: Date, language: Language): string => longDay[language].format(date);

const longMoment = {
  es: new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
};

/** '12 de mayo de 2026 a las 16:10 UTC'. */
export const momentInWords = (date: Date, language: Language): string => `${longMoment[language].format(date)} UTC`;

/** '1 de mayo de 2099 a las 9:00 (Europe/Madrid)' of '2099-05-01 09:00 (Europe/Madrid)'; what is no such time as it is. */
export const wallTimeInWords = (text: string, language: Language): string =>
  text.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) /, (_, day: string, time: string) => {
    const shown = new Date(`${day}T${time}Z`);
    return `${longMoment[language].format(shown)} `;
  });

/** From one moment to another; none where that is before. */
export const wholeDays = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / dayMs));

const dayWords = { es: ['día', 'días'], en: ['day', 'days'] } as const;
/** '1 día', '9 días'. */
export const daysInWords = (days: number, language: Language): string =>
  `${days} ${dayWords[language][days === 1 ? 0 : 1]}`;

/** The whole days from one moment to another, in words. */
export const timeInWords = (from: Date, to: Date, language: Language): string =>
  daysInWords(wholeDays(from, to), language);

/** A work that waits for something that editors do, and since when. */
export interface Wait {
  id: string;
  titulo: string;
  por: 'decision' | 'revisores' | 'firma';
  desde: Date;
}

const waits: Record<Wait['por'], Record<Language, string>> = {
  decision: { es: 'espera una decisión desde hace {t}', en: 'has been waiting for a decision for {t}' },
  revisores: { es: 'espera a quien la revise desde hace {t}', en: 'has been waiting for reviewers for {t}' },
  firma: { es: 'espera una segunda firma desde hace {t}', en: 'has been waiting for a second signature for {t}' },
};

/** '«Título» espera una decisión desde hace 9 días'. */
export function waitInWords({ titulo, por, desde }: Wait, now: Date, language: Language): string {
  const title = language === 'es' ? `«${titulo}»` : `“${titulo}”`;
  return `${title} ${waits[por][language].replace('{t}', timeInWords(desde, now, language))}`;
}

/** What a list that is cut says of the rest. */
export const moreInWords = (count: number, language: Language): string =>
  language === 'es' ? `… y ${count} más.` : `… and ${count} more.`;
