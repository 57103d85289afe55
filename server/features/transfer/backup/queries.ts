/** SQL that looks whether every file that the database names was restored as it was. */

import { z } from 'zod';
import { restoreDays } from '#contract/workflow.ts';
import { restoredFiles } from '#server/platform/backup/load-archive.ts';
import { ask, quoted } from '#server/platform/backup/table-shapes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** Where each lies (platform/files/places.ts, platform/files/kept-pictures.ts). */
const recorded = sql`
  select 'obras/' || publicacion_id || '/' || id as place, sha256 from files
  union all
  select 'obras/' || f.publicacion_id || '/' || f.id || '.' || c.sha256, c.sha256
    from file_copies c join files f on f.id = c.file_id where c.sha256 is not null
  union all
  select 'revisiones/' || review_id || '/' || id, sha256 from review_files`;

/** The pictures of works that can still be restored, people's photos and the journal's own; their names are all that is known. */
const shown = sql`
  select distinct (regexp_matches(documento::text, '/files/(' || p.id || '/[[:alnum:]_.-]+)', 'g'))[1] as place
    from (select publicacion_id, documento from manuscripts union all select publicacion_id, documento from versions
      union all select publicacion_id, documento from translated_texts) as t
    join publications p on p.id = t.publicacion_id
    where p.fecha_eliminacion is null or p.fecha_eliminacion > now() - make_interval(days => ${restoreDays})
  union
  select substr(foto_url, 8) from users where foto_url like '/files/fotos/%'
  union
  select substr(valor #>> '{}', 8) from settings where clave in ('logo', 'imagenPortada') and valor #>> '{}' like '/files/identidad/%'
  union
  select substr(address, 8) from journals, unnest(array[ajustes ->> 'logo', ajustes ->> 'imagenPortada']) as own(address)
    where address like '/files/identidad/%'`;

const most = 100;
const placeSchema = z.object({ place: z.string() });
const placesOf = async (db: Database, statement: ReturnType<typeof sql>) =>
  (await ask(db, statement, placeSchema)).map(({ place }) => place);

/** Files that the database describes and that are not there, or not as it describes them; the first hundred. */
export const findWrongFiles = (db: Database): Promise<string[]> =>
  placesOf(
    db,
    sql`select place from (${recorded}) as named left join ${restoredFiles} f on f.nombre = place
      where f.sha256 is distinct from named.sha256 limit ${most}`,
  );

/** Pictures and photos that a text or an account shows and that are not there; the first hundred. */
export const findMissingPictures = (db: Database): Promise<string[]> =>
  placesOf(
    db,
    sql`select place from (${shown}) as named left join ${restoredFiles} f on f.nombre = place
      where f.nombre is null limit ${most}`,
  );

/** Rows of a table of the restored database, whose name comes from its own catalogue. */
export async function countRestored(db: Database, table: string): Promise<number> {
  const counted = sql`select count(*)::int as rows from public.${quoted(table)}`;
  const [found] = await ask(db, counted, z.object({ rows: z.number() }));
  return found?.rows ?? 0;
}
