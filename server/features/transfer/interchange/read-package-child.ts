/** Reads one package in a child process; see read-package-in-child.ts, which starts it. */
import { z } from 'zod';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { readPackage } from './read-package.ts';

answerParent(z.object({ path: z.string(), folder: z.string() }), async ({ path, folder }) => {
  try {
    return { read: await readPackage(path, folder) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { refusal: error.reason };
  }
});
