import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { engines } from '#server/testing/engines.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { readEnvironment } from '../environment.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './sql.ts';

// Where a process has its database to itself there is no connection to lose.
describe.runIf(engines().includes('postgres'))('a connection that is lost in a transaction', () => {
  it('fails that transaction alone, and not the process', async () => {
    const { DATABASE_URL } = readEnvironment(await processDatabase('postgres'));
    if (!DATABASE_URL) throw new Error('PostgreSQL has an address');
    const { db, transact, close } = await openPostgres(DATABASE_URL, 2);
    const said = vi.spyOn(pg.Client.prototype, 'emit');
    const other = new pg.Client({ connectionString: DATABASE_URL });
    await other.connect();
    const lost = transact(async () => {
      const [{ pid } = { pid: 0 }] = await db
        .select({ pid: sql<number>`pg_backend_pid()` })
        .from(sql`(select 1) as one`);
      await other.query('select pg_terminate_backend($1)', [pid]);
      await vi.waitFor(() => expect(said.mock.calls.map(([name]) => name)).toContain('error'));
      await db.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await other.end();
    await db.execute(sql`select 1`);
    said.mockRestore();
    await close();
  });
});
