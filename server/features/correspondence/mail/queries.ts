/** SQL of the outbox. */

import type { Mail } from '#contract/entities/mail.ts';
import { followsMails, runsWorksIn } from '#contract/roles.ts';
import { ofJournals } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, mails, publications, users } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from '#server/platform/database/sql.ts';

import type { Follower } from './follower.ts';

export type MailRow = typeof mails.$inferSelect;

interface MailQuery {
  page: number;
  limit: number;
  search: string;
  estado?: Mail['estado'] | undefined;
}

/**
 * `followsMails` as a condition. A mail about a work is not for its authors: a letter may name who reviews it. Authors
 * of a work whose reviewers are hidden, or discuss it, also see no mail about several works or none (a day's notifications, a message)
 * that goes to somebody else, to whomever: if only those to reviewers were missing, the gaps would say who they are.
 * Links of accounts are always there.
 */
function followedBy(db: Database, { viewer, signsHidden }: Follower): SQL | undefined {
  const written = db
    .select({ id: authorships.publicacionId })
    .from(authorships)
    .where(eq(authorships.userId, viewer.id));
  const own = db.select({ email: users.email }).from(users).where(eq(users.id, viewer.id));
  const tellsNobody = signsHidden ? or(mails.secreto, inArray(mails.para, own)) : undefined;
  const notWritten = or(and(isNull(mails.publicacionId), tellsNobody), notInArray(mails.publicacionId, written));
  const handled = db.select({ id: publications.id }).from(publications).where(eq(publications.editorId, viewer.id));
  const journals = runsWorksIn(viewer);
  switch (followsMails(viewer)) {
    case 'all':
      return notWritten;
    case 'handled':
      return and(
        notWritten,
        or(sql`${mails.publicacionId} in (${handled})`, eq(mails.enviadoPorId, viewer.id)),
        journals === 'all' ? undefined : or(isNull(mails.publicacionId), ofJournals(db, journals, mails.publicacionId)),
      );
    case 'none':
      return sql`false`;
  }
}

const saying = (word: string) => sql`${mails.buscado} like public.es_plain(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`;

/** A page of the mails that the viewer follows, the last first; every word stands in the address or the subject. */
export async function findMails(
  db: Database,
  follower: Follower,
  { page, limit, search, estado }: MailQuery,
): Promise<{ rows: MailRow[]; total: number }> {
  const where = and(
    followedBy(db, follower),
    estado && eq(mails.estado, estado),
    ...search.split(/\s+/).filter(Boolean).map(saying),
  );
  const newest = [sql`${mails.fechaCreacion} desc nulls last`, sql`${mails.id} desc nulls last`];
  const total = await db.$count(mails, where);
  // First the page's ids, on the index alone, and then the texts of these few.
  const ids = db
    .select({ id: mails.id })
    .from(mails)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await db
    .select()
    .from(mails)
    .where(sql`${mails.id} = any(array(${ids}))`)
    .orderBy(...newest);
  return { rows, total };
}

/** The mail, if the viewer follows it, locked for the transaction. */
export async function lockMail(db: Database, follower: Follower, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), followedBy(db, follower)))
    .for('update');
  return row;
}

/** Puts a mail back at the beginning of its tries, or out of them. */
export async function updateMail(
  db: Database,
  id: string,
  changes: Pick<MailRow, 'estado'> & Partial<Pick<MailRow, 'intentos' | 'fechaIntento' | 'texto' | 'html' | 'pedido'>>,
): Promise<MailRow | undefined> {
  const [row] = await db.update(mails).set(changes).where(eq(mails.id, id)).returning();
  return row;
}
