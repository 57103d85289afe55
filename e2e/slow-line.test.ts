/** What a guest meets before the scripts are there: the forms of login, registration and recovery, of use at once. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, holdScripts, settle } from './browser.ts';
import { setStage } from './stage.ts';

/**
 * What a page asks for at once and what it weighs on the line, drawn while nothing else that it asks for is answered.
 * Counted, not timed: a line is slow by the bytes.
 */
async function firstPart(page: Page, address: string): Promise<{ requests: number; bytes: number }> {
  const came: Request[] = [];
  page.on('requestfinished', (request) => came.push(request));
  await page.route('**/*', async (route) => {
    if (['document', 'stylesheet', 'font'].includes(route.request().resourceType())) await route.continue();
  });
  const document = await page.goto(address, { waitUntil: 'commit' });
  const html = (await document?.text()) ?? '';
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // What stands in a noscript is for others.
  const [head = ''] = html.replace(/<noscript>.*?<\/noscript>/gs, '').split('</head>');
  const links = head.matchAll(/<link rel="(?:stylesheet|preload|modulepreload)" href="([^"]+)"/g);
  const first = [address, ...[...links].map(([, href = '']) => href)].map((each) => new URL(each, page.url()).href);
  const arrived = () => came.filter((request) => first.includes(request.url()));
  await expect.poll(() => arrived().length).toBe(first.length);
  const sizes = await Promise.all(arrived().map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
  return { requests: first.length, bytes };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

describe.skipIf(!browserPath)('before the scripts are there', () => {
  const stage = setStage();

  // Measured on 2026-11-23: four requests, 172 kB of the login and 186 kB of the catalogue, of which 151 kB are the two faces. Pages of
  // reading ask for their digits and small capitals with them since: whenever these come, they lay out the page anew.
  it.each([
    ['/login', 'Iniciar sesión', { requests: 4, bytes: 190_000 }],
    ['/catalogo', 'Buscar', { requests: 6, bytes: 205_000 }],
  ])('%s is drawn by what fits on a slow line', async (address, button, most) => {
    const { page } = await stage.guest();
    const { requests, bytes } = await firstPart(page, address);
    expect(await page.getByRole('button', { name: button }).first().isVisible()).toBe(true);
    expect(requests).toBeLessThanOrEqual(most.requests);
    expect(bytes).toBeLessThanOrEqual(most.bytes);
  });

  it('the login can be written and sent; it is acted on once they are, and never stands in an address', async () => {
    const { page, complaints } = await stage.guest();
    const letIn = await holdScripts(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await open(page, '/login');
    await page.getByLabel('Correo electrónico').fill('lector@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    expect(await page.getByRole('checkbox', { name: 'Recordarme' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Recordarme' }).uncheck();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    expect(pathOf(page)).toBe('/login');
    letIn();
    await page.waitForURL('**/dashboard');
    await page.getByText('Rol actual').waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('authToken'), sessionStorage.getItem('authToken')])).toEqual(
      [null, expect.any(String)],
    );
    expect(addresses.filter((address) => address.includes('demo1234'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('what was typed and chosen in the registration stays, and is known to the form', async () => {
    const { page, complaints } = await stage.guest();
    const letIn = await holdScripts(page);
    await open(page, '/register?role=editor');
    expect(await page.getByRole('radio', { name: /^Editor/ }).isChecked()).toBe(true);
    await page.getByLabel('Nombres').fill('Wara');
    await page.getByLabel('Biografía').fill('Escribe.');
    await page.getByRole('radio', { name: /^Lector/ }).check();
    await page.getByRole('checkbox', { name: /términos/i }).check();
    await page.getByLabel('Apellidos').focus();
    letIn();
    await settle(page);
    expect(await page.getByLabel('Apellidos').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('Escribe tu correo electrónico').waitFor();
    expect(await page.getByLabel('Nombres').getAttribute('aria-invalid')).toBeNull();
    expect(await page.getByLabel('Nombres').inputValue()).toBe('Wara');
    expect(await page.getByLabel('Biografía').inputValue()).toBe('Escribe.');
    expect(await page.getByRole('radio', { name: /^Lector/ }).isChecked()).toBe(true);
    expect(await page.getByText('Debes aceptar los términos').count()).toBe(0);
    // The tab keeps it, too: it is there again, and so is the role.
    await page.reload();
    await expect.poll(() => page.getByLabel('Nombres').inputValue()).toBe('Wara');
    await expect.poll(() => page.getByRole('radio', { name: /^Lector/ }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('a guest is led from the closed home page to the login, and from there back to it', async () => {
    const { page } = await stage.guest();
    const letIn = await holdScripts(page);
    await open(page, '/?utm_source=x');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    expect(pathOf(page)).toBe('/login');
    await page.getByLabel('Correo electrónico').fill('lector@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByLabel(/^Contraseña/).press('Enter');
    letIn();
    await page.waitForURL('**/?utm_source=x');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('who has a session here sees no form that is not meant for them', async () => {
    const { page } = await stage.member('lector');
    const letIn = await holdScripts(page);
    await open(page, '/login');
    await page.locator('form').waitFor({ state: 'attached' });
    // From the moment that the styles are there, before which nothing is drawn.
    await expect.poll(() => page.locator('form').isVisible()).toBe(false);
    await page.locator('#waiting').waitFor();
    letIn();
    await page.waitForURL('**/dashboard');
    await page.getByText('Rol actual').waitFor();
  });

  it.each(['/login', '/register', '/forgot-password'])('%s is sound for axe', async (address) => {
    const { page } = await stage.guest();
    await holdScripts(page);
    await open(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
});
