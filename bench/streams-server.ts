/** The whole server with so many editors logged in, who are all notified when it is told to do something. */
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { record } from '#server/events/events.ts';
import { openSession } from '#server/features/accounts/open-session.ts';
import { insertUser } from '#server/features/accounts/queries.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const env = readEnvironment({ ...process.env, DEMO: 'off', PORT: '0' });
const database = await openDatabase(env);
const services = await openServices(env, database);
const tokens: string[] = [];
await services.transact(async () => {
  for (let number = 0; number < Number(process.argv[2]); number++) {
    const names = { nombres: 'Elena', apellidos: `Prueba ${number}`, email: `editora${number}@prueba.test` };
    const user = await insertUser(services.db, { ...names, id: uuid(), passwordHash: '', roles: ['EDITOR'] });
    if (user) tokens.push((await openSession(services, user)).access_token);
  }
});
const app = await buildApp(services);
const address = await app.listen({ port: 0, host: '127.0.0.1', backlog: 1024 });
process.send?.({ address, tokens });

process.on('message', async (message) => {
  if (z.enum(['memory', 'tellAll']).parse(message) === 'memory') {
    for (let times = 0; times < 3; times++) {
      globalThis.gc?.();
      await wait(200);
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, used: heapUsed + external });
  } else {
    const begun = Date.now();
    await services.transact(() =>
      record(services.db, { type: 'publication.raised', userId: null, datos: { titulo: 'Humedales' } }),
    );
    process.send?.({ begun, committed: Date.now() });
  }
});
process.on('disconnect', () => process.exit(0));
