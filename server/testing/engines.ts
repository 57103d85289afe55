/**
 * The same tests on PostgreSQL and on the embedded engine, each file with a migrated empty database of its own. Most run on
 * PostgreSQL alone, which is the quicker one; `suites.ts` lists what runs on both; `npm run test:long` runs the rest on the other.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openInMemory } from '#server/platform/database/embedded.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { runOnce } from './postgres-cluster.ts';
import { isLongRun } from './rounds.ts';
import { isOnBothEngines, isQuickRun, playsMore } from './suites.ts';

type Engine = OpenDatabase['engine'];

/** An empty, migrated database; closed by whoever opened it. */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'embedded') return openInMemory(new Blob([readFileSync(inject('dump'))]));
  const postgres = inject('postgres');
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await runOnce(postgres.admin, `create database ${name} template ${postgres.template}`);
  const url = new URL(postgres.admin);
  url.pathname = `/${name}`;
  return openPostgres(url.href, 8);
}

/** Those that there are here. */
export const installedEngines = (): readonly Engine[] => (inject('postgres') ? ['postgres', 'embedded'] : ['embedded']);

/** Those that the running file's tests run on. */
export function engines(): readonly Engine[] {
  const all = installedEngines();
  const file = expect.getState().testPath ?? '';
  if (isQuickRun) return all.slice(0, 1);
  if (isOnBothEngines(file)) return all;
  if (isLongRun) return playsMore(file) ? all : all.slice(-1);
  return all.slice(0, 1);
}

/**
 * Whether a file that runs on both engines plays all of its tests on this one. `npm test` plays them all on the first; on the
 * other those in which the engines differ. The long run plays all on each.
 */
export const playsAll = (engine: Engine): boolean => isLongRun || engine === installedEngines()[0];

/** `describe` on each engine that the file runs on. The database is open from the first hook on; `engine.db` is read inside tests. */
export function describeOnEachEngine(name: string, tests: (engine: OpenDatabase) => void): void {
  describe.each(engines())(`${name} [%s]`, (kind) => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await openTestDatabase(kind);
    });
    afterAll(() => open?.close());
    tests({
      engine: kind,
      get db() {
        return open.db;
      },
      transact: (act) => open.transact(act),
      subscribe: (channel, subscriber) => open.subscribe(channel, subscriber),
      close: () => open.close(),
    });
  });
}
