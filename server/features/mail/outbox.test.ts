/** The outbox (product.md 7): what administrators read of the platform's mails. */
import { expect, it } from 'vitest';
import { mails } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';
import { sendMail } from './send.ts';

const mail = { para: 'ana@prueba.test', asunto: 'Hola', texto: 'El enlace.', html: '<p>El enlace.</p>', secreto: true };

describePlatform('the outbox', (platform) => {
  it('keeps mails where there is no mail server, and shows them whole, the last first', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await sendMail(platform().services, { ...mail, asunto: 'Primero' });
    await sendMail(platform().services, { ...mail, asunto: 'Segundo' });
    const { mails: list, total } = await admin.call.listMails({ query: { limit: 1 } });
    expect(total).toBe(2);
    expect(list).toMatchObject([{ asunto: 'Segundo', texto: 'El enlace.', estado: 'GUARDADO', fechaEnvio: null }]);
  });

  it.each(['PENDIENTE', 'ENVIADO', 'FALLIDO'] as const)(
    'does not show a personal link of a mail %s',
    async (estado) => {
      const admin = await platform().person('Inés', 'ADMIN');
      await platform().services.db.update(mails).set({ estado });
      const { mails: list } = await admin.call.listMails();
      for (const { texto } of list) expect(texto).toMatch(/^El texto de este correo no se muestra/);
    },
  );

  it('shows what holds no such link', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await platform().services.db.update(mails).set({ estado: 'ENVIADO', secreto: false });
    const { mails: list } = await admin.call.listMails();
    expect(list.map(({ texto }) => texto)).toEqual(['El enlace.', 'El enlace.']);
  });

  it.each(['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR'] as const)('is not for %s', async (role) => {
    const person = await platform().person('Otra', role);
    expect(await problemOf(person.call.listMails())).toMatchObject({ status: 403 });
  });

  it('is not for guests', async () => {
    expect(await problemOf(platform().guest.listMails())).toMatchObject({ status: 401 });
  });

  it.each(['para', 'asunto', 'responderA', 'enlaceBaja'])('takes no line break in %s', async (header) => {
    const attempt = sendMail(platform().services, { ...mail, [header]: 'a@b.test\r\nBcc: otra@prueba.test' });
    await expect(attempt).rejects.toThrow('line break');
  });

  it('waits for the deliverer where there is a mail server', async () => {
    const { db, env } = platform().services;
    await db.delete(mails);
    await sendMail({ db, env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1' } }, mail);
    expect(await db.select().from(mails)).toMatchObject([{ estado: 'PENDIENTE', intentos: 0 }]);
  });
});
