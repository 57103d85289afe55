import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { accountsAsAuthors, findByline, saveByline } from '#server/features/publications/byline-queries.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { whyNotJoinAuthors } from '#server/policy/index.ts';
import { lockInvitation } from './open-invitation.ts';
import { markAnswered } from './queries.ts';
import { makeAuthor } from './welcome.ts';

/**
 * Ties the author who was invited to the viewer's account, whatever address it has, and fills what a draft's byline does
 * not say of them from their profile. Throws `enlace_no_valido`, `ya_firmas` where that account signs already, and
 * `revisas_esta_obra`.
 */
export async function acceptCoauthorship(
  services: Services,
  viewer: Person,
  token: string,
): Promise<{ publicacionId: string }> {
  const { db, transact } = services;
  return transact(async () => {
    const { work, email } = await lockInvitation(services, token);
    const hindrance = whyNotJoinAuthors(viewer, work);
    if (hindrance) throw refuse(hindrance);
    const [profile] = await accountsAsAuthors(db, [viewer.id]);
    const byline = await findByline(db, work.id);
    const answered = byline.map((author) => {
      if (author.id !== null || author.email !== email) return author;
      // What was submitted says of its authors what it said then.
      if (work.estado !== 'BORRADOR') return { ...author, id: viewer.id };
      const afiliaciones = author.afiliaciones.length > 0 ? author.afiliaciones : (profile?.afiliaciones ?? []);
      return { ...author, id: viewer.id, orcid: author.orcid ?? profile?.orcid ?? null, afiliaciones };
    });
    await saveByline(db, work.id, answered);
    await updateWork(db, work.id, {});
    await markAnswered(db, { publicacionId: work.id, email }, 'fechaAceptada');
    await makeAuthor(services, viewer, viewer.id);
    await record(db, {
      type: 'coauthor.accepted',
      userId: viewer.id,
      publicacionId: work.id,
      datos: { titulo: work.titulo, cuenta: work.autorPrincipalId },
    });
    return { publicacionId: work.id };
  });
}
