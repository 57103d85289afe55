/** An empty, migrated database for processes that a test starts and kills. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { runOnce } from './postgres-cluster.ts';

/** The environment that leads a process to it. `DATA_DIR` is a folder of its own: who asked removes it. */
export async function processDatabase(engine: OpenDatabase['engine']) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pliego-process-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR };
  if (engine === 'embedded') {
    const loadDataDir = new Blob([readFileSync(inject('dump'))]);
    const made = await PGlite.create({ dataDir: join(DATA_DIR, 'database'), loadDataDir, extensions: { unaccent } });
    await made.close();
    return env;
  }
  const postgres = inject('postgres');
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await runOnce(postgres.admin, `create database ${name} template ${postgres.template}`);
  return { ...env, DATABASE_URL: new URL(`/${name}`, postgres.admin).href };
}
