/** Copies that the platform makes by itself are whole, encrypted, proven, and kept by the rule; what goes wrong takes no copy away. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyIdOf } from '#server/platform/backup/cipher.ts';
import { listCopies, nameOfCopy, openCopyStore } from '#server/platform/backup/copies.ts';
import { archiveFile } from '#server/platform/backup/read-archive.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { jobs } from '#server/platform/database/schema.ts';
import { type Environment, readEnvironment } from '#server/platform/environment.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { bringForward } from '#server/platform/jobs/queue.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { openServices } from '#server/platform/services.ts';
import { engines, playsAll } from '#server/testing/engines.ts';
import { startObjectStore } from '#server/testing/object-store.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { restore } from '../restore.ts';
import { asScheduled, makingCopy, provingCopy, untilClock } from './jobs.ts';
import { madeCopySchema, makeCopy } from './make-copy.ts';
import { proveArchive, proveCopy } from './prove-copy.ts';

const BACKUP_KEY = 'una clave bastante larga para las copias';
const quiet = { tell: () => undefined, tick: () => undefined };
const never = new AbortController().signal;
const oneRow = z.tuple([z.object({ email: z.string() })]);

describe.each(engines())('a copy that the platform makes by itself [%s]', (engine) => {
  let env: Environment;
  let database: OpenDatabase;
  let files: FileStore;
  let place: string;
  const folders: string[] = [];
  const copies = () => readdirSync(place).filter((name) => name.endsWith('.cifrada'));
  const source = () => ({ env, database, files });

  beforeAll(async () => {
    const made = await processDatabase(engine);
    folders.push(made.DATA_DIR);
    place = join(made.DATA_DIR, 'copias');
    mkdirSync(place);
    env = readEnvironment({
      ...made,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      BACKUP_TO: place,
      BACKUP_KEY,
      BACKUP_KEEP: '2,0,0',
    });
    database = await openDatabase(env);
    await database.db.execute(sql`insert into users (id, nombres, apellidos, email, password_hash, roles, foto_url)
      values ('01990000-0000-7000-8000-000000000001', 'Ana', 'Ñandú', 'ana@prueba.test', 'x', '{AUTOR}', '/files/fotos/ana.png')`);
    files = await openFileStore(env);
    await files.put('fotos/ana.png', 'la foto de Ana');
  });
  afterAll(async () => {
    await database.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('is encrypted, holds everything, and is restored with its key alone', async () => {
    const made = await makeCopy(source(), never);
    expect(copies()).toEqual([made.nombre]);
    expect(made).toMatchObject({ archivos: 1, retiradas: 0, clave: await keyIdOf(BACKUP_KEY) });
    const bytes = readFileSync(join(place, made.nombre));
    expect(made.bytes).toBe(bytes.length);
    for (const secret of ['ana@prueba.test', 'la foto de Ana', 'pliego-copia', BACKUP_KEY])
      expect(bytes.includes(secret)).toBe(false);

    const elsewhere = await processDatabase(engine);
    folders.push(elsewhere.DATA_DIR);
    const target = (BACKUP_KEY?: string) =>
      readEnvironment({ ...elsewhere, BACKUP_KEY, LOG_LEVEL: 'silent', DEMO: 'off' });
    const choices = { replace: false, acceptFaults: false };
    const path = join(place, made.nombre);
    const entries = () => readdirSync(elsewhere.DATA_DIR).sort();
    const before = entries();
    await expect(restore(target('otra clave que no es la de la copia'), path, choices, quiet)).rejects.toThrow(
      'otra clave',
    );
    await expect(restore(target(), path, choices, quiet)).rejects.toThrow(`cifrada con la clave ${made.clave}`);
    expect(entries()).toEqual(before);
    await restore(target(BACKUP_KEY), path, choices, quiet);
    expect(readFileSync(join(elsewhere.DATA_DIR, 'files/fotos/ana.png'), 'utf8')).toBe('la foto de Ana');
    const restored = await openDatabase(target());
    const { rows } = z.object({ rows: oneRow }).parse(await restored.db.execute(sql`select email from users`));
    await restored.close();
    expect(rows[0].email).toBe('ana@prueba.test');
  }, 400_000);

  it.runIf(playsAll(engine))(
    'that is cut, changed or of a record with a fault is not proven',
    async () => {
      const [name = ''] = copies();
      const whole = readFileSync(join(place, name));
      const proving = async (bytes: Uint8Array) => {
        writeFileSync(join(env.DATA_DIR, 'tocada'), bytes);
        return proveArchive(archiveFile(join(env.DATA_DIR, 'tocada'), BACKUP_KEY));
      };
      await expect(proving(whole.subarray(0, whole.length - 20))).rejects.toThrow('dañada o incompleta');
      const changed = Buffer.from(whole);
      changed[5000] = (changed[5000] ?? 0) ^ 1;
      await expect(proving(changed)).rejects.toThrow('dañada o incompleta');
      await expect(proveCopy(env, nameOfCopy(new Date(0), '0'.repeat(16)))).rejects.toThrow('ya no está');
      // What is whole and would be restored with a fault, as an entry of the record that somebody changed.
      const change = (type: string) =>
        database.transact(async () => {
          await database.db.execute(sql`set local session_replication_role = replica`);
          await database.db.execute(sql`update activity set type = ${type}`);
        });
      await database.db.execute(
        sql`insert into activity (type, severity, datos) values ('account.registered', 'info', '{}')`,
      );
      await change('account.other');
      const made = await makeCopy(source(), never);
      await expect(proveCopy(env, made.nombre)).rejects.toThrow('registro: cambiada');
      await change('account.registered');
      rmSync(join(place, made.nombre));
    },
    400_000,
  );

  it('breaks off without a trace, and takes no old one with it: no room, no store, told to stop', async () => {
    const before = copies();
    const failing = (failure: Error): FileStore => ({
      ...files,
      list: async function* () {
        yield* files.list('');
        throw failure;
      },
    });
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await expect(makeCopy({ ...source(), files: failing(full) }, never)).rejects.toThrow('No queda sitio en el disco.');
    const stop = new AbortController();
    const stopping = {
      ...files,
      list: (prefix: string) => {
        stop.abort(new Error('stopped'));
        return files.list(prefix);
      },
    };
    await expect(makeCopy({ ...source(), files: stopping }, stop.signal)).rejects.toThrow('stopped');
    const gone = { ...env, BACKUP_TO: join(place, 'no-montado') };
    await expect(makeCopy({ ...source(), env: gone }, never)).rejects.toThrow('su disco no está montado');
    expect(copies()).toEqual(before);
    expect(readdirSync(join(place, '.unfinished'))).toEqual([]);
    // And the next one is made, and takes away what a killed process left.
    const left = join(place, '.unfinished', 'killed');
    writeFileSync(left, 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    utimesSync(left, yesterday, yesterday);
    const { nombre } = await makeCopy(source(), never);
    expect(copies()).toContain(nombre);
    expect(readdirSync(join(place, '.unfinished'))).toEqual([]);
  }, 120_000);

  it('lets old ones go by the rule, what is not its own stays', async () => {
    const id = '0'.repeat(16);
    for (const name of [...copies()]) rmSync(join(place, name));
    const old = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => nameOfCopy(new Date(`${day}T03:00:00Z`), id));
    for (const name of [...old, 'notas.txt']) writeFileSync(join(place, name), 'x');
    const { nombre, retiradas } = await makeCopy(source(), never);
    expect(retiradas).toBe(2);
    expect(copies().sort()).toEqual([old[2], nombre].sort());
    expect(readdirSync(place)).toContain('notas.txt');
  }, 60_000);

  it.runIf(playsAll(engine))(
    'is a job of the platform, which is followed by its proof',
    async () => {
      const services = await openServices(env, database);
      const kinds = asScheduled([makingCopy, provingCopy], env);
      const [waiting] = await (async () => {
        const stop = await startJobs(database, kinds, services);
        await stop();
        return database.db.select().from(jobs);
      })();
      // It waits for its time of day, and is moved there where the setting changes.
      const inMs = (row: typeof waiting) => (row?.fechaPrevista.getTime() ?? 0) - Date.now();
      expect(Math.abs(inMs(waiting) - untilClock(env.BACKUP_AT))).toBeLessThan(60_000);
      const later = { ...env, BACKUP_AT: { hours: (env.BACKUP_AT.hours + 5) % 24, minutes: 30 } };
      const stopMoved = await startJobs(database, asScheduled([makingCopy, provingCopy], later), services);
      await stopMoved();
      const [moved] = await database.db.select().from(jobs);
      expect(moved?.id).toBe(waiting?.id);
      expect(Math.abs(inMs(moved) - untilClock(later.BACKUP_AT))).toBeLessThan(60_000);

      await bringForward(database.db, makingCopy);
      const stop = await startJobs(database, kinds, services);
      const ended = async () => {
        const rows = await database.db.select().from(jobs);
        return rows.filter(({ fechaFin }) => fechaFin !== null).sort((a, b) => a.tipo.localeCompare(b.tipo));
      };
      await expect.poll(async () => (await ended()).length, { timeout: 350_000, interval: 200 }).toBe(2);
      const [making, proving] = await ended();
      await stop();
      expect(making).toMatchObject({ tipo: 'copias', estado: 'HECHO' });
      const made = madeCopySchema.parse(making?.resultado);
      expect(proving).toMatchObject({
        tipo: 'copias.probar',
        estado: 'HECHO',
        resultado: { nombre: made.nombre, filas: made.filas },
      });
      const without = asScheduled([makingCopy, provingCopy], { ...env, BACKUP_TO: undefined });
      expect(without.filter(({ everyMs }) => everyMs !== undefined)).toEqual([]);
    },
    400_000,
  );
});

it('goes to a bucket, and is proven from there', async () => {
  const bucket = await startObjectStore();
  const [engine = 'embedded'] = engines();
  const made = await processDatabase(engine);
  const env = readEnvironment({ ...made, LOG_LEVEL: 'silent', DEMO: 'off', BACKUP_TO: bucket.url, BACKUP_KEY });
  const database = await openDatabase(env);
  const files = await openFileStore(env);
  try {
    const { nombre } = await makeCopy({ env, database, files }, never);
    expect((await listCopies(await openCopyStore(env))).map(({ name }) => name)).toEqual([nombre]);
    expect(await proveCopy(env, nombre)).toMatchObject({ nombre });
    // The store goes while another is under way.
    const cutting = {
      ...files,
      list: (prefix: string) => {
        void bucket.stop();
        return files.list(prefix);
      },
    };
    await expect(makeCopy({ env, database, files: cutting }, never)).rejects.toThrow();
  } finally {
    await database.close();
    rmSync(made.DATA_DIR, { recursive: true, force: true });
  }
}, 400_000);

describe('its settings', () => {
  const refused = (settings: NodeJS.ProcessEnv) => expect(() => readEnvironment({ BACKUP_KEY, ...settings }));
  it('are a place with a key, a time of day and a rule', () => {
    const env = readEnvironment({
      BACKUP_TO: 's3://K:S@s3.example/copias?region=eu-west-1',
      BACKUP_KEY,
      BACKUP_AT: '4:30',
    });
    expect(env.BACKUP_TO).toBe('https://K:S@s3.example/copias?region=eu-west-1');
    expect(env.BACKUP_AT).toEqual({ hours: 4, minutes: 30 });
    expect(env.BACKUP_KEEP).toEqual({ days: 7, weeks: 4, months: 12 });
    expect(readEnvironment({}).BACKUP_TO).toBeUndefined();
    refused({ BACKUP_TO: '/mnt/copias', BACKUP_KEY: '' }).toThrow('BACKUP_KEY');
    refused({ BACKUP_TO: '/mnt/copias', BACKUP_KEY: 'corta' }).toThrow('BACKUP_KEY');
    refused({ BACKUP_TO: 'https://s3.example/copias' }).toThrow('BACKUP_TO');
    refused({ BACKUP_TO: 'ftp://maquina/copias' }).toThrow('BACKUP_TO');
    refused({ BACKUP_AT: '25:00' }).toThrow('BACKUP_AT');
    refused({ BACKUP_KEEP: '0,4,12' }).toThrow('BACKUP_KEEP');
  });
  it('lead not among the files that are copied, and are not shown where they are wrong', () => {
    refused({ DATA_DIR: '/srv/p', BACKUP_TO: '/srv/p/files/copias' }).toThrow('no pueden ir entre los archivos');
    refused({ S3_URL: 'https://A:B@s3.example/obras', BACKUP_TO: 's3://K:S@s3.example/obras' }).toThrow(
      'entre los archivos',
    );
    refused({ BACKUP_TO: 'https://CLAVE:s3cr3t0@s3.example/' }).toThrow(/^(?!.*s3cr3t0)/s);
  });
  it('count to the next time of day by the clock of the machine', () => {
    const at = { hours: 3, minutes: 0 };
    expect(untilClock(at, new Date(2026, 10, 29, 1, 0))).toBe(2 * 3_600_000 + 1000);
    expect(untilClock(at, new Date(2026, 10, 29, 3, 0, 1))).toBe(24 * 3_600_000);
  });
});
