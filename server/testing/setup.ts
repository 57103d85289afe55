/**
 * Before each test file of every project. Properties are tried with the one seed; a failed one prints it with its path. What
 * a test puts in the place of clocks and functions is taken away again however it ends: files of one worker share a process.
 */
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { log } from '#server/platform/log/log.ts';
import { seed } from './seed.ts';

log.level = 'silent';
fc.configureGlobal({ seed });
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
