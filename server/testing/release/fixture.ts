/** The platform as a release left it: its database on either engine and its files, packed and unpacked. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { readTar } from '#server/platform/backup/tar.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { type Line, lineSchema } from './play.ts';

export const fixturesFolder = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** The names of what is kept of a release. */
export const names = {
  manifest: 'manifest.json',
  openapi: 'openapi.json',
  answers: 'answers.jsonl.gz',
  embedded: 'embedded.tar.zst',
  postgres: 'postgres.sql.gz',
  files: 'files.tar.gz',
  backup: 'backup.tar.zst',
} as const;

const manifestSchema = z.object({
  version: z.string(),
  commit: z.string(),
  /** When its data were made: the walk begins an hour and a half later. */
  made: z.iso.datetime(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What was kept of a release, in `fixtures/release-<version>`: `0.1` and `0.1.0` are one. */
export function recordedRelease(version: string) {
  const [major, minor] = version.split('.');
  const at = (name: keyof typeof names) => join(fixturesFolder, `release-${major}.${minor}`, names[name]);
  return {
    at,
    manifest: (): Manifest => manifestSchema.parse(JSON.parse(readFileSync(at('manifest'), 'utf8'))),
    openapi: (): unknown => JSON.parse(readFileSync(at('openapi'), 'utf8')),
    answers: (): Line[] =>
      gunzipSync(readFileSync(at('answers')))
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => lineSchema.parse(JSON.parse(line))),
    /** Puts its data where `env` leads, as the release left them: nothing is migrated. */
    putData: async (env: NodeJS.ProcessEnv): Promise<void> => {
      const { DATA_DIR, DATABASE_URL } = readEnvironment(env);
      if (DATABASE_URL) await loadStatements(DATABASE_URL, gunzipSync(readFileSync(at('postgres'))).toString());
      else {
        const loadDataDir = new Blob([zstdDecompressSync(readFileSync(at('embedded')))]);
        const options = { dataDir: join(DATA_DIR, 'database'), loadDataDir, extensions: { unaccent } };
        await (await PGlite.create(options)).close();
      }
      const files = await openFileStore(readEnvironment(env));
      const packed = Readable.from([readFileSync(at('files'))]).pipe(createGunzip());
      for await (const { name, content } of readTar(packed)) await files.put(name, content());
    },
  };
}

/** Runs what `pg_dump --inserts` wrote. */
async function loadStatements(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Newer ones begin and end with a command of psql.
    await client.query(statements.replace(/^\\(un)?restrict .*$/gm, ''));
  } finally {
    await client.end();
  }
}

/** Changes the data that a release left, before they are migrated. */
export async function changeData(env: NodeJS.ProcessEnv, statements: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readEnvironment(env);
  if (DATABASE_URL) return loadStatements(DATABASE_URL, statements);
  const client = await PGlite.create({ dataDir: join(DATA_DIR, 'database'), extensions: { unaccent } });
  await client.exec(statements);
  await client.close();
}

export interface OpenPlatform {
  services: Services;
  app: FastifyInstance;
  close: () => Promise<void>;
}

/** The present code on the data that `env` leads to: its database is migrated. */
export async function openPlatform(env: NodeJS.ProcessEnv): Promise<OpenPlatform> {
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const database = await openDatabase(environment);
  const services = await openServices(environment, database);
  const app = await buildApp(services);
  return {
    services,
    app,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A folder for `DATA_DIR`, and what takes it away. */
export async function dataFolder() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pliego-release-'));
  return { DATA_DIR, remove: () => rm(DATA_DIR, { recursive: true, force: true }) };
}

/** How long after its data were made the walk begins. */
export const walkBegins = ({ made }: Pick<Manifest, 'made'>) => new Date(Date.parse(made) + 90 * 60_000);
