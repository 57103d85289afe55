import type { Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import { actsOnOwnAsAdmin, allowedActions, type Person, restoreDays } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { checkAction } from './check-action.ts';
import { claimDoi, estadoOfRegistered } from './dois.ts';
import { findDoiGivenUp, type NewWorkRow, updateWork, type Work } from './queries.ts';
import { lockReadableWork, readPublication } from './read.ts';
import { extendObjection } from './succession/queries.ts';

/**
 * Deletes softly; the record says so where one of its authors does it by administering the platform, and why where they say
 * why. Throws `no_encontrado`, `sin_permiso` or `no_se_puede_eliminar`.
 */
export function removePublication(services: Services, viewer: Person, id: string, motivo?: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    checkAction(services, viewer, work, 'ELIMINAR', 'no_se_puede_eliminar');
    await updateWork(db, id, { fechaEliminacion: new Date() });
    await record(db, {
      type: 'publication.deleted',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
    if (actsOnOwnAsAdmin('ELIMINAR', work, viewer))
      await record(db, {
        type: 'publication.deletedByAuthor',
        userId: viewer.id,
        publicacionId: id,
        datos: { titulo: work.titulo, motivo: motivo || '—' },
      });
  });
}

/** The DOI that it left when it was deleted, where no other work has it now. */
async function doiGivenUp(services: Services, work: Work): Promise<Partial<NewWorkRow>> {
  const doi = work.doi === null && (await findDoiGivenUp(services.db, work.id));
  return doi && (await claimDoi(services, work.id, doi)) ? { doi, estadoDoi: estadoOfRegistered(doi) } : {};
}

/**
 * Brings a deleted work back as it was. The days to object to another main author go on where they stopped: nobody could answer
 * meanwhile. Throws `no_encontrado` or `no_se_puede_restaurar`.
 */
export async function restorePublication(services: Services, viewer: Person, id: string): Promise<Publication> {
  const { db, transact, settings } = services;
  await transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    if (!allowedActions(work, viewer, settings.of(work)).includes('RESTAURAR'))
      throw refuse('no_se_puede_restaurar', { values: { dias: restoreDays } });
    await updateWork(db, id, { fechaEliminacion: null, ...(await doiGivenUp(services, work)) });
    if (work.deletedAt) await extendObjection(db, id, work.deletedAt, new Date());
    await record(db, {
      type: 'publication.restored',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: work.titulo },
    });
  });
  return readPublication(services, viewer, id);
}
