/** What of a long text rests on a telephone until somebody is there, and that nobody misses it: on paper, by a link into it, without scripts. */
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath, phone, settle } from './browser.ts';
import { setStage } from './stage.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

/** What is in what rests: it is not laid out while that does. */
const within = ['.table-figure td', '.equation math', '.footnotes li > *'];

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Of which of them the last on the page is laid out. */
const laidOut = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const last = [...document.querySelectorAll(`.work-text ${selector}`)].at(-1);
        return last?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      }),
    within,
  );

describe.skipIf(!browserPath)('a long text on a telephone', () => {
  const stage = setStage();
  let address: string;
  beforeAll(async () => {
    const { publications } = catalogueListSchema.parse(
      await ask(stage.url(), 'GET', '/catalog?tipo=ARTICULO&limit=50'),
    );
    for (const { id } of publications) {
      const html = await (await fetch(`${stage.url()}/catalogo/${id}`)).text();
      const has = (name: string) => html.includes(`class="${name}"`);
      if (has('table-figure') && has('equation') && has('footnotes') && has('references')) address = `/catalogo/${id}`;
    }
    expect(address).toBeDefined();
  });

  const open = async (path: string) => {
    const { page } = await stage.guest(phone);
    await noteShifts(page);
    await page.goto(path);
    await settle(page);
    return page;
  };

  it('is laid out where it is seen until the first sign of somebody, and whole from then on; nothing moves', async () => {
    const page = await open(address);
    expect(await laidOut(page)).toEqual([]);
    await page.mouse.wheel(0, 5);
    await expect.poll(() => laidOut(page)).toEqual(within);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await settle(page);
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01);
    const { page: unscripted } = await stage.guest({ ...phone, javaScriptEnabled: false });
    await unscripted.goto(address);
    expect(await unscripted.locator('html').getAttribute('data-rests')).toBeNull();
    expect(await laidOut(unscripted)).toEqual(within);
  });

  it('is on paper whole, though nobody has touched the page', async () => {
    const page = await open(address);
    const last = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => [...document.querySelectorAll(`.work-text ${selector}`)].at(-1)?.textContent ?? ''),
      ['.table-figure tr', '.footnotes li'],
    );
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const plain = (text: string) => text.replace(/[\s\u00AD]+/g, '').toLowerCase();
    let printed = '';
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      printed += plain(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    for (const words of last) {
      expect(words).not.toBe('');
      expect(printed).toContain(plain(words).slice(0, 20));
    }
    expect(await page.locator('html').getAttribute('data-rests')).toBe('');
  });

  it.each([
    ['a part of it', '.work-text h2[id]'],
    ['one of its notes', '.footnotes li[id]'],
    ['a table', '.table-figure[id]'],
  ])('a link to %s leads there, and it stays there once somebody is there', async (_, selector) => {
    const html = await stage.guest({ javaScriptEnabled: false });
    await html.page.goto(address);
    const id = await html.page.locator(selector).last().getAttribute('id');
    const page = await open(`${address}#${id}`);
    const top = () => page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top, id ?? '');
    const landed = await top();
    expect(landed).toBeGreaterThanOrEqual(0);
    expect(landed).toBeLessThan(phone.viewport.height - 40);
    await page.keyboard.press('Shift');
    await settle(page);
    expect(Math.abs(((await top()) ?? 0) - (landed ?? 0))).toBeLessThanOrEqual(2);
  });
});
