import type { Publication, PublicationChanges } from '#contract/entities/publication.ts';
import { allowedActions, couldBeTheirs, type Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { bylineFor } from './create.ts';
import { freeDoi } from './dois.ts';
import { saveByline, updateWork, type Work } from './queries.ts';
import { lockReadableWork, readPublication } from './read.ts';

/** The viewer's draft, locked. Throws `no_encontrado`, `sin_permiso` or `solo_borradores`. */
export async function lockDraft(services: Services, viewer: Person, id: string): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (allowedActions(work, viewer, services.settings.get()).includes('EDITAR')) return work;
  throw couldBeTheirs('EDITAR', work, viewer)
    ? refuse('solo_borradores', { estado: work.estado })
    : refuse('sin_permiso');
}

/** Changes what is sent of a draft and leaves the rest. `metadatos` is merged key by key. */
export async function editPublication(
  services: Services,
  viewer: Person,
  id: string,
  { coautoresIds, metadatos: newMetadata, ...changes }: PublicationChanges,
): Promise<Publication> {
  const { db, transact } = services;
  await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    const { doi, categoria = changes.categoria, ...metadatos } = newMetadata ?? {};
    await updateWork(db, id, {
      ...changes,
      ...(categoria !== undefined && { categoria: categoria || null }),
      ...(newMetadata && { metadatos: { ...work.metadatos, ...metadatos } }),
      ...(doi && { doi: await freeDoi(services, id, doi) }),
    });
    if (coautoresIds && work.autorPrincipalId)
      await saveByline(db, id, await bylineFor(services, work.autorPrincipalId, coautoresIds));
    await record(db, {
      type: 'publication.edited',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: changes.titulo ?? work.titulo },
    });
  });
  return readPublication(services, viewer, id);
}
