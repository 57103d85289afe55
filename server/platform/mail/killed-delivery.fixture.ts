/** A process that delivers the mails of its database until none waits. Run, and killed, by killed-delivery.test.ts. */
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '../database/open.ts';
import { jobs, mails } from '../database/schema.ts';
import { readEnvironment } from '../environment.ts';
import { startJobs } from '../jobs/start.ts';
import { delivery, queueDelivery } from './deliver.ts';
import { insertMails } from './outbox.ts';
import { openTransport } from './transport.ts';

const env = readEnvironment(process.env);
const database = await openDatabase(env);
const { db, transact } = database;

await transact(async () => {
  if (await db.$count(mails)) return;
  for (let n = 0; n < 30; n++) {
    const id = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    await insertMails(db, [
      {
        id,
        para: `persona${n}@prueba.test`,
        asunto: 'Hola',
        texto: 'Hola.',
        html: '<p>Hola.</p>',
        secreto: false,
        estado: 'PENDIENTE',
      },
    ]);
    await queueDelivery(db, { id });
  }
});
// As if a minute had gone by since the process before died: its leases are over.
await db.update(jobs).set({ fechaArriendo: sql`now()` }).where(eq(jobs.estado, 'EN_CURSO'));
const handOver = openTransport(env);
if (!handOver) throw new Error('SMTP_URL is not set.');
const stop = await startJobs(database, [delivery], { db, handOver });
while (await db.$count(mails, eq(mails.estado, 'PENDIENTE'))) await wait(20);
await stop();
await database.close();
