/** Debian's Chromium, or whichever is found, driven by Playwright; every page it opens is watched for complaints. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags, browserPath } from './browser-path.ts';

export { browserPath };

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: browserFlags });

let opened: Promise<Browser> | undefined;

/** The browser of this worker's files, one after another, which ends with the worker; another one where it died. */
export async function sharedBrowser(): Promise<Browser> {
  if (!opened || !(await opened).isConnected()) opened = openBrowser();
  return opened;
}

/** How long a page may take to show what a walk asks for, in ms: a busy machine's, since who is quick loses nothing by it. */
const patience = 60_000;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the page complained of: errors, warnings (hydration's among them), refused resources. */
  complaints: string[];
}

/** Somebody who shares nothing with others in the browser. Nothing moves on its way, unless `options` ask for motion. */
export async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 860 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(tellViolations);
  const page = await context.newPage();
  return { page, context, complaints: watch(page) };
}

/** Runs in each page: what its content security policy refuses is a complaint, with what it was. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
  );

/** What pages have asked for and not been answered yet; the live stream never ends. */
const calls = new WeakMap<Page, Set<Request>>();

/** Keeps what the page complains of from now on. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refused call is part of some walks; the browser reports it as an error of the network.
    const ofNetwork = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !ofNetwork) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const underWay = new Set<Request>();
  calls.set(page, underWay);
  page.on('request', (request) => {
    // Of what a page asks for as it is left, nobody hears any more.
    if (request.isNavigationRequest()) underWay.clear();
    if (!request.url().includes('/notifications/stream')) underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return complaints;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}
/** Less than half of what axe carries as its own source: each page that is looked at gets it, and compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** axe's rules that colours decide: all that a page in dark can break which it keeps in light. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

/** What axe has to say of the page as it is now: by all its rules in the first theme, by those of colour in the other. */
export async function axeFaults(page: Page, themes: readonly Theme[] = ['light', 'dark']): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const rules = colorScheme === themes[0] ? undefined : rulesOfColour;
    let faults = await askAxe(page, rules);
    if (faults.length > 0) {
      // A toast that began to leave while axe looked is no fault of the page: what is one is there still when all stands.
      await standStill(page);
      faults = await askAxe(page, rules);
    }
    found.push(...faults.map((fault) => `${colorScheme}, ${fault}`));
  }
  return found;
}

/** What axe has to say of the page as it is by the criteria of WCAG 2.2, levels A and AA, alone: not by what it advises pages. */
export const wcagFaults = (page: Page): Promise<string[]> =>
  askAxe(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** What axe finds by these rules (or of these tags), or by all that it goes by unasked: a line a rule, with where. */
async function askAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    // Nobody reads the markup of what it finds: it would write down that of each element, with all that is in it.
    await page.evaluate(() => window.axe?.configure({ noHtml: true }));
  }
  const faults = await page.evaluate(async (runOnly) => {
    // What nobody has scrolled to is measured, too: laid out as for a reader who is there (web/styles/rest.css).
    delete document.documentElement.dataset.rests;
    // A frame that may run no script lets axe in neither, and axe would wait for it for ever.
    // Of style sheets it would write copies into the page, which the content security policy refuses, for a rule that is not asked.
    const options = { resultTypes: ['violations' as const], preload: false, ...(runOnly && { runOnly: [...runOnly] }) };
    const results = await window.axe?.run({ exclude: ['iframe[sandbox]'] }, options);
    // axe hears nothing of a formula: a heading that is one is not empty.
    const isFormula = (target: unknown[]) => document.querySelector(target.join(' '))?.querySelector('math') != null;
    return results?.violations.flatMap(({ id, nodes }) => {
      const found = nodes.filter(({ target }) => id !== 'empty-table-header' || !isFormula(target));
      return found.length > 0 ? [`${id}: ${found.map(({ target }) => target.join(' '))}`] : [];
    });
  }, rules ?? null);
  return faults ?? ['axe did not run'];
}

/**
 * Waits until what fades in or out, as a toast does, has done so: half transparent, nothing has its contrast. What moves with
 * the scrolling, as the line of how far one has read, ends with the page alone.
 */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Holds the page as it is now to axe's rules, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page), page.url()).toEqual([]);
}

/** Waits until nothing on the page is on its way any more; the network is never idle, with the live stream open. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const underWay = page.locator('.animate-spin, .animate-pulse, [aria-busy="true"]');
  // Twice: one part may begin where another ends.
  for (let seen = 0; seen < 2; seen++) {
    await underWay.first().waitFor({ state: 'hidden' });
    await allAnswered(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  }
}

/** Waits until the page has an answer to all that it has asked for. */
const allAnswered = (page: Page) =>
  new Promise<void>((done) => {
    const look = () => {
      if (calls.get(page)?.size) return;
      page.off('requestfinished', look).off('requestfailed', look);
      done();
    };
    page.on('requestfinished', look).on('requestfailed', look);
    look();
  });

/** Notes what the page's notices say from now on, and gives it: they go by themselves, sooner than a busy machine may look. */
export async function noteStatus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { saidInStatus: said });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('[role="status"]')) said.push(each.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => ('saidInStatus' in window ? String(window.saidInStatus) : ''));
}

/** A telephone held upright. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** How wide the page is in a window so wide, in px. */
export const widthAt = (page: Page, width: number): Promise<number> => inWindow(page, width, () => widthOf(page));

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** By how much an open dialog, which scrolls by itself, is wider than it shows. */
const dialogBeyond = (page: Page) =>
  page.evaluate(() => {
    // A table that fills the window is gone through to the side (WCAG 1.4.10).
    const bodies = [...document.querySelectorAll('[role="dialog"] > section:not(:has(> .table-whole))')];
    return Math.max(0, ...bodies.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/**
 * What does not hold of the page on a telephone: that nothing stands out beyond the screen, and that a finger hits each
 * control: 24 CSS px, or as much room around it, but for links in a sentence (WCAG 2.5.8).
 */
export function phoneFaults(page: Page): Promise<string[]> {
  const { width } = phone.viewport;
  return inWindow(page, width, () =>
    withFingers(page, async () => {
      const [wide, beyond] = [await widthOf(page), await dialogBeyond(page)];
      return [
        ...(wide > width ? [`${wide} px wide`] : []),
        ...(beyond > 0 ? [`a dialog ${beyond} px too wide`] : []),
        ...(await askAxe(page, ['target-size'])),
      ];
    }),
  );
}

/** Looks at the page in a window so wide. */
export async function inWindow<T>(page: Page, width: number, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: phone.viewport.height });
  const seen = await look();
  if (before) await page.setViewportSize(before);
  return seen;
}

/** Looks at the page as it is for who touches the screen: it has more room around some controls. */
async function withFingers<T>(page: Page, look: () => Promise<T>): Promise<T> {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return look();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const seen = await look();
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  return seen;
}

/** Nothing of the page stands out beyond a narrow screen. */
export async function expectToFit(page: Page, width = 360): Promise<void> {
  expect(await widthAt(page, width), `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

/** Holds the page's scripts back until they are let in, as a slow line does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letIn();
}

/** The page's scripts are there, and hear what is done. On a guest's pages they rest until the first sign of a reader. */
export const isAwake = (page: Page) => page.waitForFunction(() => 'earlyAct' in document && document.earlyAct === null);
