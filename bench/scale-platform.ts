/**
 * A whole platform by SQL, in lots: to a million works 200,000 people, 3,000,000 reviews, 10,000,000 entries of the record and fifty
 * journals with their numbers, and the same shares of fewer. What triggers would keep beside the works is made of them at the end.
 */
import pg from 'pg';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { giveAdministration } from './give-administration.ts';
import { writeWorks } from './harvest-works.ts';
import { numbered } from './journals.ts';

export const journals = 50;
/** Different halves of titles: some 25 million titles, whose words are as frequent as vocabulary.ts has them. */
const phrases = 5000;

/** To so many works. */
export const sizeOf = (works: number) => ({ accounts: Math.ceil(works / 5), reviews: works * 3, entries: works * 10 });

/** Migrates the database at `url`, which is empty, and fills it. */
export async function writePlatform(url: string, works: number): Promise<void> {
  const say = (what: string) => void process.stderr.write(`  ${new Date().toISOString().slice(11, 19)} ${what} …\n`);
  say('works');
  await writeWorks(url, works, { journals, phrases });
  say('people, reviews, record');
  const untriggered = await openPostgres(`${url}?${unhurried}`, 2);
  await giveAdministration(untriggered.db, sizeOf(works)).finally(() => untriggered.close());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = 'replica'; set statement_timeout = 0; set synchronous_commit = off",
    );
    for (const [what, statement] of Object.entries(kept)) {
      say(what);
      await client.query(statement);
    }
    say('numbers');
    for (const statement of numbered(issuesOf(works))) await client.query(statement);
    say('vacuum and analyze');
    await client.query('drop table bench_phrases');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Numbers of each journal: eighty, as in twenty years of four, or as many as its works fill. */
const issuesOf = (works: number) => Math.max(1, Math.min(80, Math.floor(works / journals / 15)));

const unhurried = `statement_timeout=0&options=${encodeURIComponent('-c session_replication_role=replica -c synchronous_commit=off')}`;
const inCatalogue = "estado = 'PUBLICADO' and fecha_eliminacion is null";

/** What the platform's own triggers would have kept. */
const kept = {
  'who wrote what': `update publications p set autor_principal_id = a.user_id
    from authorships a where a.publicacion_id = p.id and a.orden = 0 and a.user_id is not null`,
  'what left the catalogue': `update harvest_records r set retirada = true, fecha = p.fecha_eliminacion
    from publications p where p.id = r.publicacion_id and p.fecha_eliminacion is not null`,
  counts: `truncate catalogue_counts, catalogue_keyword_counts, catalogue_changes, journal_counts;
    insert into catalogue_counts (tipo, anio, categoria, obras)
      select tipo, extract(year from fecha_publicacion at time zone 'UTC')::int, categoria, count(*) from publications
      where ${inCatalogue} group by 1, 2, 3;
    insert into catalogue_keyword_counts (palabra, obras)
      select palabra, count(*) from publications, unnest(palabras_clave) palabra where ${inCatalogue} group by 1;
    insert into journal_counts (revista_id, obras) select revista_id, count(*) from publications where ${inCatalogue} group by 1`,
  words: `insert into words (palabra) select distinct word
    from bench_phrases, public.es_spelt(concat_ws(' ', titulo, resumen, palabra, nombres, apellidos)) word on conflict do nothing`,
  'what works are found by': `select count(public.note_catalogue_text(id)) from publications where ${inCatalogue}`,
};
