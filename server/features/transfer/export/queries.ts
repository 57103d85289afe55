/** SQL that reads a journal for its export. Every list in an order of its own, so that the same journal is written alike. */

import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  activityChain,
  announcements,
  boardMembers,
  certificates,
  conflicts,
  issues,
  issueWorks,
  journalLetters,
  journalSections,
  journals,
  journalTexts,
  letterTemplates,
  notificationPreferences,
  publications,
  reminders,
  settings,
  sitePages,
  subscribers,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  type SQLWrapper,
  sql,
} from '#server/platform/database/sql.ts';
import { findInstitutionRequests, findInstitutions } from './institution-queries.ts';

/** The same order in every database, whatever its language. */
const byBytes = (column: SQLWrapper) => sql`${column} collate "C"`;

/** Everything asked from now on in this transaction is of one moment. */
export async function readOneMoment(db: Database): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** What the journal itself is made of; settings by their names. */
export async function findJournal(db: Database) {
  const rows = await db.select().from(settings);
  return {
    ajustes: Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor])),
    paginas: await db.select().from(sitePages).orderBy(byBytes(sitePages.slug)),
    cartas: await db
      .select()
      .from(letterTemplates)
      .orderBy(byBytes(letterTemplates.clave), byBytes(letterTemplates.idioma)),
    numeros: await findNumbers(db),
    revistas: await findJournals(db),
    instituciones: await findInstitutions(db),
    solicitudesDeInstitucion: await findInstitutionRequests(db),
  };
}

/** The numbers of journals in the order of their ids, with the places of works in them. */
async function findNumbers(db: Database) {
  const places = await db.select().from(issueWorks).orderBy(asc(issueWorks.orden), asc(issueWorks.publicacionId));
  const rows = await db.select().from(issues).orderBy(asc(issues.id));
  const byNumber = Map.groupBy(places, ({ numeroId }) => numeroId);
  return rows.map((row) => ({
    ...row,
    obras: (byNumber.get(row.id) ?? []).map(({ numeroId: _, ...place }) => place),
  }));
}

/** The journals, each with its parts, in the order of their ids. */
async function findJournals(db: Database) {
  const rows = await db.select().from(journals).orderBy(asc(journals.id));
  const sections = await db.select().from(journalSections).orderBy(asc(journalSections.orden));
  const board = await db.select().from(boardMembers).orderBy(asc(boardMembers.orden));
  const texts = await db.select().from(journalTexts).orderBy(byBytes(journalTexts.tipo));
  const letters = await db
    .select()
    .from(journalLetters)
    .orderBy(byBytes(journalLetters.clave), byBytes(journalLetters.idioma));
  const told = await db.select().from(announcements).orderBy(asc(announcements.orden));
  const own = <T extends { revistaId: string }>(all: T[], id: string) =>
    all.filter(({ revistaId }) => revistaId === id).map(({ revistaId: _, ...rest }) => rest);
  return rows.map((row) => ({
    ...row,
    secciones: own(sections, row.id),
    consejo: own(board, row.id),
    textos: own(texts, row.id),
    anuncios: own(told, row.id),
    cartas: own(letters, row.id),
  }));
}

export async function findWorkIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: publications.id }).from(publications).orderBy(asc(publications.id));
  return rows.map(({ id }) => id);
}

const { nombreNormal: _, fechaOrcid: __, ...accountColumns } = getTableColumns(users);

/** Accounts after an id, at most so many, each with what its person chose and declared. */
export async function findPeople(db: Database, after: string | undefined, most: number) {
  const people = await db
    .select(accountColumns)
    .from(users)
    .where(after === undefined ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(most);
  const ids = people.map(({ id }) => id);
  const channels = await db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, ids))
    .orderBy(byBytes(notificationPreferences.tipo));
  const declared = await db.select().from(conflicts).where(inArray(conflicts.userId, ids)).orderBy(asc(conflicts.id));
  const certified = await db
    .select()
    .from(certificates)
    .where(inArray(certificates.userId, ids))
    .orderBy(byBytes(certificates.codigo));
  const reminded = await db
    .select()
    .from(reminders)
    .where(and(inArray(reminders.userId, ids), isNull(reminders.publicacionId)))
    .orderBy(byBytes(reminders.clave));
  const own = <T extends { userId: string }>(rows: T[], id: string) =>
    rows.filter((row) => row.userId === id).map(({ userId: _, ...rest }) => rest);
  return people.map((person) => ({
    ...person,
    canales: own(channels, person.id),
    conflictos: own(declared, person.id),
    recordatorios: own(reminded, person.id).map(({ clave, fecha }) => ({ clave, fecha })),
    certificados: own(certified, person.id),
  }));
}

/** Subscriptions after an address, at most so many. */
export async function findSubscriptions(db: Database, after: string, most: number) {
  const { tokenHash: _, ...columns } = getTableColumns(subscribers);
  return db
    .select(columns)
    .from(subscribers)
    .where(sql`${byBytes(subscribers.email)} > ${after}`)
    .orderBy(byBytes(subscribers.email))
    .limit(most);
}

/** Entries of the activity record at places after one, up to another, at most so many, with their links of the chain. */
export async function findEntries(db: Database, after: number, upTo: number, most: number) {
  const { posicion, hash } = getTableColumns(activityChain);
  return db
    .select({ posicion, hash, ...getTableColumns(activity) })
    .from(activityChain)
    .innerJoin(activity, eq(activity.id, activityChain.actividadId))
    .where(and(gte(posicion, after + 1), lte(posicion, upTo)))
    .orderBy(asc(posicion))
    .limit(most);
}

/** The place of the record's last entry; 0 where it is empty. */
export async function findLastEntry(db: Database): Promise<number> {
  const [row] = await db
    .select({ last: sql`coalesce(max(${activityChain.posicion}), 0)`.mapWith(Number) })
    .from(activityChain);
  return row?.last ?? 0;
}
