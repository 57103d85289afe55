import { dayMs, hourMs, minuteMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';
import { writeNumber } from './numbers.ts';
import { useLanguage } from './use-messages.ts';

/** With the sign of per cent, with units of bytes from one to a GB, and between the last two of several names. */
const numberWords: Record<Language, { percent: string; bytes: readonly string[]; and: (last: string) => string }> = {
  es: {
    percent: '\u00a0%',
    bytes: words('B kB MB GB').map((unit) => ` ${unit}`),
    // 'Ana e Inés', but 'agua y hielo'.
    and: (last) => (/^(?:i|hi(?![ae]))/i.test(last) ? 'e' : 'y'),
  },
  en: { percent: '%', bytes: words('byte kB MB GB').map((unit) => ` ${unit}`), and: () => 'and' },
};

/** How long ago something was, in the largest unit that has passed once. */
const steps = [
  ['year', 365 * dayMs],
  ['month', 30 * dayMs],
  ['week', 7 * dayMs],
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;
type Step = (typeof steps)[number][0];

/** What days and times are written with: `Intl` says the same, at what it costs (numbers.ts). */
interface DateWords {
  months: readonly string[];
  shortMonths: readonly string[];
  /** From Sunday on. */
  weekdays: readonly string[];
  /** Between day and month, and month and year. */
  of: string;
  hourDigits: number;
  now: string;
  ago: (count: string, unit: string) => string;
  /** One and more of a unit, and what has a name of its own, by its count. */
  units: Record<Step, readonly [one: string, more: string, named?: Readonly<Record<number, string>>]>;
}

const dateWords: Record<Language, DateWords> = {
  es: {
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    shortMonths: words('ene feb mar abr may jun jul ago sept oct nov dic'),
    weekdays: words('domingo lunes martes miércoles jueves viernes sábado'),
    of: ' de ',
    hourDigits: 1,
    now: 'ahora',
    ago: (count, unit) => `hace ${count} ${unit}`,
    units: {
      year: ['año', 'años', { 1: 'el año pasado' }],
      month: ['mes', 'meses', { 1: 'el mes pasado' }],
      week: ['semana', 'semanas', { 1: 'la semana pasada' }],
      day: ['día', 'días', { 1: 'ayer', 2: 'anteayer' }],
      hour: ['hora', 'horas'],
      minute: ['minuto', 'minutos'],
    },
  },
  en: {
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    of: ' ',
    hourDigits: 2,
    now: 'now',
    ago: (count, unit) => `${count} ${unit} ago`,
    units: {
      year: ['year', 'years', { 1: 'last year' }],
      month: ['month', 'months', { 1: 'last month' }],
      week: ['week', 'weeks', { 1: 'last week' }],
      day: ['day', 'days', { 1: 'yesterday' }],
      hour: ['hour', 'hours'],
      minute: ['minute', 'minutes'],
    },
  },
};

function words(row: string): readonly string[] {
  return row.split(' ');
}

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** Throws a RangeError where it is no date, as `Intl` does. */
function dateOf(iso: string): Date {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  return date;
}

function makeFormats(language: Language) {
  const { months, shortMonths, weekdays, of, hourDigits, now: present, ago, units: named } = dateWords[language];
  const { percent, bytes, and } = numberWords[language];
  const number = (value: number) => writeNumber(language, value);
  const month = (date: Date) => `${months[date.getUTCMonth()]}${of}${date.getUTCFullYear()}`;
  const day = (date: Date) => `${date.getUTCDate()}${of}${month(date)}`;
  const time = (date: Date) => `${padded(date.getHours(), hourDigits)}:${padded(date.getMinutes())}`;
  return {
    /** '3 de marzo de 2026', of an instant or a day in ISO 8601. */
    day: (iso: string) => day(dateOf(iso)),
    /** '03/03/2026'. */
    shortDay: (iso: string) => {
      const date = dateOf(iso);
      return `${padded(date.getUTCDate())}/${padded(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
    },
    /** 'marzo de 2026', of one of its days. */
    month: (iso: string) => month(dateOf(iso)),
    /** 'mar 26', for what has little room. */
    shortMonth: (iso: string) => {
      const date = dateOf(iso);
      return `${shortMonths[date.getUTCMonth()]} ${padded(date.getUTCFullYear() % 100)}`;
    },
    /** '3 mar 2026, 9:05', of the reader's own zone; for private screens, which the server never renders. */
    moment: (iso: string) => {
      const date = dateOf(iso);
      return `${date.getDate()} ${shortMonths[date.getMonth()]} ${date.getFullYear()}, ${time(date)}`;
    },
    /** '10:34', likewise. */
    time: (iso: string) => time(dateOf(iso)),
    /** 'lunes, 23 de noviembre de 2026'. */
    weekday: (iso: string) => {
      const date = dateOf(iso);
      return `${weekdays[date.getUTCDay()]}, ${day(date)}`;
    },
    /** 'hace 2 horas', as whole steps that have passed until `now`; what is to come is 'ahora', as clocks differ. */
    ago: (iso: string, now: number) => {
      const passed = Math.max(0, now - dateOf(iso).getTime());
      const step = steps.find(([, ms]) => passed >= ms);
      if (!step) return present;
      const [unit, ms] = step;
      const count = Math.floor(passed / ms);
      const [one, more, own] = named[unit];
      return own?.[count] ?? ago(number(count), count === 1 ? one : more);
    },
    number,
    /** '31 %', of a share from 0 to 1, in whole percent. */
    percent: (share: number) => number(Math.round(Number((share * 100).toPrecision(12)))) + percent,
    /** 'Ana, Luis y Eva'. */
    list: (words: readonly string[]) => {
      const last = words.at(-1) ?? '';
      return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and(last)} ${last}`;
    },
    /** '3,2 MB', of a number of bytes; a kB is 1024 of them, as file managers count and as our limits are set. */
    bytes: (value: number) => {
      const step = Math.min(bytes.length - 1, Math.floor(Math.log2(Math.max(1, value)) / 10));
      const inUnit = value / 1024 ** step;
      const rounded = step < 2 ? Math.round(inUnit) : Math.round(inUnit * 10) / 10;
      return `${number(rounded)}${bytes[step]}`;
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
