/**
 * The public pages of a platform with so many generated works, in so many journals where that is said too, in a process of its own: as they are served, once more with no
 * two addresses alike, so that each page is made anew, and beside them a folder of static files.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { buildApp } from '#server/app.ts';
import { searchCatalogue } from '#server/features/catalogue/queries.ts';
import { openPages } from '#server/features/public-pages/open.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { publications } from '#server/platform/database/schema.ts';
import { tellOfGap } from '#server/platform/database/signals.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';
import { generateWorks } from './generate.ts';

const env = readEnvironment({ ...process.env, DEMO: 'off', PORT: '0' });
const database = await openDatabase(env);
// A database that was kept from another run has them.
if ((await database.db.$count(publications)) === 0)
  await generateWorks(database.db, Number(process.argv[2]), Number(process.argv[3] ?? 1));
const services = await openServices(env, database);
const pages = await openPages(env);
let renders = 0;
const counted: typeof pages = {
  ...pages,
  render: (asked) => {
    renders++;
    return pages.render(asked);
  },
};
const files = join(env.DATA_DIR, 'static');
mkdirSync(files);

const app = await buildApp(services, counted);
await app.register(serveStatic, {
  root: files,
  prefix: '/bench/',
  decorateReply: false,
  immutable: true,
  maxAge: '1y',
  preCompressed: true,
});
const anew = await buildApp(services, { ...counted, addressOf: (url) => url });
const listen = { port: 0, host: '127.0.0.1' };
const address = await app.listen(listen);
const { rows } = await searchCatalogue(database.db, { search: '', sort: 'relevancia', page: 1, limit: 1 });
process.send?.({ address, anew: await anew.listen(listen), files, workId: rows[0]?.id });

/** How many pages were rendered so far, and what processor time the process took (ms); where it is said so, once nothing is kept any more. */
process.on('message', async (message) => {
  if (message === 'forget') await tellOfGap(database.db);
  const { user, system } = process.cpuUsage();
  process.send?.({ renders, cpu: (user + system) / 1000 });
});
process.on('disconnect', async () => {
  await Promise.all([app.close(), anew.close()]);
  await database.close();
  process.exit(0);
});
