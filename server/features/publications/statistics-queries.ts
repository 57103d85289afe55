/** SQL of an author's statistics: what their works come to. */

import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { and, desc, eq, gt, isNotNull, type SQL, sql } from '#server/platform/database/sql.ts';
import type { Where } from './scope.ts';

const p = publications;

/** The most frequent keywords of the works, most first. */
export async function countKeywords(db: Database, where: Where, limit: number) {
  const palabra = sql<string>`unnest(${p.palabrasClave})`.as('palabra');
  const words = db.select({ palabra }).from(p).where(where).as('words');
  return db
    .select({ palabra: words.palabra, veces: sql`count(*)`.mapWith(Number) })
    .from(words)
    .groupBy(words.palabra)
    .orderBy(sql`count(*) desc`, words.palabra)
    .limit(limit);
}

export const inCatalogue = (where: Where): Where => and(where, eq(p.estado, 'PUBLICADO'));

/** How often the published ones were read in the catalogue. */
export async function countReadings(db: Database, where: Where): Promise<number> {
  const [row] = await db
    .select({ lecturas: sql`coalesce(sum(${p.vistas}), 0)`.mapWith(Number) })
    .from(p)
    .where(inCatalogue(where));
  return row?.lecturas ?? 0;
}

/** The published ones that were read most, most first. */
export const findMostRead = (db: Database, where: Where, limit: number) =>
  db
    .select({ id: p.id, titulo: p.titulo, lecturas: p.vistas })
    .from(p)
    .where(and(inCatalogue(where), gt(p.vistas, 0)))
    .orderBy(desc(p.vistas), desc(p.id))
    .limit(limit);

/** The days that close each stretch of time in review; the last is open. */
const stretches = [15, 30, 60, 90, null] as const;

/** How many whole days the accepted works were in review, from their last submission on. */
export async function countDaysInReview(db: Database, where: Where) {
  const days = sql`floor(extract(epoch from ${p.fechaAceptacion} - ${p.fechaEnvio}) / 86400)`;
  const within = (least: number, most: number | null): SQL =>
    sql`count(*) filter (where ${days} > ${least} and ${days} <= ${most ?? 1_000_000})::int`;
  const counts = stretches.map((most, index) => within(stretches[index - 1] ?? -1, most));
  const [row] = await db
    .select({
      publicaciones: sql`count(*)`.mapWith(Number),
      mediana: sql<number | null>`(percentile_cont(0.5) within group (order by ${days}::float8))::float8`,
      counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]`,
    })
    .from(p)
    .where(and(where, isNotNull(p.fechaEnvio), isNotNull(p.fechaAceptacion)));
  return {
    publicaciones: row?.publicaciones ?? 0,
    mediana: row?.mediana ?? null,
    tramos: stretches.map((hasta, index) => ({ hasta, publicaciones: row?.counts[index] ?? 0 })),
  };
}
