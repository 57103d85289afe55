/**
 * `node bench/streams.ts [streams]`: thousands of people with a live stream open on one server process, an event that all of
 * them are told of, and how long it takes until each has heard it. The readers are real connections of another process.
 */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { streamPath } from '#contract/live-scopes.ts';
import { startStreamServer } from './streams-platform.ts';
import { summary } from './summary.ts';

/** Connections that are being opened at once. */
const opening = 100;
const rounds = 5;

export interface StreamsMeasure {
  streams: number;
  /** kB that each idle stream adds to the server. */
  memory: number;
  /** Milliseconds, at most, that the act itself took: it writes a notification for each of them. */
  act: number;
  /** Milliseconds from its commit to the moment when half, 95 of 100, and all of the readers have heard. */
  p50: number;
  p95: number;
  last: number;
}

/** @param databaseUrl of an empty PostgreSQL database; embedded where there is none */
export async function measureStreams(streams = 5000, databaseUrl?: string): Promise<StreamsMeasure> {
  const server = await startStreamServer(streams, databaseUrl);
  try {
    const heard: number[] = [];
    const listen = (token: string) => openStream(server.address, token, () => heard.push(Date.now()));
    // The first ones load what all share.
    const [first = '', ...others] = server.tokens;
    await listen(first);
    const before = await server.memory();
    for (let from = 0; from < others.length; from += opening)
      await Promise.all(others.slice(from, from + opening).map(listen));
    await wait(2000);
    const after = await server.memory();
    // What was free at first is resident already: the greater of the two is what the streams cost.
    const memory = Math.max(after.rss - before.rss, after.used - before.used) / others.length;
    const times: number[] = [];
    const acts: number[] = [];
    let last = 0;
    for (let round = 0; round < rounds; round++) {
      heard.length = 0;
      const { begun, committed } = await server.tellAll();
      acts.push(committed - begun);
      while (heard.length < streams && Date.now() - committed < 30_000) await wait(10);
      if (heard.length < streams) throw new Error(`${streams - heard.length} readers heard nothing.`);
      times.push(...heard.map((at) => at - committed));
      last = Math.max(last, ...times.slice(-streams));
    }
    const { p50, p95 } = summary(times, 1);
    return { streams, memory: memory / 1024, p50, p95, last, act: Math.max(...acts) };
  } finally {
    await server.stop();
  }
}

export const streamsHeader =
  '| engine | streams | kB each, idle | p50 ms | p95 ms | last ms | the act itself, longest ms |\n|---|---:|---:|---:|---:|---:|---:|';

export function streamsRow(engine: string, measure: StreamsMeasure): string {
  const { streams, memory, p50, p95, last, act } = measure;
  const times = [p50, p95, last, act].map((ms) => Math.round(ms).toLocaleString('en'));
  return `| ${[engine, streams.toLocaleString('en'), memory.toFixed(1), ...times].join(' | ')} |`;
}

/** Resolves once the server has begun to answer; calls `heard` for each event with an id that is news. */
function openStream(address: string, token: string, heard: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/api${streamPath}`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        if (text.includes('"ambito":"listo"')) resolve();
        else if (text.includes('data: ')) heard();
      });
      answer.on('error', () => undefined);
    });
    asked.end();
  });
}

if (import.meta.main) {
  const measure = await measureStreams(Number(process.argv[2] ?? 5000), process.env.DATABASE_URL);
  process.stdout.write(`${JSON.stringify(measure)}\n`);
  process.exit(0);
}
