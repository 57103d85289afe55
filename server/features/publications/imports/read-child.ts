/** Reads one file in a child process; see read-in-child.ts, which starts it. */
import { z } from 'zod';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { UnreadableFile } from './imported-text.ts';
import { readFile } from './read-file.ts';

const fileSchema = z.object({ bytes: z.instanceof(Uint8Array), folder: z.string() });

answerParent(fileSchema, async ({ bytes, folder }) => {
  try {
    return { text: await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), folder) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { refusal: error.reason };
  }
});
