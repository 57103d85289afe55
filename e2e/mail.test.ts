/** Writing to somebody, and choosing what one is written: 'Enviar Notificación', the channels, the link that ends mails. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailListSchema } from '#contract/entities/mail.ts';
import { channelChoicesSchema } from '#contract/entities/notification.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { ask } from './administrator.ts';
import { browserPath, expectAccessible, expectToFit, noteStatus } from './browser.ts';
import { setStage } from './stage.ts';

const idSchema = z.object({ id: z.string() });
const failure = 'Error al enviar el correo.';
/** The stage has no mail server, and who writes is told so. */
const keptHere = 'Tu mensaje queda guardado, pero no sale';
const refusal = {
  type: '/docs#x',
  title: 'Mantenimiento',
  status: 503,
  detail: 'x',
  message: 'Vuelve luego.',
  code: 'x',
};

describe.skipIf(!browserPath)('mail', () => {
  const stage = setStage();
  const tokenOf = async (name: string) => {
    const body = { email: `${name}@pliego.test`, password: 'demo1234' };
    return sessionSchema.parse(await ask(stage.url(), 'POST', '/auth/login', body)).access_token;
  };
  const inspect = async (page: Page) => {
    await expectAccessible(page);
    await expectToFit(page);
  };
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Enviar Notificación' }).click();
    return page.getByRole('dialog', { name: 'Enviar Notificación' });
  };

  it('asks for a recipient, a subject and a message, and says beside each what is missing', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto('/notificaciones');
    const dialog = await open(page);
    await inspect(page);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    for (const words of ['Escribe un correo electrónico válido', 'Escribe el asunto', 'Escribe el mensaje'])
      await dialog.getByText(words).waitFor();
    await dialog.getByLabel('Destinatario').fill('nadie@casa.test');
    await dialog.getByLabel('Asunto').fill('Sobre tu obra');
    await dialog.getByLabel('Mensaje').fill('¿Tienes la tabla 2?');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    // No account has it: the platform is no open relay.
    await expect.poll(() => dialog.getByLabel('Destinatario').getAttribute('aria-invalid')).toBe('true');
    await inspect(page);
    expect(complaints).toEqual([]);
  });

  it('keeps what was written where it cannot be sent, and closes and clears once it is', async () => {
    const { page, complaints } = await stage.again('admin');
    await page.goto('/notificaciones');
    const dialog = await open(page);
    // What was begun before comes back first: typed into meanwhile, a field would hold both.
    await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await dialog.getByLabel('Destinatario').fill('Valcárcel');
    const proposed = dialog.locator('datalist option[value="autor@pliego.test"]');
    await proposed.waitFor({ state: 'attached' });
    await dialog.getByLabel('Destinatario').fill('autor@pliego.test');
    await dialog.getByLabel('Asunto').fill('Sobre tu obra');
    await dialog.getByLabel('Mensaje').fill('¿Tienes la tabla 2?');
    await page.route('**/api/notifications/send-email', (route) => route.fulfill({ status: 503, json: refusal }));
    const said = await noteStatus(page);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect.poll(said).toContain(failure);
    expect(await dialog.getByLabel('Mensaje').inputValue()).toBe('¿Tienes la tabla 2?');
    await page.unroute('**/api/notifications/send-email');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('status').filter({ hasText: keptHere }).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const again = await open(page);
    for (const label of ['Destinatario', 'Asunto', 'Mensaje'])
      expect(await again.getByLabel(label).inputValue()).toBe('');
    const { mails } = mailListSchema.parse(await stage.admin().send('GET', '/admin/outbox?search=obra'));
    expect(mails.filter(({ asunto, para }) => asunto === 'Sobre tu obra' && para === 'autor@pliego.test')).toHaveLength(
      1,
    );
    expect(complaints).toEqual([]);
  });

  it('offers authors who handles and who signs their works, and no address', async () => {
    const { page, complaints } = await stage.member('autor');
    await page.goto('/mis-publicaciones');
    const dialog = await open(page);
    await dialog.getByLabel('Destinatario').waitFor();
    await inspect(page);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await dialog.getByText('Elige el destinatario').waitFor();
    const options = await dialog.getByLabel('Destinatario').locator('option').allTextContents();
    expect(options.length).toBeGreaterThan(1);
    expect(options.join()).not.toContain('@');
    await dialog.getByLabel('Destinatario').selectOption({ index: 1 });
    await dialog.getByLabel('Asunto').fill('Una pregunta');
    await dialog.getByLabel('Mensaje').fill('¿Cuándo sabré algo?');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('status').filter({ hasText: keptHere }).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('is not for readers', async () => {
    const { page } = await stage.member('lector');
    await page.goto('/notificaciones');
    await page.getByRole('heading', { level: 1, name: 'Notificaciones' }).waitFor();
    expect(await page.getByRole('button', { name: 'Enviar Notificación' }).count()).toBe(0);
  });

  it('lets everybody choose how they are told of what, type by type', async () => {
    const { page, complaints } = await stage.member('editor');
    await page.goto('/configuracion');
    const works = page.getByRole('group', { name: 'Publicaciones' });
    await works.getByLabel('Por correo').selectOption('Correo, al momento');
    await page.getByRole('status').filter({ hasText: 'Así te avisaremos' }).first().waitFor();
    await inspect(page);
    await page.reload();
    await expect.poll(() => works.getByLabel('Por correo').inputValue()).toBe('AHORA');
    const choices = await ask(stage.url(), 'GET', '/notifications/preferences', undefined, await tokenOf('editor'));
    expect(channelChoicesSchema.parse(choices).PUBLICACION).toEqual({ pantalla: true, correo: 'AHORA' });
    expect(complaints).toEqual([]);
  });

  it('can be left with the link of a mail, without a log-in, by a button and not by opening it', async () => {
    const author = await tokenOf('autor');
    const fields = { titulo: 'Para un correo', resumen: 'Un resumen.', palabrasClave: ['correo'] };
    const made = await ask(stage.url(), 'POST', '/publications', fields, author);
    const { id } = idSchema.parse(made);
    await ask(stage.url(), 'POST', `/publications/${id}/submit-review`, undefined, author);
    const editor = await tokenOf('editor');
    const mailedLink = () => stage.admin().mailedLink('editor@pliego.test', '/notificaciones/baja');
    // A job writes it.
    await expect.poll(() => mailedLink().catch(() => ''), { timeout: 30_000 }).toContain('token=');
    const { page, complaints } = await stage.guest();
    await page.goto(await mailedLink());
    await page.getByText('Dejarás de recibir por correo').waitFor();
    await inspect(page);
    const channels = async () =>
      channelChoicesSchema.parse(await ask(stage.url(), 'GET', '/notifications/preferences', undefined, editor))
        .PUBLICACION.correo;
    expect(await channels()).toBe('AHORA');
    await page.getByRole('button', { name: 'No recibir más estos correos' }).click();
    await page.getByText('Hecho: no te llegarán más correos de este tipo.').waitFor();
    expect(await channels()).toBe('NUNCA');
    await inspect(page);
    await page.goto('/notificaciones/baja?token=nada');
    await page.getByRole('button', { name: 'No recibir más estos correos' }).click();
    await page.getByRole('alert').waitFor();
    await page.goto('/notificaciones/baja');
    await page.getByText('Al enlace le falta una parte.').waitFor();
    await inspect(page);
    expect(complaints).toEqual([]);
  });
});
