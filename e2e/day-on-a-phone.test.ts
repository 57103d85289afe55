/**
 * The eight commonest tasks of a journal on a telephone, by touch alone, from nothing to their end: nothing stands out of its
 * screens, a finger hits what it means, and no task takes more touches than it did.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, phone, phoneFaults, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const titulo = 'Nieblas que riegan desde el bolsillo';

/** Touches of the task under way: those that press, and those that go into a field to write in it. */
let touches = 0;

/** Presses what is there by touch, once what it stands on holds of a telephone. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  expect(await phoneFaults(page), page.url()).toEqual([]);
  await target.tap();
  touches += 1;
}
/** Touches a field, and writes. */
async function write(field: Locator, words: string): Promise<void> {
  await field.tap();
  touches += 1;
  await field.fill(words);
}
/** Goes to a place of the drawer. */
async function goTo(page: Page, place: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menú', exact: true }).tap();
  touches += 1;
  await tap(page, page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: place }));
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Opens a work from one's own, on its page. */
async function openOwn(page: Page): Promise<void> {
  await goTo(page, /^Mis publicaciones/);
  await tap(page, page.getByRole('link', { name: titulo, exact: true }));
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
}

describe.skipIf(!browserPath)('on a telephone', () => {
  const stage = setStage();
  const held: Partial<Record<string, Visitor>> = {};
  /** Somebody at their own telephone, at home. */
  async function at(name: string): Promise<Page> {
    touches = 0;
    held[name] ??= await stage.member(name, phone);
    const { page } = held[name];
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  it('an author writes a work and submits it', async () => {
    const page = await at('autor');
    await tap(page, page.getByRole('link', { name: 'Nueva Publicación' }));
    await write(page.getByLabel(/^Título/), titulo);
    await write(page.getByLabel(/^Resumen/), 'Un resumen.');
    await write(page.getByLabel(/^Palabras clave/), 'prueba');
    await tap(page, button(page, 'Crear Publicación'));
    await tap(page, page.getByRole('link', { name: 'Seguir escribiendo' }));
    await write(page.getByRole('textbox', { name: 'Texto de la publicación' }), 'Un texto.');
    await write(page.getByLabel(/^Categoría/), 'Hidrología');
    await tap(page, button(page, 'Guardar Cambios'));
    await page.waitForURL('**/dashboard');
    await tap(page, button(page, `Enviar a revisión: ${titulo}`));
    await page.getByRole('status').filter({ hasText: '¡Enviado a revisión!' }).first().waitFor();
    expect(touches).toBe(10);
  });

  it('an editor assigns two reviewers', async () => {
    const page = await at('editor');
    await tap(page, button(page, `Asignar revisor: ${titulo}`));
    const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Buscar por nombre') });
    for (const [typed, name] of [
      ['quispe', /Quispe/],
      ['zamora', /Zamora/],
    ] as const) {
      await write(dialog.getByLabel('Buscar por nombre'), typed);
      await tap(page, dialog.getByRole('checkbox', { name, checked: false }));
      await dialog.getByRole('checkbox', { name, checked: true }).waitFor();
    }
    await write(dialog.getByLabel('Comentarios'), 'Mira sobre todo el método.');
    await tap(page, dialog.getByRole('button', { name: 'Crear 2 reviews' }));
    await dialog.waitFor({ state: 'hidden' });
    expect(touches).toBe(7);
  });

  it('a reviewer accepts, and hands the review in', async () => {
    const page = await at('revisor');
    await goTo(page, /^Mis revisiones/);
    await tap(page, page.getByRole('link', { name: `Abrir revisión: ${titulo}` }));
    await tap(page, button(page, 'Revisión').first());
    await tap(page, button(page, /^Aceptar/).first());
    await page.getByLabel(/^Comentarios/).waitFor();
    expect(touches).toBe(5);
    touches = 0;
    await write(page.getByLabel(/^Comentarios/), 'Justo y claro.');
    // Further on nothing lies over the form, and one step back the choice of its parts is there again.
    const parts = page.getByRole('group', { name: 'Qué ver' });
    const top = () => parts.evaluate((bar) => bar.getBoundingClientRect().top);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(top).toBeLessThanOrEqual(-56);
    await page.mouse.wheel(0, -60);
    await expect.poll(top).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await tap(page, page.getByRole('radio', { name: /^Aceptar/ }));
    await tap(page, button(page, 'Enviar Review').filter({ visible: true }));
    await page.getByRole('status').filter({ hasText: 'Review enviada correctamente' }).first().waitFor();
    expect(touches).toBe(3);
  });

  it('the editor reminds who is late', async () => {
    const page = await at('editor');
    await tap(page, page.getByRole('link', { name: titulo, exact: true }));
    await tap(page, page.getByRole('tab', { name: /^Revisiones/ }));
    await tap(page, button(page, /^Recordar el plazo: /).first());
    const dialog = page.getByRole('dialog');
    await tap(page, dialog.getByRole('button', { name: /^Enviar 1 recordatorio/ }));
    await dialog.waitFor({ state: 'hidden' });
    expect(touches).toBe(4);
  });

  it('and decides, with a letter', async () => {
    const page = await at('editor');
    await tap(page, button(page, `Aprobar publicación: ${titulo}`));
    const dialog = page.getByRole('dialog', { name: /Aprobar/ });
    await dialog.getByLabel('Texto de la carta').waitFor();
    await tap(page, dialog.getByRole('button', { name: /^Aprobar/ }));
    await dialog.waitFor({ state: 'hidden' });
    expect(touches).toBe(2);
    expect(held.editor?.complaints).toEqual([]);
  });

  it('the author publishes it', async () => {
    const page = await at('autor');
    await openOwn(page);
    await tap(page, button(page, /^Publicar/).first());
    const question = page.getByRole('alertdialog');
    await tap(page, question.getByRole('button', { name: /Publicar/ }));
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Ver en el catálogo' }).waitFor();
    expect(touches).toBe(5);
    expect(held.autor?.complaints).toEqual([]);
  });

  it('an administrator approves a role', async () => {
    const page = await at('admin');
    await goTo(page, /^Usuarios/);
    await tap(page, button(page, /^Conceder: /).first());
    await page.getByRole('status').filter({ hasText: 'Rol concedido' }).first().waitFor();
    expect(touches).toBe(3);
    expect(held.admin?.complaints).toEqual([]);
  });
});
