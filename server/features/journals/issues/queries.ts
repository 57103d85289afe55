/** SQL of numbers and of the places of works in them. */
import type { Estado } from '#contract/vocabulary.ts';
import type { Journals, Person } from '#contract/workflow.ts';
import { findWorksInOrder, isPublicWork, type Work } from '#server/features/publications/queries.ts';
import { inJournals } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, issueWorks, journals, publications, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';

export type IssueRow = typeof issues.$inferSelect;
/** What a number is called by. */
export type CalledIssue = Pick<IssueRow, 'id' | 'volumen' | 'numero' | 'anio' | 'titulo'>;
export type NewIssueRow = typeof issues.$inferInsert;
export type PlaceRow = typeof issueWorks.$inferSelect;
export type NewPlaceRow = typeof issueWorks.$inferInsert;

export async function findIssue(db: Database, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(issues).where(eq(issues.id, id));
  return row;
}

/** The same with its row locked until the transaction ends: who comes second sees what the first did. */
export async function lockIssue(db: Database, id: string): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(issues).where(eq(issues.id, id)).for('update');
  return row;
}

export async function insertIssue(db: Database, row: NewIssueRow): Promise<void> {
  await db.insert(issues).values(row);
}

/** Changes a number, and counts its revision up with it. */
export async function updateIssue(db: Database, id: string, changes: Partial<NewIssueRow>): Promise<void> {
  await db
    .update(issues)
    .set({ ...changes, revision: sql`${issues.revision} + 1` })
    .where(eq(issues.id, id));
}

export async function deleteIssue(db: Database, id: string): Promise<void> {
  await db.delete(issues).where(eq(issues.id, id));
}

/** Another number of the journal that is called the same. */
export async function hasTwin(db: Database, issue: Pick<IssueRow, 'id' | 'revistaId' | 'volumen' | 'numero' | 'anio'>) {
  const [twin] = await db
    .select({ id: issues.id })
    .from(issues)
    .where(
      and(
        ne(issues.id, issue.id),
        eq(issues.revistaId, issue.revistaId),
        sql`lower(${issues.numero}) = lower(${issue.numero})`,
        issue.volumen === ''
          ? and(eq(issues.volumen, ''), eq(issues.anio, issue.anio))
          : sql`lower(${issues.volumen}) = lower(${issue.volumen})`,
      ),
    )
    .limit(1);
  return twin !== undefined;
}

/** Which numbers a list has: `unpublishedOf`: the journals whose unpublished ones it has as well; `of`: those of these journals alone. */
export interface Listed {
  revistaId?: string | undefined;
  unpublishedOf: Journals;
  of?: Journals;
}

function listed({ revistaId, unpublishedOf, of = 'all' }: Listed): SQL | undefined {
  const open =
    unpublishedOf === 'all'
      ? undefined
      : unpublishedOf.length === 0
        ? isNotNull(issues.fechaPublicacion)
        : sql`(${issues.fechaPublicacion} is not null or ${inArray(issues.revistaId, [...unpublishedOf])})`;
  return and(
    open,
    inJournals(of, issues.revistaId),
    revistaId === undefined ? undefined : eq(issues.revistaId, revistaId),
  );
}

/** A page of numbers, those being prepared first, then the last published first; and how many there are. */
export async function findIssues(db: Database, which: Listed, { page, limit }: { page: number; limit: number }) {
  const where = listed(which);
  const [counted] = await db.select({ total: count() }).from(issues).where(where);
  const rows = await db
    .select()
    .from(issues)
    .where(where)
    .orderBy(
      sql`${issues.fechaPublicacion} desc nulls first`,
      desc(issues.anio),
      desc(issues.fechaCreacion),
      asc(issues.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** How many works each of these numbers has: all, and those that the public can read. */
export async function countWorks(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { all: number; open: number }>();
  const rows = await db
    .select({
      id: issueWorks.numeroId,
      all: sql`count(*)`.mapWith(Number),
      open: sql`count(*) filter (where ${isPublicWork})`.mapWith(Number),
    })
    .from(issueWorks)
    .innerJoin(publications, eq(publications.id, issueWorks.publicacionId))
    .where(and(inArray(issueWorks.numeroId, [...ids]), isNull(publications.fechaEliminacion)))
    .groupBy(issueWorks.numeroId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The number that each journal published last, by the journal's id: of each the first is read off its index, however many it has. */
export async function findLastIssues(db: Database): Promise<Map<string, CalledIssue>> {
  const { id, revistaId, volumen, numero, anio, titulo, fechaPublicacion } = issues;
  const last = db
    .select({ id, volumen, numero, anio, titulo })
    .from(issues)
    .where(and(eq(revistaId, journals.id), isNotNull(fechaPublicacion)))
    .orderBy(sql`${fechaPublicacion} desc nulls first`, asc(id))
    .limit(1)
    .as('last');
  const called = { id: last.id, volumen: last.volumen, numero: last.numero, anio: last.anio, titulo: last.titulo };
  const rows = await db.select({ journalId: journals.id, called }).from(journals).innerJoinLateral(last, sql`true`);
  return new Map(rows.map(({ journalId, called }) => [journalId, called]));
}

/** The places of a number in its order, with their works; deleted works are in none. */
export async function findPlaces(db: Database, numeroId: string): Promise<{ place: PlaceRow; work: Work }[]> {
  const places = await db
    .select()
    .from(issueWorks)
    .where(eq(issueWorks.numeroId, numeroId))
    .orderBy(asc(issueWorks.orden), asc(issueWorks.publicacionId));
  const works = await findWorksInOrder(
    db,
    places.map(({ publicacionId }) => publicacionId),
  );
  const byId = new Map(works.map((work) => [work.id, work]));
  return places.flatMap((place) => {
    const work = byId.get(place.publicacionId);
    return work && !work.deletedAt ? [{ place, work }] : [];
  });
}

/** Puts works at the end of a number. Gives those that came in: the others are in a number already. */
export async function insertPlaces(db: Database, rows: NewPlaceRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insert(issueWorks)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: issueWorks.publicacionId });
  return inserted.map(({ id }) => id);
}

export async function updatePlace(db: Database, publicacionId: string, changes: Partial<NewPlaceRow>): Promise<void> {
  await db.update(issueWorks).set(changes).where(eq(issueWorks.publicacionId, publicacionId));
}

/** Takes a work out of this number. Gives whether it was in it. */
export async function deletePlace(db: Database, numeroId: string, publicacionId: string): Promise<boolean> {
  const gone = await db
    .delete(issueWorks)
    .where(and(eq(issueWorks.numeroId, numeroId), eq(issueWorks.publicacionId, publicacionId)))
    .returning({ id: issueWorks.publicacionId });
  return gone.length > 0;
}

/** Takes a work out of the number that it stands in; gives that number, where there is one. */
export async function leaveIssue(db: Database, publicacionId: string): Promise<IssueRow | undefined> {
  const [gone] = await db
    .delete(issueWorks)
    .where(eq(issueWorks.publicacionId, publicacionId))
    .returning({ id: issueWorks.numeroId });
  if (!gone) return undefined;
  await updateIssue(db, gone.id, {});
  return findIssue(db, gone.id);
}

/** The published numbers of its journal before and after it. */
export async function findNeighbours(db: Database, { id, revistaId, fechaPublicacion }: IssueRow) {
  const of = (before: boolean) => {
    const here = sql`(${issues.fechaPublicacion}, ${issues.id})`;
    const there = sql`(${fechaPublicacion?.toISOString()}::timestamptz, ${id}::uuid)`;
    return db
      .select()
      .from(issues)
      .where(
        and(
          eq(issues.revistaId, revistaId),
          isNotNull(issues.fechaPublicacion),
          before ? sql`${here} < ${there}` : sql`${here} > ${there}`,
        ),
      )
      .orderBy(
        ...(before ? [desc(issues.fechaPublicacion), desc(issues.id)] : [asc(issues.fechaPublicacion), asc(issues.id)]),
      )
      .limit(1);
  };
  if (!fechaPublicacion) return { before: undefined, after: undefined };
  const [[before], [after]] = [await of(true), await of(false)];
  return { before, after };
}

/**
 * Works that could come into a number of the journal: in one of these estados, in no number, and with what is sought in title or byline
 * where something is. Approved ones first, then the last changed, bounded.
 */
export async function findUnplaced(
  db: Database,
  { revistaId, estados, sought, most }: { revistaId: string; estados: readonly Estado[]; sought: string; most: number },
): Promise<Work[]> {
  const said = sql`public.es_plain(${publications.titulo} || ' ' || ${publications.autor})`;
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.revistaId, revistaId),
        inArray(publications.estado, [...estados]),
        isNull(publications.fechaEliminacion),
        sought === '' ? undefined : sql`position(public.es_plain(${sought}) in ${said}) > 0`,
        notExists(db.select().from(issueWorks).where(eq(issueWorks.publicacionId, publications.id))),
      ),
    )
    .orderBy(
      desc(sql`(${publications.estado} = 'APROBADO')`),
      desc(publications.fechaActualizacion),
      asc(publications.id),
    )
    .limit(most);
  return findWorksInOrder(
    db,
    rows.map(({ id }) => id),
  );
}

/** Which of these works have a text here, or a PDF in its stead. */
export async function findWithText(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        inArray(publications.id, [...ids]),
        sql`(exists (select from public.manuscripts m
              where m.publicacion_id = ${publications.id} and m.documento -> 'content' <> '[]'::jsonb)
          or exists (select from public.version_files v join public.files f on f.id = v.file_id
              where v.publicacion_id = ${publications.id} and v.numero = ${publications.versionActual}
                and f.clase = 'MANUSCRITO' and f.tipo = 'application/pdf'))`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Somebody as policy knows them now; undefined where the account is blocked or gone. */
export async function findActor(db: Database, id: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ id: users.id, roles: users.roles, ambitos: users.ambitos })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo)));
  return row;
}

/** The numbers of a journal that are of these volumes and of these numbers, both in lower case. */
export const findIssuesCalled = (
  db: Database,
  revistaId: string,
  { volumenes, numeros }: { volumenes: readonly string[]; numeros: readonly string[] },
): Promise<IssueRow[]> =>
  db
    .select()
    .from(issues)
    .where(
      and(
        eq(issues.revistaId, revistaId),
        sql`lower(${issues.volumen}) = any(${sql.param(volumenes)}::text[]) and lower(${issues.numero}) = any(${sql.param(numeros)}::text[])`,
      ),
    );

/** The place after the last of a number. */
export async function nextOrder(db: Database, numeroId: string): Promise<number> {
  const [last] = await db
    .select({ orden: sql`coalesce(max(${issueWorks.orden}), 0)`.mapWith(Number) })
    .from(issueWorks)
    .where(eq(issueWorks.numeroId, numeroId));
  return (last?.orden ?? 0) + 1;
}

/** Whether a work stands in another number than this one. */
export async function isInOther(db: Database, publicacionId: string, numeroId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: issueWorks.numeroId })
    .from(issueWorks)
    .where(and(eq(issueWorks.publicacionId, publicacionId), ne(issueWorks.numeroId, numeroId)));
  return row !== undefined;
}

/** Which of these works stand in a number. */
export async function findPlaced(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: issueWorks.publicacionId })
    .from(issueWorks)
    .where(inArray(issueWorks.publicacionId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
