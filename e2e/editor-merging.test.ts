/** Two tabs that write one text at once: it becomes one, nothing of either is lost, and it can be taken back. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit } from './browser.ts';
import { setStage } from './stage.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });
const saved = (page: Page) => page.getByText(/^Guardado a las/).waitFor();

describe.skipIf(!browserPath)('a text with its references, written in two tabs', () => {
  const stage = setStage();
  const begin = async () => {
    const credentials = { email: 'autor@pliego.test', password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    const call = (method: string, path: string, body?: unknown) => ask(stage.url(), method, path, body, access_token);
    const fields = { titulo: 'A dos manos', resumen: 'Resumen.', palabrasClave: ['río'] };
    const { id } = publicationSchema.parse(await call('POST', '/publications', fields));
    await call('PUT', `/publications/${id}/content`, { contenido: 'Uno.\n\nDos.\n\nTres.' });
    const stored = async () => publicationSchema.parse(await call('GET', `/publications/${id}`));
    return { path: `/publications/${id}/edit`, stored };
  };
  const write = async (page: Page, after: string, words: string) => {
    await textOf(page).getByText(after).click();
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };

  it('is merged block by block, what clashes as the author decides, and can be taken back', async () => {
    const { path, stored } = await begin();
    const { page, context, complaints } = await stage.member('autor');
    await page.goto(path);
    await textOf(page).waitFor();
    const other = await context.newPage();
    await other.goto(path);
    await write(other, 'Dos.', ' Suyo.');
    await write(other, 'Tres.', ' Suyo también.');
    await saved(other);
    await write(page, 'Uno.', ' Mío.');
    await write(page, 'Dos.', ' Mío también.');
    await page.getByRole('button', { name: 'Comparar y juntar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Un cambio tuyo y un cambio suyo/).waitFor();
    await expectAccessible(page);
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    await dialog.getByRole('tab', { name: 'Comparar palabra por palabra' }).click();
    await dialog.locator('ins', { hasText: 'Suyo también.' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Juntar los dos textos' }).click();
    await dialog.getByText('Elige qué queda en este lugar.').waitFor();
    await dialog.getByRole('radio', { name: 'La mía' }).and(page.locator(':focus')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'La suya' }).check();
    await dialog.getByRole('button', { name: 'Juntar los dos textos' }).click();
    await saved(page);
    expect((await stored()).contenido).toBe('Uno. Mío.\n\nDos. Suyo.\n\nTres. Suyo también.');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Recuperar el anterior' }).click();
    await textOf(page).getByText('Dos. Mío también.').waitFor();
    await expect
      .poll(async () => (await stored()).contenido, { timeout: 30_000 })
      .toBe('Uno. Mío.\n\nDos. Mío también.\n\nTres.');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes references pasted into its panel, and cites them in the text and in a note', async () => {
    const { path, stored } = await begin();
    const { page, context, complaints } = await stage.member('autor');
    await page.goto(path);
    await textOf(page).getByText('Dos.').click();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Referencias', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Referencias' });
    await panel.getByRole('button', { name: 'Añadir' }).click();
    await page
      .getByLabel('Pega aquí tus referencias')
      .fill('@book{kuhn1962, title={La estructura}, author={Kuhn, Thomas}, year={1962}}\n@book{roto, title={Sin');
    await page.getByRole('button', { name: 'Leer' }).click();
    await page.getByText(/^Línea 2:/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Añadir una' }).click();
    await panel.getByText('Sin citar').waitFor();
    await panel.getByRole('button', { name: /^Citar: Kuhn/ }).click();
    await textOf(page).getByText('(Kuhn, 1962)').waitFor();
    await panel.getByText('Citada una vez').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+Alt+f');
    await page.getByRole('textbox', { name: 'Texto de la nota' }).waitFor();
    await page.keyboard.type('Véase ');
    await page.getByRole('dialog').getByRole('button', { name: 'Citar', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Kuhn/ }).check();
    await page.getByRole('dialog', { name: 'Citar referencias' }).getByRole('button', { name: 'Insertar' }).click();
    await page.getByRole('dialog', { name: 'Nota al pie' }).getByRole('button', { name: 'Insertar' }).click();
    await panel.getByText('Citada 2 veces').waitFor();
    await panel.getByRole('button', { name: /^Más acciones: Kuhn/ }).click();
    await page.getByRole('menuitem', { name: 'Quitar de la lista' }).click();
    await page.getByText(/El texto la cita 2 veces/).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await saved(page);
    const { referencias, documento } = await stored();
    expect(referencias).toMatchObject([{ id: 'kuhn1962', csl: { title: 'La estructura' } }]);
    expect(JSON.stringify(documento).match(/"refs":\["kuhn1962"\]/g)).toHaveLength(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
