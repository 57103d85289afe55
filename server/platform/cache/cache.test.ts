import { expect, it, vi } from 'vitest';
import { Cache } from './cache.ts';

it('makes an answer once, until it is told to forget', async () => {
  const kept = new Cache<number>(2);
  let made = 0;
  const ask = () => kept.get('a', async () => ++made);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  kept.forget();
  expect(await ask()).toBe(2);
});

it('makes an answer once for all who ask for it meanwhile', async () => {
  const kept = new Cache<number>(2);
  const { promise, resolve } = Promise.withResolvers<number>();
  const make = vi.fn(() => promise);
  const asked = Array.from({ length: 20 }, () => kept.get('a', make));
  resolve(7);
  expect(await Promise.all(asked)).toEqual(Array(20).fill(7));
  expect(make).toHaveBeenCalledTimes(1);
});

it('gives a failure to those who waited, and makes the answer anew for the next', async () => {
  const kept = new Cache<string>(2);
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('once'));
  const asked = await Promise.allSettled([kept.get('a', make), kept.get('a', make)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept.get('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

it('gives those who ask after a change none that was begun before it', async () => {
  const kept = new Cache<string>(2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = kept.get('a', () => promise);
  kept.renew(() => false);
  const after = kept.get('a', async () => 'after');
  resolve('before');
  expect(await Promise.all([before, after])).toEqual(['before', 'after']);
  expect(await kept.get('a', async () => 'again')).toBe('after');
});

it('renews: what must not be seen again goes, the rest is given once more while it is made anew', async () => {
  const kept = new Cache<string>(2);
  for (const key of ['goes', 'stays']) await kept.get(key, async () => 'old');
  kept.renew((key) => key === 'goes');
  expect(await kept.get('goes', async () => 'new')).toBe('new');
  const make = vi.fn(async () => 'new');
  expect(await Promise.all([kept.get('stays', make), kept.get('stays', make)])).toEqual(['old', 'old']);
  await expect.poll(() => kept.get('stays', make)).toBe('new');
  expect(make).toHaveBeenCalledTimes(1);
});

it('tells whoever was given an old answer once the new one can be had', async () => {
  const parts = new Cache<string>(1);
  const index = new Cache<string>(1);
  const made = vi.fn(async () => 'new').mockResolvedValueOnce('old');
  const renewed = vi.fn(() => index.forget());
  const read = () => index.get('', async () => `index of ${await parts.get('', made, renewed)}`);
  expect(await read()).toBe('index of old');
  expect(renewed).not.toHaveBeenCalled();
  parts.renew(() => false);
  index.forget();
  expect(await read()).toBe('index of old');
  await expect.poll(read).toBe('index of new');
  expect(renewed).toHaveBeenCalledTimes(1);
});

it('lets whoever asks next hear why an answer could not be made anew', async () => {
  const kept = new Cache<string>(2);
  await kept.get('a', async () => 'old');
  kept.renew(() => false);
  const fail = () => Promise.reject(new Error('no'));
  expect(await kept.get('a', fail)).toBe('old');
  await expect.poll(() => kept.get('a', fail).then(String, String)).toBe('Error: no');
});

it('lets the least used go', async () => {
  const kept = new Cache<string>(2);
  const ask = (key: string, value: string) => kept.get(key, async () => value);
  await ask('a', '1');
  await ask('b', '1');
  await ask('a', '2');
  await ask('c', '1');
  expect(await ask('a', '3')).toBe('1');
  expect(await ask('b', '3')).toBe('3');
});

it('gives once, and does not keep, what may not be kept', async () => {
  const kept = new Cache<string>(2, undefined, (answer) => answer !== 'half');
  const make = vi.fn(async () => 'whole').mockResolvedValueOnce('half');
  expect(await kept.get('a', make)).toBe('half');
  expect(await kept.get('a', make)).toBe('whole');
  expect(await kept.get('a', make)).toBe('whole');
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not keep an answer that was being made when things changed', async () => {
  const kept = new Cache<string>(2);
  const slow = kept.get('a', async () => {
    kept.forget();
    return 'before';
  });
  expect(await slow).toBe('before');
  expect(await kept.get('a', async () => 'after')).toBe('after');
});

it('keeps no more than fits, however many answers that is', async () => {
  const kept = new Cache<string>(10, (answer) => answer.length);
  let made = 0;
  const ask = (key: string, length: number) =>
    kept.get(key, async () => {
      made++;
      return 'x'.repeat(length);
    });
  for (const key of ['a', 'b']) await ask(key, 5);
  await ask('a', 5);
  expect(made).toBe(2);
  await ask('c', 3);
  await ask('a', 5);
  expect(made).toBe(3);
  await ask('too long for all of it', 11);
  await ask('a', 5);
  expect(made).toBe(5);
});
