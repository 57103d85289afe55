/** The queue of mails in the database. A mail is written in the transaction that causes it, and taken by one process. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';

/** The channel that wakes whoever delivers, once a mail is committed. */
export const mailsChannel = 'mails';

export type NewMail = typeof mails.$inferInsert;
export type QueuedMail = typeof mails.$inferSelect;

/** How long a process may take over a mail. Who died with it leaves it to the others after that. */
const lease = sql`interval '5 minutes'`;

export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db.insert(mails).values(mail);
}

/** Takes a mail that is due, for the length of the lease; undefined where none is. Nobody else is given it meanwhile. */
export async function claimNext(db: Database): Promise<QueuedMail | undefined> {
  const due = sql`select ${mails.id} from ${mails}
    where ${mails.estado} = 'PENDIENTE' and ${mails.fechaIntento} <= now()
    order by ${mails.fechaIntento} limit 1 for update skip locked`;
  const [mail] = await db
    .update(mails)
    .set({ intentos: sql`${mails.intentos} + 1`, fechaIntento: sql`now() + ${lease}` })
    .where(sql`${mails.id} = any(array(${due}))`)
    .returning();
  return mail;
}

/** Only while it is still this try's: a process that overslept its lease has nothing more to say. */
const thisTry = ({ id, intentos }: QueuedMail) =>
  and(eq(mails.id, id), eq(mails.intentos, intentos), eq(mails.estado, 'PENDIENTE'));

/** Keeps the mail for its process while it is on its way, however slow the server: until the lease is over, nobody else tries. */
export async function renewLease(db: Database, mail: QueuedMail): Promise<void> {
  await db
    .update(mails)
    .set({ fechaIntento: sql`now() + ${lease}` })
    .where(thisTry(mail));
}

/** What a secret mail keeps once it is not to be sent again: that it was. */
const forgetSecret = {
  texto: sql`case when ${mails.secreto} then '' else ${mails.texto} end`,
  html: sql`case when ${mails.secreto} then '' else ${mails.html} end`,
  enlaceBaja: sql`case when ${mails.secreto} then null else ${mails.enlaceBaja} end`,
};

export async function markSent(db: Database, mail: QueuedMail): Promise<void> {
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'ENVIADO', fechaEnvio: sql`now()`, error: null })
    .where(thisTry(mail));
}

/** Leaves the mail to another try after `minutes`. */
export async function postpone(db: Database, mail: QueuedMail, minutes: number, error: string): Promise<void> {
  const fechaIntento = sql`now() + ${minutes} * interval '1 minute'`;
  await db.update(mails).set({ fechaIntento, error }).where(thisTry(mail));
}

export async function giveUp(db: Database, mail: QueuedMail, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'FALLIDO', error })
    .where(thisTry(mail));
}

/** Milliseconds until the next mail is due, by the database's clock; undefined where none waits. */
export async function untilNextDue(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ ms: sql<number | null>`(extract(epoch from min(${mails.fechaIntento}) - now()) * 1000)::float8` })
    .from(mails)
    .where(eq(mails.estado, 'PENDIENTE'));
  return row?.ms ?? undefined;
}
