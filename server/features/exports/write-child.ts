/** Writes one work as a file in a child process; see write-in-child.ts, which starts it. */
import { z } from 'zod';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { type WrittenFormat, writers } from './writers.ts';

export interface LongWork {
  formato: WrittenFormat;
  work: Omit<ExportedWork, 'pictures'>;
  pictures: Map<string, ExportedPicture>;
}

answerParent(
  z.custom<LongWork>((value) => typeof value === 'object' && value !== null && 'work' in value),
  ({ formato, work, pictures }) =>
    writers[formato]({ ...work, pictures: async (address) => pictures.get(address) ?? null }),
);
