import { expect, it } from 'vitest';
import { KeptValue } from './kept-value.ts';

it('makes a value once for all who ask, until it is told to forget', async () => {
  let made = 0;
  const kept = new KeptValue(async () => ++made);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  const before = kept.get();
  kept.forget();
  expect([await before, await kept.get()]).toEqual([1, 2]);
});

it('does not keep a failure', async () => {
  let made = 0;
  const kept = new KeptValue(async () => {
    if (made++ === 0) throw new Error('once');
    return made;
  });
  await expect(kept.get()).rejects.toThrow('once');
  expect(await kept.get()).toBe(2);
});
