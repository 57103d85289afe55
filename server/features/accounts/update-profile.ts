import type { z } from 'zod';
import type { Account, profileChangesSchema } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from './present.ts';
import { findUser, updateUser } from './queries.ts';

/** Changes what is sent of the own profile. Bylines of works stay as they were written. */
export function updateProfile(
  { db, transact }: Services,
  viewer: SignedIn,
  { noDisponibleHasta: until, ...fields }: z.output<typeof profileChangesSchema>,
): Promise<Account> {
  const changes = {
    ...fields,
    ...(until !== undefined && { noDisponibleHasta: until === null ? null : new Date(until) }),
  };
  return transact(async () => {
    const nothing = Object.keys(changes).length === 0;
    const user = nothing ? await findUser(db, viewer.id) : await updateUser(db, viewer.id, changes);
    if (!user) throw refuse('sesion_caducada');
    if (!nothing) await record(db, { type: 'account.profileChanged', userId: user.id });
    return presentAccount(user);
  });
}
