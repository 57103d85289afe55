/** A Word file becomes a draft's text, the draft is sent, a new version is made of it, and the two are compared. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { reviewSchema } from '#contract/entities/review.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { heading, p, word } from '#server/documents/docx/read/documents.fixture.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Texto de la publicación' });

describe.skipIf(!browserPath)('a draft brought from Word, and its versions', () => {
  const stage = setStage();
  const as = async (name: string) => {
    const credentials = { email: `${name}@pliego.test`, password: 'demo1234' };
    const { access_token, user } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    const call = (method: string, path: string, body?: unknown) => ask(stage.url(), method, path, body, access_token);
    return { call, id: user.id };
  };

  it('says, while it is empty, where a file goes, and has nothing to be taken back to then', async () => {
    const author = await as('autor');
    const { id } = publicationSchema.parse(await author.call('POST', '/publications', fields));
    const { page, context, complaints } = await stage.member('autor');
    await page.goto(`/publications/${id}/edit`);
    const bring = page.getByRole('button', { name: 'Importar un archivo', exact: true });
    await bring.click();
    const dialog = page.getByRole('dialog');
    const buffer = await word([heading(1, 'Método'), p('Medimos el agua en mayo.')]);
    await dialog.getByLabel(/^Archivo/).setInputFiles({ name: 'obra.docx', mimeType: '', buffer });
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByText(/^Importado/).waitFor();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await textOf(page).getByRole('heading', { name: 'Método' }).waitFor();
    expect(await bring.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Recuperar el anterior' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is imported, and what it had can be taken back', async () => {
    const author = await as('autor');
    const { id } = publicationSchema.parse(await author.call('POST', '/publications', fields));
    await author.call('PUT', `/publications/${id}/content`, { contenido: 'Lo de antes.' });
    const { page, context, complaints } = await stage.member('autor');
    await page.goto(`/publications/${id}/edit`);
    await textOf(page).getByText('Lo de antes.').waitFor();
    await page.getByRole('button', { name: 'Importar un archivo…' }).click();
    const buffer = await word([heading(1, 'Método'), p('Medimos el agua en mayo.'), p('Y la lluvia en junio.')]);
    await page
      .getByRole('dialog')
      .getByLabel(/^Archivo/)
      .setInputFiles({ name: 'obra.docx', mimeType: '', buffer });
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByText('¿Sustituir el texto por el del archivo?').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sustituir' }).click();
    await page.getByText(/^Importado/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
    await textOf(page).getByRole('heading', { name: 'Método' }).waitFor();
    await page.getByRole('button', { name: 'Recuperar el anterior' }).click();
    await textOf(page).getByText('Lo de antes.').waitFor();
    await textOf(page).click();
    await page.keyboard.press('Control+z');
    await textOf(page).getByText('Medimos el agua en mayo.').waitFor();
    const stored = async () => publicationSchema.parse(await author.call('GET', `/publications/${id}`)).contenido;
    await expect.poll(stored, { timeout: 30_000 }).toContain('Medimos el agua en mayo.');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is sent, written anew, and compared with what was sent, in its text and in what is said about it', async () => {
    const [author, editor, reviewer] = await Promise.all([as('autor'), as('editor'), as('revisor')]);
    const { id } = publicationSchema.parse(await author.call('POST', '/publications', fields));
    const save = (contenido: string) => author.call('PUT', `/publications/${id}/content`, { contenido });
    await save('El agua sube en mayo.');
    await author.call('POST', `/publications/${id}/submit-review`);
    const assignment = { revisorId: reviewer.id };
    const review = reviewSchema.parse(
      await editor.call('POST', `/reviews/publications/${id}/assign-reviewer`, assignment),
    );
    await reviewer.call('PATCH', `/reviews/${review.id}`, { estado: 'DEVUELTA', comentarios: 'Faltan datos.' });
    const to = (estado: string) => ({ estado, motivo: 'Faltan datos.' });
    await editor.call('PATCH', `/publications/${id}/estado`, to('CAMBIOS_SOLICITADOS'));
    await author.call('PATCH', `/publications/${id}/estado`, to('BORRADOR'));
    await author.call('PATCH', `/publications/${id}`, {
      titulo: 'Del papel al mar',
      metadatos: { categoria: 'Hidrología' },
    });
    await save('El agua baja en mayo.');

    const { page, context, complaints } = await stage.member('autor');
    await page.goto(`/publications/${id}/versiones`);
    const part = (name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
    await part('Título').locator('del', { hasText: 'agua' }).waitFor();
    expect(await part('Título').locator('ins').innerText()).toMatch(/añadido:\s*mar/);
    await part('Categoría').locator('ins', { hasText: 'Hidrología' }).waitFor();
    await part('Texto').locator('ins', { hasText: 'baja' }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByLabel('Cómo verlas').selectOption({ label: 'Lado a lado' });
    await part('Texto').getByText('Texto actual del borrador').waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('and its accepted text goes through production: changes answered one by one, proofs, checks, and its publication', async () => {
    const [author, editor, reviewer] = [await as('autor'), await as('editor'), await as('revisor')];
    await stage.admin().send('PATCH', '/settings', { etapaProduccion: true });
    const { id } = publicationSchema.parse(await author.call('POST', '/publications', fields));
    const contenido = 'El agua se a ido.\n\nNadie la mide todavía en el humedal.';
    await author.call('PUT', `/publications/${id}/content`, { contenido });
    await author.call('POST', `/publications/${id}/submit-review`);
    const review = reviewSchema.parse(
      await editor.call('POST', `/reviews/publications/${id}/assign-reviewer`, { revisorId: reviewer.id }),
    );
    await reviewer.call('PATCH', `/reviews/${review.id}`, { estado: 'ACEPTADA', comentarios: 'Bien.' });
    await editor.call('PATCH', `/publications/${id}/estado`, { estado: 'APROBADO' });

    const desk = await stage.again('editor');
    await desk.page.goto(`/editorial/${id}?parte=produccion`);
    await textOf(desk.page).getByText('El agua se a ido.').click();
    await desk.page.keyboard.press('End');
    await desk.page.keyboard.type(' Volverá.');
    await desk.page.getByRole('heading', { name: 'Cambios de la corrección' }).waitFor();
    await expectAccessible(desk.page);
    await expectToFit(desk.page);
    const step = async ({ page }: Visitor, name: string, reason?: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name });
      if (reason) await dialog.getByRole('textbox').fill(reason);
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await step(desk, 'Enviar los cambios a sus autores');

    const home = await stage.again('autor');
    await home.page.goto(`/publications/${id}`);
    await home.page.locator('ins', { hasText: 'Volverá' }).waitFor();
    await home.page.getByRole('button', { name: 'Rechazar el cambio 1' }).click();
    await home.page.getByLabel(/^Por qué no/).fill('No lo sabemos.');
    await expectAccessible(home.page);
    await expectToFit(home.page);
    // What was being written is there again after the browser went.
    await home.page.reload();
    expect(await home.page.getByLabel(/^Por qué no/).inputValue()).toBe('No lo sabemos.');
    await home.page.getByRole('button', { name: 'Rechazar el cambio 1' }).click();
    await home.page.getByText('0 sin respuesta de 1').waitFor();
    await step(home, 'Devolver la corrección respondida');

    await desk.page.getByText('No lo sabemos.').waitFor();
    await step(desk, 'Pasar a las pruebas');
    await step(desk, 'Enviar las pruebas a sus autores');
    await step(home, 'Aprobar las pruebas');
    await desk.page.getByRole('button', { name: 'Dar por lista' }).waitFor({ state: 'detached' });
    const boxes = desk.page.getByRole('checkbox');
    await desk.page.getByText('Lo comprueba una persona').first().waitFor();
    for (const box of await boxes.all()) if (await box.isEnabled()) await box.click();
    await step(desk, 'Dar por lista');
    await desk.page.getByLabel('Fecha y hora de publicación').fill('2099-05-01T09:00');
    await desk.page.getByRole('button', { name: 'Poner fecha' }).click();
    await desk.page.getByText(/^Se publicará por sí sola el 1 de mayo de 2099, 09:00/).waitFor();
    await expectAccessible(desk.page);
    await expectToFit(desk.page);
    await editor.call('PATCH', `/publications/${id}/estado`, { estado: 'PUBLICADO' });
    await home.page.goto(`/catalogo/${id}`);
    await home.page.getByText('El agua se a ido. Volverá.').waitFor();
    expect([...desk.complaints, ...home.complaints]).toEqual([]);
  });
});

const fields = { titulo: 'Del papel al agua', resumen: 'Un resumen.', palabrasClave: ['agua'] };
