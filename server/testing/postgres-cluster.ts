/** A real PostgreSQL for the tests: its own cluster in a temporary folder, on a free port of 127.0.0.1. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Cluster {
  /** The address of a database of that name in this cluster. */
  url: (database: string) => string;
  /** As often as anybody likes. */
  stop: () => Promise<void>;
}

/** The folder of PostgreSQL's server programs, or undefined where none is installed. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const candidates = [
    ...(existsSync(versions) ? readdirSync(versions).sort().reverse() : []).map((v) => join(versions, v, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Starts a cluster that forgets everything when stopped. Durability is off: it holds tests only. */
export async function startCluster(bin: string): Promise<Cluster> {
  const owner = nonRootUser();
  const folder = mkdtempSync(join(tmpdir(), 'pliego-pg-'));
  const data = join(folder, 'data');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'pliego', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...as, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings.flatMap((s) => ['-c', s])],
    { ...as, stdio: 'ignore' },
  );
  const gone = new Promise((done) => server.once('exit', done));
  const url = (database: string) => `postgres://pliego@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'));
  return {
    url,
    stop: async () => {
      // Fast shutdown: open connections are ended.
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement in the cluster, as `create database`. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: there, the user its package made, or nobody. Other servers of the tests run as that, too. */
export function nonRootUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: number('-u'), gid: number('-g') };
    } catch {}
  throw new Error('PostgreSQL cannot run as root, and there is no user to run it as.');
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await runOnce(url, 'select 1');
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
}

/** A port of 127.0.0.1 that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
