import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { joinAuthors } from './join-authors.ts';
import { lockInvitation } from './open-invitation.ts';
import { markAnswered } from './queries.ts';

/**
 * Ties the author who was invited by mail to the viewer's account, whatever address it has. Throws `enlace_no_valido`,
 * `ya_firmas` where that account signs already, and `revisas_esta_obra`.
 */
export async function acceptCoauthorship(
  services: Services,
  viewer: Person,
  token: string,
): Promise<{ publicacionId: string }> {
  const { db, transact } = services;
  return transact(async () => {
    const { work, email } = await lockInvitation(services, token);
    await joinAuthors(services, viewer, work, (author) => author.email === email);
    await markAnswered(db, { publicacionId: work.id, email }, 'fechaAceptada');
    return { publicacionId: work.id };
  });
}
