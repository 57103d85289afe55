/** SQL of usage as COUNTER counts it: by work, month and access; and of searches, by month. */
import { z } from 'zod';
import type { AccessType } from '#contract/counter.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bookChapters, counterSearches, publications, secrets } from '#server/platform/database/schema.ts';
import { and, eq, inArray, ne, sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from '../filters.ts';

const p = publications;
const saltsOf = 'uso-';

/** The name of a day's salt among the secrets. */
export const saltName = (day: string): string => saltsOf + day;

export async function forgetOtherSalts(db: Database, day: string): Promise<void> {
  await db.delete(secrets).where(and(sql`starts_with(${secrets.clave}, ${saltsOf})`, ne(secrets.clave, saltName(day))));
}

/** How anybody may read the work now. */
const access = sql<AccessType>`case when ${p.embargoHasta} is not null then 'Controlled'
  when ${p.licencia} is not null then 'Open' else 'Free_To_Read' end`;

/** That its page shows its text: what is written here, or the one PDF that its authors sent (`pdfOfWork`). */
const isShown = sql<boolean>`(exists (select 1 from public.manuscripts m where m.publicacion_id = publications.id and m.contenido <> '')
  or (select count(*) from public.version_files v join public.files f on f.id = v.file_id
    where v.publicacion_id = publications.id and v.numero = publications.version_actual
      and f.clase = 'MANUSCRITO' and f.tipo = 'application/pdf') = 1)`;

/** What decides how a use of a work counts. */
export interface CountedWork {
  id: string;
  acceso: AccessType;
  /** Whoever opens its page reads it. */
  muestraTexto: boolean;
  /** The book that it is, or whose chapter it is; null of what is in none. */
  libroId: string | null;
}

/** Those of the works that are in the catalogue. */
export async function findCounted(db: Database, ids: readonly string[]): Promise<CountedWork[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: p.id,
      acceso: access,
      muestraTexto: isShown,
      libroId: sql<string | null>`coalesce(${bookChapters.libroId}, case when ${p.tipo} = 'LIBRO' then ${p.id} end)`,
    })
    .from(p)
    .leftJoin(bookChapters, eq(bookChapters.publicacionId, p.id))
    .where(and(inArray(p.id, [...ids]), inCatalogue));
}

/** What is counted of a work, as the columns of `counter_usage` have it. */
export const counts = [
  'investigaciones',
  'investigaciones_unicas',
  'peticiones',
  'peticiones_unicas',
  'titulos_investigados',
  'titulos_pedidos',
] as const;
export type Count = (typeof counts)[number];

/** So much more of each, of a work in a month (by its first day). */
export type Increment = { work: string; mes: string; acceso: AccessType } & Record<Count, number>;

/**
 * Adds to what is counted; all or none, in one statement. A work that somebody is just changing is passed over: nobody waits for a counter.
 * @returns the works that were not passed over
 */
export async function addCounts(db: Database, increments: readonly Increment[]): Promise<Set<string>> {
  const column = (name: keyof Increment) => sql.param(increments.map((increment) => increment[name]));
  const names = sql.raw(counts.join(', '));
  const done = await db.execute(sql`
    with given as (
      select * from unnest(
        ${column('work')}::uuid[], ${column('mes')}::date[], ${column('acceso')}::text[],
        ${sql.join(
          counts.map((name) => sql`${column(name)}::int[]`),
          sql`, `,
        )}
      ) as g (work, mes, acceso, ${names})
    ), free as materialized (
      select id from publications where id in (select work from given) and ${inCatalogue}
      order by id for key share skip locked
    )
    insert into counter_usage (publicacion_id, mes, acceso, ${names})
    select work, mes, acceso, ${names} from given where work in (select id from free) order by work, mes, acceso
    on conflict (publicacion_id, mes, acceso) do update set ${sql.raw(
      counts.map((name) => `${name} = counter_usage.${name} + excluded.${name}`).join(', '),
    )}
    returning publicacion_id as work`);
  const { rows } = z.object({ rows: z.array(z.object({ work: z.string() })) }).parse(done);
  return new Set(rows.map(({ work }) => work));
}

/** Adds to the searches of each month, by its first day; all or none. */
export async function addSearches(db: Database, searches: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...searches].map(([mes, busquedas]) => ({ mes, busquedas }));
  await db
    .insert(counterSearches)
    .values(rows)
    .onConflictDoUpdate({
      target: counterSearches.mes,
      set: { busquedas: sql`${counterSearches.busquedas} + excluded.busquedas` },
    });
}
