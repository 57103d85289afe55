import { expect, it } from 'vitest';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { storeBeside } from './store-beside.ts';

/** What is left in the store where the transaction ends in that error. */
async function leftAfter(error: Error): Promise<string[]> {
  const stored = new Set<string>();
  const files: Services['files'] = {
    put: async (name) => void stored.add(name),
    remove: async (name) => void stored.delete(name),
    get: async () => undefined,
    async *list() {},
    removeUnfinished: async () => undefined,
  };
  async function* content() {
    yield Buffer.from('a');
  }
  const enter = () => Promise.reject(error);
  await expect(storeBeside({ files, transact: (act) => act() }, 'a', content(), enter)).rejects.toBe(error);
  return [...stored];
}

it('keeps nothing of what is refused', async () => {
  expect(await leftAfter(refuse('solo_borradores'))).toEqual([]);
});

it('keeps bytes of which a broken connection does not tell whether the database has them', async () => {
  expect(await leftAfter(new Error('Connection terminated unexpectedly'))).toEqual(['a']);
});
