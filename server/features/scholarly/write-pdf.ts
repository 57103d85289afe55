import { refuse } from '#contract/refuse.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedPdf } from './published-pdf.ts';
import { TypesettingError, typesetPdf } from './typeset.ts';

/** While it is reviewed, a work is set for its reviewers: numbered lines, and nobody's name. */
const inReview: readonly string[] = ['EN_REVISION', 'PENDIENTE_APROBACION'];

/** The work typeset; as it was published, made once and kept. Throws `pdf_no_compuesto` where it cannot be done. */
export async function writePdf(work: ExportedWork, services: Pick<Services, 'files'>): Promise<Uint8Array> {
  try {
    return work.isPublished
      ? await publishedPdf(services, work)
      : await typesetPdf(work, { review: inReview.includes(work.estado) });
  } catch (error) {
    if (error instanceof TypesettingError) throw refuse('pdf_no_compuesto');
    throw error;
  }
}
