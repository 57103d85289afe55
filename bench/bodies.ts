/**
 * `node bench/bodies.ts`: the bodies that cost a server most, and for how long each holds up its event loop. On PostgreSQL,
 * where the database is another process; embedded where no address is given.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { usualBody } from '#contract/call.ts';
import type { Block } from '#contract/entities/manuscript.ts';
import { randomFrom, sentence } from './vocabulary.ts';

const startedSchema = z.object({ address: z.string(), token: z.string(), workId: z.string() });
const delaySchema = z.object({ longest: z.number(), p99: z.number() });

interface BodyMeasure {
  what: string;
  statuses: string;
  seconds: number;
  /** Of the event loop, in milliseconds. */
  longest: number;
  p99: number;
}

const repeat = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const manyNumbers = (bytes: number) => `{"email":[${'1,'.repeat((bytes - 20) / 2)}1]}`;
const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const content = (blocks: Block[]) => JSON.stringify({ documento: { type: 'doc', content: blocks } });

/** @param databaseUrl of an empty PostgreSQL database; embedded where there is none */
export async function measureBodies(databaseUrl?: string): Promise<BodyMeasure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bodies-'));
  const child = fork(fileURLToPath(new URL('./bodies-server.ts', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl ?? '',
    },
  });
  const answer = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const { address, token, workId } = startedSchema.parse(await answer());
  const delay = async () => {
    child.send('delay');
    return delaySchema.parse(await answer());
  };
  const send = async (method: string, path: string, body?: string, as?: string) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as}` }),
    };
    const answered = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body }) });
    await answered.arrayBuffer();
    return answered.status;
  };
  const measures: BodyMeasure[] = [];
  const measure = async (what: string, atOnce: number, act: () => Promise<number>) => {
    await wait(500);
    await delay();
    const begun = performance.now();
    const statuses = await Promise.all(repeat(atOnce, act));
    const seconds = (performance.now() - begun) / 1000;
    await wait(50);
    measures.push({ what, statuses: [...new Set(statuses)].join(', '), seconds, ...(await delay()) });
  };
  const random = randomFrom(5);
  const words = repeat(8000, () => paragraph(sentence(random, 40).slice(0, 300).padEnd(300, ' y')));
  const save = (blocks: Block[]) => {
    const body = content(blocks);
    return () => send('PUT', `/publications/${workId}/content`, body, token);
  };
  const entries = repeat(2000, (at) => {
    const about = sentence(random, 50).slice(0, 300).padEnd(300, '.');
    return `@article{k${at}, title={${about}}, author={Ruiz, Ana and Soto, Luis}, journal={Revista}, year=2020, note={${about.slice(0, 120)}}}`;
  }).join('\n');
  try {
    const login = (bytes: number) => () => send('POST', '/auth/login', manyNumbers(bytes));
    await measure('8 MB to the log-in, no account', 1, login(8e6));
    await measure('six of them at once', 6, login(8e6));
    await measure('64 kB to the log-in, six at once', 6, login(usualBody.bytes));
    await measure('a text of 2.4 M characters saved', 1, save(words));
    await measure('the same again: nothing changed', 1, save(words));
    await measure('a text of 190,000 nodes saved', 1, save(repeat(95_000, (at) => paragraph(`${at}`))));
    await measure(
      'one list of 180,000 nodes saved',
      1,
      save([{ type: 'bulletList', content: repeat(60_000, () => ({ type: 'listItem', content: [paragraph('x')] })) }]),
    );
    await measure('8 MB of nodes that are none', 1, () =>
      send(
        'PUT',
        `/publications/${workId}/content`,
        `{"documento":{"type":"doc","content":[${'{},'.repeat(1_200_000)}{}]}}`,
        token,
      ),
    );
    await measure('1 MB of references read', 1, () =>
      send('POST', '/references/parse', JSON.stringify({ texto: entries.slice(0, 1_000_000) }), token),
    );
    await save(words)();
    await measure('the text of 2.4 M characters read', 1, () =>
      send('GET', `/publications/${workId}`, undefined, token),
    );
    for (const format of ['docx', 'jats', 'html', 'markdown'])
      await measure(`the same exported as ${format}`, 1, () =>
        send('GET', `/publications/${workId}/export/${format}`, undefined, token),
      );
    return measures;
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

export const bodiesHeader = '| | answered | s | longest pause ms | p99 ms |\n|---|---|---:|---:|---:|';

export const bodiesRow = ({ what, statuses, seconds, longest, p99 }: BodyMeasure): string =>
  `| ${what} | ${statuses} | ${seconds.toFixed(1)} | ${longest.toFixed(0)} | ${p99.toFixed(0)} |`;

if (import.meta.main) {
  const measures = await measureBodies(process.env.DATABASE_URL);
  process.stdout.write(`${bodiesHeader}\n${measures.map(bodiesRow).join('\n')}\n`);
  process.exit(0);
}
