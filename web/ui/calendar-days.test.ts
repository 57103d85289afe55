import { expect, it } from 'vitest';
import { addDays, byDay, daysFrom, inLanes, mondayOf, rangeOf, stepped, todayHere } from './calendar-days.ts';

it('counts days across months, years and changes of the hour', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-28', 2)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-30',
  ]);
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
  expect(todayHere(new Date(2026, 0, 1, 0, 30))).toBe('2026-01-01');
  expect(todayHere(new Date(2026, 0, 1, 23, 30))).toBe('2026-01-01');
});

it('shows a month in whole weeks, be it four of them or six', () => {
  expect(rangeOf('month', '2027-02-14')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(rangeOf('month', '2026-08-31')).toEqual({ from: '2026-07-27', to: '2026-09-06' });
  expect(rangeOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(rangeOf('day', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(daysFrom('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
});

it('goes on by what is in sight, to the last day of a shorter month', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepped('month', '2026-01-15', -1)).toBe('2025-12-15');
  expect([stepped('week', '2026-11-22', 1), stepped('day', '2026-12-01', -1)]).toEqual(['2026-11-29', '2026-11-30']);
  const { to } = rangeOf('agenda', '2026-11-22');
  expect(stepped('agenda', '2026-11-22', 1)).toBe(addDays(to, 1));
});

const week = daysFrom('2026-11-16', '2026-11-22');
const span = (id: string, start: string, end: string) => ({ id, start: `2026-11-${start}`, end: `2026-11-${end}` });

it('lays bars in lanes that do not cross, the first to begin uppermost', () => {
  const laid = inLanes(
    [
      span('late', '20', '25'),
      span('one', '17', '17'),
      span('long', '10', '18'),
      span('out', '23', '24'),
      span('next', '18', '19'),
    ],
    week,
  );
  expect(laid.map(({ entry, lane, first, last }) => [entry.id, lane, first, last])).toEqual([
    ['long', 0, 0, 2],
    ['one', 1, 1, 1],
    ['next', 1, 2, 3],
    ['late', 0, 4, 6],
  ]);
});

it('lists each entry once, by the day it is due, or by its first in sight where that is later', () => {
  const listed = byDay(
    [
      span('late', '17', '27'),
      span('due', '10', '18'),
      span('on', '10', '27'),
      span('too', '18', '18'),
      span('out', '23', '24'),
    ],
    { from: '2026-11-16', to: '2026-11-22' },
  );
  expect([...listed].map(([day, entries]) => [day.slice(8), ...entries.map(({ id }) => id)])).toEqual([
    ['16', 'on'],
    ['17', 'late'],
    ['18', 'due', 'too'],
  ]);
});
