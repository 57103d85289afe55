import type { Manuscript } from '#contract/entities/manuscript.ts';
import { ProblemError } from '#contract/problems.ts';
import { checkedManuscript } from '#server/documents/model/checked.ts';
import { ImportError } from './import-error.ts';

/** A text whose formulas are shown as markup only after this platform made or cleaned them. Throws ImportError. */
export function checkedText(part: string, documento: Manuscript): Manuscript {
  try {
    return checkedManuscript(documento);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ImportError(part, 'documento', error.problem.errors?.[0]?.message ?? error.message);
  }
}
