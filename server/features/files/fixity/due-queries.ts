/** SQL of which stored files are to be looked at next, and of what came of it. */
import type { FileFault } from '#contract/file-faults.ts';
import { restoreDays } from '#contract/workflow.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  fileChecks,
  files,
  manuscripts,
  publications,
  reviewFiles,
  reviews,
  translatedTexts,
  versions,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  type Column,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from '#server/platform/database/sql.ts';
import { picturesOf, placeOfFile, placeOfReviewFile } from '#server/platform/files/places.ts';

/** Something that lies in the store, with what is known of it. */
export interface Stored {
  lugar: string;
  /** Null: it belongs to no work. */
  publicacionId: string | null;
  fileId: string | null;
  reviewFileId: string | null;
  /** How its checksum begins, or all of it; null where none is known yet. */
  sha256: string | null;
  /** What was wrong with it the last time. */
  fallo: FileFault | null;
}

/** What is due: faults found before the first moment, or what was last looked at before the second, or never. */
export interface Due {
  faultsBefore: Date;
  before: Date;
}

/** Why something is due; each has an order of its own in which an index leads to it. */
type Reason = 'AT_FAULT' | 'NEVER' | 'LONG_AGO';

/** Of the last row of a batch, where the next one begins. What was noted meanwhile is due no more. */
interface Reached {
  id: string;
  fecha: Date | null;
}

const atOnce = 100;

/** Of a table of what is stored, joined with its checks by `joined`. */
const isDue = (due: Due, reason: Reason, { id, joined }: { id: Column; joined: Column }, reached?: Reached) =>
  reason === 'NEVER'
    ? and(isNull(joined), reached && gt(id, reached.id))
    : and(
        lt(fileChecks.fecha, reason === 'AT_FAULT' ? due.faultsBefore : due.before),
        reached?.fecha ? gte(fileChecks.fecha, reached.fecha) : undefined,
      );
const isAtFault = (reason: Reason) =>
  reason === 'NEVER' ? undefined : reason === 'AT_FAULT' ? isNotNull(fileChecks.fallo) : isNull(fileChecks.fallo);
const inOrder = (reason: Reason, id: Column) => (reason === 'NEVER' ? [asc(id)] : [asc(fileChecks.fecha), asc(id)]);

/** All that is due, a batch at a time: what was never looked at, then what was looked at longest ago; or what was at fault. */
async function* inBatches<Row extends Reached>(
  atFault: boolean,
  find: (reason: Reason, reached?: Reached) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (const reason of atFault ? (['AT_FAULT'] as const) : (['NEVER', 'LONG_AGO'] as const)) {
    let rows = await find(reason);
    while (rows.length > 0) {
      yield rows;
      rows = await find(reason, rows.at(-1));
    }
  }
}

/** Files of works that are due: those at fault, or the others. Each batch is to be noted before the next is asked for. */
export async function* findDueFiles(db: Database, due: Due, atFault: boolean): AsyncGenerator<Stored[]> {
  const columns = { id: files.id, joined: fileChecks.fileId };
  const batches = inBatches(atFault, (reason, reached) =>
    db
      .select({
        id: files.id,
        publicacionId: files.publicacionId,
        sha256: files.sha256,
        fallo: fileChecks.fallo,
        fecha: fileChecks.fecha,
      })
      .from(files)
      .leftJoin(fileChecks, eq(fileChecks.fileId, files.id))
      .where(and(isDue(due, reason, columns, reached), isAtFault(reason)))
      .orderBy(...inOrder(reason, files.id))
      .limit(atOnce),
  );
  for await (const rows of batches)
    yield rows.map(({ id, publicacionId, sha256, fallo }) => ({
      publicacionId,
      sha256,
      fallo,
      lugar: placeOfFile(publicacionId, id),
      fileId: id,
      reviewFileId: null,
    }));
}

/** The same of what reviewers attached. */
export async function* findDueReviewFiles(db: Database, due: Due, atFault: boolean): AsyncGenerator<Stored[]> {
  const columns = { id: reviewFiles.id, joined: fileChecks.reviewFileId };
  const batches = inBatches(atFault, (reason, reached) =>
    db
      .select({
        id: reviewFiles.id,
        reviewId: reviewFiles.reviewId,
        publicacionId: reviews.publicacionId,
        sha256: reviewFiles.sha256,
        fallo: fileChecks.fallo,
        fecha: fileChecks.fecha,
      })
      .from(reviewFiles)
      .innerJoin(reviews, eq(reviews.id, reviewFiles.reviewId))
      .leftJoin(fileChecks, eq(fileChecks.reviewFileId, reviewFiles.id))
      .where(and(isDue(due, reason, columns, reached), isAtFault(reason)))
      .orderBy(...inOrder(reason, reviewFiles.id))
      .limit(atOnce),
  );
  for await (const rows of batches)
    yield rows.map(({ id, reviewId, publicacionId, sha256, fallo }) => ({
      publicacionId,
      sha256,
      fallo,
      lugar: placeOfReviewFile(reviewId, id),
      fileId: null,
      reviewFileId: id,
    }));
}

/** Works whose pictures are due, or with a picture at fault. Each batch is to be noted before the next is asked for. */
export async function* findDueWorks(db: Database, due: Due, atFault: boolean): AsyncGenerator<string[]> {
  const faulty = db
    .select()
    .from(sql`file_checks picture`)
    .where(
      sql`picture.publicacion_id = ${publications.id} and picture.fallo is not null
        and picture.file_id is null and picture.review_file_id is null`,
    );
  const columns = { id: publications.id, joined: fileChecks.lugar };
  const batches = inBatches(atFault, (reason, reached) =>
    db
      .select({ id: publications.id, fecha: fileChecks.fecha })
      .from(publications)
      // By the work, too: from what was looked at longest ago its key leads to it.
      .leftJoin(
        fileChecks,
        and(eq(fileChecks.lugar, sql`${publications.id} || '/'`), eq(fileChecks.publicacionId, publications.id)),
      )
      .where(
        and(
          or(
            isNull(publications.fechaEliminacion),
            sql`${publications.fechaEliminacion} > now() - make_interval(days => ${restoreDays})`,
          ),
          isDue(due, reason, columns, reached),
          atFault ? exists(faulty) : undefined,
        ),
      )
      .orderBy(...inOrder(reason, publications.id))
      .limit(atOnce),
  );
  for await (const rows of batches) yield rows.map(({ id }) => id);
}

/** The pictures beside a work that its text, any version or any translation of it shows. */
export async function findPictures(db: Database, id: string): Promise<Stored[]> {
  const place = sql<string>`(regexp_matches(documento::text, ${`/files/(${id}/[[:alnum:]_.-]+)`}, 'g'))[1]`;
  const now = db.select({ place }).from(manuscripts).where(eq(manuscripts.publicacionId, id));
  const kept = db.select({ place }).from(versions).where(eq(versions.publicacionId, id));
  const translated = db.select({ place }).from(translatedTexts).where(eq(translatedTexts.publicacionId, id));
  const places = (await now.union(kept).union(translated)).map((row) => row.place);
  if (places.length === 0) return [];
  const known = await db
    .select({ lugar: fileChecks.lugar, sha256: fileChecks.sha256, fallo: fileChecks.fallo })
    .from(fileChecks)
    .where(inArray(fileChecks.lugar, places));
  const of = new Map(known.map((row) => [row.lugar, row]));
  return places.map((lugar) => ({
    lugar,
    publicacionId: id,
    fileId: null,
    reviewFileId: null,
    sha256: of.get(lugar)?.sha256 ?? digestIn(lugar),
    fallo: of.get(lugar)?.fallo ?? null,
  }));
}

/** Names of pictures say what is in them (upload-picture.ts, documents/metadata/kept-picture.ts). */
const digestIn = (place: string) => /\/(?:imagen-)?([0-9a-f]{32})\.\w+$/.exec(place)?.[1] ?? null;

/** Where the pictures lie that belong to no work: portraits, the marks and cover images of journals and of the platform, covers of numbers. */
const placesOfNoWork = sql`(
  select substr(foto_url, 8) as lugar from users where foto_url like '/files/%'
  union select substr(portada, 8) from issues where portada like '/files/%'
  union select substr(picture.valor, 8) from journals cross join lateral
    (values (ajustes ->> 'logo'), (ajustes ->> 'imagenPortada')) as picture(valor) where picture.valor like '/files/%'
  union select substr(valor #>> '{}', 8) from settings
    where clave in ('logo', 'imagenPortada') and valor #>> '{}' like '/files/%')`;

/** Those of them that are due, at most so many; what is at fault, or what was never looked at and then what was looked at longest ago. */
export async function findDuePictures(db: Database, due: Due, atFault: boolean, most: number): Promise<Stored[]> {
  const before = (atFault ? due.faultsBefore : due.before).toISOString();
  const isDueNow = atFault
    ? sql`c.fallo is not null and c.fecha < ${before}::timestamptz`
    : sql`(c.lugar is null or (c.fallo is null and c.fecha < ${before}::timestamptz))`;
  const rows = await db
    .select({
      lugar: sql<string>`p.lugar`,
      sha256: sql<string | null>`c.sha256`,
      fallo: sql<FileFault | null>`c.fallo`,
    })
    .from(sql`${placesOfNoWork} p left join file_checks c on c.lugar = p.lugar`)
    .where(isDueNow)
    .orderBy(sql`c.fecha nulls first`, sql`p.lugar`)
    .limit(Math.max(1, Math.floor(most)));
  return rows.map((row) => ({ ...row, publicacionId: null, fileId: null, reviewFileId: null }));
}

/** Forgets the pictures of no work that nothing shows any more: their files are gone. */
export async function forgetPictures(db: Database): Promise<void> {
  await db.execute(sql`delete from file_checks c where c.publicacion_id is null
    and not exists (select 1 from ${placesOfNoWork} p where p.lugar = c.lugar)`);
}

/** Notes that all of these pictures of a work were looked at, and forgets others that no text shows any more. */
export async function notePictures(db: Database, id: string, places: readonly string[], now: Date): Promise<void> {
  await db
    .delete(fileChecks)
    .where(
      and(
        eq(fileChecks.publicacionId, id),
        isNull(fileChecks.fileId),
        isNull(fileChecks.reviewFileId),
        notInArray(fileChecks.lugar, [picturesOf(id), ...places]),
      ),
    );
  await noteChecks(
    db,
    [{ lugar: picturesOf(id), publicacionId: id, fileId: null, reviewFileId: null, sha256: null, fallo: null }],
    now,
  );
}

/** Notes what came of looking at them; of what is gone meanwhile there is nothing to note. */
export async function noteChecks(db: Database, checked: readonly Stored[], now: Date): Promise<void> {
  if (checked.length === 0) return;
  await db.execute(sql`
    insert into file_checks (lugar, publicacion_id, file_id, review_file_id, sha256, fecha, fallo, fallo_desde)
    select c.lugar, c."publicacionId", c."fileId", c."reviewFileId", c.sha256, ${now.toISOString()}::timestamptz, c.fallo,
      case when c.fallo is not null then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as c(lugar text, "publicacionId" uuid, "fileId" uuid,
      "reviewFileId" uuid, sha256 text, fallo text)
    where (c."publicacionId" is null or exists (select 1 from publications p where p.id = c."publicacionId"))
      and (c."fileId" is null or exists (select 1 from files f where f.id = c."fileId"))
      and (c."reviewFileId" is null or exists (select 1 from review_files f where f.id = c."reviewFileId"))
    on conflict (lugar) do update set fecha = excluded.fecha, fallo = excluded.fallo,
      sha256 = coalesce(file_checks.sha256, excluded.sha256),
      fallo_desde = case when excluded.fallo is null then null
        else coalesce(file_checks.fallo_desde, excluded.fallo_desde) end`);
}
