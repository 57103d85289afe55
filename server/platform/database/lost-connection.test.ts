import { readFileSync } from 'node:fs';
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

/** Of Linux's sockets of IPv4, the timer that runs of the one at this port: its kind (02: it is asked whether anybody is there) and the seconds left. */
function timerAt(port: number): { kind: string | undefined; seconds: number } {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const own = sockets.map((line) => line.trim().split(/\s+/)).find(([, local]) => local?.endsWith(address));
  const [kind, ticks = ''] = own?.[5]?.split(':') ?? [];
  return { kind, seconds: Number.parseInt(ticks, 16) / 100 };
}

describe.runIf(engines().includes('postgres') && process.platform === 'linux')(
  'a machine that dies without a word',
  () => {
    it('is missed after seconds by those who wait for its answer and those who listen, not after the two hours of the system', async () => {
      const { DATABASE_URL } = readEnvironment(await processDatabase('postgres'));
      if (!DATABASE_URL) throw new Error('PostgreSQL has an address');
      const { db, subscribe, close } = await openPostgres(DATABASE_URL, 2);
      await subscribe('prueba', () => undefined);
      const connections = () =>
        db
          .select({ port: sql<number>`client_port` })
          .from(sql`pg_stat_activity where datname = current_database() and client_port > 0`);
      // The one that migrated has ended, and PostgreSQL may not have noticed yet.
      await expect.poll(connections).toHaveLength(2);
      for (const { port } of await connections())
        await expect.poll(() => timerAt(port)).toSatisfy(({ kind, seconds }) => kind === '02' && seconds <= 10);
      await close();
    });
  },
);
