/** SQL that reads institutions for an export, every list in an order of its own. */
import type { Database } from '#server/platform/database/database.ts';
import {
  institutionDomains,
  institutionInvitations,
  institutionJournals,
  institutionMembers,
  institutionRequests,
  institutions,
  institutionWorks,
} from '#server/platform/database/schema.ts';
import { asc, getTableColumns, sql } from '#server/platform/database/sql.ts';

const { buscado: _, ...columns } = getTableColumns(institutions);

/** The institutions with all that is theirs, in the order of their ids. */
export async function findInstitutions(db: Database) {
  const rows = await db.select(columns).from(institutions).orderBy(asc(institutions.id));
  const domains = await db.select().from(institutionDomains).orderBy(sql`${institutionDomains.dominio} collate "C"`);
  const journals = await db.select().from(institutionJournals).orderBy(asc(institutionJournals.revistaId));
  const members = await db.select().from(institutionMembers).orderBy(asc(institutionMembers.userId));
  const works = await db.select().from(institutionWorks).orderBy(asc(institutionWorks.publicacionId));
  const invited = await db.select().from(institutionInvitations).orderBy(asc(institutionInvitations.id));
  const byInstitution = <T extends { institucionId: string }>(all: T[]) => {
    const own = Map.groupBy(all, ({ institucionId }) => institucionId);
    return (id: string) => (own.get(id) ?? []).map(({ institucionId: _, ...row }) => row);
  };
  const [domainsOf, journalsOf] = [byInstitution(domains), byInstitution(journals)];
  const [membersOf, worksOf, invitedTo] = [byInstitution(members), byInstitution(works), byInstitution(invited)];
  return rows.map((row) => ({
    ...row,
    dominios: domainsOf(row.id).map(({ dominio }) => dominio),
    revistas: journalsOf(row.id).map(({ revistaId }) => revistaId),
    miembros: membersOf(row.id),
    obras: worksOf(row.id),
    invitaciones: invitedTo(row.id),
  }));
}

export const findInstitutionRequests = (db: Database) =>
  db.select().from(institutionRequests).orderBy(asc(institutionRequests.id));
