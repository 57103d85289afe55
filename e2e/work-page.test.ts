/** The page of a work as it is read: where its text begins, its acts and the bar they become, how one wants to read it. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueListSchema, publicationSchema } from '#contract/entities/publication.ts';
import { rounds } from '#server/testing/rounds.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, isAwake, phone, phoneFaults, settle } from './browser.ts';
import { expectFocus } from './keys.ts';
import { setStage } from './stage.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

const desk = { viewport: { width: 1280, height: 800 } };
/** How many works are looked at. */
const most = rounds({ quick: 4, long: Number.POSITIVE_INFINITY });

/** Sums up what moves on the pages that are opened from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Where the text begins, in px from the top of the page. */
const beginning = (page: Page) =>
  page
    .locator('.prose-pliego > *')
    .first()
    .evaluate((first) => first.getBoundingClientRect().top + window.scrollY);

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const opacityOfTitle = (page: Page) =>
  page.locator('.work-bar-title').evaluate((title) => getComputedStyle(title).opacity);
const sizeOfText = (page: Page) =>
  page
    .locator('.prose-pliego > p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

/** Whether text is set in a face, though its file may have come: it is then as wide as no other. */
const isSetIn = (page: Page, family: string) =>
  page.evaluate((face) => {
    const widths = [`"${face}", monospace`, 'monospace'].map((faces) => {
      const text = document.createElement('span');
      text.style.cssText = `position: absolute; font: 40px ${faces}`;
      text.textContent = 'Pliego, iIl';
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    });
    return widths[0] !== widths[1];
  }, family);

/** What of the margin lies over something else of the text. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(`.work-text ${selector}`)].filter((each) => each.getClientRects().length > 0);
    const around = shown(':is(.prose-pliego > *, figcaption, .table-notes, .side-note)');
    return shown('.side-note').flatMap((note) => {
      const own = note.getBoundingClientRect();
      return around
        .filter((each) => !each.contains(note) && !note.contains(each))
        .filter((each) => {
          const other = each.getBoundingClientRect();
          const width = Math.min(own.right, other.right) - Math.max(own.left, other.left);
          return width > 1 && Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 1;
        })
        .map((each) => `${note.textContent} / ${each.textContent?.slice(0, 40)}`);
    });
  });

describe.skipIf(!browserPath)('the page of a work', () => {
  const stage = setStage();
  /** Articles with two abstracts, those with most above their text first. */
  let addresses: string[];
  let address: string;
  beforeAll(async () => {
    const { publications } = catalogueListSchema.parse(
      await ask(stage.url(), 'GET', '/catalog?tipo=ARTICULO&limit=50'),
    );
    const works = await Promise.all(
      publications.map(async ({ id }) => publicationSchema.parse(await ask(stage.url(), 'GET', `/publications/${id}`))),
    );
    const lengthOf = ({ resumen, traducciones, titulo, autores }: (typeof works)[number]) =>
      Math.max(resumen.length, ...traducciones.map((each) => each.resumen.length)) +
      titulo.length +
      60 * autores.length;
    addresses = works
      .filter(({ traducciones }) => traducciones.length > 0)
      .sort((a, b) => lengthOf(b) - lengthOf(a))
      .map(({ id }) => `/catalogo/${id}`);
    address = addresses[0] ?? '';
    expect(addresses.length).toBeGreaterThan(4);
  });

  const open = async (options: BrowserContextOptions, path = address) => {
    const visitor = await stage.guest(options);
    await noteShifts(visitor.page);
    await visitor.page.goto(path);
    await settle(visitor.page);
    return visitor;
  };

  it.each([
    ['desk', desk, 900],
    ['telephone', phone, 1300],
  ])('begins with its text on a %s, however long its two abstracts, and nothing moves', async (_, held, deepest) => {
    const { page, complaints } = await open(held);
    for (const each of addresses.slice(0, most)) {
      await page.goto(each);
      await settle(page);
      expect(await beginning(page), each).toBeLessThanOrEqual(deepest);
      expect(await page.evaluate(() => window.shifted), each).toBe(0);
      await expectToFit(page, held.viewport.width);
    }
    expect(complaints).toEqual([]);
  });

  it('has its acts under the title, which become a bar with the title in short', async () => {
    const { page } = await open(desk);
    expect(await opacityOfTitle(page)).toBe('0');
    await scrollTo(page, 1500);
    await expect.poll(() => opacityOfTitle(page)).toBe('1');
    const bar = await page.locator('.work-bar').boundingBox();
    expect(bar?.y).toBe(0);
    expect(bar?.height).toBeLessThanOrEqual(56);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    await page.getByText('Descargar', { exact: true }).click();
    await page.getByRole('link', { name: 'JATS XML' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'JATS XML' }).waitFor({ state: 'hidden' });
    await expectFocus(page.locator('summary', { hasText: 'Descargar' }));
    await page.getByText('Citar', { exact: true }).click();
    await page.getByText('APA 7').waitFor();
    await page.locator('.prose-pliego > p').nth(3).click();
    await page.getByText('APA 7').waitFor({ state: 'hidden' });
    // What is in the way of nobody on paper.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.work-bar').isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Cómo citar' }).waitFor();
  });

  it('has a header of one row on a telephone while its faces are on their way, so that nothing jumps when they come', async () => {
    const { page } = await stage.guest(phone);
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(address);
    const header = await page.locator('header').first().boundingBox();
    expect(header?.height).toBeLessThanOrEqual(72);
  });

  it('keeps the faces that it was painted with where ours come late, so that nothing moves; the next page has ours', async () => {
    const { page } = await stage.guest(phone);
    await noteShifts(page);
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.locator('.prose-pliego').waitFor({ state: 'attached' });
    const [sans, serif] = ['Source Sans 3 Variable', 'Source Serif 4 Variable'];
    expect([await isSetIn(page, sans), await isSetIn(page, serif)]).toEqual([false, false]);
    letIn();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await settle(page);
    expect([await isSetIn(page, sans), await isSetIn(page, serif)]).toEqual([false, false]);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    // Within the same document.
    await page.mouse.move(200, 300, { steps: 3 });
    await isAwake(page);
    await page.locator('main nav a').first().click();
    await page.waitForURL(/\/catalogo$/);
    await expect.poll(() => isSetIn(page, sans)).toBe(true);
    await expect.poll(() => isSetIn(page, serif)).toBe(true);
  });

  it('says in its margin what its paragraphs cite, over nothing else; on a telephone and on paper the list alone does', async () => {
    const { page } = await stage.guest({ javaScriptEnabled: false, ...desk });
    const references = page.locator('.side-reference');
    let found = 0;
    for (const each of addresses.slice(0, most)) {
      await page.goto(each);
      found += await references.count();
      expect(await overlapping(page), each).toEqual([]);
    }
    expect(found).toBeGreaterThan(0);
    const isSeen = () => references.first().isVisible();
    await page.goto(address);
    expect(await isSeen()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await isSeen()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(phone.viewport);
    expect(await isSeen()).toBe(false);
  });

  it('is all there without scripts: its acts open, each abstract is read, its contents lead on', async () => {
    const { page } = await stage.guest({ javaScriptEnabled: false, ...phone });
    await page.goto(address);
    await page.locator('summary', { hasText: 'Compartir' }).click();
    await page.getByRole('link', { name: 'Enviar por correo' }).waitFor();
    await page.locator('summary', { hasText: 'Compartir' }).click();
    const [own, other] = [page.locator('.summaries > section').first(), page.locator('.summaries > section').last()];
    expect([await own.isVisible(), await other.isVisible()]).toEqual([true, false]);
    await page.locator('.summary-switch label').last().click();
    expect([await own.isVisible(), await other.isVisible()]).toEqual([false, true]);
    // Unfolded, it stays the one that was chosen.
    await other.locator('.summary-more').click();
    expect(await other.locator('.summary-more > input').isChecked()).toBe(true);
    expect([await own.isVisible(), await other.isVisible()]).toEqual([false, true]);
    await page.locator('summary', { hasText: 'Contenido' }).click();
    await page.getByRole('navigation', { name: 'Contenido' }).getByRole('link').first().click();
    await page.waitForURL(/#./);
    expect(await page.getByText('Lectura', { exact: true }).isVisible()).toBe(false);
  });

  it('has figures of the text among its letters, and those of tables, formulas, facts and raised ones of one height', async () => {
    const { page } = await open(desk);
    const figuresOf = (selector: string) =>
      page.evaluate((of) => {
        const found = document.querySelector(of);
        return found && getComputedStyle(found).fontVariantNumeric;
      }, selector);
    for (const prose of ['.prose-pliego > p', '.summary-text > p, .summary-text'])
      expect(await figuresOf(prose), prose).toBe('oldstyle-nums');
    for (const even of ['.facts-line', '.facts-line time, .facts-line li', '.prose-pliego td'])
      expect(await figuresOf(even), even).toBe('lining-nums tabular-nums');
    expect(await figuresOf('.prose-pliego sup')).toBe('lining-nums');
    expect(await figuresOf('.prose-pliego figcaption')).toBe('lining-nums');
  });

  it('is read as one likes, before the first paint of the next page, too, until one goes back to the usual', async () => {
    const { page } = await open(desk);
    const usual = await sizeOfText(page);
    await page.getByText('Lectura', { exact: true }).click();
    const size = page.getByRole('group', { name: 'Tamaño' });
    await size.locator('label', { hasText: 'Muy grande' }).click();
    await page.getByRole('group', { name: 'Ancho del texto' }).getByText('Ancho', { exact: true }).click();
    await page.getByRole('group', { name: 'Tema' }).getByText('Oscuro').click();
    await expectAccessible(page);
    expect(await sizeOfText(page)).toBeGreaterThan(usual * 1.2);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await sizeOfText(page)).toBeGreaterThan(usual * 1.2);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.unrouteAll();
    await page.reload();
    await settle(page);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    await expectToFit(page, 1280);
    await page.getByText('Lectura', { exact: true }).click();
    await page.getByRole('button', { name: 'Volver a lo habitual' }).click();
    expect(await sizeOfText(page)).toBe(usual);
    await page.reload();
    expect(await sizeOfText(page)).toBe(usual);
  });

  it('breaks a licence that is a long address wherever it has to, on a telephone', async () => {
    const { page } = await open(phone);
    const licences = page.locator('a[rel~="license"]');
    expect(await licences.count()).toBeGreaterThan(1);
    for (const licence of await licences.all())
      await licence.evaluate((link) => {
        link.textContent = `www.ejemplo.org/${'condicionesdeuso'.repeat(12)}`;
      });
    await expectToFit(page, phone.viewport.width);
  });

  it('gives a finger room on each act, and fits a telephone with any of them open', async () => {
    const { page } = await open(phone);
    for (const act of ['Contenido', 'Citar', 'Descargar', 'Compartir', 'Lectura']) {
      await page.locator('summary', { hasText: act }).first().click();
      await page.locator('details[open] > .act-panel').filter({ visible: true }).first().waitFor();
      expect(await phoneFaults(page), act).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
