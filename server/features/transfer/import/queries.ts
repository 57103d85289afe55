/** SQL that writes an exported journal into an empty platform, as it was. */

import type { ActivityRecord } from '#server/features/transfer/export/format/activity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
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
import { sql } from '#server/platform/database/sql.ts';

/** Held until the transaction ends: nobody prepares the platform, or imports into it, meanwhile. */
export async function lockForImport(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.preparation'))`);
}

/** Nobody has done anything here: there are no accounts, no works, and nothing has happened. */
export async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [users, publications, activity])
    if ((await db.select({ one: sql`1` }).from(table).limit(1)).length > 0) return false;
  return true;
}

interface Journal {
  ajustes: (typeof settings.$inferInsert)[];
  paginas: (typeof sitePages.$inferInsert)[];
  cartas: (typeof letterTemplates.$inferInsert)[];
  revistas: (typeof journals.$inferInsert)[];
  secciones: (typeof journalSections.$inferInsert)[];
  textos: (typeof journalTexts.$inferInsert)[];
  anuncios: (typeof announcements.$inferInsert)[];
  cartasDeRevistas: (typeof journalLetters.$inferInsert)[];
}
export async function insertJournal(
  db: Database,
  { ajustes, paginas, cartas, revistas, secciones, textos, anuncios, cartasDeRevistas }: Journal,
): Promise<void> {
  await insertRows(db, settings, ajustes);
  await insertRows(db, sitePages, paginas);
  await insertRows(db, letterTemplates, cartas);
  // The principal one is there from the beginning, with a key of its own.
  for (const { id, ...row } of revistas)
    await db
      .insert(journals)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: journals.id, set: row });
  await insertRows(db, journalSections, secciones);
  await insertRows(db, journalTexts, textos);
  await insertRows(db, announcements, anuncios);
  await insertRows(db, journalLetters, cartasDeRevistas);
}

/** Who is in which board, once the accounts are there that it names. */
export async function insertBoards(db: Database, rows: (typeof boardMembers.$inferInsert)[]): Promise<void> {
  await insertRows(db, boardMembers, rows);
}

/** Numbers and the places of works in them, once the works are there. */
export async function insertIssues(
  db: Database,
  rows: (typeof issues.$inferInsert)[],
  placed: (typeof issueWorks.$inferInsert)[],
): Promise<void> {
  await insertRows(db, issues, rows);
  await insertRows(db, issueWorks, placed);
}

export async function insertPeople(db: Database, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await insertRows(db, users, rows);
}

interface OfPeople {
  canales: (typeof notificationPreferences.$inferInsert)[];
  conflictos: (typeof conflicts.$inferInsert)[];
  recordatorios: (typeof reminders.$inferInsert)[];
  certificados: (typeof certificates.$inferInsert)[];
}
/** What people chose and declared, once all of them are there. */
export async function insertOfPeople(
  db: Database,
  { canales, conflictos, recordatorios, certificados }: OfPeople,
): Promise<void> {
  await insertRows(db, notificationPreferences, canales);
  await insertRows(db, conflicts, conflictos);
  await insertRows(db, reminders, recordatorios);
  await insertRows(db, certificates, certificados);
}

export async function insertSubscribers(db: Database, rows: (typeof subscribers.$inferInsert)[]): Promise<void> {
  await insertRows(db, subscribers, rows);
}

/** Works that came without their mode of review get the one that the activity record shows. */
export async function settleIdentities(db: Database): Promise<void> {
  await db.execute(sql`select public.settle_identities()`);
}

/** Works that came without the time of their last public change get the one that the activity record shows. */
export async function settlePublicChanges(db: Database): Promise<void> {
  await db.execute(sql`select public.settle_public_changes()`);
}

/** DOIs that came without their state are registered where the activity record shows that they were imported. */
export async function settleDois(db: Database): Promise<void> {
  await db.execute(sql`select public.settle_dois()`);
}

/** Entries come with their links of the chain, instead of being chained anew, until `chainAgain`. */
export async function keepChain(db: Database): Promise<void> {
  await db.execute(sql`alter table public.activity disable trigger activity_chained`);
}

export async function insertEntries(db: Database, entries: readonly ActivityRecord[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(activity)
    .overridingSystemValue()
    .values(entries.map(({ posicion: _, hash: __, ...entry }) => entry));
  await db.insert(activityChain).values(entries.map(({ posicion, hash, id }) => ({ posicion, hash, actividadId: id })));
}

/** New entries go on from the last one. */
export async function chainAgain(db: Database): Promise<void> {
  await db.execute(sql`alter table public.activity enable trigger activity_chained`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence('public.activity', 'id'), max(id)) from public.activity having max(id) is not null`,
  );
}
