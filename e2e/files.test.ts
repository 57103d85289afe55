/** Files and pictures in a browser: an author adds them to a draft and sends it, an editor reads and downloads them. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const titulo = 'Cartografía de charcas temporales';
const rows = 'charca;superficie\nNorte;312\n';
const csv = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });
const filesOf = (page: Page) => page.getByRole('region', { name: 'Archivos', exact: true });
const choose = (page: Page, group: string, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator(`input[type=file][aria-label="Elegir archivos: ${group}"]`).setInputFiles(files);
const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();

/** As a program does that puts a picture on the clipboard: as a file, or within HTML. */
const paste = (page: Page, content: { picture?: string; html?: string }) =>
  textOf(page).evaluate((element, { picture, html }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (picture) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'mapa.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);

describe.skipIf(!browserPath)('files and pictures of a work', () => {
  const stage = setStage();
  let author: Visitor;
  let page: Page;
  let address: string;
  let picture: string;

  beforeAll(async () => {
    author = await stage.member('autor');
    page = author.page;
    await page.goto('/publications/create');
    await page.getByLabel(/^Título/).fill(titulo);
    await page.getByLabel(/^Resumen/).fill('Un mapa de las charcas.');
    await page.getByLabel(/^Palabras clave/).fill('charcas');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await textOf(page).waitFor();
    address = new URL(page.url()).pathname;
    picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })).toString('base64');
  });

  it('asks once more before a work goes to review with neither text nor manuscript', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /^Enviar a revisión/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: '¿Enviar a revisión sin contenido?' });
    await question.getByText('ni texto ni manuscrito').waitFor();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await page.goto(address);
  });

  it('takes several files at once, and says beside each why it is refused', async () => {
    await choose(page, 'Datos', [
      csv('charcas.csv'),
      csv('lluvia.csv'),
      { ...csv('nada.csv'), buffer: Buffer.alloc(0) },
    ]);
    await filesOf(page).getByText('Está vacío.').waitFor();
    await filesOf(page).getByRole('button', { name: 'Descargar lluvia.csv' }).waitFor();
    await filesOf(page).getByRole('button', { name: 'Descargar charcas.csv' }).waitFor();
    await choose(page, 'Manuscrito', { ...csv('tabla.bin'), buffer: Buffer.from([0, 1, 2, 3, 250, 251]) });
    await filesOf(page)
      .getByText(/^Un manuscrito es un PDF/)
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    for (const name of ['nada.csv', 'tabla.bin']) await page.getByRole('button', { name: `Descartar ${name}` }).click();
  });

  it('cancels one that is on its way, and sends again one that did not arrive', async () => {
    await author.context.setOffline(true);
    await choose(page, 'Datos', csv('viento.csv'));
    await filesOf(page)
      .getByText('Sin conexión', { exact: false })
      .or(filesOf(page).getByRole('alert'))
      .first()
      .waitFor();
    await author.context.setOffline(false);
    await page.getByRole('button', { name: 'Reintentar la subida de viento.csv' }).click();
    await filesOf(page).getByRole('button', { name: 'Descargar viento.csv' }).waitFor();
    await page.route('**/files?clase=*', () => undefined);
    await choose(page, 'Datos', csv('olas.csv'));
    await filesOf(page).getByRole('progressbar', { name: 'Subiendo olas.csv' }).waitFor();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Panel' }).click();
    const question = page.getByRole('alertdialog', { name: '¿Salir mientras se suben archivos?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await page.getByRole('button', { name: 'Cancelar la subida de olas.csv' }).click();
    await page.unroute('**/files?clase=*');
    await expect.poll(() => filesOf(page).getByText('olas.csv').count()).toBe(0);
  });

  it('names, describes and moves a file in its place, by keyboard', async () => {
    await page.getByRole('button', { name: 'Editar los datos de lluvia.csv' }).press('Enter');
    await page.getByLabel('Nombre', { exact: false }).fill('precipitación.csv');
    await page.getByLabel('Qué es').selectOption('Material suplementario');
    await page.getByLabel('Descripción').fill('Por meses, en milímetros.');
    await expectAccessible(page);
    await page.getByLabel('Nombre', { exact: false }).press('Enter');
    const group = page.getByRole('region', { name: 'Material suplementario' });
    await group.getByText('Por meses, en milímetros.').waitFor();
    await group.getByRole('button', { name: 'Descargar precipitación.csv' }).waitFor();
  });

  it('takes a file out, after a question', async () => {
    await page.getByRole('button', { name: 'Más acciones: viento.csv' }).click();
    await page.getByRole('menuitem', { name: 'Quitar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect.poll(() => filesOf(page).getByText('viento.csv').count()).toBe(0);
  });

  it('puts a pasted picture into the text, and asks for what it shows', async () => {
    await textOf(page).click();
    await page.keyboard.type('Las charcas en mayo:');
    await paste(page, { picture });
    const figure = textOf(page).locator('figure').first();
    await figure.locator('img[src^="/files/"]').waitFor();
    await page.keyboard.type('Situación de las charcas.');
    await figure.getByRole('button', { name: 'Escribirlo' }).click();
    await page.getByRole('dialog').getByLabel('Texto alternativo').fill('Mapa con doce charcas al norte del río.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => figure.getByRole('button').count()).toBe(0);
    await saved(page);
  });

  it('takes those that come within pasted HTML', async () => {
    await textOf(page).locator('> p').last().click();
    await paste(page, { html: `<p>Otra: <img alt="Otra vista" src="data:image/png;base64,${picture}"></p>` });
    await textOf(page).locator('figure').nth(1).locator('img[src^="/files/"][alt="Otra vista"]').waitFor();
    await saved(page);
  });

  it('shows one at once, says when it does not arrive, and offers to try again', async () => {
    await page.route('**/pictures', (route) => route.abort());
    await page.keyboard.press('Control+End');
    await paste(page, { picture });
    const figure = textOf(page).locator('figure').nth(2);
    await figure.locator('img[src^="blob:"]').waitFor();
    await figure.getByText(/^La imagen no se ha subido/).waitFor();
    await expectAccessible(page);
    await page.unroute('**/pictures');
    await figure.getByRole('button', { name: 'Reintentar' }).click();
    await figure.locator('img[src^="/files/"]').waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Y después, el texto.');
  });

  it('inserts one from a form, and exchanges it', async () => {
    await page.getByRole('button', { name: 'Insertar en el texto' }).click();
    await page.getByRole('menuitem', { name: 'Figura' }).click();
    const form = page.getByRole('dialog');
    const file = { name: 'mapa.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
    await form.getByLabel('Imagen de tu equipo').setInputFiles({ ...file, name: 'mapa.gif', mimeType: 'image/gif' });
    await form.getByText(/las imágenes del texto son PNG, JPEG o WebP/).waitFor();
    await form.getByLabel('Imagen de tu equipo').setInputFiles(file);
    await form.locator('img[src^="blob:"]').waitFor();
    await form.getByLabel('Texto alternativo').fill('El mismo mapa.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Insertar' }).click();
    const figure = textOf(page).locator('figure').nth(3);
    await figure.locator('img[src^="/files/"][alt="El mismo mapa."]').waitFor();
    const before = await figure.locator('img').getAttribute('src');
    const other = await page.screenshot({ clip: { x: 0, y: 0, width: 100, height: 100 } });
    await figure.locator('img').dblclick();
    await form.getByLabel('Imagen de tu equipo').setInputFiles({ ...file, buffer: other });
    await form.getByRole('button', { name: 'Guardar' }).click();
    await figure.locator('img[src^="/files/"][width="100"]').waitFor();
    expect(await figure.locator('img').getAttribute('src')).not.toBe(before);
    await saved(page);
  });

  it('has all of it after a reload, and never an address of this browser alone', async () => {
    await page.getByText(/^Cambios sin guardar|^Guardando|^Guardado en este navegador…/).waitFor({ state: 'hidden' });
    await page.reload();
    await textOf(page).locator('figure').nth(3).waitFor();
    expect(await textOf(page).locator('img[src^="/files/"][src*="llave="][width][height]').count()).toBe(4);
    await expect
      .poll(() =>
        textOf(page)
          .locator('img')
          .evaluateAll((all) => all.map((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)),
      )
      .toEqual([true, true, true, true]);
    await filesOf(page).getByRole('button', { name: 'Descargar charcas.csv' }).waitFor();
    const id = address.split('/').at(-2);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const answer = await fetch(`${stage.url()}/api/publications/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const stored = JSON.stringify((await answer.json()).documento);
    expect(stored).not.toMatch(/blob:|data:|llave/);
    await expectToFit(page);
  });

  it('gives the editor the pictures and the files of what was sent', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /^Enviar a revisión/ })
      .first()
      .click();
    await page
      .getByRole('status')
      .filter({ hasText: /revisión/ })
      .first()
      .waitFor();
    const editor = await stage.member('editor');
    await editor.page.goto('/dashboard');
    await editor.page.getByRole('button', { name: `Ver Detalles: ${titulo}` }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'Mapa con doce charcas al norte del río.' }).waitFor();
    await expect
      .poll(() =>
        dialog
          .locator('figure img')
          .first()
          .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
      )
      .toBe(320);
    await dialog.getByText('Por meses, en milímetros.').waitFor();
    await expectAccessible(editor.page);
    const [download] = await Promise.all([
      editor.page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar charcas.csv' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('charcas.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe(rows);
    expect(editor.complaints).toEqual([]);
  });

  it('gave the author’s browser nothing to complain of', () => {
    expect(author.complaints).toEqual([]);
  });
});
