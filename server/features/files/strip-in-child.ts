/** Cleaning of files by strangers in child processes: a hostile one takes its own memory and time, not the server's. */

import { z } from 'zod';
import { faultCodeSchema } from '#contract/issue-faults.ts';
import { openRunner } from '#server/platform/processes/runner.ts';

const stripper = openRunner({
  program: new URL('strip-child.ts', import.meta.url),
  answer: z.union([z.object({ quitado: z.array(z.string()) }), z.object({ motivo: faultCodeSchema })]),
  milliseconds: 60_000,
  bytes: 1_500_000_000,
  atOnce: 2,
});

/**
 * Writes the file at `from`, of that type, to `to`, without what programs wrote of who made it. Gives what was taken out, or
 * in Spanish why it cannot be cleaned. Throws ProcessError where that takes too much.
 */
export const stripInChild = (task: { from: string; to: string; tipo: string }) => stripper.run(task);
