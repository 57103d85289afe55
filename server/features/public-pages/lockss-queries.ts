/** SQL of what a journal published, as those who preserve it are led to it: by years, texts under embargo left out. */
import { inCatalogue } from '#server/features/catalogue/filters.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, issueWorks, publications } from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from '#server/platform/database/sql.ts';

const p = publications;

/** Of its published number; of none, the year in which it was published. */
const yearOfWork = sql<number>`coalesce(${issues.anio}, extract(year from ${p.fechaPublicacion} at time zone 'UTC'))::int`;
const inIssue = and(eq(issues.id, issueWorks.numeroId), isNotNull(issues.fechaPublicacion));
const openOf = (revistaId: string) => and(inCatalogue, eq(p.revistaId, revistaId), isNull(p.embargoHasta));

export interface PublishedYear {
  year: number;
  works: number;
}

/** The years in which a journal has published works or numbers, the last first, with how many works each has. */
export async function findPublishedYears(db: Database, revistaId: string): Promise<PublishedYear[]> {
  const ofWorks = await db
    .select({ year: yearOfWork, works: count() })
    .from(p)
    .leftJoin(issueWorks, eq(issueWorks.publicacionId, p.id))
    .leftJoin(issues, inIssue)
    .where(openOf(revistaId))
    .groupBy(yearOfWork);
  const ofIssues = await db
    .selectDistinct({ year: issues.anio })
    .from(issues)
    .where(and(eq(issues.revistaId, revistaId), isNotNull(issues.fechaPublicacion)));
  const years = new Map(ofIssues.map(({ year }) => [year, 0]));
  for (const { year, works } of ofWorks) years.set(year, works);
  return [...years].map(([year, works]) => ({ year, works })).sort((one, other) => other.year - one.year);
}

/** The published numbers of a journal of one year, the first of it first. */
export const findIssuesOfYear = (db: Database, revistaId: string, year: number, limit: number) =>
  db
    .select({ id: issues.id, volumen: issues.volumen, numero: issues.numero, anio: issues.anio, titulo: issues.titulo })
    .from(issues)
    .where(and(eq(issues.revistaId, revistaId), eq(issues.anio, year), isNotNull(issues.fechaPublicacion)))
    .orderBy(asc(issues.fechaPublicacion), asc(issues.id))
    .limit(limit);

/** The works of a journal of one year, in the order in which they were published. */
export const findWorksOfYear = (
  db: Database,
  revistaId: string,
  { year, limit, offset }: { year: number; limit: number; offset: number },
) =>
  db
    .select({ id: p.id, titulo: p.titulo, idioma: p.idioma })
    .from(p)
    .leftJoin(issueWorks, eq(issueWorks.publicacionId, p.id))
    .leftJoin(issues, inIssue)
    .where(and(openOf(revistaId), sql`${yearOfWork} = ${year}`))
    .orderBy(asc(p.fechaPublicacion), desc(p.id))
    .limit(limit)
    .offset(offset);
