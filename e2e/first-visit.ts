/** A first visit, from a cold cache: what a screen asks for until it can be used, what that weighs, and what moves meanwhile. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { z } from 'zod';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { settle, visit } from './browser.ts';

/** Kinds of requests, as the browser names them; `script` is JavaScript of any way in which it was asked for. */
type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'fetch' | 'other';

export interface FirstVisit {
  /** Of all kinds, begun before the screen could be used. */
  requests: number;
  byKind: Partial<Record<Kind, number>>;
  /** Bytes of JavaScript until then, compressed as they come. */
  scriptBytes: number;
  /** All that moved until nothing was on its way any more: the sum of the shifts, which is no less than what is called CLS. */
  shift: number;
  /** Milliseconds from the request of the page: the first paint, and when the screen could be used. */
  painted: number;
  usable: number;
  /** What the whole page came to, with what it fetched once it could be used. */
  all: { requests: number; scriptBytes: number };
  addresses: string[];
}

/** What a browser's storage holds of a new session of somebody of the demonstration set. */
export async function storedSession(url: string, name: string) {
  const answer = await ask(url, 'POST', '/auth/login', { email: `${name}@pliego.test`, password: 'demo1234' });
  const { access_token, refresh_token, user } = sessionSchema.parse(answer);
  return { authToken: access_token, refreshToken: refresh_token, user: JSON.stringify(user) };
}

/** What says that something is still to come: a skeleton, a wheel, a region that says so. */
const underWay = '#shell, .animate-pulse, .animate-spin, [aria-busy="true"]';

const noted = z.object({ origin: z.number(), painted: z.number(), usable: z.number(), shift: z.number() });

/**
 * Opens an address as somebody who is logged in, in a browser that has nothing of ours but the session. The screen can be used
 * from when its title stands and nothing that it shows is on its way any more.
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  name: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<FirstVisit & { page: Page; close: () => Promise<void> }> {
  const localStorage = Object.entries(await storedSession(url, name)).map(([name, value]) => ({ name, value }));
  const { page, context } = await visit(browser, url, {
    ...options,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const came: Request[] = [];
  page.on('request', (request) => came.push(request));
  await page.addInitScript(noteFirstVisit, underWay);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  await settle(page);
  // Somebody is there: what may be needed next is fetched.
  await page.mouse.move(1, 1);
  await settle(page);
  const { origin, ...times } = noted.parse(await page.evaluate('window.firstVisit()'));
  // Of what is still on its way, as all that is fetched ahead and the stream, no time is known yet.
  const begun = (request: Request) => request.timing().startTime;
  const before = came.filter((request) => begun(request) > 0 && begun(request) < origin + times.usable);
  const byKind: FirstVisit['byKind'] = {};
  for (const request of before) byKind[kindOf(request)] = (byKind[kindOf(request)] ?? 0) + 1;
  return {
    ...times,
    requests: before.length,
    byKind,
    scriptBytes: await bytesOfScripts(before),
    all: { requests: came.length, scriptBytes: await bytesOfScripts(came) },
    addresses: before.map((request) => new URL(request.url()).pathname + new URL(request.url()).search),
    page,
    close: () => context.close(),
  };
}

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

function kindOf(request: Request): Kind {
  if (isScript(request)) return 'script';
  const type = request.resourceType();
  return ['document', 'stylesheet', 'font', 'image', 'fetch'].includes(type) ? (type as Kind) : 'other';
}

async function bytesOfScripts(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.filter(isScript).map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Runs in the page, before its own scripts. */
function noteFirstVisit(underWay: string): void {
  let shift = 0;
  let usable = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  // The last time that what was under way came to its end.
  const look = () => {
    const stands = document.querySelector('main h1') !== null && document.querySelector(underWay) === null;
    if (!stands) usable = 0;
    else if (usable === 0) usable = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  Object.assign(window, {
    firstVisit: () => ({ origin: performance.timeOrigin, painted: painted(), usable, shift }),
  });
}
