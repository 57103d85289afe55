import { expect, it } from 'vitest';
import { Kept } from './kept.ts';

it('makes an answer once, until it is told to forget', async () => {
  const kept = new Kept<number>(2);
  let made = 0;
  const ask = () => kept.get('a', async () => ++made);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  kept.forget();
  expect(await ask()).toBe(2);
});

it('lets the least used go', async () => {
  const kept = new Kept<string>(2);
  const ask = (key: string, value: string) => kept.get(key, async () => value);
  await ask('a', '1');
  await ask('b', '1');
  await ask('a', '2');
  await ask('c', '1');
  expect(await ask('a', '3')).toBe('1');
  expect(await ask('b', '3')).toBe('3');
});

it('does not keep an answer that was being made when things changed', async () => {
  const kept = new Kept<string>(2);
  const slow = kept.get('a', async () => {
    kept.forget();
    return 'before';
  });
  expect(await slow).toBe('before');
  expect(await kept.get('a', async () => 'after')).toBe('after');
});

it('keeps no more than fits, however many answers that is', async () => {
  const kept = new Kept<string>(10, (answer) => answer.length);
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
