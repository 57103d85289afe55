/** SQL of readings: how often each work was read, and what each person read last. */

import type { Database } from '#server/platform/database/database.ts';
import { publications, recentViews } from '#server/platform/database/schema.ts';
import { and, inArray, sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';

/** How many works a person's 'Visto Recientemente' remembers. */
const mostRemembered = 30;

const p = publications;

/**
 * Adds readings to works of the catalogue, all or none. Only `vistas` is written, so that no search vector is made
 * anew, and a work that somebody is just changing is passed over: nobody waits for a counter.
 * @returns the works whose readings are counted
 */
export async function addViews(db: Database, views: ReadonlyMap<string, number>): Promise<string[]> {
  const given = sql`unnest(${sql.param([...views.keys()])}::uuid[], ${sql.param([...views.values()])}::int[])`;
  const rows = await db
    .update(p)
    .set({ vistas: sql`${p.vistas} + given.times` })
    .from(sql`${given} as given (work, times)`)
    .where(
      sql`${p.id} = given.work and ${p.id} in (
        select id from publications as free where id = any(${sql.param([...views.keys()])}::uuid[]) for no key update skip locked
      ) and ${inCatalogue}`,
    )
    .returning({ id: p.id });
  return rows.map(({ id }) => id);
}

/** Those of the works that are in the catalogue. */
export async function inCatalogueAmong(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: p.id })
    .from(p)
    .where(and(inArray(p.id, [...ids]), inCatalogue));
  return rows.map(({ id }) => id);
}

/** Puts a work of the catalogue first among what a person read last, and forgets the oldest above thirty. */
export async function remember(db: Database, userId: string, publicacionId: string): Promise<void> {
  const v = recentViews;
  await db
    .insert(v)
    .select(
      db
        .select({ userId: sql`${userId}::uuid`.as('user_id'), publicacionId: p.id, fecha: sql`now()`.as('fecha') })
        .from(p)
        .where(and(sql`${p.id} = ${publicacionId}`, inCatalogue)),
    )
    .onConflictDoUpdate({ target: [v.userId, v.publicacionId], set: { fecha: sql`excluded.fecha` } });
  await db.delete(v).where(
    sql`${v.userId} = ${userId} and ${v.publicacionId} in (
      select publicacion_id from recent_views
      where user_id = ${userId} order by fecha desc nulls last offset ${mostRemembered}
    )`,
  );
}
