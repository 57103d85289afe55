import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './server/testing/longest-first.ts';
import { isLongRun } from './server/testing/rounds.ts';
import { isInLongRun, isQuickRun, takingLong } from './server/testing/suites.ts';

/** Processes that tests start, one after another by the dozen, read our modules as compiled by the first. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
/** Tests quote what commands say in Spanish, whatever the developer's machine speaks. */
process.env.LC_ALL = 'C.UTF-8';

/** One worker more than cores: tests of mail and of time wait more than they compute. */
const quick = {
  environment: 'node',
  maxWorkers: availableParallelism() + 1,
  setupFiles: './server/testing/setup.ts',
  // Properties take seconds on a busy machine.
  testTimeout: 60_000,
  // Who is quick loses nothing by it.
  expect: { poll: { timeout: 30_000 } },
} as const;
const server = {
  ...quick,
  globalSetup: './server/testing/global-setup.ts',
  // Those that ask everything there is, as everybody there is, take minutes on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 600_000,
} as const;
/** Tests that put another module in a module's place: not after others that have loaded it in the same worker. */
const replacingModules = testsWith('server/**/*.test.ts', 'vi.mock(');
/** Tests that draw in a page. React asks once, where it is loaded, whether there is one. */
const inPage = testsWith('web/**/*.test.{ts,tsx}', '@vitest-environment happy-dom');
/** `npm run check` goes without them. */
const leftOut = isQuickRun ? takingLong.map((path) => `server/${path}`) : [];
/** Files of one worker share what it has loaded: loading that anew for each would cost more than the tests. */
const sharing = { isolate: false } as const;

/** The test files of these, but for those that the long run has nothing to add to. */
const played = (...patterns: string[]) =>
  isLongRun ? globSync(patterns).filter((file) => isInLongRun(resolve(file))) : patterns;

function testsWith(pattern: string, words: string): string[] {
  return globSync(pattern).filter((file) => readFileSync(file, 'utf8').includes(words));
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'contract',
          include: played('contract/**/*.test.ts', 'scripts/**/*.test.ts'),
          ...quick,
          ...sharing,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...quick, ...sharing, name: 'web', include: played('web/**/*.test.{ts,tsx}'), exclude: inPage },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...quick,
          ...sharing,
          name: 'web in a page',
          include: played(...inPage),
          environment: 'happy-dom',
          setupFiles: [quick.setupFiles, './web/page.fixture.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: played('server/**/*.test.ts'),
          exclude: [...replacingModules, ...leftOut],
          ...sharing,
        },
      },
      { test: { ...server, name: 'server alone', include: played(...replacingModules), exclude: leftOut } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: './e2e/global-setup.ts',
          testTimeout: 180_000,
          // The first that needs the embedded demonstration set makes it for all, which takes minutes on a busy machine.
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
          // Two browsers and two servers fill the smallest machine.
          maxWorkers: 2,
          // Windows that one file has open at once: as many as the smallest machine has cores.
          maxConcurrency: 2,
          // Files of one worker share its browser, and what they import.
          isolate: false,
          // After the quick ones, alone on the machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
