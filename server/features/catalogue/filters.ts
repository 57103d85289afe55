/** Which works are in the catalogue, and which of them the filters leave, as SQL. */

import type { FacetsQuery } from '#contract/calls/catalogue.ts';
import { type NoticeFilter, noticeKinds } from '#contract/relations.ts';
import { publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** A filter without values is none; of several values any will do. */
export type Filters = Pick<FacetsQuery, 'tipo' | 'categoria' | 'anio' | 'palabra' | 'revista' | 'aviso'> & {
  publicada?: Published;
};

/** Found after one moment, until another (`foundFrom`): asked by the house alone, for what is new. */
export interface Published {
  desde: Date;
  hasta: Date;
}

const p = publications;

/** Word for word the condition of the partial indices. */
export const inCatalogue = sql`${p.estado} = 'PUBLICADO' and ${p.fechaEliminacion} is null`;

/** So long news of a work wait for the words of its PDF, which is read after its publication. */
const longestReading = sql`interval '2 days'`;

/**
 * From when on a work is news of a search: once, from its publication, or, where its text is a PDF alone, from when its words
 * are found. One that is never read is news all the same, and one that is read years later not.
 */
const foundFrom = sql`(case
  when exists (select 1 from pdf_texts where publicacion_id = ${p.id}) then least(
    greatest(${p.fechaPublicacion}, (select fecha from pdf_texts where publicacion_id = ${p.id})),
    ${p.fechaPublicacion} + ${longestReading})
  when not exists (select 1 from manuscripts where publicacion_id = ${p.id} and contenido <> '') and exists (
    select 1 from files where publicacion_id = ${p.id} and clase = 'MANUSCRITO' and tipo = 'application/pdf'
  ) then ${p.fechaPublicacion} + ${longestReading}
  else ${p.fechaPublicacion} end)`;

/** Works of the catalogue that pass the filters; each has its index, whose expression this repeats. */
export function inCatalogueOf({ tipo, categoria, anio, palabra, revista, aviso, publicada }: Filters): SQL {
  const conditions = [inCatalogue];
  if (tipo) conditions.push(sql`${p.tipo} = ${tipo}`);
  if (categoria) conditions.push(isAnyOf(sql`public.es_plain(${p.categoria})`, categoria));
  if (anio) conditions.push(...inYears(anio));
  if (revista) conditions.push(isOfJournals(revista));
  if (palabra) conditions.push(sql`public.es_plain_all(${p.palabrasClave}) && array[${plainEach(palabra)}]`);
  if (aviso) conditions.push(isOfNotices(aviso));
  if (publicada) {
    const [after, until] = [publicada.desde.toISOString(), publicada.hasta.toISOString()];
    conditions.push(
      sql`${p.fechaPublicacion} > ${after}::timestamptz - ${longestReading} and ${p.fechaPublicacion} <= ${until}::timestamptz`,
      sql`${foundFrom} > ${after}::timestamptz and ${foundFrom} <= ${until}::timestamptz`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Of one value alone an index is read in its order; of several the rows are sorted. */
const isAnyOf = (place: SQL, values: readonly string[]): SQL =>
  values.length > 1 ? sql`${place} = any(array[${plainEach(values)}])` : sql`${place} = ${plainEach(values)}`;

/** By the keys of journals that readers know of. Of one alone the index is read in its order. */
function isOfJournals(claves: readonly string[]): SQL {
  const [one, ...others] = claves;
  const shown = sql`select j.id from public.journals as j where j.publica and j.clave`;
  return others.length === 0
    ? sql`${p.revistaId} = (${shown} = ${one})`
    : sql`${p.revistaId} = any(array(${shown} = any(${sql.param(claves)}::text[])))`;
}

/** Of the few notices those are read that decide, however many works there are. */
function isOfNotices(chosen: readonly NoticeFilter[]): SQL {
  const isThere = (kinds: readonly NoticeFilter[]) => {
    const names = sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
    return sql`exists (select from public.work_relations r where r.publicacion_id = ${p.id} and r.clase in (${names}))`;
  };
  if (!chosen.includes('NINGUNO')) return isThere(chosen);
  const others = otherNotices(chosen);
  return others.length > 0 ? sql`not ${isThere(others)}` : sql`true`;
}

/** The kinds of notices that are not chosen. */
export const otherNotices = (chosen: readonly NoticeFilter[]) => noticeKinds.filter((kind) => !chosen.includes(kind));

/** Written out one by one, so that the planner sees constants. */
const plainEach = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`public.es_plain(${value})`),
    sql`, `,
  );

type Years = NonNullable<Filters['anio']>;
/** From the first year to the last, which an index by date is read between, and in any of the spans. */
function inYears(spans: Years): SQL[] {
  const between = (desde: number, hasta: number) =>
    sql`(${p.fechaPublicacion} >= ${newYear(desde)} and ${p.fechaPublicacion} < ${newYear(hasta + 1)})`;
  const all = between(Math.min(...spans.map(({ desde }) => desde)), Math.max(...spans.map(({ hasta }) => hasta)));
  const each = spans.map(({ desde, hasta }) => between(desde, hasta));
  return each.length > 1 ? [all, sql`(${sql.join(each, sql` or `)})`] : [all];
}

/** Whether a year is in one of the spans. */
export const isInYears = (year: number | null, spans: Years): boolean =>
  year !== null && spans.some(({ desde, hasta }) => year >= desde && year <= hasta);

const newYear = (anio: number) => sql`make_timestamptz(${anio}::int, 1, 1, 0, 0, 0, 'UTC')`;
/** The year of publication, by which works are filtered and counted. */
export const yearOfPublication = sql`extract(year from fecha_publicacion at time zone 'UTC')::int`;
