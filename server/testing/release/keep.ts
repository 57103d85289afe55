/**
 * Keeps the present release: makes a platform with the demonstration set and more, packs its data as each engine has
 * them, and records a walk through its API. Needs PostgreSQL's programs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { and, eq, lte, or } from 'drizzle-orm';
import packageJson from '#package.json' with { type: 'json' };
import { kindsFor } from '#server/background.ts';
import { backup } from '#server/features/transfer/backup/backup.ts';
import { restore } from '#server/features/transfer/backup/restore.ts';
import { tarEnd, tarEntry } from '#server/platform/backup/tar.ts';
import { jobs } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import type { Services } from '#server/platform/services.ts';
import { prepare } from '#server/prepare.ts';
import { dump } from '../dump.ts';
import { findPostgres, runOnce, startCluster } from '../postgres-cluster.ts';
import { acts } from './acts.ts';
import { differences, inWords } from './differences.ts';
import { dataFolder, type Manifest, openPlatform, recordedRelease } from './fixture.ts';
import { knownIn } from './normalise.ts';
import { type Line, openPlayer } from './play.ts';
import { openRecordedPlatform } from './recorded-platform.ts';
import { walk } from './walk.ts';

const quiet = { tell: () => undefined, tick: () => undefined };

export async function keepRelease(tell: (text: string) => void): Promise<void> {
  const { version } = packageJson;
  const { at } = recordedRelease(version);
  const folder = dirname(at('manifest'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { DATA_DIR, remove } = await dataFolder();
  try {
    tell('The demonstration set, and what people do with it …');
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
    const manifest = { version, commit, ...(await fill(DATA_DIR, at('openapi'), at('files'))) };
    writeFileSync(at('manifest'), pretty(manifest));
    tell('Its database, on both engines …');
    await backup(readEnvironment({ DATA_DIR }), at('backup'), quiet);
    writeFileSync(at('embedded'), await packEmbedded(DATA_DIR));
    writeFileSync(at('postgres'), gzipSync(await statementsOf(at('backup')), { level: 9 }));
    tell('The walk through its API, twice …');
    const [lines, again] = [await record(version), await record(version)];
    const unsteady = lines.flatMap((line, index) =>
      inWords(
        differences(line, again[index]).map((each) => ({ ...each, path: `${line.name} ${line.url} ${each.path}` })),
      ),
    );
    if (unsteady.length > 0) throw new Error(`It does not answer the same twice:\n${unsteady.join('\n')}`);
    writeFileSync(at('answers'), gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 }));
    tell(`${lines.length} lines of answers in ${folder}`);
  } finally {
    await remove();
  }
}

/** JSON with its keys in order, so that two documents can be compared line by line. */
export const pretty = (value: unknown) =>
  `${JSON.stringify(value, (_, part: unknown) => (typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part), 2)}\n`;

async function fill(
  DATA_DIR: string,
  openapi: string,
  files: string,
): Promise<Pick<Manifest, 'made' | 'rows' | 'files'>> {
  const { services, app, close } = await openPlatform({ DATA_DIR, DEMO: 'journal' });
  try {
    await prepare(services);
    writeFileSync(openapi, pretty((await app.inject({ url: '/docs/json', headers: { host: 'pliego.test' } })).json()));
    const { play } = await openPlayer(app, knownIn([]));
    for (const { who, step } of acts('antes')) await play(step, who);
    await doJobs(services);
    const rows = Object.fromEntries([...(await dump(services.db))].map(([table, { length }]) => [table, length]));
    const packed = await packFiles(services.files);
    writeFileSync(files, packed.bytes);
    return { made: new Date().toISOString(), rows, files: packed.count };
  } finally {
    await close();
  }
}

/** Everything that is queued now, until it is done. */
async function doJobs(services: Services): Promise<void> {
  const { database, db } = services;
  const stop = await startJobs(database, kindsFor(services), services);
  const under = eq(jobs.estado, 'EN_CURSO');
  const due = and(eq(jobs.estado, 'PENDIENTE'), lte(jobs.fechaPrevista, new Date()));
  while ((await db.$count(jobs, or(under, due))) > 0) await wait(200);
  await stop();
}

async function packFiles(store: FileStore): Promise<{ bytes: Buffer; count: number }> {
  const listed: string[] = [];
  for await (const { name } of store.list('')) listed.push(name);
  const parts: Uint8Array[] = [];
  for (const name of listed.sort()) {
    const file = await store.get(name);
    if (file) parts.push(...tarEntry(name, await buffer(file.stream())));
  }
  return { bytes: gzipSync(Buffer.concat([...parts, tarEnd()]), { level: 9 }), count: listed.length };
}

/** Its databases hold much the same: what is far apart is found alike. */
const small = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: 27,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
};

/** As a stopped server leaves it, but for what its tables and its log hold no more. */
async function packEmbedded(DATA_DIR: string): Promise<Buffer> {
  const client = await PGlite.create({ dataDir: join(DATA_DIR, 'database'), extensions: { unaccent } });
  const shrink = ['set wal_recycle = off', 'vacuum full', 'select pg_switch_wal()', 'checkpoint'];
  for (const statement of [...shrink, ...shrink.slice(2)]) await client.exec(statement);
  const packed = await client.dumpDataDir('none');
  await client.close();
  return zstdCompressSync(Buffer.from(await packed.arrayBuffer()), { params: small });
}

/** What `pg_dump` writes of the platform that a backup is restored to. */
async function statementsOf(archive: string): Promise<Buffer> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const cluster = await startCluster(bin);
  const { DATA_DIR, remove } = await dataFolder();
  try {
    await runOnce(cluster.url('postgres'), 'create database pliego');
    const DATABASE_URL = cluster.url('pliego');
    const choices = { replace: false, acceptFaults: false, isForReading: true };
    await restore(readEnvironment({ DATA_DIR, DATABASE_URL }), archive, choices, quiet);
    const options = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', DATABASE_URL];
    return execFileSync(join(bin, 'pg_dump'), options, { maxBuffer: 2 ** 28 });
  } finally {
    await cluster.stop();
    await remove();
  }
}

/** The walk on what was kept, by the present code. */
async function record(version: string): Promise<Line[]> {
  const platform = await openRecordedPlatform(recordedRelease(version));
  try {
    return await walk(platform.player, await platform.samples());
  } finally {
    await platform.close();
  }
}
