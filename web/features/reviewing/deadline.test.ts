import { describe, expect, it } from 'vitest';
import { dayAfter, daysSince, daysUntil, endOfDay, extendedDay } from './deadline.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('days until a deadline', () => {
  it('are rounded up: an hour is still a day', () => {
    expect(daysUntil('2026-03-10T13:00:00Z', now)).toBe(1);
    expect(daysUntil('2026-03-13T12:00:00Z', now)).toBe(3);
    expect(daysUntil('2026-03-13T12:00:01Z', now)).toBe(4);
  });

  it('are 0 on the day it passed, and negative after', () => {
    expect(daysUntil('2026-03-10T11:00:00Z', now)).toBe(0);
    expect(daysUntil('2026-03-08T11:00:00Z', now)).toBe(-2);
  });
});

it('counts the days that have gone by whole, none for what is still to come', () => {
  expect(daysSince('2026-03-08T13:00:00Z', now)).toBe(1);
  expect(daysSince('2026-03-11T00:00:00Z', now)).toBe(0);
});

it('lets a deadline last its whole day', () => {
  expect(dayAfter(5, now)).toBe('2026-03-15');
  expect(endOfDay('2026-03-15')).toBe('2026-03-15T23:59:59.000Z');
});

it('gives more days from the deadline on, and from now on where it is past or there is none', () => {
  expect(extendedDay('2026-03-15T23:59:59.000Z', 7, now)).toBe('2026-03-22');
  expect(extendedDay('2026-03-01T23:59:59.000Z', 7, now)).toBe('2026-03-17');
  expect(extendedDay(null, 30, now)).toBe('2026-04-09');
});
