/**
 * Declarations of authors in a browser: an administrator says what is asked for, the author of a draft is held to it before sending,
 * its authors sign the licence, one of them by a mailed link, editors read it, and so does everybody once the work is published; before that its
 * author complains, and appeals its rejection. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { workAuthorSchema } from '#contract/entities/byline.ts';
import { mailListSchema } from '#contract/entities/mail.ts';
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

const workAuthorsSchema = z.object({ autores: z.array(workAuthorSchema) });

describe.skipIf(!browserPath)('declarations in a browser', () => {
  const stage = setStage();
  let id = '';

  it('are asked for by an administrator, one by one', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto('/admin/ajustes/declaraciones');
    await page.getByLabel('Conflictos de interés').selectOption({ label: 'Es necesaria para enviar' });
    await page.getByLabel('Financiación').selectOption({ label: 'Se pide' });
    await page.getByLabel(/^Firma de la licencia/).selectOption({ label: 'Es necesaria para enviar' });
    await page.getByLabel(/^Texto que se firma, en español/).fill('Autorizo a la revista a publicar mi obra.');
    await inspect(page, 'ajustes');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Ajustes guardados').first().waitFor();
    await page.goto('/admin/ajustes/plazos');
    await page.getByLabel(/^Días para apelar un rechazo/).waitFor();
    await inspect(page, 'ajustes-de-plazos');
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
    const { autores } = workAuthorsSchema.parse(
      await ask(stage.url(), 'GET', `/publications/${id}/authors`, undefined, token),
    );
    const [main] = autores;
    const lea = { id: null, nombres: 'Lea', apellidos: 'Soto' };
    await ask(stage.url(), 'PUT', `/publications/${id}/authors`, { autores: [main, lea] }, token);
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
    expect(complaints).toEqual([]);
  });

  it('and its licence is to be signed by its authors first: one signs, and asks the other by an address', async () => {
    const { page, complaints } = await stage.again('autor');
    await page.goto(`/publications/${id}`);
    await page.getByRole('button', { name: 'Enviar a revisión' }).first().click();
    const unsigned = page.getByRole('alertdialog', { name: 'Faltan firmas de la licencia' });
    await unsigned.getByText(/^No han firmado la licencia:.*Lea Soto/).waitFor();
    await inspect(page, 'antes-de-enviar-sin-firmas');
    expect(await unsigned.getByRole('button', { name: 'Enviar a revisión' }).isDisabled()).toBe(true);
    await unsigned.getByRole('link', { name: 'Reunir las firmas' }).click();
    const rights = page.getByRole('region', { name: 'Derechos y licencia' });
    await rights.getByRole('button', { name: 'Leer y firmar' }).click();
    const signing = page.getByRole('alertdialog', { name: 'Firmar la licencia' });
    await signing.getByText('Autorizo a la revista a publicar mi obra.').waitFor();
    await inspect(page, 'firmar');
    await signing.getByRole('button', { name: 'Firmar' }).click();
    await rights.getByText('Han firmado 1 de 2.').waitFor();
    await rights.getByRole('button', { name: 'Pedir la firma a Lea Soto' }).click();
    const asking = page.getByRole('alertdialog', { name: '¿A qué dirección le escribimos?' });
    await asking.getByLabel(/^Correo/).fill('lea@fuera.test');
    await inspect(page, 'pedir-la-firma');
    await asking.getByRole('button', { name: 'Pedir la firma' }).click();
    await rights.getByText(/Su enlace sirve hasta/).waitFor();
    await inspect(page, 'firmas');
    expect(complaints).toEqual([]);
  });

  it('is signed by a link without an account, after which the work is sent', async () => {
    const { mails } = mailListSchema.parse(await stage.admin().send('GET', '/admin/outbox?limit=20'));
    const mail = mails.find(({ para }) => para === 'lea@fuera.test');
    const link = new URL(/https?:\S+/.exec(mail?.texto ?? '')?.[0] ?? '').pathname;
    const { page, complaints } = await stage.again('guest');
    await page.goto(link);
    await page.getByText('Autorizo a la revista a publicar mi obra.').waitFor();
    expect(await page.locator('meta[name=robots][content=noindex]').count()).toBeGreaterThan(0);
    await inspect(page, 'enlace-de-firma');
    await page.getByRole('button', { name: 'Firmar' }).click();
    await page.getByText(/^Firmaste la licencia el/).waitFor();
    await inspect(page, 'enlace-firmado');
    const author = await stage.again('autor');
    await author.page.goto(`/publications/${id}`);
    await author.page.getByText('Han firmado 2 de 2.').waitFor();
    await author.page.getByRole('button', { name: 'Enviar a revisión' }).first().click();
    await author.page.getByText('¡Enviado a revisión!').first().waitFor();
    expect([...complaints, ...author.complaints]).toEqual([]);
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

  it('and what its author complains of is answered by an editor without a part in it', async () => {
    const author = await stage.again('autor');
    await author.page.goto(`/publications/${id}/versiones`);
    await author.page.getByRole('button', { name: 'Presentar una queja' }).click();
    const making = author.page.getByRole('alertdialog', { name: '¿De qué te quejas?' });
    await making.getByLabel(/^Sobre qué/).selectOption({ label: 'La tramitación: plazos, formas, comunicación' });
    await making.getByLabel(/^Qué ha pasado/).fill('Nadie nos dice en qué punto está.');
    await inspect(author.page, 'queja');
    await making.getByRole('button', { name: 'Enviar la queja' }).click();
    await author.page.getByText('Queja presentada').first().waitFor();
    await author.page.goto(`/publications/${id}`);
    await author.page.getByText('Nadie nos dice en qué punto está.').waitFor();
    await inspect(author.page, 'queja-presentada');

    const editor = await stage.again('editor');
    await editor.page.goto('/editorial/reclamaciones');
    await editor.page.getByRole('button', { name: 'Responder: Sensores de un humedal' }).click();
    const answering = editor.page.getByRole('alertdialog', { name: 'Responder a la queja' });
    await answering.getByLabel(/^Respuesta/).fill('Desde hoy lo sabréis cada semana.');
    await inspect(editor.page, 'responder-queja');
    await answering.getByRole('button', { name: 'Responder', exact: true }).click();
    await editor.page.getByText('Respondida', { exact: true }).waitFor();
    await author.page.reload();
    await author.page.getByText('Desde hoy lo sabréis cada semana.').waitFor();
    expect([...author.complaints, ...editor.complaints]).toEqual([]);
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
