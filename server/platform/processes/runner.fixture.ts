/** A program for `openRunner` that does what its data say. */
import { z } from 'zod';
import { answerParent } from './answer-parent.ts';

const schema = z.object({ n: z.number(), does: z.enum(['double', 'hang', 'grow', 'crash', 'fail', 'pid']) });

answerParent(schema, async ({ n, does }, progress) => {
  progress(0.5, { clave: 'datos.cuenta' });
  if (does === 'crash') process.abort();
  if (does === 'pid') return process.pid;
  if (does === 'fail') throw new Error('no puede ser');
  if (does === 'hang') for (;;);
  if (does === 'grow') {
    const kept = Buffer.alloc(600_000_000, 1);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return kept.length;
  }
  return 2 * n;
});
