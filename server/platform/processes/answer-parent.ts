/** The side of the process in which a runner has work done. */
import { flushCompileCache } from 'node:module';
import { z } from 'zod';
import type { JobStep } from '#contract/entities/job.ts';
import type { Said } from './child-program.ts';

type Progress = (parte: number, paso?: JobStep) => void;

const sentSchema = z.object({ data: z.unknown() });

/**
 * Waits for the parent's data, works, and answers, one after the other: the whole of a program for `openRunner`. What the
 * work throws is told to the parent by its name and message.
 */
export function answerParent<S extends z.ZodType>(
  schema: S,
  work: (data: z.output<S>, progress: Progress) => unknown,
): void {
  // Where compiled code is kept (NODE_COMPILE_CACHE) it is written when a process ends by itself, and this one will not.
  flushCompileCache();
  const tell = (said: Said) => process.send?.(said);
  process.on('message', async (message) => {
    try {
      const data = schema.parse(sentSchema.parse(message).data);
      const progress: Progress = (parte, paso) => tell({ says: 'progress', parte, ...(paso && { paso }) });
      const answer = await work(data, progress);
      // The same of what was loaded for this work.
      flushCompileCache();
      tell({ says: 'answer', answer });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
      tell({ says: 'error', name, message });
    }
  });
  // It does not outlive the server.
  process.on('disconnect', () => process.exit());
}
