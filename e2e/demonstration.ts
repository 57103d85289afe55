/** The platform that walks play on: the demonstration set as one journal, which the specification's screens are of, loaded once, of which each walk's server gets a copy. */
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { dataFolder, startServer } from './server-process.ts';

/** The set in PostgreSQL: a database to copy, and the folder with what is beside it. No process has them open. */
export interface PostgresDemonstration {
  /** Address of the cluster's maintenance database. */
  admin: string;
  template: string;
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent without PostgreSQL. */
    demonstration: PostgresDemonstration | undefined;
  }
}

const template = 'demostracion';

/** Loads the set into a cluster of its own; `drop` ends it. Undefined where PostgreSQL is not installed. */
export async function loadIntoPostgres() {
  const bin = findPostgres();
  if (!bin) return undefined;
  const [cluster, data] = [await startCluster(bin), dataFolder()];
  await runOnce(cluster.url('postgres'), `create database ${template}`);
  const server = await startServer(data.path, { DATABASE_URL: cluster.url(template), DEMO: 'journal' });
  await server.end('SIGTERM');
  const demonstration: PostgresDemonstration = { admin: cluster.url('postgres'), template, folder: data.path };
  const drop = async () => {
    await cluster.stop();
    data.drop();
  };
  return { demonstration, drop };
}

/**
 * A copy of the set for one server, by itself.
 * @param engine 'embedded' for what must be walked on the engine that people begin with; without it PostgreSQL, the
 *   quicker one, where there is one
 */
export async function copyOfDemonstration(engine?: 'embedded') {
  const made = engine ? undefined : inject('demonstration');
  if (!made) return { ...dataFolder(await embeddedDemonstration()), env: {} };
  const name = `paseo_${randomUUID().replaceAll('-', '')}`;
  await runOnce(made.admin, `create database ${name} template ${made.template}`);
  const url = new URL(made.admin);
  url.pathname = `/${name}`;
  return { ...dataFolder(made.folder), env: { DATABASE_URL: url.href, DEMO: 'journal' } };
}

export type DemonstrationCopy = Awaited<ReturnType<typeof copyOfDemonstration>>;

const kept = resolve('node_modules/.cache/pliego/demonstrations');
/** What the set is made by; its dates are counted from the day it is loaded. */
const sources = ['{contract,server}/**/*.{ts,sql,json}', 'scripts/demo/**/*.*', 'package-lock.json'];

/** A data folder with the set, made once for each day and state of the sources. No process has it open. */
export async function embeddedDemonstration(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const file of globSync(sources).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file));
  const path = join(kept, hash.digest('hex').slice(0, 16));
  if (existsSync(path)) return path;
  dropOld();
  const data = dataFolder();
  const server = await startServer(data.path, { DEMO: 'journal' });
  await server.end('SIGTERM');
  // It appears whole or not at all, and two that make it at once do not mind.
  const made = `${path}-${process.pid}`;
  mkdirSync(kept, { recursive: true });
  cpSync(data.path, made, { recursive: true });
  data.drop();
  try {
    renameSync(made, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
    rmSync(made, { recursive: true });
  }
  return path;
}

/** Those of other days, which nobody is copying any more. */
function dropOld(): void {
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - statSync(path).mtimeMs > 86_400_000) rmSync(path, { recursive: true });
  }
}
