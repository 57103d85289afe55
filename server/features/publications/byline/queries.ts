/** SQL of invitations to sign a work, and of the people one may choose among. */

import type { Database } from '#server/platform/database/database.ts';
import { authorships, coauthorships, publications, users } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, gt, isNull, ne, notInArray, sql } from '#server/platform/database/sql.ts';

export type InvitationRow = typeof coauthorships.$inferSelect;

/** The invitations of a work, cancelled and answered ones among them. */
export const findInvitations = (db: Database, publicacionId: string): Promise<InvitationRow[]> =>
  db.select().from(coauthorships).where(eq(coauthorships.publicacionId, publicacionId));

/** A new invitation in place of the one that the address had to this work, with its answer. */
export async function saveInvitation(
  db: Database,
  invitation: Pick<InvitationRow, 'publicacionId' | 'email' | 'hash' | 'invitaId' | 'fecha' | 'expiresAt'>,
): Promise<void> {
  const row = { ...invitation, fechaAceptada: null, fechaDeclinada: null };
  await db
    .insert(coauthorships)
    .values(row)
    .onConflictDoUpdate({ target: [coauthorships.publicacionId, coauthorships.email], set: row });
}

/** The link that was mailed works again until `expiresAt`. */
export async function reviveInvitation(
  db: Database,
  { publicacionId, email }: Pick<InvitationRow, 'publicacionId' | 'email'>,
  expiresAt: Date,
): Promise<void> {
  await db.update(coauthorships).set({ expiresAt }).where(of(publicacionId, email));
}

/** Ends the open invitations of a work but those to these addresses. */
export async function cancelInvitations(db: Database, publicacionId: string, kept: readonly string[]): Promise<void> {
  await db
    .update(coauthorships)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(coauthorships.publicacionId, publicacionId),
        notInArray(coauthorships.email, [...kept]),
        gt(coauthorships.expiresAt, sql`now()`),
      ),
    );
}

/** How many works the address was invited to since then, this one not counted. */
export async function countInvitationsElsewhere(db: Database, email: string, publicacionId: string, since: Date) {
  const [row] = await db
    .select({ total: count() })
    .from(coauthorships)
    .where(
      and(
        eq(coauthorships.email, email),
        ne(coauthorships.publicacionId, publicacionId),
        gt(coauthorships.fecha, since),
      ),
    );
  return row?.total ?? 0;
}

/**
 * What an invitation is to, by the hash of its token: while the work stands, and its byline still has, without an
 * account, the author who was invited.
 */
export async function findInvitation(db: Database, hash: string) {
  const [row] = await db
    .select({
      publicacionId: coauthorships.publicacionId,
      email: coauthorships.email,
      expiresAt: coauthorships.expiresAt,
      fechaAceptada: coauthorships.fechaAceptada,
      fechaDeclinada: coauthorships.fechaDeclinada,
      titulo: publications.titulo,
      nombres: authorships.nombres,
      apellidos: authorships.apellidos,
      invita: sql<string>`trim(concat(${users.nombres}, ' ', ${users.apellidos}))`,
    })
    .from(coauthorships)
    .innerJoin(publications, eq(publications.id, coauthorships.publicacionId))
    .innerJoin(
      authorships,
      and(
        eq(authorships.publicacionId, coauthorships.publicacionId),
        eq(authorships.email, coauthorships.email),
        isNull(authorships.userId),
      ),
    )
    .leftJoin(users, eq(users.id, coauthorships.invitaId))
    .where(and(eq(coauthorships.hash, hash), isNull(publications.fechaEliminacion)));
  return row;
}

/** The first key of the locks on those who invite: any number that no other lock has. */
const inviterLocks = 2;

/**
 * How many people that account has written to since then. Who asks holds it until their transaction ends, so that what
 * they send at once from several works is counted as well.
 */
export async function holdInvitationsBy(db: Database, invitaId: string, since: Date): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${inviterLocks}::int, hashtext(${invitaId}))`);
  const [row] = await db
    .select({ total: count() })
    .from(coauthorships)
    .where(and(eq(coauthorships.invitaId, invitaId), gt(coauthorships.fecha, since)));
  return row?.total ?? 0;
}

/** Marks what the person who was invited answered. */
export async function markAnswered(
  db: Database,
  { publicacionId, email }: Pick<InvitationRow, 'publicacionId' | 'email'>,
  answer: 'fechaAceptada' | 'fechaDeclinada',
): Promise<void> {
  await db
    .update(coauthorships)
    .set({ [answer]: sql`now()` })
    .where(of(publicacionId, email));
}

const of = (publicacionId: string, email: string) =>
  and(eq(coauthorships.publicacionId, publicacionId), eq(coauthorships.email, email));

/**
 * Accounts in use whose names, accents aside, have all the words; never looked for by their addresses. Not those that nobody
 * has opened: that there is one says that somebody was invited to review.
 */
export async function findPeople(db: Database, words: string, limit: number) {
  const name = sql`public.es_plain(${users.nombres} || ' ' || ${users.apellidos})`;
  const saying = (word: string) => sql`${name} like public.es_plain(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;
  const rows = await db
    .select({
      id: users.id,
      nombres: users.nombres,
      apellidos: users.apellidos,
      afiliacion: users.afiliacion,
      afiliacionRor: users.afiliacionRor,
      orcid: users.orcid,
    })
    .from(users)
    .where(
      and(
        isNull(users.fechaEliminacion),
        isNull(users.fechaBloqueo),
        isNull(users.invitadaDesde),
        ...words.split(/\s+/).filter(Boolean).map(saying),
      ),
    )
    .orderBy(asc(users.apellidos), asc(users.nombres), asc(users.id))
    .limit(limit);
  return rows.map(({ afiliacionRor, ...row }) => ({ ...row, ...(afiliacionRor && { afiliacionRor }) }));
}

/** The addresses of these accounts. */
export async function findAddresses(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(sql`${users.id} = any(${sql.param([...ids])}::uuid[])`, isNull(users.fechaEliminacion)));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
