import { useMemo } from 'react';
import type { Language } from '#contract/vocabulary.ts';
import { useLanguage } from './use-messages.ts';

const tags: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Day, number and size formats in a language. Days are read in UTC, so that the server and every browser write the same. */
export function formatsIn(language: Language) {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', ...options });
  const day = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
  const shortDay = inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const moment = new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(tags[language]);
  return {
    /** '3 de marzo de 2026', of an instant or a day in ISO 8601. */
    day: (iso: string) => day.format(new Date(iso)),
    /** '03/03/2026'. */
    shortDay: (iso: string) => shortDay.format(new Date(iso)),
    /** Day and time of the reader's own zone; for private screens, which the server never renders. */
    moment: (iso: string) => moment.format(new Date(iso)),
    number: (value: number) => number.format(value),
    /** '3,2 MB', of a number of bytes; a kB is 1024 of them, as file managers count and as our limits are set. */
    bytes: (value: number) => {
      const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, value)) / 10));
      const [unit] = units.slice(step);
      const size = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step < 2 ? 0 : 1 } as const;
      return new Intl.NumberFormat(tags[language], size).format(value / 1024 ** step);
    },
  };
}

/** `formatsIn` the language in use. */
export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formatsIn(language), [language]);
}
