import { getDocumentProxy } from 'unpdf';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { exportPublication } from '#server/features/exports/export-publication.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunIssues } from '#server/policy/index.ts';
import { findPlaces } from './queries.ts';
import { readableIssue } from './runnable.ts';

/**
 * How many pages a work of a number has as a PDF: those that it is paged by. Throws `no_encontrado` where it is not in the number,
 * `sin_permiso`, and `pdf_no_compuesto`.
 */
export async function countPages(services: Services, viewer: Person, id: string, workId: string): Promise<number> {
  const issue = await readableIssue(services, viewer, id);
  if (!canRunIssues(viewer, issue)) throw refuse('sin_permiso');
  const places = await findPlaces(services.db, id);
  if (!places.some(({ work }) => work.id === workId)) throw refuse('no_encontrado');
  const { body } = await exportPublication(services, viewer, workId, 'pdf', { site: '' });
  const pdf = await getDocumentProxy(new Uint8Array(body));
  return pdf.numPages;
}
