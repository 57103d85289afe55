import { expect, it } from 'vitest';
import { placesAtOnce } from './places-at-once.ts';

it('one network takes no more than its share, and all together no more than there are', () => {
  const take = placesAtOnce({ atOnce: 3, ofOne: 2 });
  const household = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3'];
  const [first, second, third] = household.map((address) => take(address));
  expect([first, second, third]).toEqual([expect.any(Function), expect.any(Function), undefined]);
  const other = take('203.0.113.7');
  expect(other).toBeDefined();
  expect(take('203.0.113.8')).toBeUndefined();
  // A place is given back once, also where both its end and its close say so.
  first?.();
  first?.();
  expect(take('203.0.113.8')).toBeDefined();
  expect(take('203.0.113.9')).toBeUndefined();
  second?.();
  other?.();
  expect([take(household[2] ?? ''), take(household[0] ?? '')]).toEqual([expect.any(Function), expect.any(Function)]);
});
