/** SQL of proposals that another author becomes a work's main author: one a work, while it is open. */
import type { Database } from '#server/platform/database/database.ts';
import { activity, authorships, publications, successions, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from '#server/platform/database/sql.ts';

export type SuccessionRow = typeof successions.$inferSelect;

export async function findSuccession(db: Database, publicacionId: string): Promise<SuccessionRow | undefined> {
  const [row] = await db.select().from(successions).where(eq(successions.publicacionId, publicacionId));
  return row;
}

export async function insertSuccession(db: Database, row: typeof successions.$inferInsert): Promise<void> {
  await db.insert(successions).values(row);
}

export async function updateSuccession(
  db: Database,
  publicacionId: string,
  changes: Partial<Pick<SuccessionRow, 'fechaAceptado' | 'fechaConforme'>>,
): Promise<void> {
  await db.update(successions).set(changes).where(eq(successions.publicacionId, publicacionId));
}

/** Moves the days to object on by the time for which the work was deleted; where they were over before, they stay so. */
export async function extendObjection(
  db: Database,
  publicacionId: string,
  deleted: Date,
  restored: Date,
): Promise<void> {
  const away = sql`make_interval(secs => ${(restored.getTime() - deleted.getTime()) / 1000}::float8)`;
  await db
    .update(successions)
    .set({ fechaLimite: sql`${successions.fechaLimite} + ${away}` })
    .where(and(eq(successions.publicacionId, publicacionId), gt(successions.fechaLimite, deleted)));
}

export async function deleteSuccession(db: Database, publicacionId: string): Promise<void> {
  await db.delete(successions).where(eq(successions.publicacionId, publicacionId));
}

/** Ends the proposal of a work whose byline no longer names who was proposed. Gives it. */
export async function deleteWithoutAuthor(db: Database, publicacionId: string): Promise<SuccessionRow | undefined> {
  const named = db
    .select({ one: sql`1` })
    .from(authorships)
    .where(
      and(
        eq(authorships.publicacionId, successions.publicacionId),
        or(eq(authorships.userId, successions.personaId), eq(authorships.pedidaAId, successions.personaId)),
      ),
    );
  const [row] = await db
    .delete(successions)
    .where(and(eq(successions.publicacionId, publicacionId), notExists(named)))
    .returning();
  return row;
}

/** The works in whose open proposals an account is the one proposed, or the present main author. */
export async function findSuccessionsNaming(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: successions.publicacionId })
    .from(successions)
    .where(or(eq(successions.personaId, userId), eq(successions.anteriorId, userId)))
    .orderBy(asc(successions.publicacionId));
  return rows.map(({ id }) => id);
}

/** Whether a main author, by whichever of their accounts, has objected to another of this work since then. */
export async function hasObjected(
  db: Database,
  publicacionId: string,
  mainAuthorId: string,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: activity.id })
    .from(activity)
    .innerJoin(users, eq(users.id, activity.userId))
    .where(
      and(
        eq(activity.publicacionId, publicacionId),
        eq(activity.type, 'coauthor.successionObjected'),
        gt(activity.timestamp, since),
        eq(sql`coalesce(${users.unidaAId}, ${users.id})`, mainAuthorId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Who of a byline has an account that can answer, in its order; `firma`: they said that they sign. */
export async function findSuccessors(db: Database, publicacionId: string, mainAuthorId: string | null) {
  const account = sql<string>`coalesce(${authorships.userId}, ${authorships.pedidaAId})`;
  return db
    .select({
      id: users.id,
      nombres: authorships.nombres,
      apellidos: authorships.apellidos,
      firma: sql<boolean>`${authorships.userId} is not null`,
    })
    .from(authorships)
    .innerJoin(users, eq(users.id, account))
    .where(
      and(
        eq(authorships.publicacionId, publicacionId),
        isNull(users.fechaEliminacion),
        isNull(users.fechaBloqueo),
        mainAuthorId === null ? undefined : ne(users.id, mainAuthorId),
      ),
    )
    .orderBy(asc(authorships.orden));
}

/** Proposals about living works that wait for the account, the last first: at most 200. */
export const findAskedSuccessions = (db: Database, userId: string) =>
  db
    .select(getTableColumns(successions))
    .from(successions)
    .innerJoin(publications, eq(publications.id, successions.publicacionId))
    .where(and(waitsFor(userId), isNull(publications.fechaEliminacion)))
    .orderBy(desc(successions.fecha), asc(successions.publicacionId))
    .limit(200);

/** Whether a proposal waits for what this account says of it. */
export const waitsFor = (userId: string) =>
  or(
    and(eq(successions.personaId, userId), isNull(successions.fechaAceptado)),
    and(eq(successions.anteriorId, userId), eq(successions.porRedaccion, true), isNull(successions.fechaConforme)),
  );

/** Living works whose proposal was accepted, and to which nobody objected in time: so many at most. */
export async function findUnobjected(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: successions.publicacionId })
    .from(successions)
    .innerJoin(publications, eq(publications.id, successions.publicacionId))
    .where(
      and(
        isNotNull(successions.fechaAceptado),
        lte(successions.fechaLimite, now),
        isNull(publications.fechaEliminacion),
      ),
    )
    .orderBy(asc(successions.publicacionId))
    .limit(most);
  return rows.map(({ id }) => id);
}
