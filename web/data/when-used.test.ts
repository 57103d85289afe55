// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function waiting() {
  const { whenUsed } = await import('./when-used.ts');
  const told = vi.fn();
  void whenUsed().then(told);
  return { told, whenUsed };
}

it.each(['pointermove', 'keydown', 'scroll'])('waits for a sign of somebody, as %s', async (sign) => {
  const { told, whenUsed } = await waiting();
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledOnce();
  // Whoever asks later does not wait again.
  await whenUsed();
});

it('does not wait for ever', async () => {
  const { told } = await waiting();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveBeenCalledOnce();
});
