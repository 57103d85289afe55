import { isExampleDoi } from '#contract/doi.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { claimDoi } from '#server/features/publications/dois.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { lockRunWork } from '#server/features/reviewing/run-work.ts';
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
  const { db, transact } = services;
  if (doi && isExampleDoi(doi)) throw refuse('doi_de_ejemplo', { errors: [{ field: 'doi', code: 'doi_de_ejemplo' }] });
  await transact(async () => {
    const work = await lockRunWork(services, viewer, id);
    const registered = work.estadoDoi === 'REGISTRADO' ? work.doi : null;
    if (registered === doi) return;
    if (doi && !(await claimDoi(services, id, doi)))
      throw refuse('doi_ocupado', { errors: [{ field: 'doi', code: 'doi_ocupado' }] });
    await updateWork(db, id, { doi, estadoDoi: doi ? 'REGISTRADO' : null });
    await record(db, {
      type: doi ? 'publication.doiEntered' : 'publication.doiTaken',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo, doi: doi ?? work.doi },
    });
  });
  return readPublication(services, viewer, id);
}
