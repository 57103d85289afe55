import type { Publication, PublicationChanges } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { canChooseAuthors } from '#server/policy/index.ts';
import { welcomeCoauthors } from './byline/welcome.ts';
import { accountsAsAuthors, findByline, saveByline } from './byline-queries.ts';
import { checkAction } from './check-action.ts';
import { wrongCoauthor } from './create.ts';
import { freeDoi } from './dois.ts';
import { mergeMetadata } from './metadata.ts';
import { updateWork, type Work } from './queries.ts';
import { lockReadableWork, readPublication } from './read.ts';

/**
 * The viewer's draft, locked. Throws `no_encontrado`, `sin_permiso` or `solo_borradores`; `sin_permiso` also where `may` says
 * that what is wanted of it is for others of its authors.
 */
export async function lockDraft(
  services: Services,
  viewer: Person,
  id: string,
  may: (viewer: Person, work: Work) => boolean = () => true,
): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (!may(viewer, work)) throw refuse('sin_permiso');
  checkAction(services, viewer, work, 'EDITAR', 'solo_borradores');
  return work;
}

/** What a form says of a work's DOI: a registered one stays, and a form that does not touch it sends it back. */
async function otherDoi(services: Services, { id, ...work }: Work, doi: string): Promise<Partial<Work>> {
  if (work.doi?.toLowerCase() === doi.toLowerCase()) return {};
  if (work.estadoDoi === 'REGISTRADO')
    throw refuse('doi_registrado', { errors: [{ field: 'metadatos.doi', code: 'doi_registrado' }] });
  return { doi: await freeDoi(services, id, doi), estadoDoi: 'PROVISIONAL' };
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
      ...(doi && (await otherDoi(services, work, doi))),
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
      errors: [{ field: 'coautoresIds', code: 'firma_ajena' }],
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
