import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockUser, updateUser } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesOfAuthor } from '#server/policy/index.ts';
import { haveLeft } from './queries.ts';

/**
 * Tells accounts that they were chosen to sign a work, and opens the authors' screens to them. In the caller's transaction.
 * Throws `dejo_de_firmar` where one of them left this work by themselves: they come back by accepting an invitation alone.
 */
export async function welcomeCoauthors(
  services: Services,
  viewer: Person,
  work: { id: string; titulo: string },
  accounts: readonly string[],
): Promise<void> {
  if (await haveLeft(services.db, work.id, accounts)) throw refuse('dejo_de_firmar');
  for (const cuenta of accounts) {
    await makeAuthor(services, viewer, cuenta);
    await record(services.db, {
      type: 'coauthor.added',
      userId: viewer.id,
      publicacionId: work.id,
      datos: { titulo: work.titulo, cuenta },
    });
  }
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
