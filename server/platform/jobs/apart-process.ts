/** The side of the process in which `runApart` has work done. */
import { z } from 'zod';
import type { JobStep } from '#contract/entities/job.ts';
import type { Said } from './apart.ts';

type Progress = (parte: number, paso?: JobStep) => void;

/**
 * Waits for the parent's data, works, and answers: the whole of a program for `runApart`. What the work throws is told
 * to the parent by its message.
 */
export function answerParent<S extends z.ZodType>(
  schema: S,
  work: (data: z.output<S>, progress: Progress) => unknown,
): void {
  const tell = (said: Said) => process.send?.(said);
  process.once('message', async (message) => {
    try {
      const data = schema.parse(z.object({ data: z.unknown() }).parse(message).data);
      const progress: Progress = (parte, paso) => tell({ says: 'progress', parte, ...(paso && { paso }) });
      tell({ says: 'answer', answer: await work(data, progress) });
    } catch (error) {
      tell({ says: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  });
  // It does not outlive the server.
  process.on('disconnect', () => process.exit());
}
