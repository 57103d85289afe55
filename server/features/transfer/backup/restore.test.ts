/** A restore is whole, or nothing has changed; on either engine. */
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { archiveEmbedded } from '#server/platform/backup/archive-source.ts';
import { lastPlace, migrateBetween, readLevel } from '#server/platform/backup/migration-level.ts';
import { readyFolder, writeNote } from '#server/platform/backup/swap-folders.ts';
import { ask } from '#server/platform/backup/table-shapes.ts';
import { followTransactions } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import * as schema from '#server/platform/database/schema.ts';
import { type Environment, readEnvironment } from '#server/platform/environment.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { isMadeAnew } from '#server/platform/files/keep-files.ts';
import { engines, playsAll } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';
import { backup, lacksFiles } from './backup.ts';
import { finishRestore, restore } from './restore.ts';

const quiet = { tell: () => undefined, tick: () => undefined };
const plain = { replace: false, acceptFaults: false };
const folder = mkdtempSync(join(tmpdir(), 'pliego-restore-'));
const id = '01990000-0000-7000-8000-000000000001';

/** The archives made so far, by their names: what is in one does not depend on where it is restored to. */
const archives = new Map<string, Promise<{ path: string; level: string }>>();

/** A database in memory at a level, with one account, what `more` writes, and the file of one photo; as an archive. */
function archiveAt(place: number, name: string, more: (client: PGlite) => Promise<unknown> = async () => undefined) {
  const made = archives.get(name) ?? makeArchive(place, name, more);
  archives.set(name, made);
  return made;
}

async function makeArchive(place: number, name: string, more: (client: PGlite) => Promise<unknown>) {
  const isNewest = place === (await lastPlace());
  const client = await PGlite.create({
    extensions: { unaccent },
    ...(isNewest && { loadDataDir: new Blob([readFileSync(inject('dump'))]) }),
  });
  const open = followTransactions(drizzle(client, { schema }));
  if (!isNewest) await migrateBetween(open.db, 0, place);
  const level = await readLevel(open.db);
  await client.query(
    `insert into users (id, nombres, apellidos, email, password_hash, roles, foto_url)
      values ($1, 'Ana', E'Ñandú "\\\\\\t\\n', 'ana@prueba.test', 'x', '{AUTOR,"a b"}', '/files/fotos/ana.png')`,
    [id],
  );
  await client.query(
    `insert into activity (type, severity, datos) values ('account.registered', 'info', '{"n": 1.50, "t": null}')`,
  );
  await more(client);
  const files = openDiskStore(join(folder, `files-${name}`));
  await files.put('fotos/ana.png', 'la foto');
  await files.put('pdf/a/b.pdf', 'made anew');
  const path = join(folder, `${name}.tar.zst`);
  await pipeline(archiveEmbedded(open, { files, isMadeAnew }), createZstdCompress(), createWriteStream(path));
  await client.close();
  return { path, level };
}

const people = async (env: Environment) => {
  const database = await openDatabase(env);
  const rows = await ask(
    database.db,
    sql`select apellidos, roles from users order by email`,
    z.object({ apellidos: z.string(), roles: z.array(z.string()) }),
  );
  await database.close();
  return rows;
};
const ana = { apellidos: 'Ñandú "\\\t\n', roles: ['AUTOR', 'a b'] };

describe.each(engines())('a restore [%s]', (engine) => {
  let path: string;
  let env: Environment;
  const folders: string[] = [];
  const place = async () => {
    const made = await processDatabase(engine);
    folders.push(made.DATA_DIR);
    return readEnvironment({ ...made, LOG_LEVEL: 'silent', DEMO: 'off' });
  };
  beforeAll(async () => {
    ({ path } = await archiveAt(await lastPlace(), 'copia'));
    env = await place();
  });
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  it('brings everything into an empty platform as it was, and leaves out what is made anew', async () => {
    expect(await restore(env, path, plain, quiet)).toMatchObject({
      aside: undefined,
      warnings: [],
      head: expect.stringMatching(/^1:[0-9a-f]{64}$/),
    });
    expect(await people(env)).toEqual([ana]);
    expect(readFileSync(join(env.DATA_DIR, 'files', 'fotos', 'ana.png'), 'utf8')).toBe('la foto');
    expect(existsSync(join(env.DATA_DIR, 'files', 'pdf'))).toBe(false);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('before') || name === 'restoring')).toEqual([]);
  });

  it.skipIf(engine === 'embedded')('is told of a backup that was taken with a wrong place for files', async () => {
    const copied = async (settings: Environment, name: string) => {
      const { manifest } = await backup(settings, join(env.DATA_DIR, name), quiet);
      return lacksFiles(manifest);
    };
    const wrong = { ...env, DATA_DIR: join(env.DATA_DIR, 'elsewhere') };
    expect(await copied(wrong, 'sin-obras.tar.zst')).toBe(false);
    const database = await openDatabase(env);
    // A file of a work, whose work does not matter here.
    await database.transact(async () => {
      await database.db.execute(sql`set local session_replication_role = replica`);
      await database.db.execute(sql`insert into files (id, publicacion_id, clase, nombre, tipo, bytes, sha256)
        values (${id}, ${id}, 'MANUSCRITO', 'a.pdf', 'application/pdf', 1, 'x')`);
    });
    await database.close();
    expect(await copied(wrong, 'con-obras.tar.zst')).toBe(true);
    expect(await copied(env, 'con-archivos.tar.zst')).toBe(false);
  });

  it.runIf(playsAll(engine))('is refused where somebody is, unless it may put them aside', async () => {
    await expect(restore(env, path, plain, quiet)).rejects.toThrow('--replace');
    const { aside } = await restore(env, path, { ...plain, replace: true }, quiet);
    expect(await people(env)).toEqual([ana]);
    if (engine === 'embedded') return expect(readdirSync(aside ?? '')).toEqual(['database', 'files']);
    expect(readdirSync(join(env.DATA_DIR, aside ?? ''))).toEqual(['files']);
    const database = await openDatabase(env);
    const kept = await ask(
      database.db,
      sql`select email from ${sql.identifier(aside ?? '')}.users`,
      z.object({ email: z.string() }),
    );
    expect(kept).toEqual([{ email: 'ana@prueba.test' }]);
    await database.close();
  });

  it('is refused while a server is at work', async () => {
    const database = await openDatabase(env);
    await ask(database.db, sql`select 1 as one`, z.object({ one: z.number() }));
    await expect(restore(env, path, { ...plain, replace: true }, quiet)).rejects.toThrow(/tiene abierta|conexiones/);
    await database.close();
  });

  it.runIf(playsAll(engine))('changes nothing where the archive is cut, or its record has faults', async () => {
    const cut = join(folder, 'cut.tar.zst');
    writeFileSync(cut, readFileSync(path).subarray(0, -200));
    await expect(restore(env, cut, { ...plain, replace: true }, quiet)).rejects.toThrow('dañada o incompleta');
    const tampered = await archiveAt(await lastPlace(), 'tampered', async (client) => {
      await client.exec(`alter table activity disable trigger user; update activity set type = 'otra'`);
    });
    await expect(restore(env, tampered.path, { ...plain, replace: true }, quiet)).rejects.toThrow('registro: cambiada');
    expect(await people(env)).toEqual([ana]);
    const empty = await place();
    const { warnings } = await restore(empty, tampered.path, { ...plain, acceptFaults: true }, quiet);
    expect(warnings).toHaveLength(1);
  });

  it.runIf(playsAll(engine))('tells a file that the database names and the copy has not', async () => {
    const { path: without } = await archiveAt(await lastPlace(), 'without', async (client) => {
      await client.query(
        `insert into publications (id, titulo, tipo, estado, autor, autor_principal_id, resumen, palabras_clave)
        values ($1, 'Obra', 'ARTICULO', 'BORRADOR', '', $1, '', '{}')`,
        [id],
      );
      await client.query(
        `insert into files (id, publicacion_id, clase, nombre, tipo, bytes, sha256) values ($1, $1, 'DATOS', 'a', 'b', 1, 'c')`,
        [id],
      );
    });
    await expect(restore(await place(), without, plain, quiet)).rejects.toThrow(`obras/${id}/${id}`);
  });

  it.runIf(playsAll(engine)).each([5, 12].slice(0, rounds({ quick: 1, long: 2 })))(
    'migrates a copy of an older version, after its migration %i',
    async (level) => {
      const older = await archiveAt(level, `older-${level}`);
      const target = await place();
      await restore(target, older.path, plain, quiet);
      expect(await people(target)).toEqual([ana]);
      const database = await openDatabase(target);
      expect(await readLevel(database.db)).not.toBe(older.level);
      await database.close();
    },
  );

  it('that was cut short in its last step is refused by everybody, and finished or undone', async () => {
    const target = await place();
    // As a process leaves it that died between saying that it is ready and changing places.
    await restore(target, path, plain, quiet);
    await openDiskStore(join(readyFolder(target.DATA_DIR), 'files')).put('fotos/nueva.png', 'otra');
    await writeNote(target.DATA_DIR, { id, aside: 'before_restore_x' });
    await expect(openDatabase(target)).rejects.toThrow('--finish');
    await expect(restore(target, path, plain, quiet)).rejects.toThrow('--finish');
    const isUndone = engine === 'postgres';
    expect(await finishRestore(target)).toBe(isUndone ? 'undone' : 'done');
    expect(existsSync(join(target.DATA_DIR, 'files', 'fotos', 'nueva.png'))).toBe(!isUndone);
    expect(existsSync(join(target.DATA_DIR, 'before_restore_x', 'files', 'fotos', 'ana.png'))).toBe(!isUndone);
    expect(await people(target)).toEqual([ana]);
    expect(await finishRestore(target)).toBe('nothing');
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
