/** The process in which a PDF is read (read-pdf-in-child.ts): a hostile one takes its memory and its time, not the server's. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { readPdf } from './read-pdf.ts';

answerParent(z.object({ from: z.string() }), async ({ from }) => {
  const bytes = new Uint8Array(await readFile(from));
  // What is no PDF, or asks for a password, has no text: that is an answer.
  return { leido: await readPdf(bytes).catch(() => null) };
});
