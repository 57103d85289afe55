import { expect, test } from 'vitest';
import { largestImport } from '#contract/calls/imports.ts';
import { isTooLarge } from './largest-file.ts';

test('the browser refuses what the server would', () => {
  expect(isTooLarge({ size: largestImport })).toBe(false);
  expect(isTooLarge({ size: largestImport + 1 })).toBe(true);
});
