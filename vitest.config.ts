import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One worker more than cores: tests of mail and of time wait more than they compute. */
const quick = { environment: 'node', maxWorkers: availableParallelism() + 1 } as const;
const server = {
  ...quick,
  globalSetup: './server/testing/global-setup.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;
/** Tests that put another module in a module's place. */
const replacingModules = ['server/features/accounts/guess.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...quick,
        },
      },
      {
        extends: './vite.config.ts',
        // Properties of the editor take seconds on a busy machine.
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 60_000, ...quick },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: replacingModules,
          // Files of one worker share the server's modules: loading it anew for each would cost more than the tests.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server alone', include: replacingModules } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // After the quick ones, alone on the machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
