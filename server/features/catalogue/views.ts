/** SQL of readings: how often each work was read and downloaded, and what each person read last. */

import { z } from 'zod';
import type { UsageKind } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, recentViews } from '#server/platform/database/schema.ts';
import { and, inArray, sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';

/** How many works a person's 'Visto Recientemente' remembers. */
const mostRemembered = 30;

const p = publications;

/** Uses of one kind, of a work, in a month (by its first day). */
export interface Use {
  work: string;
  mes: string;
  clase: UsageKind;
  times: number;
}

/**
 * Adds readings and downloads to works of the catalogue, by month and readings to all there ever were; all or none, in one
 * statement. Of the work only `vistas` is written, so that no search vector is made anew, and a work that somebody is just
 * changing is passed over: nobody waits for a counter.
 * @returns the works whose uses are counted
 */
export async function addUses(db: Database, uses: readonly Use[]): Promise<Set<string>> {
  const column = (name: keyof Use) => sql.param(uses.map((use) => use[name]));
  const done = await db.execute(sql`
    with given as (
      select * from unnest(
        ${column('work')}::uuid[], ${column('mes')}::date[], ${column('clase')}::text[], ${column('times')}::int[]
      ) as g (work, mes, clase, times)
    ), free as materialized (
      select id from publications where id in (select work from given) and ${inCatalogue}
      order by id for no key update skip locked
    ), counted as (
      update publications set vistas = vistas + reading.times
      from (select work, sum(times)::int as times from given where clase = 'LECTURA' group by work) as reading
      where publications.id = reading.work and publications.id in (select id from free)
    )
    insert into usage_by_month (publicacion_id, mes, clase, veces)
    select work, mes, clase, times from given where work in (select id from free)
    on conflict (publicacion_id, mes, clase) do update set veces = usage_by_month.veces + excluded.veces
    returning publicacion_id as work`);
  const { rows } = z.object({ rows: z.array(z.object({ work: z.string() })) }).parse(done);
  return new Set(rows.map(({ work }) => work));
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
