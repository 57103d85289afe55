/** What the first screens of members ask for and weigh from a cold cache, how soon they are seen and can be used, and whether anything moves. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { browserPath, openBrowser, phone } from '../e2e/browser.ts';
import { type FirstVisit, firstVisit } from '../e2e/first-visit.ts';
import { dataFolder, startServer } from '../e2e/server-process.ts';

const people = ['autor', 'revisor', 'editor', 'lector', 'admin'];
const windows: Record<string, BrowserContextOptions> = { desk: {}, telephone: phone };
const kinds = ['document', 'stylesheet', 'font', 'script', 'fetch', 'image', 'other'] as const;

/** The section of docs/benchmarks.md. Throws where there is no browser, or no build. */
export async function measureFirstPaint(visits = 3): Promise<string> {
  if (!browserPath) throw new Error('The first paint needs a Chromium: install one, or name it in CHROMIUM.');
  const data = dataFolder();
  const server = await startServer(data.path);
  const browser = await openBrowser();
  const rows: string[] = [];
  try {
    for (const name of people)
      for (const [held, options] of Object.entries(windows)) {
        process.stderr.write(`First paint, ${name}, ${held} …\n`);
        rows.push(row(`${name}, ${held}`, await middleVisit(browser, server.url, name, options, visits)));
      }
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    data.drop();
  }
  const header = [
    '`/dashboard`',
    'requests',
    ...kinds,
    'JavaScript kB',
    'later kB',
    'shift',
    'first paint ms',
    'usable ms',
  ];
  return [
    `From a cold cache with a session in the browser, without a network; requests and compressed JavaScript until the screen can be used, and what comes after it once somebody moves (*later*). The middle one of ${visits} visits.\n`,
    `| ${header.join(' | ')} |`,
    `|---|${'---:|'.repeat(header.length - 1)}`,
    ...rows,
  ].join('\n');
}

async function middleVisit(
  browser: Browser,
  url: string,
  name: string,
  options: BrowserContextOptions,
  visits: number,
): Promise<FirstVisit> {
  const seen: FirstVisit[] = [];
  while (seen.length < visits) {
    const { close, ...measured } = await firstVisit(browser, url, name, '/dashboard', options);
    seen.push(measured);
    await close();
  }
  const [middle] = seen.toSorted((one, other) => one.usable - other.usable).slice(Math.floor(visits / 2));
  if (!middle) throw new Error('No visit.');
  if (process.argv.includes('addresses')) process.stderr.write(`${middle.addresses.join('\n')}\n`);
  return middle;
}

function row(label: string, { requests, byKind, scriptBytes, shift, painted, usable, all }: FirstVisit): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const counts = kinds.map((kind) => byKind[kind] ?? 0);
  const times = [painted, usable].map((ms) => Math.round(ms).toLocaleString('en'));
  const later = kB(all.scriptBytes - scriptBytes);
  return `| ${[label, requests, ...counts, kB(scriptBytes), later, shift.toFixed(4), ...times].join(' | ')} |`;
}
