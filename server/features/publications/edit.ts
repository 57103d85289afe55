import type { Publication, PublicationChanges } from '#contract/entities/publication.ts';
import { allowedActions, couldBeTheirs, type Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { welcomeCoauthors } from '#server/features/authors/welcome.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canChooseAuthors } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { accountsAsAuthors, findByline, saveByline } from './byline-queries.ts';
import { wrongCoauthor } from './create.ts';
import { freeDoi } from './dois.ts';
import { mergeMetadata } from './metadata.ts';
import { updateWork, type Work } from './queries.ts';
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
  { coautoresIds, metadatos: { doi, categoria: ofMetadata, ...metadatos } = {}, ...changes }: PublicationChanges,
): Promise<Publication> {
  const { db, transact } = services;
  const categoria = changes.categoria ?? ofMetadata;
  await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    await updateWork(db, id, {
      ...changes,
      ...(categoria !== undefined && { categoria: categoria || null }),
      metadatos: mergeMetadata(work.metadatos, metadatos),
      ...(doi && { doi: await freeDoi(services, id, doi) }),
    });
    if (coautoresIds) await changeCoauthors(services, viewer, work, coautoresIds);
    await record(db, {
      type: 'publication.edited',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: changes.titulo ?? work.titulo },
    });
  });
  return readPublication(services, viewer, id);
}

/**
 * Puts other accounts beside the main author. Who stays keeps what the byline says of them, and who signs without an
 * account, whom such a list cannot name, keeps their place. The list as it stands changes nothing, whoever sends it back.
 */
async function changeCoauthors(services: Services, viewer: Person, work: Work, coautoresIds: readonly string[]) {
  const present = work.authorIds.filter((author) => author !== work.autorPrincipalId);
  if (coautoresIds.join() === present.join() || !work.autorPrincipalId) return;
  if (!canChooseAuthors(viewer, work))
    throw refuse('sin_permiso', {
      errors: [{ field: 'coautoresIds', message: 'Solo quien envía la obra elige a quienes la firman.' }],
    });
  const { db } = services;
  const added = coautoresIds.filter((id) => !present.includes(id));
  const byline = await findByline(db, work.id);
  const known = new Map([...byline, ...(await accountsAsAuthors(db, added))].map((author) => [author.id, author]));
  const chosen = coautoresIds.flatMap((id) => (id === work.autorPrincipalId ? [] : (known.get(id) ?? [])));
  if (chosen.length !== coautoresIds.length || new Set(coautoresIds).size !== chosen.length) throw wrongCoauthor();
  const isCoauthor = (id: string | null) => id !== null && id !== work.autorPrincipalId;
  const places = byline.flatMap((author) => (isCoauthor(author.id) ? chosen.splice(0, 1) : [author]));
  await saveByline(db, work.id, [...places, ...chosen]);
  await welcomeCoauthors(services, viewer, work, added);
}
