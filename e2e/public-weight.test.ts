/** What a guest's first visit of a public page costs: nothing but the page, until somebody is there who does something. Bytes, never times. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { ask } from './administrator.ts';
import { browserPath, holdScripts, isAwake, settle } from './browser.ts';
import { setStage } from './stage.ts';

const isScript = (request: Request) => /\/assets\/[^/]+\.js$/.test(new URL(request.url()).pathname);

/** The scripts that a page has asked for so far. */
function scriptsOf(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isScript(request)) asked.push(request);
  });
  return asked;
}

/** Bytes on the line, compressed as they come. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** What the page lets in at its first paint and at its end is in; the scripts would be asked for by now. */
const stands = async (page: Page) => {
  await page.waitForFunction(
    () =>
      document.getElementById('late')?.matches('template') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await settle(page);
};

async function newestWork(url: string): Promise<string> {
  const { publications } = catalogueListSchema.parse(await ask(url, 'GET', '/catalog?limit=1'));
  return `/catalogo/${publications[0]?.id}`;
}

describe.skipIf(!browserPath)('a first visit of a guest', () => {
  const stage = setStage();

  // Issue 14: 110 kB of the catalogue, 118 of a work. By themselves they load none; the second is what comes with the first sign of a reader.
  it.each([
    ['the catalogue', () => '/catalogo', 110_000, 141_300],
    ['a work', newestWork, 118_000, 153_100],
  ] as const)('of %s is read without any script, and light once it is used', async (_, address, alone, used) => {
    const { page, complaints } = await stage.guest();
    const scripts = scriptsOf(page);
    await page.goto(await address(stage.url()));
    await stands(page);
    expect(await page.locator('template#scripts').count()).toBe(1);
    const byItself = await bytesOf(scripts);
    expect(byItself).toBe(0);
    expect(byItself).toBeLessThanOrEqual(alone);
    await page.mouse.move(200, 300, { steps: 3 });
    await isAwake(page);
    await settle(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await bytesOf(scripts)).toBeLessThanOrEqual(used);
    expect(complaints).toEqual([]);
  });

  it('knows the pages of members once one of them is asked for, and that others are none', async () => {
    const { page } = await stage.guest();
    await page.goto('/catalogo');
    await page.mouse.move(200, 300, { steps: 3 });
    await isAwake(page);
    const goTo = (address: string) =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
    await goTo('/perfil?seccion=datos');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => window.history.state.usr)).toEqual({ from: '/perfil?seccion=datos' });
    await goTo('/no-hay-tal');
    await page.getByRole('heading', { level: 1, name: 'No encontramos esta página' }).waitFor();
  });

  it('of whom the browser keeps something, or by the address of a part, has its scripts at once', async () => {
    const { page, context } = await stage.guest();
    const scripts = scriptsOf(page);
    await page.goto('/catalogo#contenido');
    await isAwake(page);
    expect(scripts.length).toBeGreaterThan(0);
    await context.addInitScript(() => localStorage.setItem('pliego.preferences', JSON.stringify({ language: 'en' })));
    const other = await context.newPage();
    await other.goto('/catalogo');
    await other.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  });

  it('counts the reading of a work once, whether its scripts come or not', async () => {
    const { page } = await stage.guest();
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/views')) counted.push(request.method());
    });
    const first = page.waitForRequest('**/views');
    await page.goto(await newestWork(stage.url()));
    await first;
    expect(
      await page.locator('template#scripts').evaluate((it) => (it as HTMLTemplateElement).content.childElementCount),
    ).toBeGreaterThan(0);
    await page.mouse.move(200, 300, { steps: 3 });
    await isAwake(page);
    // The page of another work, to which the scripts lead, counts by itself.
    const second = page.waitForRequest('**/views');
    await page.locator('main a[href^="/catalogo/"]:not([href*="#"], [href*="/disciplinas"])').last().click();
    await second;
    expect(counted).toEqual(['POST', 'POST']);
  });

  // The scripts are held, and with them the end of a page that has asked for them.
  const held = async () => {
    const visitor = await stage.guest();
    const letIn = await holdScripts(visitor.page);
    await visitor.page.goto('/catalogo', { waitUntil: 'domcontentloaded' });
    return { ...visitor, letIn };
  };

  it('acts by the order that was chosen before they were there', async () => {
    const { page, letIn, complaints } = await held();
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('titulo');
    letIn();
    await page.waitForURL(/orden=titulo/);
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed into the search, and guesses at it', async () => {
    const { page, letIn, complaints } = await held();
    const box = page.getByRole('banner').getByRole('combobox');
    await box.pressSequentially('agua');
    letIn();
    await page.getByRole('banner').getByRole('listbox').waitFor();
    expect(await box.inputValue()).toBe('agua');
    expect(complaints).toEqual([]);
  });

  it('keeps words that are sent without a connection, says so, and looks for them once there is one', async () => {
    const { page, context } = await stage.guest();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/catalogo');
    await context.setOffline(true);
    const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar en el catálogo' });
    await box.fill('agua');
    await box.press('Enter');
    expect(await box.evaluate((it) => (it as HTMLInputElement).validationMessage)).toMatch(/^No tienes conexión/);
    expect(await box.inputValue()).toBe('agua');
    expect(new URL(page.url()).pathname).toBe('/catalogo');
    await context.setOffline(false);
    await page.waitForURL(/\/catalogo\?.*q=agua/);
    await page.getByText(/resultados? encontrados? para «agua»/).waitFor();
  });

  it('knows the key that was pressed', async () => {
    const { page, letIn, complaints } = await held();
    await page.keyboard.press('?');
    letIn();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
  });
});
