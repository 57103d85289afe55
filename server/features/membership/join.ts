/** How accounts come to be members: by the domain of a confirmed address, or by an invitation that they accepted. */
import type { MembershipWay } from '#contract/institutions.ts';
import { domainOf, planLimits } from '#contract/institutions.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { countMembers, hasMembership, insertMember, insertMembersOf } from './member-queries.ts';
import { findByDomain, type InstitutionRow } from './queries.ts';

/** Its page shows works of its members: kept pages are made anew. */
export const tellOfMembers = ({ db }: Pick<Services, 'db'>) => signal(db, settingsChannel, '');

/** Whether its plan takes one more person in charge. Of an institution whose row is held. */
export async function takesOneMore({ db }: Pick<Services, 'db'>, { id, plan }: InstitutionRow, more = 0) {
  const { responsables: most } = planLimits[plan];
  return most === null || (await countMembers(db, id)).responsables + more < most;
}

/**
 * Makes an account, whose address has just been confirmed, a member of the institution of its domain; not one who is of another, or
 * left one. In the transaction that holds the account's row.
 */
export async function joinByDomain(services: Services, { id, email }: { id: string; email: string }): Promise<void> {
  const { db } = services;
  const found = await findByDomain(db, domainOf(email));
  if (!found || (await hasMembership(db, id))) return;
  await join(services, { userId: id, institution: found, por: 'DOMINIO', responsable: false, by: null });
}

/** The same of all accounts with such an address, where an institution got domains. */
export async function joinAllOf(
  services: Services,
  { id, nombre }: Pick<InstitutionRow, 'id' | 'nombre'>,
  domains: readonly string[],
  by: string,
): Promise<void> {
  const total = await insertMembersOf(services.db, id, domains);
  if (total > 0)
    await record(services.db, { type: 'institution.membersJoined', userId: by, datos: { institucion: nombre, total } });
}

interface Joining {
  userId: string;
  institution: Pick<InstitutionRow, 'id' | 'nombre'>;
  por: MembershipWay;
  responsable: boolean;
  /** Whose act it is; null: it follows from another. */
  by: string | null;
}

/** Makes somebody a member who is of no institution now. */
export async function join(services: Services, { userId, institution, por, responsable, by }: Joining): Promise<void> {
  const { db } = services;
  await insertMember(db, { userId, institucionId: institution.id, por, responsable });
  const datos = { institucion: institution.nombre, cuenta: userId };
  await record(db, { type: 'institution.joined', userId: by, datos });
  await tellOfMembers(services);
}
