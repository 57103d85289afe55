/** A copy taken while everybody works restores to a platform that stood so at one moment, on either engine. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { estados } from '#contract/vocabulary.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { ask } from '#server/platform/backup/table-shapes.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { installedEngines } from '#server/testing/engines.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/platform.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';
import { draft } from '#server/testing/works.ts';
import { backup } from './backup.ts';
import { offerBackups } from './offer-backups.ts';
import { restore } from './restore.ts';

const quiet = { tell: () => undefined, tick: () => undefined };
const there = installedEngines();
const every = there.flatMap((from) => there.map((to) => [from, to] as const));
/** Each engine copied once and restored to once first; the long run goes on to what stays on its engine. */
const pairs = every
  .sort(([from, to], [from2, to2]) => Number(from === to) - Number(from2 === to2))
  .slice(0, rounds({ quick: 2, long: 4 }));

/** What somebody was told is done: a work, how far it is, its file. */
interface Acknowledged {
  id: string;
  estado: string;
  file: string;
}

/** Writes, uploads, submits, reviews and decides until it is told to stop. */
async function load(platform: TestPlatform, done: Acknowledged[], isOver: () => boolean, n: number) {
  const [author, editor, reviewer] = [
    await platform.person(`Autora ${n}`, 'AUTOR'),
    await platform.person(`Editor ${n}`, 'EDITOR'),
    await platform.person(`Revisor ${n}`, 'REVISOR'),
  ];
  // The limits of uploads a minute hold here, too.
  for (let round = 0; round < 7 && !isOver(); round++) {
    const { id } = await draft(author);
    const unwanted = await upload(author, id, { content: crypto.randomUUID() });
    const { id: file } = await upload(author, id, { content: crypto.randomUUID().repeat(2000) });
    done.push({ id, estado: 'BORRADOR', file });
    await author.call.removeFile({ params: { id: unwanted.id } });
    await author.call.submitReview({ params: { id } });
    done.push({ id, estado: 'EN_REVISION', file });
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    const body = new File([crypto.randomUUID()], 'notas.txt');
    const added = { params: { id: review.id }, query: { nombre: 'notas.txt', paraAutor: 'true' as const }, body };
    if (round % 3 === 0) {
      const { id: unwantedNote } = await reviewer.call.uploadReviewFile(added);
      await reviewer.call.uploadReviewFile(added);
      await reviewer.call.removeReviewFile({ params: { id: unwantedNote } });
    }
    await reviewer.call.updateReview({ params: { id: review.id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    done.push({ id, estado: 'APROBADO', file });
  }
}

/** Rows that refer to rows which are not there, by foreign key. */
async function orphans({ db }: Pick<OpenDatabase, 'db'>): Promise<string[]> {
  const keys = await ask(
    db,
    sql`select format('select %L as key from %s a where %s and not exists (select from %s b where %s) limit 1', k.conname,
        k.conrelid::regclass, string_agg(format('a.%I is not null', f.attname), ' and '), k.confrelid::regclass,
        string_agg(format('a.%I = b.%I', f.attname, t.attname), ' and ')) as statement
      from pg_constraint k cross join unnest(k.conkey, k.confkey) as c(f, t)
      join pg_attribute f on f.attrelid = k.conrelid and f.attnum = c.f
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = c.t
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace group by k.oid, k.conname, k.conrelid, k.confrelid`,
    z.object({ statement: z.string() }),
  );
  expect(keys.length).toBeGreaterThan(40);
  const found = await Promise.all(
    keys.map(({ statement }) => ask(db, sql.raw(statement), z.object({ key: z.string() }))),
  );
  return found.flat().map(({ key }) => key);
}

/** The files of works and reviews that are not there with their hash. */
async function wrongFiles({ db, files }: Services): Promise<string[]> {
  const rows = await ask(
    db,
    sql`select 'obras/' || publicacion_id || '/' || id as place, sha256 from files
      union all select 'revisiones/' || review_id || '/' || id, sha256 from review_files`,
    z.object({ place: z.string(), sha256: z.string() }),
  );
  expect(rows.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const { place, sha256 } of rows) {
    const stored = await files.get(place);
    const digest =
      stored &&
      createHash('sha256')
        .update(await buffer(stored.stream()))
        .digest('hex');
    if (digest !== sha256) wrong.push(place);
  }
  return wrong;
}

/** Works that are not what they would be after whole acts: versions, decisions and completed reviews that fit their estado. */
const halves = async ({ db }: Services) =>
  (
    await ask(
      db,
      sql`select id from publications p where
        version_actual <> (select count(*) from versions where publicacion_id = p.id)
        or (estado = 'APROBADO') <> exists (select from decisions where publicacion_id = p.id and estado = 'APROBADO')
        or (estado = 'BORRADOR') <> (version_actual = 0)
        or not exists (select from authorships where publicacion_id = p.id)
        or not exists (select from activity where publicacion_id = p.id)`,
      z.object({ id: z.string() }),
    )
  ).map(({ id }) => id);

async function stands({ db }: Services) {
  const rows = await ask(
    db,
    sql`select p.id, p.estado, array(select f.id::text from files f where f.publicacion_id = p.id) as files from publications p`,
    z.object({ id: z.string(), estado: z.string(), files: z.array(z.string()) }),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

describe.each(pairs)('a copy under load [%s → %s]', (from, to) => {
  it('restores to everything that was acknowledged before it, and to nothing half', async () => {
    const source = await processDatabase(from);
    const database = await openDatabase(readEnvironment(source));
    const platform = await openTestPlatform(database);
    const stopOffering = await offerBackups(platform.services);
    const folder = mkdtempSync(join(tmpdir(), 'pliego-copia-'));
    const path = join(folder, 'copia.tar.zst');
    const done: Acknowledged[] = [];
    let isOver = false;
    const writers = [1, 2, 3, 4].map((n) => load(platform, done, () => isOver, n));
    await Promise.race([expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThan(12), ...writers]);
    const before = [...done];
    await backup({ ...readEnvironment({ ...source, DATA_DIR: platform.services.env.DATA_DIR }) }, path, quiet);
    isOver = true;
    await Promise.all(writers);
    expect(done.length).toBeGreaterThan(before.length);
    await stopOffering();
    await platform.close();
    await database.close();

    const target = readEnvironment({ ...(await processDatabase(to)), LOG_LEVEL: 'silent', DEMO: 'off' });
    const restored = await restore(target, path, { replace: false, acceptFaults: false }, quiet);
    expect(restored).toMatchObject({ aside: undefined, warnings: [] });
    const again = await openDatabase(target);
    const services = await openServices(target, again);
    expect((await verifyRecord(services)).fallos).toEqual([]);
    expect(await orphans(again)).toEqual([]);
    expect(await wrongFiles(services)).toEqual([]);
    expect(await halves(services)).toEqual([]);
    const works = await stands(services);
    for (const { id, estado, file } of before) {
      const work = works.get(id);
      expect(work?.files, 'its file').toContain(file);
      expect(estados.indexOf(z.enum(estados).parse(work?.estado))).toBeGreaterThanOrEqual(
        estados.indexOf(z.enum(estados).parse(estado)),
      );
    }
    // And it goes on: the next entry is chained to the last.
    const goesOn = await openTestPlatform(again);
    await draft(await goesOn.account({ email: 'otra@prueba.test' }, 'AUTOR'));
    expect((await verifyRecord(services)).fallos).toEqual([]);
    await goesOn.close();
    await again.close();
    for (const each of [folder, source.DATA_DIR, target.DATA_DIR]) rmSync(each, { recursive: true, force: true });
  }, 240_000);
});
