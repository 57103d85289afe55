import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countSaving, sendAll } from './unsent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Something that is saved after that time, or never. */
function unsent(after: number) {
  let isWaiting = true;
  const save = async () => {
    await new Promise((done) => setTimeout(done, after));
    isWaiting = false;
    return true;
  };
  return countSaving({ isWaiting: () => isWaiting, save });
}

it('lets everybody go where nothing waits', async () => {
  expect(await sendAll()).toBe(true);
});

it('sends what waits, also of a screen that was left, and gives up after three seconds', async () => {
  unsent(500)();
  const soon = sendAll();
  await vi.advanceTimersByTimeAsync(500);
  expect(await soon).toBe(true);
  unsent(60_000);
  const late = sendAll();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await late).toBe(false);
});
