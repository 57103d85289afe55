import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('refuses what is more than so many of one person, until one of them ends, however', async () => {
  const few = fewAtOnce(2);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const begun = [few('ana', () => first.promise), few('ana', () => second.promise)];
  await expect(few('ana', async () => 'más')).rejects.toMatchObject({ problem: { code: 'demasiadas_peticiones' } });
  expect(await few('luis', async () => 'de otro')).toBe('de otro');
  first.reject(new Error('roto'));
  await expect(begun[0]).rejects.toThrow('roto');
  expect(await few('ana', async () => 'más')).toBe('más');
  second.resolve('hecho');
  expect(await begun[1]).toBe('hecho');
});
