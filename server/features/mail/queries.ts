import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, mails, reviews, users } from '#server/platform/database/schema.ts';

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

/** The addresses of those who review what this person wrote. */
export async function findReviewersOf(db: Database, authorId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ email: users.email })
    .from(authorships)
    .innerJoin(reviews, eq(reviews.publicacionId, authorships.publicacionId))
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(and(eq(authorships.userId, authorId), ne(users.id, authorId)));
  return new Set(rows.map(({ email }) => email));
}
