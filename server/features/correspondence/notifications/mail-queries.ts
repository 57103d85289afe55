/** SQL of the mails that notifications become. */

import type { Language, Treatment } from '#contract/vocabulary.ts';
import { type ByJournal, caseByJournal } from '#server/platform/database/by-journal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { notifications, publications, users } from '#server/platform/database/schema.ts';
import { and, asc, type Column, eq, inArray, isNull, lt, sql } from '#server/platform/database/sql.ts';

const reader = {
  userId: users.id,
  email: users.email,
  nombres: users.nombres,
  language: sql<Language | null>`${users.preferencias} ->> 'language'`,
};
const reachable = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** How works address people in mails: as the platform does, but in journals with a treatment of their own. */
export type Treatments = ByJournal<Treatment>;

/** Of the work that a notification is about; null without one. */
const ofWork = (column: Column) =>
  sql`(select ${column} from ${publications} where ${publications.id} = ${notifications.publicacionId})`;

/** What a notification says in a mail. */
function inMail(treatments: Treatments) {
  const places = { revistaId: ofWork(publications.revistaId), seccionId: ofWork(publications.seccionId) };
  const said = (formal: Column, usual: Column) =>
    sql<string>`${caseByJournal(treatments, places, (treatment) =>
      treatment === 'usted' ? sql`coalesce(${formal}, ${usual})` : sql`${usual}`,
    )}`;
  return {
    titulo: said(notifications.tituloUsted, notifications.titulo),
    mensaje: said(notifications.mensajeUsted, notifications.mensaje),
  };
}

/** These notifications with whom they are for, but for those who cannot be written to any more. */
export function findToMail(db: Database, ids: readonly string[], treatments: Treatments) {
  return db
    .select({
      ...reader,
      tipo: notifications.tipo,
      publicacionId: notifications.publicacionId,
      ...inMail(treatments),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(inArray(notifications.id, [...ids]), reachable));
}
export type Mailed = Awaited<ReturnType<typeof findToMail>>[number];

/** Whose notifications wait for a day's mail since before then. */
export function findDigestReaders(db: Database, before: Date) {
  return db
    .selectDistinct(reader)
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(notifications.porResumir, lt(notifications.fecha, before), reachable))
    .orderBy(asc(users.id));
}
export type DigestReader = Awaited<ReturnType<typeof findDigestReaders>>[number];

/** Takes what waits for a person's day's mail: of two who ask at once one is given it. The oldest first. */
export async function takeWaiting(db: Database, userId: string, treatments: Treatments) {
  const taken = await db
    .update(notifications)
    .set({ porResumir: false })
    .where(and(eq(notifications.userId, userId), notifications.porResumir))
    .returning({
      fecha: notifications.fecha,
      ...inMail(treatments),
      leidaEn: notifications.leidaEn,
    });
  return taken.sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
}
