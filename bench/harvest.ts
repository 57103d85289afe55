/**
 * What harvesters and crawlers ask for, at ten thousand works and at many, as ratios of one run, both in turns; and the memory that a whole
 * export takes, of few works and of many.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { sectionOf, writeWorks } from './harvest-works.ts';
import { ask, betweenServers, middle, type Server } from './public.ts';

const turns = 7;
/** Of the smaller platform. */
export const few = 10_000;
const list = 'verb=ListRecords&metadataPrefix=oai_dc';
/** What `sectionOf` writes of the fourth section. */
const section = '00000000-0000-4000-9000-000000000004';
if (!sectionOf('3').includes('9000')) throw new Error('Sections are called otherwise.');

export interface HarvestSize {
  many: number;
  /** Works of the whole export. */
  exported: number;
}

/** The tables of the section. */
export async function measureHarvest(
  { many, exported }: HarvestSize,
  databaseUrl: (name: string) => Promise<string>,
): Promise<string> {
  process.env.TRUST_PROXY = '1';
  const filled = async (name: string, works: number) => {
    const url = await databaseUrl(`cosecha_${name}`);
    process.stderr.write(`writing ${works} works …\n`);
    await writeWorks(url, works);
    return url;
  };
  const tables = await betweenServers(
    { few, many },
    (name) => filled(name, name === 'pocas' ? few : many),
    async ({ small, large }) => {
      const rows: string[] = [];
      for (const [name, pathOf] of Object.entries(await asked(small, large, many)))
        rows.push(await compare(name, small, large, pathOf));
      return `${head}\n|---|---:|---:|---:|\n${rows.join('\n')}`;
    },
  );
  const exports: string[] = [];
  for (const works of [Math.ceil(exported / 10), exported])
    exports.push(await wholeExport(await filled(`export_${works}`, works)));
  return `${tables}\n\n${exportHead}\n|---:|---:|---:|---:|---:|\n${exports.join('\n')}`;
}

type PathOf = (server: Pick<Server, 'address' | 'workId'>) => string;
const head = '| asked | few works, ms | many | many ÷ few |';
const exportHead = '| works of a whole export | s | memory before, MB | most meanwhile | file, MB |';

const oai =
  (query: string): PathOf =>
  () =>
    `/oai?${query}`;
/** What harvesters, crawlers and readers of feeds ask for, by its name, that needs no token. */
export const harvestCalls: Record<string, PathOf> = {
  'ListRecords, first page': oai(list),
  'ListRecords of a journal': oai(`${list}&set=revista:revista-4`),
  'ListRecords of a section': oai(`${list}&set=revista:revista-1:${section}`),
  'ListRecords of a type': oai(`${list}&set=tipo:tesis`),
  'ListRecords of a discipline': oai(`${list}&set=categoria:historia`),
  'ListRecords of a year': oai(`${list}&set=anio:2015`),
  'ListRecords from long ago': oai(`${list}&from=2007-01-01`),
  'ListRecords from and until, some years': oai(`${list}&from=2010-01-01&until=2015-12-31`),
  'ListRecords of a discipline, from and until': oai(`${list}&set=categoria:historia&from=2010-01-01&until=2019-12-31`),
  'ListRecords, oai_openaire': oai('verb=ListRecords&metadataPrefix=oai_openaire'),
  ListIdentifiers: oai('verb=ListIdentifiers&metadataPrefix=oai_dc'),
  GetRecord: ({ workId }) => `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${workId}`,
  Identify: oai('verb=Identify'),
  ListSets: oai('verb=ListSets'),
  'site map, its index': () => '/sitemap.xml',
  'site map, the pages of the site': () => '/sitemap-sitio.xml',
  'site map, a part of works': () => '/sitemap-obras-1.xml',
  'feed of the catalogue': () => '/catalogo/obras.atom',
  'references of a search': () => '/catalogo/obras.bib?categoria=Historia',
};

/** The address of each, on either server. */
async function asked(small: Server, large: Server, many: number): Promise<Record<string, PathOf>> {
  const tokens = new Map([
    [small.address, await tokensOf(small, few)],
    [large.address, await tokensOf(large, many)],
  ]);
  const part =
    (which: 'middle' | 'last'): PathOf =>
    ({ address }) =>
      `/oai?verb=ListRecords&resumptionToken=${tokens.get(address)?.[which]}`;
  return {
    ...harvestCalls,
    'ListRecords, middle': part('middle'),
    'ListRecords, last': part('last'),
    'ListRecords from and until, the last of all, some hundreds': ({ address }) =>
      `/oai?${list}&from=${address === small.address ? '2025-06-01' : '2025-12-15'}`,
  };
}

/** Tokens of the middle of the list and of its last page, as its pages would give them: ids spread evenly, so that 150 works come after the last. */
async function tokensOf({ address }: Server, works: number): Promise<{ middle: string; last: string }> {
  const [, first = ''] = /<resumptionToken[^>]*>([\w-]+)</.exec(await textAt(`${address}/oai?${list}`)) ?? [];
  const token = z.looseObject({}).parse(JSON.parse(Buffer.from(first, 'base64url').toString()));
  const at = (part: number) => {
    const begins = Math.floor(part * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
    return Buffer.from(JSON.stringify({ ...token, a: `${begins}-0000-4000-8000-000000000000` })).toString('base64url');
  };
  return { middle: at(0.5), last: at(1 - 150 / works) };
}

/** Cold: what is kept is forgotten before each. */
async function compare(name: string, small: Server, large: Server, pathOf: PathOf): Promise<string> {
  const measured = [small, large].map((server) => ({ server, times: [] as number[] }));
  for (let turn = 0; turn <= turns; turn++)
    for (const { server, times } of measured) {
      await ask(server, 'forget');
      const begun = performance.now();
      await textAt(server.address + pathOf(server));
      // The first turn warms up.
      if (turn > 0) times.push(performance.now() - begun);
    }
  const [one = 0, other = 0] = measured.map(({ times }) => middle(times));
  const row = `| ${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(other / one).toFixed(2)} × |`;
  process.stderr.write(`${row}\n`);
  return row;
}

let next = 0;
/** Each request is of a network of its own, as the proxy of this bench tells it: none has had its share of the minute. */
export const network = () => `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next++ & 255}`;

async function textAt(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'x-forwarded-for': network() } });
  const text = await response.text();
  if (!response.ok || text.includes('<error code='))
    throw new Error(`${address}: ${response.status} ${text.slice(0, 600)}`);
  return text;
}

const exportSchema = z.object({
  works: z.number(),
  seconds: z.number(),
  before: z.number(),
  most: z.number(),
  bytes: z.number(),
});

async function wholeExport(url: string): Promise<string> {
  const child = fork(join(import.meta.dirname, 'harvest-export.ts'), [], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The export ended.');
  });
  ended.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const { works, seconds, before, most, bytes } = exportSchema.parse(message);
  const mb = (size: number) => (size / 1e6).toFixed(0);
  return `| ${works.toLocaleString('en')} | ${seconds.toFixed(1)} | ${mb(before)} | ${mb(most)} | ${mb(bytes)} |`;
}
