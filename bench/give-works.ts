import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, users } from '#server/platform/database/schema.ts';

/** Gives an account this role and makes it the main author of so many works, a quarter of them drafts, others in review. */
export async function giveWorks(db: Database, userId: string, role: Role, count: number): Promise<void> {
  await db
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, userId));
  const some = sql`select ${publications.id} from ${publications} order by ${publications.id} limit ${count}`;
  await db
    .update(authorships)
    .set({ userId })
    .where(sql`${authorships.orden} = 0 and ${authorships.publicacionId} in (${some})`);
  await db
    .update(publications)
    .set({
      autorPrincipalId: userId,
      estado: sql`(array['BORRADOR', 'EN_REVISION', 'APROBADO', 'PUBLICADO'])[1 + abs(hashtext(${publications.id}::text)) % 4]`,
    })
    .where(sql`${publications.id} in (${some})`);
  await db.execute(sql`vacuum analyze publications`);
  await db.execute(sql`vacuum analyze authorships`);
}
