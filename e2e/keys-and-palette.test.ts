/**
 * The eight commonest tasks of a journal by the keyboard alone, each begun in the palette: one work from its draft to the
 * catalogue, and a role that was asked for. And the palette and the list of keys as they look and sound, wide and narrow.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, phone, phoneFaults, type Visitor } from './browser.ts';
import { expectFocus, tabTo } from './keys.ts';
import { setStage } from './stage.ts';
import { idSchema, submissionsAt } from './submissions.ts';

const titulo = 'Nieblas que riegan sin ratón';
const sought = 'nieblas raton';
const far = 250;

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Buscar o ir a…' });

/** Opens the palette by its key and types into it. */
async function seek(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(words);
}
/** Goes down to a choice, and takes it. */
async function take(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('option', { name, exact: true });
  await choice.waitFor();
  // By its id: two works may be called alike, and one that comes late moves what stands below it.
  const marked = () => page.getByRole('option', { selected: true }).evaluateAll((options) => options[0]?.id ?? null);
  for (let presses = 0; presses < 40; presses++) {
    const at = await marked();
    if (at !== null && at === (await choice.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
    await expect.poll(marked).not.toBe(at);
  }
  await page.keyboard.press('Enter');
  await box(page).waitFor({ state: 'hidden' });
}
async function press(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await tabTo(page, button, far);
  await page.keyboard.press('Enter');
}
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor();

describe.skipIf(!browserPath)('without a mouse', () => {
  const stage = setStage();
  const { tokenOf } = submissionsAt(stage.url);
  let editor: Visitor;
  let reviewer: Visitor;
  let author: Visitor;

  it('an author submits a work', async () => {
    const token = await tokenOf('autor');
    const fields = { titulo, resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    const { id } = idSchema.parse(await ask(stage.url(), 'POST', '/publications', fields, token));
    await ask(stage.url(), 'PUT', `/publications/${id}/content`, { contenido: 'Un texto.' }, token);
    author = await stage.member('autor');
    const { page } = author;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seek(page, sought);
    await take(page, `Enviar a revisión: ${titulo}`);
    await page.waitForURL(`**/publications/${id}`);
    // Nothing is sent by the palette itself: the button has the focus.
    await expectFocus(page.getByRole('button', { name: 'Enviar a revisión' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Retirar de la revisión' }).waitFor();
  });

  it('an editor assigns two reviewers', async () => {
    editor = await stage.member('editor');
    const { page } = editor;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [typed, name, act] of [
      ['quispe', /Quispe/, `Asignar revisor: ${titulo}`],
      // By now its desk is on the screen.
      ['zamora', /Zamora/, 'Asignar revisor'],
    ] as const) {
      await seek(page, sought);
      await take(page, act);
      const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Buscar por nombre') });
      await dialog.waitFor();
      await tabTo(page, dialog.getByLabel('Buscar por nombre'));
      await page.keyboard.type(typed);
      const choice = dialog.getByRole('checkbox', { name });
      await choice.waitFor();
      await tabTo(page, choice);
      await page.keyboard.press('Space');
      await tabTo(page, dialog.getByLabel('Comentarios'));
      await page.keyboard.type('Mira sobre todo el método.');
      await press(page, dialog.getByRole('button', { name: 'Crear review' }));
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  it('a reviewer answers the invitation, and hands the review in', async () => {
    reviewer = await stage.member('revisor');
    const { page } = reviewer;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seek(page, 'mis revisiones');
    await take(page, 'Mis revisiones Revisar');
    await page.waitForURL('**/mis-revisiones');
    const row = page.getByRole('link', { name: `Abrir revisión: ${titulo}` });
    await row.waitFor();
    const isThere = () => row.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await isThere()); presses++) await page.keyboard.press('j');
    await expectFocus(row);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/revisiones/*');
    await press(page, page.getByRole('button', { name: /^Aceptar/ }).first());
    const words = page.getByLabel(/^Comentarios/);
    await words.waitFor();
    await tabTo(page, words, far);
    // Letters that are keys elsewhere are letters here.
    await page.keyboard.type('Justo y claro. ¿Faltan datos? k/j');
    expect(await words.inputValue()).toBe('Justo y claro. ¿Faltan datos? k/j');
    await tabTo(page, page.getByRole('radio', { name: /^Aceptar/ }), far);
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: 'Enviar Review' }));
    await said(page, 'Review enviada correctamente');
  });

  it('the editor reminds who is late', async () => {
    const { page } = editor;
    await seek(page, sought);
    await take(page, `${titulo} En revisión`);
    await page.waitForURL('**/editorial/*');
    await tabTo(page, page.getByRole('tab', { selected: true }), far);
    const tab = page.getByRole('tab', { name: /^Revisiones/ });
    const isThere = () => tab.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 8 && !(await isThere()); presses++) await page.keyboard.press('ArrowRight');
    await expectFocus(tab);
    // An act chosen over its work leaves the work as it was, where nothing comes of it.
    await seek(page, 'elev');
    await take(page, 'Elevar a aprobación');
    await page.getByRole('dialog', { name: /Elevar/ }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(tab);
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await press(page, page.getByRole('button', { name: /^Recordar el plazo: / }).first());
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: /^Enviar 1 recordatorio/ }));
    await dialog.waitFor({ state: 'hidden' });
  });

  it('and decides, with a letter', async () => {
    const { page } = editor;
    await page.reload();
    await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
    await page.getByRole('button', { name: `Aprobar publicación: ${titulo}` }).waitFor();
    // The work on the screen: what may be done with it is at hand at once.
    await seek(page, 'aprob');
    await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toBe('Aprobar publicación');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Aprobar/ });
    await dialog.getByLabel('Texto de la carta').waitFor();
    await press(page, dialog.getByRole('button', { name: /^Aprobar/ }));
    await said(page, 'Publicación actualizada a estado: Aprobado');
    await dialog.waitFor({ state: 'hidden' });
    expect(editor.complaints).toEqual([]);
  });

  it('the author publishes it', async () => {
    const { page } = author;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seek(page, sought);
    await take(page, `Publicar: ${titulo}`);
    const question = page.getByRole('alertdialog');
    await press(page, question.getByRole('button', { name: /Publicar/ }));
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Ver en el catálogo' }).waitFor();
    expect(author.complaints).toEqual([]);
  });

  it('an administrator approves a role', async () => {
    const { page, complaints } = await stage.member('admin');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seek(page, 'usuar');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/users');
    const grant = page.getByRole('button', { name: /^Conceder: / }).first();
    await grant.waitFor();
    await page.keyboard.press('j');
    // The row itself: nothing is granted or declined by going there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LI');
    await tabTo(page, grant, 4);
    await page.keyboard.press('Enter');
    await said(page, 'Rol concedido');
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!browserPath)('the palette and the list of keys', () => {
  const stage = setStage();

  it.each([
    ['lector', undefined],
    ['autor', phone],
    ['revisor', undefined],
    ['editor', phone],
    ['admin', undefined],
  ] as const)('stand open to %s in both themes without a fault', async (name, held) => {
    const { page, complaints } = await stage.member(name, held);
    await page.goto('/dashboard');
    const button = page.getByRole('banner').getByRole('button', { name: 'Buscar o ir a…' });
    await button.waitFor();
    const look = async () => {
      await expectAccessible(page);
      if (held) expect(await phoneFaults(page)).toEqual([]);
      else await expectToFit(page, 1280);
    };
    await (held ? button.tap() : button.click());
    await box(page).waitFor();
    await look();
    await box(page).fill('de');
    await page.getByRole('group', { name: 'Obras' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await look();
    await box(page).fill('zzzz');
    await page.getByText('Nada con «zzzz» entre lo que puedes ver.').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'hidden' });
    await expectFocus(button);
    await page.keyboard.press('Shift+?');
    const keys = page.getByRole('dialog', { name: 'Teclas' });
    await keys.waitFor();
    await look();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Abrir el menú de/ }).click();
    await page.getByRole('menuitem', { name: /^Teclas/ }).waitFor();
    await look();
    expect(complaints).toEqual([]);
  });

  it('do what they say on public pages, too, and of them who has not logged in has those of lists and of the search alone', async () => {
    const { page } = await stage.member('autor');
    await page.goto('/catalogo');
    await page.getByRole('button', { name: /^Abrir el menú de/ }).waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    const { page: guest } = await stage.guest();
    await guest.goto('/catalogo');
    // Those that read a list and search it are everybody's; the first that is pressed brings them.
    await guest.keyboard.press('j');
    await expect.poll(() => guest.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    await guest.keyboard.press('Control+k');
    // What comes after it is there, and it is not.
    await guest.keyboard.press('?');
    await guest.getByRole('dialog').waitFor();
    expect(await box(guest).count()).toBe(0);
  });

  it('say what could not be had without a connection, and find screens all the same', async () => {
    const { page, context } = await stage.member('autor');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await context.setOffline(true);
    await page.keyboard.type('perfil');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await page.getByText(/^No se pudieron buscar obras ni personas/).waitFor();
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Perfil');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).waitFor({ state: 'hidden' });
  });

  it('keep what was opened last until the person logs out', async () => {
    const { page } = await stage.member('autor');
    await page.goto('/mis-publicaciones');
    await page.getByRole('rowheader').getByRole('link').first().waitFor();
    const title = await page.getByRole('rowheader').getByRole('link').first().textContent();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.waitForURL(/\/publications\//);
    // What is kept of it is known with the work itself.
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('group', { name: 'Lo último que abriste' })
      .getByText(title ?? '')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Abrir el menú de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recientes')))).toEqual([]);
  });
});
