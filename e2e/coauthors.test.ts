/**
 * Co-authors in a browser: an author invites somebody by mail, who opens the link of the outbox, logs in, comes back,
 * accepts, and writes in the draft; sending it stays the main author's. Each screen is held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailListSchema } from '#contract/entities/mail.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, settle, type Visitor } from './browser.ts';
import { setStage } from './stage.ts';

const email = 'lea.soto@prueba.test';
const titulo = 'Una obra a dos manos';

async function inspect(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

describe.skipIf(!browserPath)('co-authors in a browser', () => {
  const stage = setStage();
  let main: Visitor;
  let invited: Visitor;
  let work = '';
  let link = '';
  beforeAll(async () => {
    main = await stage.member('autor');
    invited = await stage.guest();
  });

  it('are invited by mail, at the place that their author gives them', async () => {
    const { page } = main;
    await page.goto('/publications/create');
    await page.getByLabel(/^Título/).fill(titulo);
    await page.getByLabel(/^Resumen/).fill('Escrita por dos.');
    await page.getByLabel(/^Palabras clave/).fill('coautoría');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await page.waitForURL('**/edit');
    work = /publications\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? '';
    await page.getByRole('button', { name: 'Añadir a alguien sin cuenta' }).click();
    const form = page.getByRole('group', { name: 'Añadir a alguien sin cuenta' });
    await form.getByLabel(/^Nombres/).fill('Lea');
    await form.getByLabel(/^Apellidos/).fill('Soto');
    await form.getByLabel(/^Correo/).fill(email);
    await form.getByRole('checkbox', { name: 'Metodología' }).check();
    await inspect(page);
    await form.getByRole('button', { name: 'Añadir a la autoría' }).click();
    await page.getByText('Invitación pendiente').waitFor();
    await page.getByRole('button', { name: 'Añadir a alguien sin cuenta' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Subir a Lea Soto' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Lea Soto ocupa ahora el lugar 1 de 2.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Bajar a Lea Soto' }).and(page.locator(':focus')).waitFor();
    await inspect(page);
    const { mails } = mailListSchema.parse(await stage.admin().send('GET', '/admin/outbox?limit=20'));
    const mail = mails.find(({ para }) => para === email);
    link = new URL(/https?:\S+/.exec(mail?.texto ?? '')?.[0] ?? '').pathname;
    expect(link).toMatch(/^\/coautoria\//);
  });

  it('see what they are invited to, log in and come back', async () => {
    const { page } = invited;
    await page.goto(link);
    await page.getByText(titulo).waitFor();
    await inspect(page);
    await page.getByRole('link', { name: 'Iniciar sesión para aceptar' }).click();
    await page.getByLabel('Correo electrónico').fill('lector@pliego.test');
    await page.getByLabel(/^Contraseña/).fill('demo1234');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(`**${link}`);
    await page.getByRole('button', { name: 'Aceptar' }).waitFor();
    await inspect(page);
  });

  it('accept with the account they are in, and write in the draft', async () => {
    const { page } = invited;
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await page.waitForURL(`**/publications/${work}/edit`);
    await toast(page, 'Ya figuras en la autoría.');
    await page.getByRole('button', { name: 'Dejar de figurar' }).waitFor();
    await page.getByLabel(/^Categoría/).fill('Métodos');
    await page.getByRole('textbox', { name: 'Texto de la publicación' }).fill('De Lea.');
    await inspect(page);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(link);
    await page.getByText('Este enlace ya no sirve').waitFor();
  });

  it('do not send it, which is the main author’s', async () => {
    const credentials = { email: 'lector@pliego.test', password: 'demo1234' };
    const { access_token } = sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', credentials));
    const send = ask(stage.url(), 'POST', `/publications/${work}/submit-review`, undefined, access_token);
    await expect(send).rejects.toThrow('sin_permiso');
    await invited.page.goto('/mis-publicaciones');
    await invited.page.getByText(titulo).first().waitFor();
    expect(await invited.page.getByRole('button', { name: /^Enviar a revisión/ }).count()).toBe(0);
    await main.page.reload();
    await main.page.getByText('De Lea.').waitFor();
  });

  /** One proposes the other as its main author, who finds it among what waits for them, and accepts. */
  async function handOn(from: Page, to: Page, name: RegExp) {
    await from.goto(`/publications/${work}`);
    await from.getByRole('button', { name: 'Proponer un relevo' }).click();
    const form = from.getByRole('alertdialog');
    await form.getByLabel(/^Motivo/).fill('Me voy un año al extranjero.');
    await expectAccessible(from);
    await expectToFit(from);
    await form.getByRole('button', { name: 'Proponer' }).click();
    await from.getByText(name).first().waitFor();
    await inspect(from);
    await to.goto('/coautorias');
    await to.getByText('Motivo: Me voy un año al extranjero.').waitFor();
    await inspect(to);
    await to.getByRole('button', { name: /^Acepto la autoría principal/ }).focus();
    await to.keyboard.press('Enter');
    const question = to.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Acepto' }).waitFor();
    await expectAccessible(to);
    await question.getByRole('button', { name: 'Acepto' }).press('Enter');
    await toast(to, 'Relevo cumplido');
    await to.getByText('Nadie te pide que firmes una obra.').waitFor();
    // Who is no longer it sees so without asking.
    await from.getByText(name).first().waitFor({ state: 'detached' });
  }

  it('become its main author with the consent of both, and give it back', async () => {
    await handOn(main.page, invited.page, /^Relevo propuesto: Lea Soto/);
    await invited.page.goto(`/publications/${work}`);
    await invited.page
      .getByRole('button', { name: /^Enviar a revisión/ })
      .first()
      .waitFor();
    expect(await main.page.getByRole('button', { name: /^Enviar a revisión/ }).count()).toBe(0);
    await handOn(invited.page, main.page, /^Relevo propuesto:/);
  });

  it('leave it after a question', async () => {
    const { page } = invited;
    await page.goto(`/publications/${work}/edit`);
    await page.getByRole('button', { name: 'Dejar de figurar' }).click();
    const question = page.getByRole('alertdialog');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Dejar de figurar' }).click();
    await page.waitForURL('**/dashboard');
    await main.page.goto(`/publications/${work}/edit`);
    await main.page.getByRole('heading', { name: 'Autoría' }).waitFor();
    expect(await main.page.getByText('Lea Soto').count()).toBe(0);
  });

  it('gave nobody’s browser anything to complain of', () => {
    expect([...main.complaints, ...invited.complaints]).toEqual([]);
  });
});
