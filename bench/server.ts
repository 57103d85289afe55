/**
 * One platform to be measured, in a process of its own: so many generated works, the whole server on a free port, an
 * empty route beside it, and, on request, the SQL of a catalogue page run directly on the server's own connections.
 */
import { z } from 'zod';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { searchCatalogue } from '#server/features/catalogue/queries.ts';
import { answerCatalogue } from '#server/features/catalogue/search.ts';
import { countCatalogue } from '#server/features/catalogue/totals.ts';
import { openPages } from '#server/features/pages/open.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/services.ts';
import { generateWorks } from './generate.ts';
import { summary } from './summary.ts';

const askedSchema = z.object({ search: z.string(), concurrency: z.number(), seconds: z.number() });

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
  const asked = askedSchema.parse(message);
  process.send?.(await sqlAlone(database, queryOf(asked.search), asked));
});
process.on('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});

function queryOf(search: string): CatalogueQuery {
  return calls.searchCatalogue.query.parse({ search });
}

/** The statements of one catalogue answer, recorded once as they reach the driver, then run again and again. */
async function sqlAlone(
  open: OpenDatabase,
  query: CatalogueQuery,
  { concurrency, seconds }: z.infer<typeof askedSchema>,
) {
  const counts = await countCatalogue(open.db);
  const statements = await recordStatements(open, () => searchCatalogue(open.db, query, counts));
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
