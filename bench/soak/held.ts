/** What the platform holds while nobody asks: memory, open handles, connections to the database. And mails that wait. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { jobsChannel } from '#server/platform/jobs/queue.ts';
import type { PliegoProcess } from './processes.ts';

export interface Held {
  processes: { memory: number; handles: number; sockets: number }[];
  /** Connections to the database, of both processes. */
  connections: number;
  words: string;
}

/** Connections that nobody uses are given back after ten seconds, by the pool and by who keeps one to a bucket. */
const settleMs = 15_000;
const looks = 5;
/** What may be open besides at the moment of looking: a job that is at it, with the database and with a file. */
const slack = { connections: 4, handles: 8 };

/** Waits until what is not used has been given back, and looks some times: what is left open is open each time, a job's is not. */
export async function heldBy(processes: readonly PliegoProcess[], url: string): Promise<Held> {
  await wait(settleMs);
  const seen: Omit<Held, 'words'>[] = [];
  for (let look = 0; look < looks; look++) {
    if (look > 0) await wait(1000);
    seen.push({ processes: processes.map((process) => process.held()), connections: await countConnections(url) });
  }
  const least = (of: (held: Omit<Held, 'words'>) => number) => Math.min(...seen.map(of));
  const held = processes.map((_, n) => ({
    memory: least((each) => each.processes[n]?.memory ?? 0),
    handles: least((each) => each.processes[n]?.handles ?? 0),
    sockets: least((each) => each.processes[n]?.sockets ?? 0),
  }));
  const connections = least((each) => each.connections);
  const said = held.map(
    ({ memory, handles, sockets }) => `${memory.toFixed(0)} MB, ${handles} handles (${sockets} sockets)`,
  );
  return { processes: held, connections, words: `${said.join('; ')}; ${connections} connections to the database` };
}

const countConnections = (url: string) =>
  ask(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows[0]?.n ?? 0;
  });

/** In words, what is open after the run and was not before, beyond what a job may hold. */
export function leftOpen(before: Held, after: Held): string[] {
  const more = after.connections - before.connections;
  const found = more > slack.connections ? [`${more} connections to the database more than before`] : [];
  for (const [n, { handles }] of after.processes.entries()) {
    const left = handles - (before.processes[n]?.handles ?? 0);
    if (left > slack.handles) found.push(`${left} handles of process ${n + 1} more than before`);
  }
  return found;
}

/** Has mails that wait for their next turn be tried now, and those that a killed process had; resolves when none waits, or in two minutes. */
export async function deliverMails(url: string): Promise<void> {
  await ask(url, async (client) => {
    for (let tries = 0; tries < 60; tries++) {
      const { rowCount } = await client.query(
        `select from jobs where tipo = 'correo' and estado in ('PENDIENTE', 'EN_CURSO')`,
      );
      if (!rowCount) return;
      await client.query(`update jobs set fecha_prevista = now() where tipo = 'correo' and estado = 'PENDIENTE'`);
      await client.query(`select pg_notify($1, '')`, [jobsChannel]);
      await wait(2000);
    }
  });
}

async function ask<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
