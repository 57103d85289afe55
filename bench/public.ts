/**
 * The public pages as ratios of one run: how fast they are made anew and how little that depends on how many works there are,
 * how fast they are given again beside a static file, how often cold ones are made, and what a first visit downloads.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { load } from './load.ts';
import { pageWeight, weightCells, weightHeader } from './page-weight.ts';

const startedSchema = z.object({ address: z.string(), anew: z.string(), files: z.string(), workId: z.string() });
const saidSchema = z.object({ renders: z.number(), cpu: z.number() });
const here = join(import.meta.dirname, '..');
const program = 'bench/public-server.ts';
const connections = 16;
/** Each thing in turns with the others: what else the machine does falls on all of them. */
const turns = 5;

export type Server = z.infer<typeof startedSchema> & { child: ChildProcess; stop: () => Promise<void> };

/** A server of so many works in so many journals, of this checkout or of another. */
async function start(root: string, works: number, journals: number, databaseUrl: string | undefined): Promise<Server> {
  // An older checkout is asked in the same way.
  if (root !== here)
    for (const file of [program, 'bench/generate.ts']) copyFileSync(join(here, file), join(root, file));
  const folder = mkdtempSync(join(tmpdir(), 'pliego-bench-'));
  const child = fork(join(root, program), [String(works), String(journals)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_POOL: String(connections),
    },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The measured server ended.');
  });
  ended.catch(() => {});
  const [started] = await Promise.race([once(child, 'message'), ended]);
  return {
    ...startedSchema.parse(started),
    child,
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the server says of itself; with 'forget' once it keeps no answer and no page any more. */
export async function ask({ child }: Server, what: 'tell' | 'forget' = 'tell'): Promise<z.infer<typeof saidSchema>> {
  child.send(what);
  const [message] = await once(child, 'message');
  return saidSchema.parse(message);
}

/** The kept page of an address as a static file of the same server. */
async function asFile({ address, files }: Server, path: string, name: string): Promise<void> {
  const text = await (await fetch(address + path)).text();
  writeFileSync(join(files, name), text);
  writeFileSync(join(files, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(files, `${name}.gz`), gzipSync(text));
}

/** How often twenty who ask at once for a page that nobody has asked for have it rendered. */
async function rendersForTwenty(server: Server, path: string): Promise<number> {
  const { renders: before } = await ask(server);
  await Promise.all(Array.from({ length: 20 }, async () => (await fetch(server.address + path)).text()));
  return (await ask(server)).renders - before;
}

export const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const whole = (value: number) => Math.round(value).toLocaleString('en');
const times = (value: number) => `${value.toFixed(2)} ×`;

/** What is asked, of whom, and what it is compared with. */
interface Asked {
  label: string;
  address: string;
  path: string;
  headers?: Record<string, string>;
  to?: string | undefined;
}

/** How many works the small and the large of two servers have. */
export interface Sizes {
  few: number;
  many: number;
  /** Over how many journals those of the large one are spread; one, where it is not said. */
  journals?: number;
  /** Another checkout, built, to be measured in turns with this one. */
  against?: string | undefined;
}

export interface PublicSizes extends Sizes {
  seconds: number;
}

type DatabaseUrl = (name: string) => Promise<string | undefined>;
type Servers = { small: Server; large: Server; before: Server | undefined };

/** What `measure` says of a server with few works, one with many, and one of another checkout with few, which are stopped after it. */
export async function betweenServers(
  { few, many, journals = 1, against }: Sizes,
  databaseUrl: DatabaseUrl,
  measure: (servers: Servers) => Promise<string>,
): Promise<string> {
  const servers: Server[] = [];
  const begin = async (root: string, works: number, name: string, spread = 1) => {
    process.stderr.write(`${works} works${root === here ? '' : ', before'} …\n`);
    const server = await start(root, works, spread, await databaseUrl(name));
    servers.push(server);
    return server;
  };
  try {
    const small = await begin(here, few, 'pocas');
    const large = await begin(here, many, 'muchas', journals);
    return await measure({ small, large, before: against ? await begin(against, few, 'antes') : undefined });
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** The tables of the section, of one engine. */
export function measurePublic({ seconds, ...sizes }: PublicSizes, databaseUrl: DatabaseUrl): Promise<string> {
  return betweenServers(sizes, databaseUrl, async ({ small, large, before }) => {
    await asFile(large, '/catalogo', 'catalogo.html');
    await asFile(large, `/catalogo/${large.workId}`, 'obra.html');
    const br = { 'accept-encoding': 'br' };
    const catalogue = '/catalogo?t={turn}';
    const workOf = ({ workId }: Server) => `/catalogo/${workId}?t={turn}`;
    const asked: Asked[] = [
      { label: 'catalogue anew', address: small.anew, path: catalogue, to: before && 'catalogue anew, before' },
      { label: 'catalogue anew, many works', address: large.anew, path: catalogue, to: 'catalogue anew' },
      { label: 'work anew', address: small.anew, path: workOf(small), to: before && 'work anew, before' },
      { label: 'work anew, many works', address: large.anew, path: workOf(large), to: 'work anew' },
      { label: 'file of the catalogue', address: large.address, path: '/bench/catalogo.html' },
      { label: 'catalogue kept', address: large.address, path: '/catalogo', to: 'file of the catalogue' },
      { label: 'file of the catalogue, compressed', address: large.address, path: '/bench/catalogo.html', headers: br },
      {
        label: 'catalogue kept, compressed',
        address: large.address,
        path: '/catalogo',
        headers: br,
        to: 'file of the catalogue, compressed',
      },
      { label: 'file of the work, compressed', address: large.address, path: '/bench/obra.html', headers: br },
      {
        label: 'work kept, compressed',
        address: large.address,
        path: `/catalogo/${large.workId}`,
        headers: br,
        to: 'file of the work, compressed',
      },
    ];
    if (before)
      asked.unshift(
        { label: 'catalogue anew, before', address: before.anew, path: catalogue },
        { label: 'work anew, before', address: before.anew, path: workOf(before) },
      );
    const rates = new Map<string, number[]>();
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn++)
      for (const { label, address, path, headers } of asked) {
        // Addresses of one turn are not those of another.
        const { rate } = await load(address, path.replace('{turn}', `${turn}-{turn}`), connections, seconds, headers);
        if (turn > 0) rates.set(label, [...(rates.get(label) ?? []), rate]);
      }
    const rateOf = (label: string) => middle(rates.get(label) ?? []);
    const rows = asked.map(({ label, to }) => {
      const ratio = to ? `${times(rateOf(label) / rateOf(to))} of *${to}*` : '';
      return `| ${label} | ${whole(rateOf(label))} | ${ratio} |`;
    });
    const cold = [
      await rendersForTwenty(large, '/catalogo?pagina=7'),
      await rendersForTwenty(small, `/catalogo/${small.workId}`),
    ];
    return [
      `| page | /s | ratio |\n|---|---:|---|\n${rows.join('\n')}`,
      `Twenty cold requests at once of a page of the catalogue: rendered ${cold[0]} time(s); of a work: ${cold[1]}.`,
      await weights(large, before),
    ].join('\n\n');
  });
}

/** What a first visit downloads, now and before. */
async function weights(now: Server, before: Server | undefined): Promise<string> {
  const rows: string[] = [];
  for (const [label, server] of [['', now] as const, ...(before ? ([[', before', before]] as const) : [])])
    for (const [page, path] of [
      ['catalogue', '/catalogo'] as const,
      ['landing page', `/catalogo/${server.workId}`] as const,
    ]) {
      rows.push(`| ${page}${label} | ${weightCells(await pageWeight(server.address, path))} |`);
    }
  return `| a first visit | ${weightHeader}\n${rows.join('\n')}`;
}
