/**
 * Declarations of authors in a browser: an administrator says what is asked for, the author of a draft is held to it before sending,
 * editors read it, and so does everybody once the work is published; before that it is rejected, and its author appeals. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicationSchema } from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, settle } from './browser.ts';
import { setStage } from './stage.ts';

/** A folder to keep pictures in, for who looks at them. */
const pictures = process.env.PLIEGO_PICTURES;

async function inspect(page: Page, name: string): Promise<void> {
  await settle(page);
  if (pictures)
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png`, fullPage: true });
      }
    }
  await expectAccessible(page);
  await expectToFit(page);
}

describe.skipIf(!browserPath)('declarations in a browser', () => {
  const stage = setStage();
  let id = '';

  it('are asked for by an administrator, one by one', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto('/admin/ajustes/declaraciones');
    await page.getByLabel('Conflictos de interés').selectOption({ label: 'Es necesaria para enviar' });
    await page.getByLabel('Financiación').selectOption({ label: 'Se pide' });
    await inspect(page, 'ajustes');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Ajustes guardados').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('keep a draft from being sent until its author has made what is needed', async () => {
    const { access_token: token } = sessionSchema.parse(
      await ask(stage.url(), 'POST', '/auth/login', { email: 'autor@pliego.test', password: 'demo1234' }),
    );
    const body = {
      titulo: 'Sensores de un humedal',
      resumen: 'Qué miden.',
      palabrasClave: ['agua'],
      categoria: 'Agua',
    };
    id = publicationSchema.parse(await ask(stage.url(), 'POST', '/publications', body, token)).id;
    await ask(stage.url(), 'PUT', `/publications/${id}/content`, { contenido: 'Miden el agua.' }, token);
    const { page, complaints } = await stage.again('autor');
    await page.goto(`/publications/${id}`);
    const send = page.getByRole('button', { name: 'Enviar a revisión' });
    await send.first().click();
    const question = page.getByRole('alertdialog', { name: 'Faltan declaraciones' });
    await question.getByText('Conflictos de interés: falta (necesaria para enviar)').waitFor();
    await inspect(page, 'antes-de-enviar');
    expect(await question.getByRole('button', { name: 'Enviar a revisión' }).isDisabled()).toBe(true);

    await question.getByRole('link', { name: 'Completar las declaraciones' }).click();
    const part = page.getByRole('region', { name: 'Declaraciones' });
    await part.getByLabel('Conflictos de interés').selectOption({ label: 'Hay conflictos de interés' });
    await part.getByLabel('Qué conflictos, y de quién').fill('Una de las autoras asesora a quien vende el sensor.');
    await part.getByLabel('Financiación').selectOption({ label: 'Hubo financiación' });
    await part.getByRole('button', { name: 'Añadir quien financia' }).click();
    await part.getByLabel('Nombre', { exact: true }).fill('Consejo Superior de Investigaciones Científicas');
    await part.getByLabel(/^ROR/).fill('02gfc7t73');
    await part.getByLabel(/^Números de ayuda/).fill('PID-1; PID-2');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await part.getByText(/^Escribe un identificador ROR válido/).waitFor();
    await inspect(page, 'formulario');
    await part.getByLabel(/^ROR/).fill('02gfc7t72');
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`/publications/${id}`);
    await page.getByText('Una de las autoras asesora a quien vende el sensor.').waitFor();
    await send.first().click();
    await page.getByText('¡Enviado a revisión!').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('are read by who runs the work', async () => {
    const { page, complaints } = await stage.again('editor');
    await page.goto(`/editorial/${id}`);
    const part = page.getByRole('region', { name: 'Declaraciones' });
    await part.getByText('Una de las autoras asesora a quien vende el sensor.').waitFor();
    const funder = part.getByRole('link', { name: 'Consejo Superior de Investigaciones Científicas' });
    expect(await funder.getAttribute('href')).toBe('https://ror.org/02gfc7t72');
    await inspect(page, 'redaccion');
    expect(complaints).toEqual([]);
  });

  it('and its rejection is appealed by its author, and taken back by an editor who did not decide', async () => {
    await stage.admin().send('PATCH', `/publications/${id}/estado`, { estado: 'RETIRADO', motivo: 'Fuera de tema.' });
    const author = await stage.again('autor');
    await author.page.goto(`/publications/${id}`);
    await author.page.getByRole('button', { name: 'Apelar el rechazo' }).click();
    const asking = author.page.getByRole('alertdialog', { name: '¿Por qué apelas el rechazo?' });
    await asking.getByLabel(/^Razones/).fill('El humedal es justo el tema del número.');
    await inspect(author.page, 'apelar');
    await asking.getByRole('button', { name: 'Apelar', exact: true }).click();
    await author.page.getByText('El humedal es justo el tema del número.').waitFor();
    await inspect(author.page, 'apelada');

    const editor = await stage.again('editor');
    await editor.page.goto('/dashboard');
    await editor.page.getByRole('link', { name: /^Apelaciones y quejas/ }).click();
    await editor.page.getByText('El humedal es justo el tema del número.').waitFor();
    await inspect(editor.page, 'apelaciones');
    await editor.page.getByRole('button', { name: 'Responder: Sensores de un humedal' }).click();
    const answering = editor.page.getByRole('alertdialog', { name: 'Responder a la apelación' });
    await answering.getByLabel(/^Qué respondes/).selectOption({ label: 'Se estima: la decisión se revoca' });
    await answering.getByLabel(/^Respuesta/).fill('Es del tema: se revisa.');
    await inspect(editor.page, 'responder-apelacion');
    await answering.getByRole('button', { name: 'Responder', exact: true }).click();
    await editor.page.getByText('Estimada: la obra vuelve a revisión').waitFor();
    await editor.page.goto(`/editorial/${id}`);
    await editor.page.getByText('Es del tema: se revisa.').first().waitFor();
    await inspect(editor.page, 'apelacion-en-redaccion');
    expect([...author.complaints, ...editor.complaints]).toEqual([]);
  });

  it('are read by everybody below the text, and stand there without scripts', async () => {
    const motivo = 'Fuera de turno.';
    await stage.admin().send('PATCH', `/publications/${id}/estado`, { estado: 'RETIRADO', motivo });
    await stage.admin().send('PATCH', `/publications/${id}/estado`, { estado: 'PUBLICADO', motivo });
    const { page, complaints } = await stage.again('guest');
    await page.goto(`/catalogo/${id}`);
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Declaraciones', exact: true }) });
    await part.getByText(/recibió financiación de Consejo Superior.* \(ayudas PID-1, PID-2\)/).waitFor();
    await part.getByText('Una de las autoras asesora a quien vende el sensor.').waitFor();
    await inspect(page, 'obra');
    const plain = await stage.guest({ javaScriptEnabled: false });
    await plain.page.goto(`/catalogo/${id}`);
    await plain.page.getByText('Una de las autoras asesora a quien vende el sensor.').waitFor();
    expect(complaints).toEqual([]);
  });
});
