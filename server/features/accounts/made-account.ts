/** Accounts that administrators make for others: theirs once their people choose a password by the link that is mailed to them. */
import { v7 as uuid } from 'uuid';
import type { NewAccount } from '#contract/entities/user.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { recordAll } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesForMade } from '#server/policy/index.ts';
import { mailNewLinks } from './mail-link.ts';
import { insertUsers } from './queries.ts';

/**
 * Makes them, in the caller's transaction, and mails their people: in few statements, however many they are. Gives the places of
 * those whose address has an account already.
 */
export async function makeAccounts(
  services: Services,
  viewer: Person,
  accounts: readonly (NewAccount & { idioma: Language; passwordHash: string })[],
): Promise<number[]> {
  const { db } = services;
  const rows = accounts.map(({ roles, idioma, ...said }) => ({
    ...said,
    ...rolesForMade(roles),
    id: uuid(),
    preferencias: { theme: null, language: idioma, notifications: true },
  }));
  const made = await insertUsers(db, rows);
  await recordAll(
    db,
    made.map(({ id, roles, rolesPrometidos }) => ({
      type: 'account.made',
      userId: viewer.id,
      datos: { cuenta: id, rol: roles.join(', '), prometidos: rolesPrometidos?.join(', ') || null },
    })),
  );
  await mailNewLinks(services, made, 'bienvenida');
  const ids = new Set(made.map(({ id }) => id));
  return [...rows.entries()].filter(([, { id }]) => !ids.has(id)).map(([at]) => at);
}
