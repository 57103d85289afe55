import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#contract/time.ts';
import { formatsIn } from './dates.ts';

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
