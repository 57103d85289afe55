/** SQL of whether accounts sign a work: who is asked, what they were asked and said before. */

import type { EventKind } from '#server/events/event-kinds.ts';
import { accountsOf } from '#server/features/accounts/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { activity, authorships, publications, versions } from '#server/platform/database/schema.ts';
import { and, desc, eq, inArray, isNull, or, sql } from '#server/platform/database/sql.ts';

const asked: EventKind = 'coauthor.asked';
const answers = ['coauthor.accepted', 'coauthor.refused', 'coauthor.left'] as const satisfies EventKind[];
type Word = typeof asked | (typeof answers)[number];

/**
 * What was last said between a work and an account: asked of it, or answered, or of one that was merged into it; undefined where
 * nothing was.
 */
export async function findLastWord(db: Database, publicacionId: string, userId: string): Promise<Word | undefined> {
  const [row] = await db
    .select({ type: activity.type })
    .from(activity)
    .where(
      and(
        eq(activity.publicacionId, publicacionId),
        or(
          and(
            eq(activity.type, asked),
            sql`${activity.datos} ->> 'cuenta' in (select a.id::text from ${accountsOf(db, userId)} as a)`,
          ),
          and(inArray(activity.type, [...answers]), inArray(activity.userId, accountsOf(db, userId))),
        ),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(1);
  return [asked, ...answers].find((type): type is Word => type === row?.type);
}

/** Works that wait for the account's answer, the last asked first: at most 200. */
export const findAsked = (db: Database, userId: string) =>
  db
    .select({ publicacionId: authorships.publicacionId, fecha: authorships.fechaPedida })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(and(eq(authorships.pedidaAId, userId), isNull(publications.fechaEliminacion)))
    .orderBy(sql`${authorships.fechaPedida} desc nulls last`, desc(publications.id))
    .limit(200);

/** The same with those of deleted works, by their ids: for whose account is erased. */
export async function findAllAsked(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: authorships.publicacionId })
    .from(authorships)
    .where(eq(authorships.pedidaAId, userId))
    .orderBy(authorships.publicacionId);
  return rows.map(({ id }) => id);
}

/** Takes a name out of the bylines of all submitted versions of a work; the other names keep their order. */
export async function dropNameFromVersions(db: Database, publicacionId: string, name: string): Promise<void> {
  const rows = await db
    .select({ numero: versions.numero, autor: versions.autor })
    .from(versions)
    .where(eq(versions.publicacionId, publicacionId));
  for (const { numero, autor } of rows) {
    const others = `, ${autor}, `.replace(`, ${name}, `, ', ').slice(2, -2);
    if (others !== autor) await writeVersionByline(db, { publicacionId, numero }, others);
  }
}

/** Says who signs a submitted version. */
export async function writeVersionByline(
  db: Database,
  { publicacionId, numero }: { publicacionId: string; numero: number },
  autor: string,
): Promise<void> {
  await db
    .update(versions)
    .set({ autor })
    .where(and(eq(versions.publicacionId, publicacionId), eq(versions.numero, numero)));
}
