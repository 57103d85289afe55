/** Debian's Chromium, or whichever is found, driven by Playwright; every page it opens is watched for complaints. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags, browserPath } from './browser-path.ts';

export { browserPath };

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(browserPath && { executablePath: browserPath }), args: browserFlags });

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the page complained of: errors, warnings (hydration's among them), refused resources. */
  complaints: string[];
}

/** Somebody with a browser of their own. */
export async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 860 },
    locale: 'es-ES',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refused call is part of some walks; the browser reports it as an error of the network.
    const ofNetwork = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !ofNetwork) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/** What axe has to say of the page as it is now, in light and in dark. */
export async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    // A frame that may run no script lets axe in neither, and axe would wait for it for ever.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return found;
}

/** Waits until what fades in or out, as a toast does, has done so: half transparent, nothing has its contrast. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
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
    await page.waitForTimeout(150);
  }
}

/** How wide the page is on a narrow screen, in px. */
export async function widthAt(page: Page, width = 360): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (before) await page.setViewportSize(before);
  return wide;
}

/** Nothing of the page stands out beyond a narrow screen. */
export async function expectToFit(page: Page, width = 360): Promise<void> {
  expect(await widthAt(page, width), `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}
