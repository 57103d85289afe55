/** A deadline that the platform proposes is no holiday of the press (issue 8). */
import { expect, it } from 'vitest';
import { isHoliday, workingDay, workingMoment } from './holidays.ts';

const christmas = { desde: '2026-12-24', hasta: '2027-01-06' };
const mayDay = { desde: '2026-05-01', hasta: '2026-05-01' };

it('leaves a day alone that is none, though it is a Sunday', () => {
  expect(workingDay('2026-12-23', [christmas])).toBe('2026-12-23');
  expect(workingDay('2026-11-22', [christmas])).toBe('2026-11-22');
  expect(workingDay('2026-12-25', [])).toBe('2026-12-25');
});

it('moves a holiday to the next working day, over years, weekends and holidays that follow one another', () => {
  expect(workingDay('2026-12-24', [christmas])).toBe('2027-01-07');
  expect(workingDay('2027-01-06', [christmas])).toBe('2027-01-07');
  // A Friday.
  expect(workingDay('2026-05-01', [mayDay])).toBe('2026-05-04');
  expect(workingDay('2026-05-01', [{ desde: '2026-05-04', hasta: '2026-05-05' }, mayDay])).toBe('2026-05-06');
});

it('takes the first and the last day of a range for holidays', () => {
  const days = ['2026-12-23', '2026-12-24', '2027-01-06', '2027-01-07'];
  expect(days.map((day) => isHoliday(day, [christmas]))).toEqual([false, true, true, false]);
});

it('keeps the time of day', () => {
  expect(workingMoment(new Date('2026-12-31T23:59:59Z'), [christmas])).toEqual(new Date('2027-01-07T23:59:59Z'));
  expect(workingMoment(new Date('2026-12-01T10:00:00Z'), [christmas])).toEqual(new Date('2026-12-01T10:00:00Z'));
});
