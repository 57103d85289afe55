/** The process in which a file is cleaned (make-copy.ts): a hostile one takes its memory and its time, not the server's. */
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { stripIdentity } from '#server/documents/metadata/strip-identity.ts';
import { NotStrippable } from '#server/documents/metadata/stripped.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

const taskSchema = z.object({ from: z.string(), to: z.string(), tipo: z.string() });

answerParent(taskSchema, async ({ from, to, tipo }) => {
  try {
    const { bytes, removed } = await stripIdentity(await readFile(from), tipo);
    await writeFile(to, bytes);
    return { quitado: removed };
  } catch (error) {
    if (error instanceof NotStrippable) return { motivo: error.code };
    throw error;
  }
});
