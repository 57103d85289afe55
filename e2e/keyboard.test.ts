/** Everything without a mouse: the focus is always seen, Escape closes what opened, and the focus goes back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, phoneFaults } from './browser.ts';
import { expectFocus, tabTo, wordsUnderRing } from './keys.ts';
import { setStage } from './stage.ts';

/** Down the open menu until there, a step at a time: each moves the focus a moment after the key. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent);
  const words = await target.textContent();
  await page.locator('[role="menuitem"]:focus').waitFor();
  for (let before = await inFocus(); before !== words; before = await inFocus()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(inFocus).not.toBe(before);
  }
}

/** Where the focus is kept: inside the open dialog. */
const focusIsIn = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

describe.skipIf(!browserPath)('by keyboard alone', () => {
  const stage = setStage();

  it('one logs in', async () => {
    const { page } = await stage.guest();
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Correo electrónico'));
    await page.keyboard.type('lector@pliego.test');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByLabel(/^Contraseña/));
    await page.keyboard.type('demo1234');
    await tabTo(page, page.getByRole('checkbox', { name: 'Recordarme' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Iniciar sesión' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('one skips to the content', async () => {
    const { page } = await stage.again('guest');
    await page.goto('/catalogo');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expectFocus(skip);
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIsIn(page.locator('main'))).toBe(true);
  });

  it('one walks through the suggestions of the search, leaves them, and follows one', async () => {
    const { page } = await stage.again('guest');
    await page.goto('/catalogo');
    await page.waitForLoadState('networkidle');
    const box = page.getByRole('banner').getByRole('combobox');
    await tabTo(page, box);
    await page.keyboard.type('agua');
    const list = page.getByRole('listbox');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(1);
    const active = await list.getByRole('option', { selected: true }).getAttribute('id');
    expect(await box.getAttribute('aria-activedescendant')).toBe(active);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await expectFocus(box);
    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/catalogo(\/[\w-]+|\?q=.+)$/);
  });

  it('one opens a work’s dialog in the catalogue, stays in it, and comes back to its button', async () => {
    const { page } = await stage.again('guest');
    await page.goto('/catalogo');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: /^Ver detalles/ }).first();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await expect.poll(() => focusIsIn(dialog)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFocus(button);
  });

  it('one uses the avatar menu', async () => {
    const { page } = await stage.again('autor');
    await page.goto('/dashboard');
    const avatar = page.getByRole('button', { name: /^Abrir el menú de/ });
    await tabTo(page, avatar);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expectFocus(avatar);
    await page.keyboard.press('Enter');
    await arrowTo(page, page.getByRole('menuitem', { name: 'Perfil' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/perfil');
  });

  it('one thinks better of deleting a work', async () => {
    const { page } = await stage.again('autor');
    await page.goto('/mis-publicaciones');
    const button = page.getByRole('button', { name: /^Eliminar/ }).first();
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Seguro que deseas eliminar esta publicación?' });
    await question.waitFor();
    await expect.poll(() => focusIsIn(question)).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expectFocus(button);
  });

  it('one opens the header’s menu on a phone', async () => {
    const { page } = await stage.guest({ viewport: { width: 360, height: 740 } });
    await page.goto('/catalogo');
    await page.waitForLoadState('networkidle');
    const menu = page.getByRole('button', { name: /el menú$/ });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    // The first key wakes the page's scripts, which open it.
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Libros' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/catalogo?tipo=LIBRO');
  });

  it('one opens the places of a private screen on a phone, stays among them, and goes to one', async () => {
    const { page } = await stage.member('autor', { viewport: { width: 360, height: 740 } });
    await page.goto('/perfil');
    const menu = page.getByRole('button', { name: 'Menú', exact: true });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await drawer.waitFor();
    for (let presses = 0; presses < 24; presses += 1) {
      await expect.poll(() => focusIsIn(drawer)).toBe(true);
      await page.keyboard.press('Tab');
    }
    const below = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    expect(await below()).toBe('hidden');
    await expectAccessible(page);
    expect(await phoneFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expectFocus(menu);
    expect(await below()).not.toBe('hidden');
    await page.keyboard.press('Enter');
    const link = drawer.getByRole('link', { name: /^Mis publicaciones/ });
    await tabTo(page, link);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mis-publicaciones');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => focusIsIn(page.getByRole('main'))).toBe(true);
  });

  it('the ring round what is in focus cuts no letters', async () => {
    const { page } = await stage.again('guest');
    await page.goto('/register');
    const terms = page.getByRole('button', { name: 'Términos de uso' });
    await terms.waitFor();
    await tabTo(page, terms);
    expect(await wordsUnderRing(terms)).toEqual([]);
    const { page: reviewers } = await stage.member('revisor');
    await reviewers.goto('/dashboard');
    const tab = reviewers.getByRole('tab', { selected: true }).first();
    await tab.waitFor();
    await tabTo(reviewers, tab, 200);
    expect(await wordsUnderRing(tab)).toEqual([]);
  });
});
