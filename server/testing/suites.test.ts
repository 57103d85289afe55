import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isOnBothEngines, onBothEngines, takingLong } from './suites.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test('every line of the lists stands for a file or a folder', () => {
  expect([...onBothEngines, ...takingLong].filter((path) => !existsSync(here(path)))).toEqual([]);
});

test.runIf(process.env.PLIEGO_LONG !== '1')('a file runs on both engines by its own line, or by its folder’s', () => {
  expect(isOnBothEngines(here('platform/jobs/start.test.ts'))).toBe(true);
  expect(isOnBothEngines(here('editorial-path.test.ts'))).toBe(true);
  expect(isOnBothEngines(here('policy.test.ts'))).toBe(false);
});
