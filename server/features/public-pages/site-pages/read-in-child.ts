import { z } from 'zod';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import type { FaultCode } from '#contract/faults.ts';
import type { Remark } from '#contract/remarks.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';

const answerSchema = z.union([
  z.object({ documento: manuscriptSchema, warnings: z.array(z.custom<Remark>()) }),
  z.object({ fault: z.custom<FaultCode>() }),
]);
const reader = openRunner({
  program: new URL('./read-child.ts', import.meta.url),
  answer: answerSchema,
  // Its program is loaded meanwhile, which on a busy machine took the twenty seconds that a page may take.
  milliseconds: 60_000,
  bytes: 1_000_000_000,
  atOnce: 1,
  mostWaiting: 10,
  // Pages are written by administrators, several in a row.
  keepMs: 10_000,
});

/**
 * A page from its Markdown, read in a child process: a few thousand characters, nested or left open, can take all of a
 * core for minutes. Gives what is wrong with it where it cannot be a page. Throws `demasiadas_peticiones` where many are
 * waiting.
 */
export async function readInChild(markdown: string): Promise<z.infer<typeof answerSchema>> {
  return reader.run({ markdown }).catch((error: unknown) => {
    if (!(error instanceof ProcessError) || error.reason === 'threw') throw error;
    return { fault: 'texto_complejo' };
  });
}
