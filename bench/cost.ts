/**
 * What Pliego costs, each as a ratio in one run to what it stands on: a process after mixed work to Node's own server with `pg`, the
 * embedded one with the demonstration to the bare engine on the same folder, a PDF to the compiler alone.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { workOf } from '#server/documents/model/exported-works.fixture.ts';
import { compile } from '#server/documents/pdf/compile.ts';
import { typesettingJob } from '#server/documents/pdf/typesetting-job.ts';
import { typesetPdf } from '#server/features/exports/typeset.ts';
import { startServer } from '../e2e/server-process.ts';
import { network } from './harvest.ts';
import { drawing, longText } from './long-text.ts';
import { middle } from './public.ts';
import { residentMb } from './resident.ts';

/** Rounds of the mixed work. */
const rounds = 40;
const turns = 5;

/**
 * The table of the section.
 * @param databaseUrl of an empty database; undefined where there is no PostgreSQL
 */
export async function measureCost(databaseUrl: string | undefined): Promise<string> {
  const rows: string[] = [];
  const row = (...cells: [what: string, ours: string, bare: string, ratio: string, goal: string]) => {
    rows.push(`| ${cells.join(' | ')} |`);
    process.stderr.write(`${rows.at(-1)}\n`);
  };
  if (databaseUrl) {
    const ours = await afterWork(databaseUrl, 'postgres');
    const bare = await bareAfterWork({ DATABASE_URL: databaseUrl }, '', ours.requests);
    row('process on PostgreSQL, started', mb(ours.started), mb(bare.started), ratio(ours.started, bare.started), '');
    row('after mixed work', mb(ours.after), mb(bare.after), ratio(ours.after, bare.after), '180 MB');
  }
  const folder = mkdtempSync(join(tmpdir(), 'pliego-cost-'));
  try {
    const ours = await afterWork('', folder);
    const bare = await bareAfterWork({ DATABASE_URL: '' }, join(folder, 'database'), ours.requests);
    const more = (a: number, b: number) => `${ratio(a, b)}, ${mb(a - b)} more`;
    row(
      'embedded, with the demonstration, started',
      mb(ours.started),
      mb(bare.started),
      more(ours.started, bare.started),
      '',
    );
    row('after mixed work', mb(ours.after), mb(bare.after), more(ours.after, bare.after), '150 MB more');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { ours, bare, pages } = await measurePdf();
  row(`PDF of ${pages} pages`, `${ours.toFixed(2)} s`, `${bare.toFixed(2)} s`, ratio(ours, bare), '1.5 ×');
  return `| | Pliego | what it stands on | ratio | goal |\n|---|---:|---:|---:|---:|\n${rows.join('\n')}`;
}

const mb = (memory: number) => `${Math.round(memory)} MB`;
const ratio = (ours: number, bare: number) => `${(ours / bare).toFixed(2)} ×`;

interface Memory {
  /** MB, once it has answered. */
  started: number;
  after: number;
  requests: number;
}

const workSchema = z.object({ publications: z.array(z.object({ id: z.string() })) });

/** The server as `npm start` runs it, with the demonstration. */
async function afterWork(databaseUrl: string, folder: string): Promise<Memory> {
  const data = databaseUrl ? mkdtempSync(join(tmpdir(), 'pliego-cost-')) : folder;
  const env = { DATABASE_URL: databaseUrl, DEMO: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const server = await startServer(data, env);
  const address = server.url;
  try {
    await read(`${address}/catalogo`);
    const started = residentMb(server.process.pid);
    const works = workSchema.parse(await (await fetch(`${address}/api/catalog?limit=12`)).json()).publications;
    const paths = [
      ...[
        '/',
        '/catalogo',
        '/revistas',
        '/api/catalog?limit=12',
        '/api/catalog/facets',
        '/sitemap.xml',
        '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      ],
      ...[
        '/api/catalog?search=agua',
        '/api/catalog?search=educaci%C3%B3n&sort=titulo',
        '/catalogo/obras.atom',
        '/catalogo/obras.bib',
      ],
      ...works.map(({ id }) => `/catalogo/${id}`),
      ...works
        .slice(0, 4)
        .flatMap(({ id }) =>
          ['jats', 'html', 'docx', 'pdf'].map((format) => `/api/publications/${id}/export/${format}`),
        ),
    ];
    for (let round = 0; round < rounds; round++)
      for (const path of paths) {
        // Another address each time: what is kept is not all that it gives.
        const asked = path.startsWith('/catalogo/') ? path : `${path}${path.includes('?') ? '&' : '?'}v=${round}`;
        if (round > 1 && path.includes('/export/')) continue;
        await read(address + asked);
      }
    // What the last requests have left goes with the next collection.
    await wait(5000);
    return { started, after: residentMb(server.process.pid), requests: rounds * paths.length };
  } finally {
    await server.end('SIGTERM');
    if (databaseUrl) rmSync(data, { recursive: true, force: true });
  }
}

async function read(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'x-forwarded-for': network() } });
  await response.arrayBuffer();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function bareAfterWork(env: Record<string, string>, folder: string, requests: number): Promise<Memory> {
  const child = fork(join(import.meta.dirname, 'cost-bare.ts'), [folder], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The bare server ended.');
  });
  ended.catch(() => {});
  try {
    const [port] = await Promise.race([once(child, 'message'), ended]);
    const address = `http://127.0.0.1:${port}/`;
    await read(address);
    const started = residentMb(child.pid);
    for (let request = 0; request < requests; request++) await read(address);
    await wait(5000);
    return { started, after: residentMb(child.pid), requests };
  } finally {
    await end(child);
  }
}

/** Three tenths of the long manuscript, some hundred pages: formulas, thirty figures and the references; by turns, the middle one, warmed up. */
async function measurePdf(): Promise<{ ours: number; bare: number; pages: number }> {
  const { content, referencias } = longText('/files/obra');
  const work = workOf(content.slice(0, Math.round(content.length * 0.3)), {
    referencias,
    pictures: async (address) => ({ type: 'image/svg+xml', bytes: drawing(address) }),
  });
  const job = await typesettingJob(work);
  const times = { ours: [] as number[], bare: [] as number[] };
  let pages = 0;
  for (let turn = 0; turn <= turns; turn++) {
    const begun = performance.now();
    await typesetPdf(work);
    const between = performance.now();
    const result = compile(job);
    const after = performance.now();
    if ('error' in result) throw new Error(result.error);
    pages = pagesOf(result.pdf);
    if (turn === 0) continue;
    times.ours.push((between - begun) / 1000);
    times.bare.push((after - between) / 1000);
  }
  return { ours: middle(times.ours), bare: middle(times.bare), pages };
}

/** As the root of its pages counts them. */
function pagesOf(pdf: Uint8Array): number {
  const counts = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/Count (\d+)/g);
  return Math.max(0, ...[...counts].map(([, count]) => Number(count)));
}
