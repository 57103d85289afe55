import { expect, it } from 'vitest';
import { placesAtOnce } from './places-at-once.ts';

/** A taken place, as what gives it back. */
const back = expect.any(Function);
const giveBack = (place: unknown) => typeof place === 'function' && place();

it('one network takes no more than its share, and all together no more than there are', () => {
  const take = placesAtOnce({ atOnce: 3, ofOne: 2 });
  const household = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3'];
  const [first, second, third] = household.map((address) => take(address));
  expect([first, second, third]).toEqual([back, back, 'own']);
  const other = take('203.0.113.7');
  expect(other).toEqual(back);
  expect(take('203.0.113.8')).toBe('all');
  // A place is given back once, also where both its end and its close say so.
  giveBack(first);
  giveBack(first);
  expect(take('203.0.113.8')).toEqual(back);
  expect(take('203.0.113.9')).toBe('all');
  giveBack(second);
  giveBack(other);
  expect([take(household[2] ?? ''), take(household[0] ?? '')]).toEqual([back, back]);
});
