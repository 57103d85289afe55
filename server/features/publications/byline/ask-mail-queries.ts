/** SQL of the mails by which accounts are asked to sign a work: one a work and account, whenever it goes. */

import type { Database } from '#server/platform/database/database.ts';
import { askMails, authorships, publications, users } from '#server/platform/database/schema.ts';
import { and, asc, count, eq, exists, gt, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

type AskMail = typeof askMails.$inferSelect;
export type UnsentAsk = Pick<AskMail, 'publicacionId' | 'userId' | 'pideId'>;

/** Notes that a mail is due to an account, unless it was noted before. */
export async function noteAskMail(db: Database, ask: UnsentAsk): Promise<void> {
  await db.insert(askMails).values(ask).onConflictDoNothing();
}

const of = ({ publicacionId, userId }: Pick<AskMail, 'publicacionId' | 'userId'>) =>
  and(eq(askMails.publicacionId, publicacionId), eq(askMails.userId, userId));

/** Notes that it goes out now, in the caller's transaction. */
export async function markAskMailed(db: Database, ask: UnsentAsk): Promise<void> {
  await db.update(askMails).set({ fechaCorreo: sql`now()` }).where(of(ask));
}

/**
 * The work that a mail asked to sign: the only one whose asking was noted at the instant that the mail was written, which is that of
 * their transaction. Undefined of other mails, and where the address is nobody's any more.
 */
export async function findAskedWork(
  db: Database,
  { para, fechaCreacion }: { para: string; fechaCreacion: Date },
): Promise<string | undefined> {
  const [asked, another] = await db
    .select({ id: askMails.publicacionId })
    .from(askMails)
    .innerJoin(users, eq(users.id, askMails.userId))
    .where(and(eq(users.email, para), eq(askMails.fechaCorreo, fechaCreacion)))
    .limit(2);
  return another ? undefined : asked?.id;
}

/** How many mails went out since then, by whom they were asked or to whom. */
export async function countAskMails(db: Database, { by, to }: { by?: string; to?: string }, since: Date) {
  const [row] = await db
    .select({ total: count() })
    .from(askMails)
    .where(
      and(
        gt(askMails.fechaCorreo, since),
        by === undefined ? undefined : eq(askMails.pideId, by),
        to === undefined ? undefined : eq(askMails.userId, to),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Mails that have not gone and may: both addresses are confirmed, the work is there and its byline still asks. By the age of the
 * works.
 */
export function findUnsentAsks(db: Database, most: number): Promise<UnsentAsk[]> {
  const writable = and(isNotNull(users.fechaVerificacion), isNull(users.fechaBloqueo), isNull(users.fechaEliminacion));
  const asker = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, askMails.pideId), writable));
  return db
    .select({ publicacionId: askMails.publicacionId, userId: askMails.userId, pideId: askMails.pideId })
    .from(askMails)
    .innerJoin(publications, eq(publications.id, askMails.publicacionId))
    .innerJoin(
      authorships,
      and(eq(authorships.publicacionId, askMails.publicacionId), eq(authorships.pedidaAId, askMails.userId)),
    )
    .innerJoin(users, eq(users.id, askMails.userId))
    .where(and(isNull(askMails.fechaCorreo), isNull(publications.fechaEliminacion), writable, exists(asker)))
    .orderBy(asc(askMails.publicacionId), asc(askMails.userId))
    .limit(most);
}

/** What it asks about, held for the transaction; undefined where it has gone, goes at this moment, or is asked no more. */
export async function holdUnsentAsk(db: Database, ask: UnsentAsk) {
  const [held] = await db
    .select({ userId: askMails.userId })
    .from(askMails)
    .where(and(of(ask), isNull(askMails.fechaCorreo)))
    .for('update', { skipLocked: true });
  if (!held) return undefined;
  const [work] = await db
    .select({ id: publications.id, titulo: publications.titulo, tipo: publications.tipo })
    .from(publications)
    .innerJoin(authorships, and(eq(authorships.publicacionId, publications.id), eq(authorships.pedidaAId, ask.userId)))
    .where(and(eq(publications.id, ask.publicacionId), isNull(publications.fechaEliminacion)));
  return work;
}
