/** SQL of what works have in common with one another. */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { Estado } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fingerprints, publications, similarities, versions } from '#server/platform/database/schema.ts';
import { and, eq, gt, inArray, isNull, notInArray, sql } from '#server/platform/database/sql.ts';

export type SimilarityRow = typeof similarities.$inferSelect;
/** A version of a work. */
export interface Compared {
  id: string;
  version: number;
}

/** Versions by which their works are not found yet, the works that came last first. */
export const findUnmarked = (db: Database, limit: number, except: readonly string[]): Promise<Compared[]> =>
  db
    .select({ id: publications.id, version: publications.versionActual })
    .from(publications)
    .leftJoin(fingerprints, eq(fingerprints.publicacionId, publications.id))
    .where(
      and(
        gt(publications.versionActual, 0),
        isNull(publications.fechaEliminacion),
        sql`${fingerprints.version} is distinct from ${publications.versionActual}`,
        notInArray(publications.id, [...except]),
      ),
    )
    .orderBy(sql`${publications.id} desc`)
    .limit(limit);

/** Those with which something is still to be decided are compared. */
const inProcess: readonly Estado[] = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO'];

/** A version, with what it is found by. */
export type Marked = Compared & { huellas: number[] };

/** Versions in the process, as they are found, that were not compared yet, the works that came last first. */
export const findUncompared = (db: Database, limit: number, except: readonly string[]): Promise<Marked[]> =>
  db
    .select({ id: publications.id, version: publications.versionActual, huellas: fingerprints.huellas })
    .from(publications)
    .innerJoin(
      fingerprints,
      and(eq(fingerprints.publicacionId, publications.id), eq(fingerprints.version, publications.versionActual)),
    )
    .leftJoin(
      similarities,
      and(eq(similarities.publicacionId, publications.id), eq(similarities.version, publications.versionActual)),
    )
    .where(
      and(
        inArray(publications.estado, [...inProcess]),
        isNull(publications.fechaEliminacion),
        isNull(similarities.publicacionId),
        notInArray(publications.id, [...except]),
      ),
    )
    .orderBy(sql`${publications.id} desc`)
    .limit(limit);

/** The text of a version; undefined where it was not kept. */
export async function findVersionText(db: Database, { id, version }: Compared): Promise<Manuscript | undefined> {
  const [row] = await db
    .select({ documento: versions.documento })
    .from(versions)
    .where(and(eq(versions.publicacionId, id), eq(versions.numero, version)));
  return row?.documento;
}

/** Has the work be found by this version. */
export async function saveFingerprints(db: Database, { id, version }: Compared, huellas: number[]): Promise<void> {
  await db
    .insert(fingerprints)
    .values({ publicacionId: id, version, huellas })
    .onConflictDoUpdate({ target: fingerprints.publicacionId, set: { version, huellas } });
}

/** What more works than these have in common says nothing of one of them, as the sentence about conflicts of interest. */
const commonplace = 50;
/** Fingerprints that one statement looks up. */
const atOnce = 1_000;

/** The versions with the most fingerprints of these in common, but for those of the work itself: at most so many. */
export async function findAlike(db: Database, { id }: Compared, huellas: readonly number[], limit: number) {
  const shared = new Map<string, Compared & { comunes: number }>();
  for (let from = 0; from < huellas.length; from += atOnce) {
    const some = sql.join(
      huellas.slice(from, from + atOnce).map((huella) => sql`${huella}::int`),
      sql`, `,
    );
    const hits = sql`(
      select huella, publicacion_id, version, count(*) over (partition by huella) as obras
      from unnest(array[${some}]) as huella
      cross join lateral (
        select publicacion_id, version from fingerprints
        where huellas @> array[huella] and publicacion_id <> ${id}
        limit ${commonplace + 1}
      ) as found
    ) as hits`;
    const rows = await db
      .select({
        id: sql<string>`hits.publicacion_id`,
        version: sql<number>`hits.version`,
        comunes: sql<number>`count(*)::int`,
      })
      .from(hits)
      // Of a deleted work nobody is told, so it takes nobody's place.
      .innerJoin(
        publications,
        and(
          sql`${publications.id} = hits.publicacion_id`,
          isNull(publications.fechaEliminacion),
          // Of a text under embargo no passage is shown.
          isNull(publications.embargoHasta),
        ),
      )
      .where(sql`hits.obras <= ${commonplace}`)
      .groupBy(sql`hits.publicacion_id`, sql`hits.version`);
    for (const row of rows) {
      const known = shared.get(row.id);
      if (known) known.comunes += row.comunes;
      else shared.set(row.id, row);
    }
  }
  return [...shared.values()].toSorted((one, other) => other.comunes - one.comunes).slice(0, limit);
}

/** Keeps what came of comparing a version. */
export async function saveSimilarity(
  db: Database,
  { id, version }: Compared,
  { palabras, fuentes }: Pick<SimilarityRow, 'palabras' | 'fuentes'>,
): Promise<void> {
  const found = { palabras, fuentes, fecha: new Date() };
  await db
    .insert(similarities)
    .values({ publicacionId: id, version, ...found })
    .onConflictDoUpdate({ target: [similarities.publicacionId, similarities.version], set: found });
}

/** What came of comparing a version; undefined where it is still waiting. */
export async function findSimilarity(db: Database, { id, version }: Compared): Promise<SimilarityRow | undefined> {
  const [row] = await db
    .select()
    .from(similarities)
    .where(and(eq(similarities.publicacionId, id), eq(similarities.version, version)));
  return row;
}

/** Has a version be compared anew. */
export async function forgetSimilarity(db: Database, { id, version }: Compared): Promise<void> {
  await db.delete(similarities).where(and(eq(similarities.publicacionId, id), eq(similarities.version, version)));
}
