/** Accounts that administrators make for others: theirs once their people choose a password by the link that is mailed to them. */
import { v7 as uuid } from 'uuid';
import type { NewAccount } from '#contract/entities/user.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesForMade } from '#server/policy/index.ts';
import { mailLink } from './mail-link.ts';
import { insertUser } from './queries.ts';

/** Makes one, in the caller's transaction, and mails its person. False where the address has an account already. */
export async function makeAccount(
  services: Services,
  viewer: Person,
  { roles: given, idioma, ...said }: NewAccount & { idioma: Language; passwordHash: string },
): Promise<boolean> {
  const { db } = services;
  const { roles, rolesPrometidos } = rolesForMade(given);
  const user = await insertUser(db, {
    ...said,
    id: uuid(),
    roles,
    rolesPrometidos,
    preferencias: { theme: null, language: idioma, notifications: true },
  });
  if (!user) return false;
  const datos = { cuenta: user.id, rol: roles.join(', '), prometidos: rolesPrometidos.join(', ') || null };
  await record(db, { type: 'account.made', userId: viewer.id, datos });
  await mailLink(services, user, 'bienvenida');
  return true;
}
