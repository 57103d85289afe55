/**
 * One platform to be measured, in a process of its own: so many generated works, the whole server on a free port, an
 * empty route beside it, and, on request, the SQL of a catalogue page or a list run directly on the server's own connections.
 */
import { z } from 'zod';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { calls } from '#contract/calls.ts';
import { roles } from '#contract/vocabulary.ts';
import { buildApp } from '#server/app.ts';
import { listActivity } from '#server/features/administration/activity/list.ts';
import { listUsers } from '#server/features/administration/people/list-users.ts';
import { searchCatalogue } from '#server/features/catalogue/queries.ts';
import { answerCatalogue } from '#server/features/catalogue/search.ts';
import { countCatalogue } from '#server/features/catalogue/totals.ts';
import { openPages } from '#server/features/public-pages/open.ts';
import { listDeleted, listMine, listPublications } from '#server/features/publications/list.ts';
import { listAllReviews } from '#server/features/reviewing/read.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';
import { generateWorks } from './generate.ts';
import { giveAdministration } from './give-administration.ts';
import { giveWorks } from './give-works.ts';
import { summary } from './summary.ts';

const load = { concurrency: z.number(), seconds: z.number() };
const someone = { userId: z.string(), role: z.enum(roles) };
const query = z.record(z.string(), z.string());
const listName = z.enum([
  'myPublications',
  'listPublications',
  'deletedPublications',
  'listUsers',
  'listReviews',
  'activity',
]);
const askedSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('catalogue'), search: z.string(), ...load }),
  z.object({ act: z.literal('list'), list: listName, query, ...someone, ...load }),
  z.object({ act: z.literal('fill'), accounts: z.number(), reviews: z.number(), entries: z.number() }),
  z.object({ act: z.literal('give'), works: z.number(), ...someone }),
]);
type Asked = z.infer<typeof askedSchema>;

const env = readEnvironment({ ...process.env, DEMO: 'off', PORT: '0' });
const database = await openDatabase(env);
await generateWorks(database.db, Number(process.argv[2]));
const services = await openServices(env, database);
const app = await buildApp(services, await openPages(env));
app.get('/api/bench/empty', async () => ({}));
// The catalogue without its memory: what each first asking costs.
const counts = await countCatalogue(database.db);
app.get('/api/bench/anew', (request) =>
  answerCatalogue(database.db, calls.searchCatalogue.query.parse(request.query), counts),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const someWork = await searchCatalogue(database.db, queryOf(''));
process.send?.({ address, workId: someWork.rows[0]?.id });

process.on('message', async (message) => {
  process.send?.(await answer(askedSchema.parse(message)));
});
process.on('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});

function queryOf(search: string): CatalogueQuery {
  return calls.searchCatalogue.query.parse({ search });
}

async function answer(asked: Asked) {
  const { db } = database;
  if (asked.act === 'give') {
    await giveWorks(db, asked.userId, asked.role, asked.works);
    return {};
  }
  if (asked.act === 'fill') {
    await giveAdministration(db, asked);
    return {};
  }
  if (asked.act === 'catalogue') {
    const counts = await countCatalogue(db);
    return sqlAlone(database, () => searchCatalogue(db, queryOf(asked.search), counts), asked);
  }
  const viewer = { id: asked.userId, roles: [asked.role], ambitos: {} };
  const lists = {
    myPublications: () => listMine(services, viewer, calls.myPublications.query.parse(asked.query)),
    listPublications: () => listPublications(services, viewer, calls.listPublications.query.parse(asked.query)),
    deletedPublications: () => listDeleted(services, viewer, calls.deletedPublications.query.parse(asked.query)),
    listUsers: () => listUsers(services, viewer, calls.listUsers.query.parse(asked.query)),
    listReviews: () => listAllReviews(services, viewer, calls.listReviews.query.parse(asked.query)),
    activity: () => listActivity(services, viewer, calls.activity.query.parse(asked.query)),
  };
  return sqlAlone(database, lists[asked.list], asked);
}

/** The statements of one answer, recorded once as they reach the driver, then run again and again. */
async function sqlAlone(
  open: OpenDatabase,
  act: () => Promise<unknown>,
  { concurrency, seconds }: { concurrency: number; seconds: number },
) {
  const statements = await recordStatements(open, act);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const run = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      for (const statement of statements) await statement();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  return { ...summary(times, seconds), statements: statements.length };
}

interface Driver {
  query: (...args: unknown[]) => Promise<unknown>;
}

async function recordStatements({ db }: OpenDatabase, act: () => Promise<unknown>) {
  const client: unknown = Reflect.get(db, '$client');
  if (!isDriver(client)) throw new Error('The driver could not be reached.');
  const original = client.query;
  const recorded: unknown[][] = [];
  client.query = (...args) => {
    recorded.push(args);
    return original.apply(client, args);
  };
  await act();
  client.query = original;
  return recorded.map((args) => () => client.query(...args));
}

const isDriver = (client: unknown): client is Driver =>
  typeof client === 'object' && client !== null && typeof Reflect.get(client, 'query') === 'function';
