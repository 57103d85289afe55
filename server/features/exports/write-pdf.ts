import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { typesetPdf } from '#server/features/manuscripts/pdf/typeset-pdf.ts';
import type { Services } from '#server/services.ts';
import type { ExportedWork } from './exported-work.ts';

/** While it is reviewed, a work is set for its reviewers: numbered lines, and nobody's name. */
const inReview: readonly string[] = ['EN_REVISION', 'PENDIENTE_APROBACION'];

/** The work typeset. That of a published work is made once and kept. Throws TypesettingError. */
export async function writePdf(work: ExportedWork, { files }: Pick<Services, 'files'>): Promise<Uint8Array> {
  if (work.estado !== 'PUBLICADO') return typesetPdf(work, { review: inReview.includes(work.estado) });
  const name = keptName(work);
  const kept = await files.get(name);
  if (kept) return buffer(kept.stream());
  const pdf = await typesetPdf(work);
  await files.put(name, pdf);
  return pdf;
}

/** By all that it says, so that a work that is changed (by its retraction, say) is set again. */
function keptName({ pictures: _, ...said }: ExportedWork): string {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return `pdf/${said.id}-${digest}.pdf`;
}
