/**
 * Published works for harvesters, written by SQL alone: ten journals of two sections, twelve disciplines, twenty years, so that each of them
 * fills a page already at ten thousand works. As many as wanted in some minutes: without triggers, and without the indices of the search.
 * With `phrases` they are those of a whole platform (scale-platform.ts): worded by vocabulary.ts, one in ten not published, and searched.
 */
import pg from 'pg';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { author, keyword, randomFrom, sentence } from './vocabulary.ts';

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

interface Kind {
  /** Two sections each. */
  journals: number;
  /** Of how many halves of titles and summaries the works are worded; without, each says little more than its number. */
  phrases?: number;
}

/** Migrates the database and fills it. */
export async function writeWorks(url: string, works: number, kind: Kind = { journals: 10 }): Promise<void> {
  const env = readEnvironment({ ...process.env, DEMO: 'off', DATABASE_URL: url });
  await (await openDatabase(env)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  try {
    // No trigger, and no key that points elsewhere, is looked at.
    await run("set session_replication_role = 'replica'; set statement_timeout = 0; set synchronous_commit = off");
    if (kind.phrases) await writePhrases(client, kind.phrases);
    else for (const name of unasked) await run(`drop index if exists ${name}`);
    await run(`insert into journals (id, clave, ajustes, publica, orden)
      select ${journalOf('n')}, 'revista-' || n, jsonb_build_object('nombre', 'Revista de pruebas ' || n), true, n
      from generate_series(1, ${kind.journals - 1}) n`);
    await run(`insert into journal_sections (id, revista_id, orden, nombre)
      select ${sectionOf('n')}, ${journalOf('n / 2')}, n % 2, jsonb_build_object('es', 'Sección ' || n, 'en', 'Section ' || n)
      from generate_series(0, ${kind.journals * 2 - 1}) n`);
    for (let from = 0; from < works; from += batch) await writeBatch(run, from, Math.min(works, from + batch), kind);
    await run(`insert into catalogue_counts (tipo, anio, categoria, obras)
      select tipo, extract(year from fecha_publicacion at time zone 'UTC')::int, categoria, count(*) from publications where estado = 'PUBLICADO' group by 1, 2, 3`);
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Halves of titles and of summaries, with a keyword and a name each, to be put together as the work's own number says. */
async function writePhrases(client: pg.Client, count: number): Promise<void> {
  await client.query(
    'create table bench_phrases (at int primary key, titulo text, resumen text, palabra text, nombres text, apellidos text)',
  );
  const phrases = Array.from({ length: count }, (_, at) => {
    const random = randomFrom(at ^ 0xf2a5);
    return {
      at,
      titulo: sentence(random, 5),
      resumen: sentence(random, 25),
      palabra: keyword(random),
      ...author(random),
    };
  });
  await client.query(
    'insert into bench_phrases select * from jsonb_to_recordset($1) as x (at int, titulo text, resumen text, palabra text, nombres text, apellidos text)',
    [JSON.stringify(phrases)],
  );
  await client.query('analyze bench_phrases');
}

/** What a work says, and how far it is. */
function wording({ phrases }: Kind) {
  if (!phrases)
    return {
      estado: "'PUBLICADO'",
      titulo: "'La obra número ' || i || ' sobre «' || md5(i::text) || '» & lo demás'",
      resumen: "repeat('Un resumen de la obra que dice algo. ', 12)",
      palabras: "array['agua', 'palabra ' || i % 997]",
      autor: "'Ana Ruiz, Luis Gómez'",
      nombres: "(array['Ana','Luis'])[n + 1]",
      apellidos: "'Ruiz ' || i % 5000",
      from: '',
      signed: '',
    };
  const phrase = (name: string, salt: string) =>
    `join bench_phrases ${name} on ${name}.at = (hashint4extended(i, ${salt}) & 2147483647) % ${phrases}`;
  return {
    estado: `case ${pick('i', 6, 20)} when 0 then 'EN_REVISION' when 1 then 'BORRADOR' else 'PUBLICADO' end`,
    titulo: "a.titulo || ' ' || lower(b.titulo)",
    resumen: "a.resumen || ': ' || c.resumen || '.'",
    palabras: 'array[a.palabra, b.palabra, c.palabra]',
    autor: "b.nombres || ' ' || b.apellidos || ', ' || c.nombres || ' ' || c.apellidos",
    nombres: 's.nombres',
    apellidos: 's.apellidos',
    from: `${phrase('a', '10')} ${phrase('b', '11')} ${phrase('c', '12')}`,
    signed: phrase('s', '11 + n'),
  };
}

async function writeBatch(
  run: (text: string) => Promise<unknown>,
  from: number,
  to: number,
  kind: Kind,
): Promise<void> {
  const each = `generate_series(${from}, ${to - 1}) i`;
  const says = wording(kind);
  await run(`insert into publications (id, titulo, resumen, tipo, estado, revista_id, seccion_id, identidad_revision, version_actual, categoria,
      palabras_clave, doi, estado_doi, autor, fecha_publicacion, fecha_envio, fecha_cambio_publico)
    select ${idOf('i')}, ${says.titulo}, ${says.resumen},
      (array['ARTICULO','ARTICULO','TESIS','LIBRO','REPORTE'])[1 + ${pick('i', 1, 5)}], estado, ${journalOf(pick('i', 2, kind.journals))},
      ${sectionOf(`((${pick('i', 2, kind.journals)}) * 2 + ${pick('i', 3, 2)})`)}, case when estado <> 'BORRADOR' then 'abierta' end,
      case when estado = 'EN_REVISION' then 1 else 0 end, (${disciplines})[1 + ${pick('i', 4, 12)}],
      ${says.palabras}, '10.1000/bench.' || i, 'REGISTRADO', ${says.autor}, case when estado = 'PUBLICADO' then d end,
      case estado when 'PUBLICADO' then d - interval '90 days' when 'EN_REVISION' then now() - (i % 60) * interval '1 day' end,
      case when estado = 'PUBLICADO' then d end
    from (select i, ${says.estado} as estado, timestamptz '2006-01-01' + make_interval(mins => (${pick('i', 5, 10_512_000)})::int) as d from ${each}) of
    ${says.from}`);
  await run(`insert into authorships (publicacion_id, orden, nombres, apellidos, afiliaciones)
    select ${idOf('i')}, n, ${says.nombres}, ${says.apellidos}, array['Universidad de Pruebas'] from ${each} cross join generate_series(0, 1) n ${says.signed}`);
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
    from publications w where estado = 'PUBLICADO' and id in (select ${idOf('i')} from ${each})`);
}
