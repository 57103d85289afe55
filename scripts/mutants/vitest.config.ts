/** The tests that mutants are tried with: direct ones, of the workflow and the policy, which need no platform. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // One file each: what a table was when it was loaded is another for each mutant, so that each is loaded anew.
    include: ['scripts/mutants/*.suite.ts'],
    testTimeout: 60_000,
  },
});
