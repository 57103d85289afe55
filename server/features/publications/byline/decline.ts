import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { lockInvitation } from './open-invitation.ts';
import { markAnswered } from './queries.ts';

/** Declines an invitation, which takes no account; its author hears of it. Throws `enlace_no_valido`. */
export async function declineCoauthorship(services: Services, token: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const { work, email } = await lockInvitation(services, token);
    await markAnswered(db, { publicacionId: work.id, email }, 'fechaDeclinada');
    await record(db, {
      type: 'coauthor.declined',
      userId: null,
      publicacionId: work.id,
      datos: { titulo: work.titulo, cuenta: work.autorPrincipalId },
    });
  });
}
