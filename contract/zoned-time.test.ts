import { expect, it } from 'vitest';
import { localTime, momentAt } from './zoned-time.ts';

it.each([
  ['2026-12-01T09:00', 'America/Bogota', '2026-12-01T14:00:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
  ['2026-01-01T00:30', 'Asia/Kathmandu', '2025-12-31T18:45:00.000Z'],
  ['2026-03-01T12:00', 'UTC', '2026-03-01T12:00:00.000Z'],
])('reads %s of a clock in %s as the moment %s, and back', (local, zone, moment) => {
  expect(momentAt(local, zone)?.toISOString()).toBe(moment);
  expect(localTime(new Date(moment), zone)).toBe(local);
});

it('takes an hour that the clock leaves out as the one after it', () => {
  expect(momentAt('2026-03-29T02:30', 'Europe/Madrid')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it('takes the first of an hour that the clock shows twice', () => {
  expect(momentAt('2026-10-25T02:30', 'Europe/Madrid')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

it.each(['2026-02-30T09:00', '2026-13-01T09:00', '2026-01-01T25:00'])('knows no moment %s', (local) => {
  expect(momentAt(local, 'Europe/Madrid')).toBeUndefined();
});
