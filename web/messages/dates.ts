import { dayMs, hourMs, minuteMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';
import { useLanguage } from './use-messages.ts';

const tags: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** How long ago something was, in the largest unit that has passed once. */
const steps = [
  ['year', 365 * dayMs],
  ['month', 30 * dayMs],
  ['week', 7 * dayMs],
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

/** Made when it is first used: `Intl`'s objects take a tenth of a millisecond each, which a page with a hundred figures feels. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormats(language: Language) {
  const tag = tags[language];
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }));
  const day = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
  const shortDay = inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const month = inUtc({ month: 'long', year: 'numeric' });
  const shortMonth = inUtc({ month: 'short', year: '2-digit' });
  const moment = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
  const time = lazily(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
  const weekday = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const relative = lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const number = lazily(() => new Intl.NumberFormat(tag));
  const percent = lazily(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  const list = lazily(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const sizes = units.map((unit, step) =>
    lazily(() => {
      const maximumFractionDigits = step < 2 ? 0 : 1;
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
    }),
  );
  return {
    /** '3 de marzo de 2026', of an instant or a day in ISO 8601. */
    day: (iso: string) => day().format(new Date(iso)),
    /** '03/03/2026'. */
    shortDay: (iso: string) => shortDay().format(new Date(iso)),
    /** 'marzo de 2026', of one of its days. */
    month: (iso: string) => month().format(new Date(iso)),
    /** 'mar 26', for what has little room. */
    shortMonth: (iso: string) => shortMonth().format(new Date(iso)).replace(' de ', ' '),
    /** Day and time of the reader's own zone; for private screens, which the server never renders. */
    moment: (iso: string) => moment().format(new Date(iso)),
    /** '10:34', likewise. */
    time: (iso: string) => time().format(new Date(iso)),
    /** 'lunes, 23 de noviembre de 2026'. */
    weekday: (iso: string) => weekday().format(new Date(iso)),
    /** 'hace 2 horas', as whole steps that have passed until `now`; what is to come is 'ahora', as clocks differ. */
    ago: (iso: string, now: number) => {
      const passed = Math.max(0, now - new Date(iso).getTime());
      const [unit, ms] = steps.find(([, ms]) => passed >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const);
      return relative().format(0 - Math.floor(passed / ms), unit);
    },
    number: (value: number) => number().format(value),
    /** '31 %', of a share from 0 to 1, in whole percent. */
    percent: (share: number) => percent().format(share),
    /** 'Ana, Luis y Eva'. */
    list: (words: readonly string[]) => list().format(words),
    /** '3,2 MB', of a number of bytes; a kB is 1024 of them, as file managers count and as our limits are set. */
    bytes: (value: number) => {
      const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, value)) / 10));
      return sizes[step]?.().format(value / 1024 ** step) ?? '';
    },
  };
}

/** How one language writes figures and moments. */
export type Formats = ReturnType<typeof makeFormats>;

const formats: Record<Language, Formats> = { es: makeFormats('es'), en: makeFormats('en') };

/** Day, number, share, size and list formats in a language. Days are read in UTC, so that the server and every browser write the same. */
export const formatsIn = (language: Language) => formats[language];

const languageNames = new Map<string, Intl.DisplayNames>();

/** The name of `language`, a code of BCP 47, in the words of `tongue`: 'inglés' in 'es'; the code where nobody knows one. */
export function languageName(language: string, tongue: string): string {
  const names = languageNames.get(tongue) ?? new Intl.DisplayNames([tongue], { type: 'language' });
  languageNames.set(tongue, names);
  return names.of(language) ?? language;
}

/** `formatsIn` the language in use. */
export const useFormats = () => formatsIn(useLanguage());
