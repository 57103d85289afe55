/** Runs the same tests on the embedded engine and on PostgreSQL, each file with a migrated empty database of its own. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openInMemory } from '#server/platform/database/embedded.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { runOnce } from './postgres-cluster.ts';

/** An empty, migrated database; closed by whoever opened it. */
export async function openTestDatabase(engine: OpenDatabase['engine']): Promise<OpenDatabase> {
  if (engine === 'embedded') return openInMemory(new Blob([readFileSync(inject('dump'))]));
  const postgres = inject('postgres');
  if (!postgres) throw new Error('PostgreSQL is not installed.');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await runOnce(postgres.admin, `create database ${name} template ${postgres.template}`);
  const url = new URL(postgres.admin);
  url.pathname = `/${name}`;
  return openPostgres(url.href, 8);
}

export const engines: readonly OpenDatabase['engine'][] = inject('postgres') ? ['embedded', 'postgres'] : ['embedded'];

/** `describe` on each engine. The database is open from the first hook on; `engine.db` is read inside tests. */
export function describeOnEachEngine(name: string, tests: (engine: OpenDatabase) => void): void {
  describe.each(engines)(`${name} [%s]`, (kind) => {
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
      listen: (channel, hear) => open.listen(channel, hear),
      close: () => open.close(),
    });
  });
}
