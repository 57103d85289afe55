/** What members see before the scripts are there, and what their first screens cost. Counts and bytes, never times. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserPath, holdScripts, phone, settle, sharedBrowser } from './browser.ts';
import { firstVisit } from './first-visit.ts';
import { setStage } from './stage.ts';

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });
/** The names in the rail, as they are seen. */
const namesInRail = async (page: Page) => {
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await links.first().waitFor();
  return links.locator('> span:not([aria-hidden]):not(.sr-only)').allInnerTexts();
};
/** The telephone of Lighthouse. */
const tallPhone = { ...phone, viewport: { width: 412, height: 823 } };
const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

describe.skipIf(!browserPath)('before the scripts are there', () => {
  const stage = setStage();

  it.each([
    ['autor', '/dashboard'],
    ['editor', '/editorial'],
    ['lector', '/mis-revisiones'],
  ])('%s sees header, rail and the place of %s, which stay where they are', async (name, path) => {
    const { page, complaints } = await stage.member(name);
    const letIn = await holdScripts(page);
    await open(page, path);
    await page.locator('#shell .animate-pulse').first().waitFor();
    const [names, header, rail] = [await namesInRail(page), await boxOf(page, 'header'), await boxOf(page, 'nav')];
    expect(await page.locator('#shell').innerText()).not.toContain('Valcárcel');
    expect(await page.locator('#shell [role="status"]').innerText()).toBe('Cargando, un momento…');
    letIn();
    await page.locator('#shell').waitFor({ state: 'detached' });
    expect(await namesInRail(page)).toEqual(names);
    expect([await boxOf(page, 'header'), await boxOf(page, 'nav')]).toEqual([header, rail]);
    await settle(page);
    expect(complaints).toEqual([]);
  });

  it('who may not open a screen sees no place for it', async () => {
    const { page } = await stage.member('revisor');
    const letIn = await holdScripts(page);
    await open(page, '/admin/users');
    await page.locator('#shell header').waitFor();
    expect(await page.locator('#shell main .animate-pulse').count()).toBe(0);
    letIn();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#shell').count()).toBe(0);
  });

  it('it is in the language and the colours of the person, as narrow as their rail, and fits a telephone', async () => {
    const { page, context } = await stage.member('autor', { ...phone, colorScheme: 'dark' });
    await context.addInitScript(() =>
      localStorage.setItem('pliego.preferences', JSON.stringify({ language: 'en', rail: 'narrow' })),
    );
    await holdScripts(page);
    await open(page, '/dashboard');
    await page.locator('#shell').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('#shell [lang="en"] [role="status"]').innerText()).toMatch(/^Loading/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await page.setViewportSize({ width: 1280, height: 860 });
    expect((await boxOf(page, '#shell nav'))?.width).toBeLessThan(60);
  });

  it('the key of the palette is taken at once, and opens it when it can be drawn', async () => {
    const { page } = await stage.member('autor');
    const letIn = await holdScripts(page);
    await open(page, '/dashboard');
    await page.locator('#shell h1').waitFor();
    await page.keyboard.press('Control+k');
    letIn();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Buscar o ir a…' }).waitFor();
  });

  it.each([
    ['the pointer', (button: Locator) => button.dblclick({ delay: 20 }), null],
    ['the keyboard', (button: Locator) => button.press('Enter'), 'menuitem'],
  ] as const)('a menu that %s asks for before it is there opens once it is', async (_, press, begins) => {
    const { page, complaints } = await stage.member('autor');
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(/\/assets\/menu-part-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/dashboard');
    await page.locator('#root').getByRole('heading', { level: 1 }).waitFor();
    const button = page.getByRole('banner').getByRole('button', { name: /^Abrir el menú de/ });
    expect(await button.getAttribute('aria-haspopup')).toBe('menu');
    await press(button);
    expect(await page.getByRole('menu').count()).toBe(0);
    letIn();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.waitForFunction(
      (role) =>
        document.activeElement?.closest('[role="menu"]') &&
        (!role || document.activeElement.matches(`[role="${role}"]`)),
      begins,
    );
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('whose session has run out is led to the login, and was shown nothing of anybody', async () => {
    const { page, context } = await stage.member('autor');
    await context.addInitScript(() => {
      localStorage.setItem('authToken', 'expired');
      localStorage.setItem('refreshToken', 'expired');
    });
    const letIn = await holdScripts(page);
    await open(page, '/dashboard');
    await page.locator('#shell').waitFor();
    expect(await page.locator('#shell').innerText()).not.toContain('Irene');
    letIn();
    await page.waitForURL('**/login');
    await page.getByLabel('Correo electrónico').waitFor();
    expect(await page.locator('#shell').count()).toBe(0);
  });

  it('who is no member sees none, and no page of guests has one', async () => {
    const { page } = await stage.guest();
    await holdScripts(page);
    await open(page, '/catalogo');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#shell').count()).toBe(0);
  });

  it('a link of the rail leads where it says, and keeps the focus of who is on it', async () => {
    const { page } = await stage.member('autor');
    const letIn = await holdScripts(page);
    await open(page, '/dashboard');
    const link = (within: string) => page.locator(`${within} nav a[href="/perfil"]`);
    await link('#shell').focus();
    letIn();
    await page.locator('#shell').waitFor({ state: 'detached' });
    expect(await link('#root').evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('is sound for axe', async () => {
    const { page } = await stage.member('admin');
    await holdScripts(page);
    await open(page, '/dashboard');
    await page.locator('#shell').waitFor();
    // Its title is read with the screen.
    expect(await axeFaults(page)).toEqual(['light, page-has-heading-one: html']);
  });

  it('says that the scripts take very long, and keeps no link from being pressed until then', async () => {
    const { page } = await stage.member('autor');
    await holdScripts(page);
    await open(page, '/dashboard');
    await page.locator('#shell').waitFor();
    const waiting = page.locator('#waiting');
    await waiting.waitFor({ state: 'attached' });
    expect(await waiting.isVisible()).toBe(false);
    // Its ten seconds go by.
    await waiting.evaluate((it) => {
      for (const animation of it.getAnimations()) animation.finish();
    });
    await waiting.waitFor();
    expect(await waiting.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  });

  it('what is gone after a deployment is not missed, and what is opened says so, without loading the page anew', async () => {
    const { page } = await stage.member('editor');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const gone = /\/assets\/(?:check-answer|live|newest-notifications|reports-dialog)-.*\.js$/;
    await page.route(gone, (route) => route.abort());
    await open(page, '/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    const opener = page.getByRole('button', { name: 'Reportes' });
    const told = page.getByText(/^No pudimos abrirlo\./);
    await opener.click();
    await told.waitFor();
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await settle(page);
    expect([loads, await opener.isVisible(), await page.locator('.animate-pulse').count()]).toEqual([1, true, 0]);
  });

  it.each([
    ['autor', {}],
    ['revisor', {}],
    ['editor', {}],
    ['lector', {}],
    ['admin', {}],
    // One column, of which little is in view: what grows above moves all of it.
    ['autor', tallPhone],
    ['revisor', tallPhone],
    ['editor', tallPhone],
    ['lector', tallPhone],
    ['admin', phone],
  ] as const)('the first screen of %s is light, and stays where it is', async (name, options) => {
    const { page, requests, scriptBytes, shift, addresses, close } = await firstVisit(
      await sharedBrowser(),
      stage.url(),
      name,
      '/dashboard',
      options,
    );
    expect(requests, addresses.join(' ')).toBeLessThanOrEqual(25);
    expect(scriptBytes, addresses.join(' ')).toBeLessThanOrEqual(195_000);
    expect(shift).toBeLessThanOrEqual(0.02);
    // The face of titles is larger than all that the screen asked for, and comes after it.
    expect(addresses.filter((address) => /serif.*latin/.test(address))).toEqual([]);
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, style, status }) =>
        [/Source Serif 4 Variable/.test(family), style === 'normal', status === 'loaded'].every(Boolean),
      ),
    );
    expect(await page.locator('main h1').evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(
      /^"Source Serif 4 Variable"/,
    );
    await close();
  });

  it.each(['revisor', 'editor'])('the title of %s stands from the shell on', async (name) => {
    const { page } = await stage.member(name);
    await page.addInitScript(() => {
      let stood = false;
      new MutationObserver(() => {
        const stands = document.querySelector('main h1') !== null;
        if (stood && !stands) document.documentElement.dataset.titleLeft = '';
        stood ||= stands;
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, '/dashboard');
    await page.locator('#root').getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    expect(await page.locator('[data-title-left]').count()).toBe(0);
  });

  it('the face of titles takes the line from nothing that the first screen shows', async () => {
    const { page } = await stage.member('lector');
    const isFace = /serif.*latin.*normal/;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(/\/api\/publications\?/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/dashboard');
    await page.locator('#root').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('#root .animate-pulse'));
    expect(asked.filter((url) => isFace.test(url))).toEqual([]);
    const face = page.waitForRequest(isFace);
    letIn();
    await face;
    expect(await page.locator('#root article h3').count()).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    // The package's own, a third larger, is for what its letters alone have.
    expect(asked.filter((url) => /source-serif-4-latin-opsz/.test(url))).toEqual([]);
  });

  it('nobody waits for the stream, which never ends', async () => {
    const { page, context } = await stage.member('autor');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const asked = new Promise((resolve) => {
      devtools.on('Network.requestWillBeSent', ({ request }) => {
        if (request.url.endsWith('/notifications/stream')) resolve(request.initialPriority);
      });
    });
    await open(page, '/dashboard');
    expect(await asked).toBe('Low');
  });

  it.each([
    ['editor', {}],
    ['autor', phone],
  ] as const)('the home page keeps a place for the next step of %s, and nothing of it moves', async (name, options) => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    const { page, shift, close } = await firstVisit(await sharedBrowser(), stage.url(), name, '/', options);
    const place = page.getByRole('region', { name: 'Tu siguiente paso' });
    await place.getByRole('link').waitFor();
    // All of it has room in the place that was kept.
    const [kept, filled] = await place.evaluate((it) => [
      Number.parseFloat(getComputedStyle(it).minHeight),
      it.clientHeight,
    ]);
    expect(filled).toBe(kept);
    expect(shift).toBeLessThanOrEqual(0.02);
    await close();
    await stage.admin().send('PATCH', '/settings', { sitioPublico: false });
  });
});
