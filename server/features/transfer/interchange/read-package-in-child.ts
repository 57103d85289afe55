/** Reading of packages in child processes: one made to exhaust time or memory ends its process and nothing else. */
import { z } from 'zod';
import { remark } from '#contract/remarks.ts';
import { UnreadableFile, unreadable } from '#server/features/publications/imports/imported-text.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import type { ReadPackage } from './read-package.ts';

const reader = openRunner({
  program: new URL('./read-package-child.ts', import.meta.url),
  answer: z.union([
    z.object({ read: z.custom<ReadPackage>((value) => value !== undefined) }),
    z.object({ refusal: z.object({ es: z.string(), en: z.string() }) }),
  ]),
  milliseconds: 60_000,
  bytes: 1_500_000_000,
  atOnce: 1,
  mostWaiting: 20,
});

/** The package at `path`. Throws UnreadableFile also where reading it takes too long or too much memory. */
export async function readPackageInChild(path: string, folder: string): Promise<ReadPackage> {
  const said = await reader.run({ path, folder }).catch((error: unknown) => {
    if (!(error instanceof ProcessError) || error.reason === 'threw') throw error;
    throw unreadable(remark('tooComplex'));
  });
  if ('refusal' in said) throw new UnreadableFile(said.refusal);
  return said.read;
}
