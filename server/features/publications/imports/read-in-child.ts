/**
 * Reading of files of unknown authors, in child processes: a long one keeps nobody waiting, and one made to exhaust
 * time or memory ends its process and nothing else.
 */

import { z } from 'zod';
import { remark } from '#contract/remarks.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import { type ImportedText, UnreadableFile, unreadable } from './imported-text.ts';

const reader = openRunner({
  program: new URL('./read-child.ts', import.meta.url),
  answer: z.union([
    z.object({ text: z.custom<ImportedText>() }),
    z.object({ refusal: z.object({ es: z.string(), en: z.string() }) }),
  ]),
  milliseconds: 60_000,
  // 100,000 words take some 400 MB.
  bytes: 1_500_000_000,
  atOnce: 2,
});

/** The text of a file. Throws UnreadableFile also where reading it takes too long or too much memory. */
export async function readInChild(bytes: Uint8Array, folder: string): Promise<ImportedText> {
  const said = await reader.run({ bytes, folder }).catch((error: unknown) => {
    if (!(error instanceof ProcessError) || error.reason === 'threw') throw error;
    throw unreadable(remark('tooComplex'));
  });
  if ('refusal' in said) throw new UnreadableFile(said.refusal);
  return said.text;
}
