import { expect, it } from 'vitest';
import { dateThatHolds } from './planned-dates.ts';

it('of two dates of a work the earlier holds, and of one moment that of its number', () => {
  const [first, second] = ['2099-05-01T09:00:00.000Z', '2099-05-01T11:00:00.000Z'];
  expect(dateThatHolds(first, second)).toBe('OBRA');
  expect(dateThatHolds(second, first)).toBe('NUMERO');
  // Moments, and not what clocks show.
  expect(dateThatHolds('2099-05-01T11:00:00+02:00', first)).toBe('NUMERO');
  expect(dateThatHolds(first, null)).toBe('OBRA');
  expect(dateThatHolds(null, first)).toBe('NUMERO');
  expect(dateThatHolds(null, null)).toBeNull();
});
