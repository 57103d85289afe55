/** How Lighthouse, with its mobile defaults, judges the public pages and the dashboards of a platform with the demonstration set. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { administratorOf } from '../e2e/administrator.ts';
import { browserFlags, browserPath } from '../e2e/browser-path.ts';
import { storedSession } from '../e2e/first-visit.ts';
import { dataFolder, startServer } from '../e2e/server-process.ts';

/** Whose dashboards, by the names that choose them. */
const people = { author: 'autor', reviewer: 'revisor', editor: 'editor', administrator: 'admin', reader: 'lector' };

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds, but for the shift of the layout, which has no unit. */
const timings = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'speed-index': 'Speed Index ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

const score = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), ...score.shape, title: z.string() })),
});
type Report = z.infer<typeof reportSchema> & { blockedByProcessor: number };

/** How often a page is visited: what everybody reads oftener than what one person does. */
export interface Visits {
  ofPublicPages: number;
  ofDashboards: number;
}

/**
 * The section of docs/benchmarks.md: each page as the middle one of its visits; of the pages only those that are
 * `chosen` (`home`, `catalogue`, `work`, `longest`, `author` …), where some are. Throws where there is no browser.
 * @param articles a folder of JATS articles, the longest of which is the page `longest`: without it there is none
 */
export async function measureLighthouse(visits: Visits, chosen: readonly string[], articles?: string): Promise<string> {
  if (!browserPath) throw new Error('Lighthouse needs a Chromium: install one, or name it in CHROMIUM.');
  const data = dataFolder();
  if (articles) await importLargest(articles, data.path);
  const server = await startServer(data.path);
  const rows: string[] = [];
  try {
    // A visitor who is not logged in sees the home page (docs/specification.md 2).
    await (await administratorOf(server.url)).send('PATCH', '/settings', { sitioPublico: true });
    const longest: Record<string, string> = articles ? { longest: await longestWork(server.url) } : {};
    const pages = {
      ...mapped({ ...(await publicPages(server.url)), ...longest }, (path) => () => visit(server.url + path)),
      ...mapped(people, (name) => () => visitAs(server.url, name, '/dashboard')),
    };
    const some = Object.keys(pages).some((name) => chosen.includes(name));
    for (const [name, visitIt] of Object.entries(pages)) {
      if (some && !chosen.includes(name)) continue;
      const label = name in people ? `dashboard of the ${name}` : name;
      process.stderr.write(`Lighthouse, ${label} …\n`);
      rows.push(row(label, await visited(visitIt, name in people ? visits.ofDashboards : visits.ofPublicPages)));
    }
  } finally {
    await server.end('SIGTERM');
    data.drop();
  }
  const header = [
    ...['page', 'performance', 'of all visits', 'accessibility', 'best practices', 'SEO', ...Object.values(timings)],
    'TBT of the processor, ms',
    'performance with it',
  ];
  return [
    `Mobile defaults (a slow 4G line and a processor four times slower, simulated); the middle one of ${visits.ofPublicPages} visits of public pages, of ${visits.ofDashboards} of dashboards. *Longest* is the longest page of the real articles in the folder that \`articles=FOLDER\` names. Lighthouse takes how long a task lasted, in which others may have had the processor: the column before the last is the same of what it took of the processor, after the first paint, and the last what performance would be with it.\n`,
    `| ${header.join(' | ')} |`,
    `|---|${'---:|'.repeat(header.length - 1)}`,
    ...rows,
  ].join('\n');
}

async function publicPages(url: string) {
  const list = catalogueListSchema.parse(await (await fetch(`${url}/api/catalog?limit=1`)).json());
  return { home: '/', catalogue: '/catalogo', work: `/catalogo/${list.publications[0]?.id}` };
}

/** How many of a folder's articles are looked at, by the size of their files, for the longest page among them. */
const looked = 12;

/** Brings them in as who installs the platform would, into the demonstration set, which a first start makes. */
async function importLargest(articles: string, dataDir: string): Promise<void> {
  const sizes = readdirSync(articles)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ name, size: statSync(join(articles, name)).size }));
  const largest = sizes.toSorted((one, other) => other.size - one.size).slice(0, looked);
  const folder = mkdtempSync(join(tmpdir(), 'pliego-lighthouse-'));
  try {
    for (const { name } of largest) copyFileSync(join(articles, name), join(folder, name));
    await (await startServer(dataDir)).end('SIGTERM');
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    await promisify(execFile)(process.execPath, ['scripts/import.ts', folder], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address of the work whose page is longest. */
async function longestWork(url: string): Promise<string> {
  let [address, most] = ['', 0];
  for (let page = 1, left = true; left; page++) {
    const answer = await fetch(`${url}/api/catalog?limit=50&page=${page}`);
    const { publications } = catalogueListSchema.parse(await answer.json());
    left = publications.length > 0;
    for (const { id } of publications) {
      const { length } = await (await fetch(`${url}/catalogo/${id}`)).text();
      if (length > most) [address, most] = [`/catalogo/${id}`, length];
    }
  }
  return address;
}

const mapped = <Value, Made>(of: Record<string, Value>, make: (value: Value) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value)]));

interface Visited {
  middle: Report;
  /** The performance of each, 0 to 100, the lowest first. */
  all: number[];
}

async function visited(visit: () => Promise<Report>, visits: number): Promise<Visited> {
  const reports: Report[] = [];
  while (reports.length < visits) reports.push(await visit());
  reports.sort((a, b) => performance(a) - performance(b));
  const middle = reports[Math.floor(visits / 2)];
  if (!middle) throw new Error('No visit.');
  sayWhatIsMissing(middle);
  return { middle, all: reports.map(performance) };
}

const performance = ({ categories }: Report) => Math.round((categories.performance.score ?? 0) * 100);

/** One report, of a browser of its own: nothing is kept from one visit to the next. */
const visit = (address: string): Promise<Report> =>
  report(address, `--chrome-flags=${[...browserFlags, '--headless=new'].join(' ')}`);

/** The same of somebody whose session the browser has, and nothing else of ours. */
async function visitAs(url: string, name: string, path: string): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'pliego-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...(browserPath && { executablePath: browserPath }),
    args: [...browserFlags, '--remote-debugging-port=0'],
  });
  try {
    const page = await browser.newPage();
    // A page of this origin that brings nothing along.
    await page.goto(`${url}/api/health`);
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      await storedSession(url, name),
    );
    await page.close();
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return await report(url + path, `--port=${port}`, '--disable-storage-reset');
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function report(address: string, ...options: string[]): Promise<Report> {
  const kept = mkdtempSync(join(tmpdir(), 'pliego-lighthouse-'));
  const judged = [`--only-categories=${categories.join()}`, `-GA=${kept}`];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, address, '--output=json', '--quiet', ...judged, ...options],
      { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 2 ** 26 },
    );
    const { traceEvents } = traceSchema.parse(JSON.parse(readFileSync(join(kept, 'trace.json'), 'utf8')));
    return { ...reportSchema.parse(JSON.parse(stdout)), blockedByProcessor: blockedByProcessor(traceEvents) };
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/** Of a trace: times in µs, `tdur` of the processor that the thread had meanwhile. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

/** ms beyond fifty of each task that the page's thread began after its first paint, on a processor four times slower. */
function blockedByProcessor(events: z.infer<typeof traceSchema>['traceEvents']): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === painted?.pid && args?.name === 'CrRendererMain',
  );
  if (!painted || !thread) throw new Error('The trace knows no first paint.');
  const times = events
    .filter(
      ({ name, pid, tid, ts }) => name === 'RunTask' && pid === thread.pid && tid === thread.tid && ts >= painted.ts,
    )
    .map(({ tdur = 0 }) => (4 * tdur) / 1000);
  return times.reduce((sum, time) => sum + Math.max(0, time - 50), 0);
}

function sayWhatIsMissing({ audits }: Report): void {
  for (const [id, { score, title }] of Object.entries(audits))
    if (score !== null && score < 0.9) process.stderr.write(`  ${score.toFixed(2)} ${id}: ${title}\n`);
}

function row(label: string, { middle, all }: Visited): string {
  const { categories: judged, audits, blockedByProcessor } = middle;
  const [performance, ...others] = categories.map((name) => Math.round((judged[name].score ?? 0) * 100));
  const measured = Object.keys(timings).map((name) => {
    const value = audits[name]?.numericValue ?? Number.NaN;
    return name === 'cumulative-layout-shift' ? value.toFixed(3) : Math.round(value).toLocaleString('en');
  });
  const byProcessor = [
    Math.round(blockedByProcessor).toLocaleString('en'),
    Math.round(100 * performanceByProcessor(judged.performance.score ?? 0, audits, blockedByProcessor)),
  ];
  return `| ${[label, performance, all.join(', '), ...others, ...measured, ...byProcessor].join(' | ')} |`;
}

/** Of how much weight Lighthouse is in the score of performance what a page's thread was kept from answering. */
const weightOfBlocking = 0.3;

/** The score that Lighthouse gives, 0 to 1, had it asked the processor how long the page's thread was kept, and not the clock. */
const performanceByProcessor = (performance: number, audits: Report['audits'], blocked: number): number =>
  performance + weightOfBlocking * (scoreOfBlocking(blocked) - (audits['total-blocking-time']?.score ?? 0));

/** As Lighthouse scores it on a telephone (lighthouse/core/audits/metrics/total-blocking-time.js). */
const scoreOfBlocking = (ms: number): number => getLogNormalScore({ p10: 200, median: 600 }, ms);
