/** The whole server with one author who has a draft; tells how long its event loop was held up since it was last asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { v7 as uuid } from 'uuid';
import { buildApp } from '#server/app.ts';
import { openSession } from '#server/features/accounts/open-session.ts';
import { insertUser } from '#server/features/accounts/queries.ts';
import { createPublication } from '#server/features/publications/create.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const env = readEnvironment({ ...process.env, DEMO: 'off', PORT: '0' });
const database = await openDatabase(env);
const services = await openServices(env, database);
const names = { nombres: 'Elena', apellidos: 'Prueba', email: 'elena@prueba.test' };
const author = await insertUser(services.db, { ...names, id: uuid(), passwordHash: '', roles: ['AUTOR'] });
if (!author) throw new Error('The author was not made.');
const work = await createPublication(services, author, {
  titulo: 'Una obra larga',
  resumen: 'Su resumen.',
  palabrasClave: ['agua'],
  tipo: 'ARTICULO',
  idioma: 'es',
  metadatos: {},
  coautoresIds: [],
});
const { access_token: token } = await openSession(services, author);
const app = await buildApp(services);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.send?.({ address, token, workId: work.id });

process.on('message', () => {
  process.send?.({ longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 });
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
