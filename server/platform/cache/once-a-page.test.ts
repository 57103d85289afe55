import { expect, it } from 'vitest';
import { asOnePage, onceAPage } from './once-a-page.ts';

it('asks once for all parts of a page, and anew for the next page and outside of pages', async () => {
  let times = 0;
  const work = () => onceAPage('work 1', async () => ++times);
  const parts = () => asOnePage(() => Promise.all([work(), work(), onceAPage('work 2', async () => 'another')]));
  expect(await parts()).toEqual([1, 1, 'another']);
  expect(await parts()).toEqual([2, 2, 'another']);
  expect([await work(), await work()]).toEqual([3, 4]);
});
