/**
 * `npm run soak -- overload`: one process asked by ten times as many as it takes to keep it busy, readers and programs apart and
 * together, each connection from a network of its own as a proxy says it. It prints; nothing is asserted.
 */
import autocannon from 'autocannon';
import { findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { dataFolder, startServer } from '../../e2e/server-process.ts';
import { eachTurn } from '../load.ts';
import { summary } from '../summary.ts';

/** Connections that keep one process busy without anybody waiting long. */
const few = 8;
const many = few * 10;
const seconds = 10;

interface Asked {
  path: string;
  connections: number;
  /** Of whose networks these are, so that two kinds have none in common. */
  network: number;
  headers?: Record<string, string>;
}

interface Answered {
  /** Answers with 200 a second, and their times in ms. */
  rate: number;
  p50: number;
  p95: number;
  /** How many were answered with each other status, and how many of those did not say when to come again. */
  others: Record<number, number>;
  mute: number;
  /** Connections that ended or were silent for ten seconds. */
  broken: number;
}

/** What a browser sends of a page that somebody opens. */
const byPerson = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', accept: 'text/html' };
const page = '/catalogo';
const search = '/catalogo?q=agua{turn}';
const records = '/oai?verb=ListRecords&metadataPrefix=oai_dc';

async function ask(url: string, { path, connections, network, headers = {} }: Asked): Promise<Answered> {
  const times: number[] = [];
  const others: Record<number, number> = {};
  let [mute, next] = [0, 0];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: eachTurn(path),
    setupClient: (client) => {
      client.setHeaders({ ...headers, 'x-forwarded-for': `10.${network}.${next++}.1` });
      client.on('response', (status: number, _bytes: number, time: number) => {
        if (status === 200) times.push(time);
        else others[status] = (others[status] ?? 0) + 1;
      });
      client.on('headers', (head) => {
        const { statusCode, headers: said } = head as unknown as { statusCode: number; headers: string[] };
        const isLate = statusCode === 503 || statusCode === 429;
        if (isLate && !said.some((word) => word.toLowerCase() === 'retry-after')) mute++;
      });
    },
  });
  return { ...summary(times, seconds), others, mute, broken: result.errors };
}

/** Measures and prints. */
export async function measureOverload(say: (line: string) => void): Promise<void> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const [cluster, data] = [await startCluster(bin), dataFolder()];
  await runOnce(cluster.url('postgres'), 'create database pliego');
  const env = { DATABASE_URL: cluster.url('pliego'), DEMO: 'journal', TRUST_PROXY: '1' };
  const server = await startServer(data.path, env);
  try {
    const show = (name: string, { rate, p50, p95, others, mute, broken }: Answered) => {
      const refused = Object.entries(others).map(([status, times]) => `${status}: ${times}`);
      const when = refused.length > 0 ? `; ${refused.join(', ')}, ${mute} of them without Retry-After` : '';
      say(
        `${name}: ${rate.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)}${when}; ${broken} broken`,
      );
    };
    const readers = (path: string, connections: number) =>
      ask(server.url, { path, connections, network: 1, headers: byPerson });
    const programs = (connections: number) => ask(server.url, { path: records, connections, network: 2 });
    for (const [name, path] of Object.entries({ 'a kept page': page, 'a search': search })) {
      await readers(path, 1);
      show(`${name}, ${few} readers`, await readers(path, few));
      show(`${name}, ${many} readers`, await readers(path, many));
    }
    show(`records, ${few} programs`, await programs(few));
    const [read, harvested] = await Promise.all([readers(search, few), programs(many)]);
    show(`a search, ${few} readers beside ${many} programs`, read);
    show(`records, ${many} programs beside them`, harvested);
  } finally {
    await server.end('SIGTERM');
    await cluster.stop();
    data.drop();
  }
}
