/**
 * Published works for harvesters, written by SQL alone: ten journals of two sections, twelve disciplines, twenty years, so that each of them
 * fills a page already at ten thousand works. As many as wanted in some minutes: without triggers, and without the indices of the search.
 */
import pg from 'pg';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';

const batch = 20_000;
/** What would be written for each work, and is not asked for here. */
const unasked = [
  'catalogue_keywords',
  'catalogue_beginnings',
  'publications_title_words',
  'publications_summary_words',
];

/** The journals, as bench/generate.ts calls them. */
const journalOf = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n} + 1)::text, 12, '0'))::uuid`;
export const sectionOf = (n: string) => `('00000000-0000-4000-9000-' || lpad((${n} + 1)::text, 12, '0'))::uuid`;
/** Ids that spread as random ones do; the same ones every time. */
const idOf = (i: string) => `overlay(overlay(md5(${i}::text) placing '4' from 13) placing '8' from 17)::uuid`;
const disciplines =
  "array['Educación','Historia','Sociología','Derecho','Economía','Filosofía','Medicina','Biología','Física','Química','Informática','Lingüística']";
/** Of no other number than the work's own: journal, section, type, discipline and year have nothing to do with one another. */
const pick = (i: string, salt: number, of: number) => `(hashint4extended(${i}, ${salt}) & 2147483647) % ${of}`;

/** Migrates the database and fills it. */
export async function writeWorks(url: string, works: number): Promise<void> {
  const env = readEnvironment({ ...process.env, DEMO: 'off', DATABASE_URL: url });
  await (await openDatabase(env)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  try {
    // No trigger, and no key that points elsewhere, is looked at.
    await run("set session_replication_role = 'replica'; set statement_timeout = 0; set synchronous_commit = off");
    for (const name of unasked) await run(`drop index if exists ${name}`);
    await run(`insert into journals (id, clave, ajustes, publica, orden)
      select ${journalOf('n')}, 'revista-' || n, jsonb_build_object('nombre', 'Revista de pruebas ' || n), true, n
      from generate_series(1, 9) n`);
    await run(`insert into journal_sections (id, revista_id, orden, nombre)
      select ${sectionOf('n')}, ${journalOf('n / 2')}, n % 2, jsonb_build_object('es', 'Sección ' || n, 'en', 'Section ' || n)
      from generate_series(0, 19) n`);
    for (let from = 0; from < works; from += batch) await writeBatch(run, from, Math.min(works, from + batch));
    await run(`insert into catalogue_counts (tipo, anio, categoria, obras)
      select tipo, extract(year from fecha_publicacion at time zone 'UTC')::int, categoria, count(*) from publications group by 1, 2, 3`);
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function writeBatch(run: (text: string) => Promise<unknown>, from: number, to: number): Promise<void> {
  const each = `generate_series(${from}, ${to - 1}) i`;
  await run(`insert into publications (id, titulo, resumen, tipo, estado, revista_id, seccion_id, identidad_revision, categoria, palabras_clave,
      doi, estado_doi, autor, fecha_publicacion, fecha_envio, fecha_cambio_publico)
    select ${idOf('i')}, 'La obra número ' || i || ' sobre «' || md5(i::text) || '» & lo demás', repeat('Un resumen de la obra que dice algo. ', 12),
      (array['ARTICULO','ARTICULO','TESIS','LIBRO','REPORTE'])[1 + ${pick('i', 1, 5)}], 'PUBLICADO', ${journalOf(pick('i', 2, 10))},
      ${sectionOf(`((${pick('i', 2, 10)}) * 2 + ${pick('i', 3, 2)})`)}, 'abierta', (${disciplines})[1 + ${pick('i', 4, 12)}],
      array['agua', 'palabra ' || i % 997], '10.1000/bench.' || i, 'REGISTRADO', 'Ana Ruiz, Luis Gómez', d, d - interval '90 days', d
    from (select i, timestamptz '2006-01-01' + make_interval(mins => (${pick('i', 5, 10_512_000)})::int) as d from ${each}) of`);
  await run(`insert into authorships (publicacion_id, orden, nombres, apellidos, afiliaciones)
    select ${idOf('i')}, n, (array['Ana','Luis'])[n + 1], 'Ruiz ' || i % 5000, array['Universidad de Pruebas'] from ${each}, generate_series(0, 1) n`);
  await run(`insert into manuscripts (publicacion_id, documento, contenido, referencias)
    select ${idOf('i')}, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
      'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'El texto de la obra ' || i))))), 'El texto de la obra ' || i, '[]'
    from ${each}`);
  // What changed last lies at the end of its table, as on a platform that has been there for long.
  await run(`insert into harvest_records (publicacion_id, fecha, retirada, revista_id, seccion_id, tipo, categoria, anio, lugar)
    select id, fecha_publicacion, false, revista_id, seccion_id, tipo, public.es_plain(categoria),
      extract(year from fecha_publicacion at time zone 'UTC')::int,
      row_number() over (partition by revista_id order by id) + coalesce(
        (select max(lugar) from harvest_records r where r.revista_id = w.revista_id), 0)
    from publications w where id in (select ${idOf('i')} from ${each})`);
}
