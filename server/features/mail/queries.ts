import { count, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { mails } from '#server/platform/database/schema.ts';

/** A page of the mails, the last first. */
export async function findMails(db: Database, { page, limit }: { page: number; limit: number }) {
  const [counted] = await db.select({ total: count() }).from(mails);
  const rows = await db
    .select()
    .from(mails)
    .orderBy(sql`${mails.fechaCreacion} desc nulls last`, sql`${mails.id} desc nulls last`)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}
export type MailRow = Awaited<ReturnType<typeof findMails>>['rows'][number];
