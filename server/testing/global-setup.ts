/** Once for the whole run: a dump of a migrated embedded database, and a PostgreSQL cluster with a migrated template. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openInMemory } from '#server/platform/database/embedded.ts';
import { migrationsFolder } from '#server/platform/database/migrations.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { findPostgres, runOnce, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a dump of an empty, migrated embedded database. */
    dump: string;
    /** Address of the cluster's maintenance database and of the migrated template; absent without PostgreSQL. */
    postgres: { admin: string; template: string } | undefined;
  }
}

export default async function setup(project: TestProject) {
  project.provide('dump', await migratedDump());
  const bin = findPostgres();
  if (!bin) {
    console.warn('PostgreSQL is not installed: the tests run on the embedded engine alone.');
    project.provide('postgres', undefined);
    return undefined;
  }
  const cluster = await startCluster(bin);
  await runOnce(cluster.url('postgres'), 'create database plantilla');
  await (await openPostgres(cluster.url('plantilla'), 2)).close();
  project.provide('postgres', { admin: cluster.url('postgres'), template: 'plantilla' });
  return () => cluster.stop();
}

/** Made once for each state of the migrations: a new cluster takes seconds, a dump loads in a fraction of one. */
async function migratedDump(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  const folder = resolve('node_modules/.cache/pliego');
  const path = join(folder, `empty-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const database = await openInMemory();
    const dump = await database.dump();
    await database.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  }
  return path;
}
