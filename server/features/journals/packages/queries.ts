/** SQL of packages for indices: which works one holds, in which order, and the jobs that made the last ones. */
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, issueWorks, jobs, journalSections, publications } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, inArray, isNotNull, sql } from '#server/platform/database/sql.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';

const p = publications;

interface Which {
  revistaId: string;
  numeros?: readonly string[] | undefined;
  obras?: readonly string[] | undefined;
  /** Notices, and what sections have that indices leave out. */
  withAll: boolean;
}
/** A work with the published number in which it stands; null: none. */
export interface Placed {
  id: string;
  numero: string | null;
  /** Readers have it, marked as such: archives keep it, indices do not take it up. */
  isRetracted: boolean;
}

/** The works that readers have, retracted ones among them, number by number, the oldest first, in their order; at most `most`. */
export async function findPackaged(
  db: Database,
  { revistaId, numeros, obras, withAll }: Which,
  most: number,
): Promise<Placed[]> {
  return db
    .select({ id: p.id, numero: issues.id, isRetracted: sql<boolean>`${p.estado} = 'RETIRADO'` })
    .from(p)
    .leftJoin(journalSections, eq(journalSections.id, p.seccionId))
    .leftJoin(issueWorks, eq(issueWorks.publicacionId, p.id))
    .leftJoin(issues, and(eq(issues.id, issueWorks.numeroId), isNotNull(issues.fechaPublicacion)))
    .where(
      and(
        isPublicWork,
        eq(p.revistaId, revistaId),
        numeros && inArray(issues.id, [...numeros]),
        obras && inArray(p.id, [...obras]),
        withAll ? undefined : sql`coalesce(${journalSections.indexada}, true)`,
        withAll
          ? undefined
          : sql`not exists (select from work_relations r where r.publicacion_id = ${p.id} and r.clase <> 'NUEVA_EDICION')`,
      ),
    )
    .orderBy(
      sql`${issues.fechaPublicacion} asc nulls last`,
      asc(issues.id),
      asc(issueWorks.orden),
      sql`${p.fechaPublicacion} asc nulls last`,
      asc(p.id),
    )
    .limit(most);
}

/** How many of these numbers are published ones of the journal. */
export async function countIssues(db: Database, revistaId: string, numeros: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.revistaId, revistaId), inArray(issues.id, [...numeros]), isNotNull(issues.fechaPublicacion)));
  return rows.length;
}

/** The last jobs that made packages of a journal; of one package alone where that is said. */
export const findPackageJobs = (
  db: Database,
  { tipo, revistaId, id }: { tipo: string; revistaId: string; id?: string },
  most: number,
): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.tipo, tipo),
        sql`${jobs.datos} ->> 'revistaId' = ${revistaId}`,
        id === undefined ? undefined : eq(jobs.id, id),
      ),
    )
    .orderBy(desc(jobs.fechaCreacion), desc(jobs.id))
    .limit(most);
