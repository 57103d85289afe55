import { isExampleDoi } from '#contract/doi.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { noteDoi } from '#server/features/publications/dois.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { lockRunWork } from '#server/features/publications/run-work.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Notes the DOI by which the work is registered elsewhere; null: by none after all. Throws as `runWork` does,
 * `doi_ocupado` where another work has it, `doi_de_ejemplo` for one that is registered nowhere.
 */
export async function enterDoi(
  services: Services,
  viewer: Person,
  id: string,
  doi: string | null,
): Promise<Publication> {
  const { transact } = services;
  if (doi && isExampleDoi(doi)) throw refuse('doi_de_ejemplo', { errors: [{ field: 'doi', code: 'doi_de_ejemplo' }] });
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    if (!(await noteDoi(services, work, doi, viewer.id)))
      throw refuse('doi_ocupado', { errors: [{ field: 'doi', code: 'doi_ocupado' }] });
  });
  return readPublication(services, viewer, id);
}
