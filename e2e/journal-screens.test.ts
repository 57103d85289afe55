/**
 * A second journal in a browser: an administrator makes it and writes what it says of itself, narrows an editor to the other, an author
 * chooses it for a work, and who edits the other finds nothing of that. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** A folder to keep pictures in, for who looks at them. */
const pictures = process.env.PLIEGO_PICTURES;

async function inspect(page: Page, name: string): Promise<void> {
  await settle(page);
  if (pictures) await picture(page, name);
  await expectAccessible(page);
  await expectToFit(page);
}

async function picture(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 860 };
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 860 });
      await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(before);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
}

const parts = [
  'identidad',
  'textos',
  'anuncios',
  'revision',
  'plazos',
  'formulario',
  'declaraciones',
  'cartas',
  'publicacion',
  'cierre',
];
const work = 'Cartas de un archivo de agua';

describe.skipIf(!browserPath)('a second journal in a browser', () => {
  const stage = setStage();
  /** Where its parts are changed. */
  let address = '';
  const saved = async (page: Page) => {
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Cambios guardados').first().waitFor();
    await page.getByText('Cambios guardados').first().waitFor({ state: 'hidden' });
  };

  it('is no choice on the form of a work before there is one', async () => {
    const { page } = await stage.again('autor');
    await page.goto('/publications/create');
    await page.getByLabel('Resumen').waitFor();
    await settle(page);
    expect(await page.getByLabel(/^Revista/).count()).toBe(0);
  });

  it('is made by an administrator, from the link beside the settings, by the keyboard', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto('/admin/ajustes');
    await page.getByRole('link', { name: 'Revistas y colecciones' }).press('Enter');
    await page.getByText('La plataforma tiene una sola revista').waitFor();
    await inspect(page, 'revistas-una');
    await page.getByRole('button', { name: 'Nueva revista' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').waitFor();
    await page.keyboard.type('Anales del Agua');
    expect(await dialog.getByLabel('Clave').inputValue()).toBe('anales-del-agua');
    await inspect(page, 'revista-nueva');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Anales del Agua' }).waitFor();
    address = new URL(page.url()).pathname;
    expect(complaints).toEqual([]);
  });

  it.each(parts)('can be read in each of its parts: %s', async (part) => {
    const { page, complaints } = await stage.again('admin');
    await page.goto(`${address}/${part}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await inspect(page, `revista-${part}`);
    expect(complaints).toEqual([]);
  });

  it('words a letter of its own, and goes back to the platform’s', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto(`${address}/cartas`);
    const edit = page.getByRole('button', { name: 'Editar: Rechazar sin revisión, Español' });
    const cell = page.getByRole('cell').filter({ has: edit });
    await edit.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Asunto' }).fill('{titulo} no cabe aquí');
    await inspect(page, 'revista-carta');
    await dialog.getByRole('button', { name: 'Guardar plantilla' }).click();
    await cell.getByText('Propia').waitFor();
    await edit.press('Enter');
    expect(await dialog.getByRole('textbox', { name: 'Asunto' }).inputValue()).toBe('{titulo} no cabe aquí');
    await dialog.getByRole('button', { name: 'Volver al texto de la plataforma' }).click();
    await cell.getByText('De la plataforma').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has a board in its order, an ORCID that is checked, and sections with limits', async () => {
    const { page } = await stage.again('admin');
    await page.goto(`${address}/consejo`);
    for (const name of ['Olga Vera', 'Luis Cano']) {
      await page.getByRole('button', { name: 'Añadir a alguien' }).click();
      await page.getByLabel('Nombre y apellidos').fill(name);
    }
    await page.getByLabel('ORCID').fill('0000-0002-1825-0098');
    await page.getByRole('button', { name: 'Subir: Luis Cano' }).press('Enter');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect.poll(() => page.getByLabel('ORCID').getAttribute('aria-invalid')).toBe('true');
    await inspect(page, 'revista-consejo');
    await page.getByLabel('ORCID').fill('0000-0002-1825-0097');
    await saved(page);
    const rows = await page.locator('main ol button[aria-expanded] .font-semibold').allTextContents();
    expect(rows).toEqual(['Luis Cano', 'Olga Vera']);

    await page.goto(`${address}/secciones`);
    await page.getByRole('button', { name: 'Añadir una sección' }).click();
    await page.getByLabel('Nombre (español)').fill('Artículos');
    await page.getByLabel('Palabras como mínimo').fill('500');
    await inspect(page, 'revista-secciones');
    await saved(page);
  });

  it('says its rules, is told of a wrong ISSN beside its field, and is shown to everybody', async () => {
    const { page } = await stage.again('admin');
    await page.goto(`${address}/textos`);
    await page.getByText('Normas para autores', { exact: true }).first().click();
    await page.getByLabel('Normas para autores').fill('Hasta **6000** palabras.');
    await page.getByRole('button', { name: 'Guardar «Normas para autores»' }).click();
    await page.getByText('Cambios guardados').first().waitFor();
    await inspect(page, 'revista-textos-escritos');

    await page.goto(`${address}/publicacion`);
    await page.getByRole('checkbox', { name: 'Como la plataforma: ISSN electrónico' }).uncheck();
    await page.getByLabel(/^ISSN electrónico/).fill('1234-5678');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText(/No es un ISSN/).waitFor();
    await page.getByLabel(/^ISSN electrónico/).fill('1234-5679');
    await saved(page);
    await page.goto(`${address}/identidad`);
    await page.getByRole('checkbox', { name: 'Mostrarla a todos' }).check();
    await saved(page);
    await page.goto('/admin/revistas');
    await page.getByText('ISSN 1234-5679').waitFor();
    await inspect(page, 'revistas');
  });

  it('is where an editor edits no more, who is narrowed to the first', async () => {
    const { page } = await stage.again('admin');
    await page.goto('/admin/users?q=editor%40pliego.test');
    await page
      .getByRole('button', { name: /^Editar: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Solo en estas/ }).check();
    await dialog.getByRole('checkbox', { name: 'Anales del Agua' }).uncheck();
    await inspect(page, 'limitar-un-rol');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is chosen by an author, with its section and its rules at hand', async () => {
    const { page } = await stage.member('autor');
    await page.goto('/publications/create');
    await page.getByLabel('Título').fill(work);
    await page.getByLabel('Resumen').fill('Lo que un archivo guarda del río.');
    await page.getByLabel('Palabras clave').fill('agua, archivos');
    await page.getByLabel(/^Revista/).selectOption({ label: 'Anales del Agua' });
    await page.getByLabel(/^Sección/).selectOption({ label: 'Artículos' });
    await page.getByText('Al menos 500 palabras.').waitFor();
    await page.getByText('Normas para autores de Anales del Agua').click();
    await page.getByText('Hasta 6000 palabras.').waitFor();
    await inspect(page, 'elegir-revista');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page
      .getByRole('link', { name: 'Seguir escribiendo' })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    await page.goto('/mis-publicaciones');
    await page.getByRole('link', { name: work }).first().click();
    await page.getByText('Artículo · Anales del Agua · Artículos').waitFor();
    await inspect(page, 'obra-de-la-revista');
    await page.getByRole('button', { name: 'Enviar a revisión' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Enviar a revisión' }).click();
    await page.getByText('En revisión').first().waitFor();
  });

  it('shows its work to who edits everywhere, and nothing of it to who edits the other', async () => {
    const { page: everywhere } = await stage.again('admin');
    await everywhere.goto('/editorial');
    await everywhere.getByRole('button', { name: /^Filtros/ }).click();
    await everywhere.getByLabel('Revista', { exact: true }).selectOption({ label: 'Anales del Agua' });
    await everywhere.getByRole('link', { name: work }).waitFor();
    await expect.poll(() => everywhere.getByRole('article').count()).toBe(1);
    await everywhere.getByText('Artículo · Anales del Agua · Artículos').waitFor();
    await inspect(everywhere, 'cola-de-la-revista');
    const { page } = await stage.member('editor');
    await page.goto(`/editorial?q=${encodeURIComponent(work)}`);
    await page.getByText('Ninguna publicación coincide.').waitFor();
    expect(await page.getByRole('link', { name: work }).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(work);
    await settle(page);
    expect(await page.getByRole('option', { name: work }).count()).toBe(0);
  });
});
