/** Pictures, made in child processes: each takes a core for a moment, and what it is made from may be a stranger's. */
import { z } from 'zod';
import type { CoverWidth } from '#contract/public-addresses.ts';
import { openRunner } from '#server/platform/processes/runner.ts';

const drawer = openRunner({
  program: new URL('draw-child.ts', import.meta.url),
  answer: z.instanceof(Uint8Array),
  milliseconds: 20_000,
  bytes: 1_500_000_000,
  atOnce: 1,
});

/** The picture in WebP, at most so wide. Throws ProcessError where it cannot be read. */
export const fitInChild = (bytes: Uint8Array, width: CoverWidth): Promise<Uint8Array> => drawer.run({ bytes, width });
