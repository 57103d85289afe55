/** SQL of whom a person may write to. */

import { alias, union } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, mails, publications, reviews, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, isNull, ne, type SQL, sql } from '#server/platform/database/sql.ts';

/** Accounts that can be written to: what is written is read inside, by who has opened theirs. */
const reachable = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo), isNull(users.invitadaDesde));

const selection = {
  id: users.id,
  nombres: users.nombres,
  apellidos: users.apellidos,
  email: users.email,
  roles: users.roles,
  ambitos: users.ambitos,
  preferencias: users.preferencias,
};

async function findAccounts(db: Database, where: SQL | undefined, limit: number) {
  return db
    .select(selection)
    .from(users)
    .where(and(reachable, where))
    .orderBy(asc(users.nombreNormal), asc(users.id))
    .limit(limit);
}
export type WritableAccount = Awaited<ReturnType<typeof findAccounts>>[number];

/** Accounts with every word in a name or the address. */
export const searchAccounts = (db: Database, words: readonly string[], limit: number) =>
  findAccounts(
    db,
    and(
      ...words.map(
        (word) => sql`${users.nombreNormal} like public.es_plain(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    ),
    limit,
  );

/** The account of that id or that address, if it can be written to. */
export async function findAccount(db: Database, to: string): Promise<WritableAccount | undefined> {
  const [row] = await findAccounts(db, to.includes('@') ? eq(users.email, to) : eq(users.id, to), 1);
  return row;
}

const own = alias(authorships, 'own');
const ofOwnWorks = (userId: string) => and(eq(own.userId, userId), isNull(publications.fechaEliminacion));

/** Who signs a living work with the person, each with the title of one such work. */
export const findCoauthors = (db: Database, userId: string) =>
  db
    .selectDistinctOn([users.id], { ...selection, obra: publications.titulo })
    .from(own)
    .innerJoin(publications, eq(publications.id, own.publicacionId))
    .innerJoin(authorships, eq(authorships.publicacionId, own.publicacionId))
    .innerJoin(users, eq(users.id, authorships.userId))
    .where(and(reachable, ofOwnWorks(userId), ne(users.id, userId)))
    .orderBy(users.id, asc(publications.tituloNormal));

/** Who handles the living works of the person, work by work. */
export const findHandlingEditors = (db: Database, userId: string) =>
  db
    .select({ ...selection, publicacionId: publications.id, obra: publications.titulo })
    .from(own)
    .innerJoin(publications, eq(publications.id, own.publicacionId))
    .innerJoin(users, eq(users.id, publications.editorId))
    .where(and(reachable, ofOwnWorks(userId), ne(users.id, userId)))
    .orderBy(asc(publications.tituloNormal));

/** Living works in which both write or review. */
export async function findSharedWorks(db: Database, one: string, other: string): Promise<string[]> {
  const partsOf = (id: string) =>
    union(
      db.select({ id: authorships.publicacionId }).from(authorships).where(eq(authorships.userId, id)),
      db.select({ id: reviews.publicacionId }).from(reviews).where(eq(reviews.revisorId, id)),
    );
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        isNull(publications.fechaEliminacion),
        sql`${publications.id} in (${partsOf(one)})`,
        sql`${publications.id} in (${partsOf(other)})`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Messages that the person wrote in the last hour. */
export const countWritten = (db: Database, senderId: string): Promise<number> =>
  db.$count(mails, and(eq(mails.enviadoPorId, senderId), sql`${mails.fechaCreacion} > now() - interval '1 hour'`));
