/** What a guest meets before the scripts are there: the forms of login, registration and recovery, of use at once. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** Holds the page's scripts back until they are let in, as a slow line does. */
async function holdScripts(page: Page): Promise<() => void> {
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
const pathOf = (page: Page) => new URL(page.url()).pathname;
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

describe.skipIf(!browserPath)('before the scripts are there', () => {
  const stage = setStage();

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
    expect(await page.locator('form').isVisible()).toBe(false);
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
