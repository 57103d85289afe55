/** Writes one file, of a work or of a whole number, in a child process; see write-in-child.ts, which starts it. */
import { z } from 'zod';
import type { ExportedIssue } from '#server/documents/model/exported-issue.ts';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { type WrittenFormat, writers } from './writers.ts';

/** A work with its pictures, as it goes to another process. */
export interface CarriedWork {
  work: Omit<ExportedWork, 'pictures'>;
  pictures: Map<string, ExportedPicture>;
}
export type LongWork = CarriedWork & { formato: WrittenFormat };
export interface LongIssue {
  issue: Omit<ExportedIssue, 'obras'>;
  works: (Pick<ExportedIssue['obras'][number], 'lugar'> & CarriedWork)[];
}

const arrived = ({ work, pictures }: CarriedWork): ExportedWork => ({
  ...work,
  pictures: async (address) => pictures.get(address) ?? null,
});

answerParent(
  z.custom<LongWork | LongIssue>(
    (value) => typeof value === 'object' && value !== null && ('work' in value || 'issue' in value),
  ),
  async (said) => {
    if ('work' in said) return writers[said.formato](arrived(said));
    const { writeEpub } = await import('#server/documents/epub/write-epub.ts');
    const obras = said.works.map(({ lugar, ...carried }) => ({ lugar, obra: arrived(carried) }));
    return writeEpub({ ...said.issue, obras });
  },
);
