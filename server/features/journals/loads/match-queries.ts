/** Which lines are works that are here already: by DOI, else by where they appeared or by title and year. */
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type LoadedWork, yearOf } from './loaded-line.ts';

const foundSchema = z.object({ rows: z.array(z.object({ n: z.number(), id: z.string() })) });

/** The first key of the lock: any number that no other lock has. */
const loadLocks = 560;

/** Held until the transaction ends: of two loads into one journal, the second sees what the first brought in. */
export async function lockLoads(db: Database, revistaId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${loadLocks}::int, hashtext(${revistaId}))`);
}

/**
 * The works that these are, by their places in the list. A registered DOI is the same work wherever it is; without one on either side,
 * a work of the journal of the same title and year that stands nowhere else (each number may have its 'Editorial'), or on the same first page of the same number whose title begins alike.
 */
export async function findMatches(
  db: Database,
  revistaId: string,
  works: readonly LoadedWork[],
): Promise<Map<number, string>> {
  if (works.length === 0) return new Map();
  const asked = works.map((work, n) => ({
    n,
    doi: work.doi,
    titulo: work.titulo,
    anio: yearOf(work) ?? null,
    volumen: work.volumen,
    numero: work.numero,
    pagina: work.paginaInicial || work.articulo,
  }));
  const found = await db.execute(sql`
    select distinct on (l.n) l.n, m.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as l(n int, doi text, titulo text, anio int, volumen text, numero text, pagina text)
    cross join lateral (
      select p.id, 1 as rank from public.publications p
        where lower(p.doi) = lower(l.doi) and p.estado_doi <> 'PROVISIONAL'
      union all
      select p.id, 2 from public.publications p
        where p.titulo_normal = public.es_plain(l.titulo) and p.revista_id = ${revistaId}::uuid
          and p.fecha_eliminacion is null and p.estado = 'PUBLICADO'
          and (l.doi is null or p.doi is null or p.estado_doi = 'PROVISIONAL')
          and (extract(year from p.fecha_publicacion at time zone 'UTC') = l.anio
            or exists (select from public.issue_works w join public.issues i on i.id = w.numero_id
              where w.publicacion_id = p.id and i.anio = l.anio))
          and not exists (select from public.issue_works w join public.issues i on i.id = w.numero_id
            where w.publicacion_id = p.id and (
              (l.volumen || l.numero <> '' and (lower(i.volumen), lower(i.numero)) <> (lower(l.volumen), lower(l.numero)))
              or (l.pagina <> '' and w.pagina_inicial || w.articulo <> '' and l.pagina not in (w.pagina_inicial, w.articulo))))
      union all
      select p.id, 3 from public.issues i
        join public.issue_works w on w.numero_id = i.id join public.publications p on p.id = w.publicacion_id
        where i.revista_id = ${revistaId}::uuid and l.pagina <> '' and l.volumen || l.numero <> ''
          and (case when i.volumen = '' then 'anio ' || i.anio::text else lower(i.volumen) end)
            = (case when l.volumen = '' then 'anio ' || l.anio::text else lower(l.volumen) end)
          and lower(i.numero) = lower(l.numero) and l.pagina in (w.pagina_inicial, w.articulo)
          and p.fecha_eliminacion is null and p.estado = 'PUBLICADO'
          and (l.doi is null or p.doi is null or p.estado_doi = 'PROVISIONAL')
          and (starts_with(p.titulo_normal, public.es_plain(l.titulo))
            or starts_with(public.es_plain(l.titulo), p.titulo_normal))
    ) m order by l.n, m.rank, m.id`);
  return new Map(foundSchema.parse(found).rows.map(({ n, id }) => [n, id]));
}
