import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInLongRun, isOnBothEngines, onBothEngines, takesLong, takingLong } from './suites.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test('every line of the lists stands for a file or a folder', () => {
  expect([...onBothEngines, ...takingLong].filter((path) => !existsSync(here(path)))).toEqual([]);
});

test('a file runs on both engines by its own line, or by its folder’s', () => {
  expect(isOnBothEngines(here('platform/jobs/start.test.ts'))).toBe(true);
  expect(isOnBothEngines(here('editorial-path.test.ts'))).toBe(true);
  expect(isOnBothEngines(here('policy.test.ts'))).toBe(false);
});

test('a file takes long by its own line', () => {
  expect(takesLong(here('recorded-answers.test.ts'))).toBe(true);
  expect(takesLong(here('policy.test.ts'))).toBe(false);
});

test('the long run plays what has more rounds, and on the other engine what ran on one', () => {
  const isIn = (path: string) => isInLongRun(here(path));
  expect(
    ['canary.test.ts', 'platform/jobs/killed-process.test.ts', 'features/files/files.test.ts'].filter(isIn),
  ).toHaveLength(3);
  expect(['platform/jobs/start.test.ts', 'policy/policy.test.ts'].filter(isIn)).toEqual([]);
});
