/**
 * A process that sends the reminders of five reviews, and prints what went out; with KILL_AT it dies between noting that
 * one goes out and handing its mail over. Run by killed-reminders.test.ts.
 */
import { v7 as uuid } from 'uuid';
import { openDatabase } from '#server/platform/database/open.ts';
import { mails, notifications, publications, reminders, reviews, users } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';
import { remindAll } from './send-reminders.ts';

const now = new Date('2031-03-03T09:30:00Z');
const env = readEnvironment(process.env);
const database = await openDatabase(env);
const services = await openServices(env, database);
const { db, transact } = services;

async function fill(): Promise<void> {
  const [revisorId, publicacionId] = [uuid(), uuid()];
  const person = { nombres: 'Ana', apellidos: 'De Prueba', passwordHash: '', roles: ['REVISOR' as const] };
  await db.insert(users).values({ ...person, id: revisorId, email: 'ana@prueba.test' });
  const work = { titulo: 'Humedales', resumen: '', tipo: 'ARTICULO' as const, palabrasClave: [], autor: '' };
  await db.insert(publications).values({ ...work, id: publicacionId, estado: 'EN_REVISION' });
  for (let numero = 1; numero <= 5; numero++) {
    const other = numero === 1 ? revisorId : uuid();
    if (numero > 1) await db.insert(users).values({ ...person, id: other, email: `ana${numero}@prueba.test` });
    await db.insert(reviews).values({
      id: uuid(),
      publicacionId,
      ronda: 1,
      revisorId: other,
      numero,
      fechaAsignacion: new Date('2031-02-01T00:00:00Z'),
      fechaLimite: new Date('2031-03-01T00:00:00Z'),
    });
  }
}

/** The first thing that a mail asks of its surroundings is whether there is a mail server. */
function dyingAt(mail: number): Services {
  let asked = 0;
  const watched = new Proxy(env, {
    get: (target, key) => {
      if (key === 'SMTP_URL' && ++asked === mail) process.kill(process.pid, 'SIGKILL');
      return Reflect.get(target, key);
    },
  });
  return { ...services, env: watched };
}

await transact(async () => {
  if ((await db.select().from(users)).length === 0) await fill();
});
await remindAll(dyingAt(Number(process.env.KILL_AT ?? 0)), now, new AbortController().signal);
const sent = {
  mails: (await db.select({ para: mails.para }).from(mails)).map(({ para }) => para).sort(),
  notifications: (await db.select().from(notifications)).length,
  reminders: (await db.select().from(reminders)).length,
};
process.stdout.write(`\n${JSON.stringify(sent)}\n`);
await database.close();
