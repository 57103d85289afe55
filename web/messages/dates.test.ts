import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#contract/time.ts';
import { formatsIn } from './dates.ts';
import { tags, writeNumber } from './numbers.ts';

const now = Date.UTC(2026, 10, 23, 12);
const ago = (ms: number, language: 'es' | 'en' = 'es') =>
  formatsIn(language).ago(new Date(now - ms).toISOString(), now);

it('says how long ago something was, in the largest unit that has passed', () => {
  expect([0, 59_000, minuteMs, 59 * minuteMs, hourMs, 5.9 * hourMs].map((ms) => ago(ms))).toEqual([
    'ahora',
    'ahora',
    'hace 1 minuto',
    'hace 59 minutos',
    'hace 1 hora',
    'hace 5 horas',
  ]);
  expect([dayMs, 2 * dayMs, 8 * dayMs, 61 * dayMs, 800 * dayMs].map((ms) => ago(ms))).toEqual([
    'ayer',
    'anteayer',
    'la semana pasada',
    'hace 2 meses',
    'hace 2 años',
  ]);
  expect([0, 3 * hourMs].map((ms) => ago(ms, 'en'))).toEqual(['now', '3 hours ago']);
});

it('takes for now what a clock that goes wrong has in the future', () => {
  expect(ago(-5 * minuteMs)).toBe('ahora');
});

it('writes a share in whole percent and several names in a row, as each language does', () => {
  const { percent, list } = formatsIn('es');
  expect([0, 0.124, 0.995, 1].map(percent)).toEqual(['0\u00a0%', '12\u00a0%', '100\u00a0%', '100\u00a0%']);
  expect(formatsIn('en').percent(0.35)).toBe('35%');
  expect([list(['Ana']), list(['Ana', 'Luis', 'Eva'])]).toEqual(['Ana', 'Ana, Luis y Eva']);
  expect(formatsIn('en').list(['Ana', 'Luis'])).toBe('Ana and Luis');
});

it.each(['es', 'en'] as const)('writes days, times and numbers in %s as `Intl` does', (language) => {
  const formats = formatsIn(language);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', ...options });
  const written = {
    day: inUtc({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    month: inUtc({ month: 'long', year: 'numeric' }),
    weekday: inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    moment: new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short' }),
    time: new Intl.DateTimeFormat(tags[language], { timeStyle: 'short' }),
  };
  const shortMonth = inUtc({ month: 'short', year: '2-digit' });
  // Every weekday, day of a month, month and hour.
  for (let at = Date.UTC(1999, 11, 31, 23, 59); at < Date.UTC(2031, 0); at += 13 * dayMs + 5 * hourMs + 7 * minuteMs) {
    const iso = new Date(at).toISOString();
    for (const [kind, format] of Object.entries(written))
      expect(formats[kind as keyof typeof written](iso)).toBe(format.format(at));
    expect(formats.shortMonth(iso)).toBe(shortMonth.format(at).replace(' de ', ' '));
  }
  const relative = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  const units = { minute: minuteMs, hour: hourMs, day: dayMs, week: 7 * dayMs, month: 30 * dayMs, year: 365 * dayMs };
  for (const [unit, ms] of Object.entries(units))
    for (const count of [1, 2, 3]) {
      const past = relative.format(-count, unit as Intl.RelativeTimeFormatUnit);
      expect(formats.ago(new Date(now - count * ms).toISOString(), now)).toBe(past);
    }
  const number = new Intl.NumberFormat(tags[language]);
  for (const value of [0, 1, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 12.5, 0.1, 12_345.9, 0.333, -3, -12_345])
    expect(writeNumber(language, value)).toBe(number.format(value));
  const percent = new Intl.NumberFormat(tags[language], { style: 'percent' });
  for (let share = 0; share <= 1000; share++) expect(formats.percent(share / 1000)).toBe(percent.format(share / 1000));
  for (const [step, unit] of ['byte', 'kilobyte', 'megabyte', 'gigabyte'].entries()) {
    const maximumFractionDigits = step < 2 ? 0 : 1;
    const size = new Intl.NumberFormat(tags[language], {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits,
    });
    for (const value of [1, 2.25, 3.75, 12.5, 12.96, 1001.3])
      expect(formats.bytes(value * 1024 ** step)).toBe(size.format(value));
  }
  const list = new Intl.ListFormat(tags[language], { type: 'conjunction' });
  for (const last of ['Luis', 'Inés', 'Hilario', 'hielo', 'hiato', 'hi', 'Yolanda'])
    for (const words of [[], [last], ['Ana', last], ['Ana', 'Eva', last]])
      expect(formats.list(words)).toBe(list.format(words));
});

it('takes for a day nothing that is none', () => {
  expect(() => formatsIn('es').day('mañana')).toThrow(RangeError);
});
