/**
 * A process that counts: queues forty jobs in an empty database, does them, and prints what was counted. Run, and killed,
 * by killed-process.test.ts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase } from '../database/open.ts';
import { activity, jobs } from '../database/schema.ts';
import { readEnvironment } from '../environment.ts';
import { defineJob } from './kind.ts';
import { enqueue } from './queue.ts';
import { startJobs } from './start.ts';

const database = await openDatabase(readEnvironment(process.env));
const { db, transact } = database;

const counting = defineJob({
  tipo: 'contar',
  datos: z.object({ n: z.number() }),
  tries: 20,
  leaseMs: 1000,
  work: async (_: null, { datos: { n }, finish }) => {
    await wait(20);
    await finish(async () => {
      await db.insert(activity).values({ type: 'contado', severity: 'info', datos: { n } });
      await wait(10);
      return n;
    });
    process.stdout.write('.');
  },
});

await transact(async () => {
  if ((await db.select({ total: count() }).from(jobs))[0]?.total) return;
  for (let n = 0; n < 40; n++) await enqueue(db, counting, { n });
});
const stop = await startJobs(database, [counting], null);
const left = () => db.select({ total: count() }).from(jobs).where(ne(jobs.estado, 'HECHO'));
while ((await left())[0]?.total) await wait(50);
await stop();
const counted = await db.select({ datos: activity.datos }).from(activity).where(eq(activity.type, 'contado'));
process.stdout.write(`\n${JSON.stringify(counted.map(({ datos }) => datos.n))}\n`);
await database.close();
