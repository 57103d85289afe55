import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockUser, updateUser } from '#server/features/accounts/queries.ts';
import {
  accountsAsAuthors,
  type BylineAuthor,
  findByline,
  saveByline,
} from '#server/features/publications/byline-queries.ts';
import { updateWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { isHandler, isNamedAs, isPublic, rolesOfAuthor, whyNotJoinAuthors } from '#server/policy/index.ts';

/**
 * Ties an author of the byline to the viewer's account, fills what a draft's byline does not say of them from their
 * profile, and opens the authors' screens to them. Who handles the work no longer does. In the caller's transaction, which
 * holds the work's row. Throws `ya_firmas` and `revisas_esta_obra`.
 * @param isTheirs which author of the byline they are
 */
export async function joinAuthors(
  services: Services,
  viewer: Person,
  work: Work,
  isTheirs: (author: BylineAuthor) => boolean,
): Promise<void> {
  const { db } = services;
  const hindrance = whyNotJoinAuthors(viewer, work);
  if (hindrance) throw refuse(hindrance);
  const [profile] = await accountsAsAuthors(db, [viewer.id]);
  const byline = await findByline(db, work.id);
  const mine = byline.find((author) => author.id === null && isTheirs(author));
  // They sign once, also where they were both named and invited by mail.
  const others = byline.filter((author) => author === mine || !isNamedAs(viewer, author));
  const joined = others.map((author) => {
    if (author !== mine) return author;
    const signed = { ...author, id: viewer.id, pedidaAId: null, fechaPedida: null };
    // A version that was sent keeps what it says of its authors.
    if (work.estado !== 'BORRADOR') return signed;
    const { afiliaciones, rors } = author.afiliaciones.length > 0 || !profile ? author : profile;
    return { ...signed, orcid: author.orcid ?? profile?.orcid ?? null, afiliaciones, rors };
  });
  await saveByline(db, work.id, joined);
  const datos = { titulo: work.titulo };
  const about = { userId: viewer.id, publicacionId: work.id };
  const handled = isHandler(viewer, work);
  await updateWork(db, work.id, handled ? { editorId: null } : {});
  if (handled)
    await record(db, { type: 'publication.editorReleased', ...about, datos: { ...datos, cuenta: viewer.id } });
  await makeAuthor(services, viewer, viewer.id);
  await record(db, { type: 'coauthor.accepted', ...about, datos: { ...datos, cuenta: work.autorPrincipalId } });
  if (isPublic(work)) await record(db, { type: 'publication.bylineChanged', ...about, datos });
}

/** Gives an account the role of author, unless it may do as much already. */
export async function makeAuthor({ db }: Services, by: Person, cuenta: string): Promise<void> {
  const user = await lockUser(db, cuenta);
  if (!user) return;
  const roles = [...rolesOfAuthor(user.roles)];
  if (roles.length === user.roles.length && roles.every((role, place) => role === user.roles[place])) return;
  await updateUser(db, cuenta, { roles });
  await record(db, { type: 'account.roleGranted', userId: by.id, datos: { rol: 'AUTOR', cuenta } });
}
