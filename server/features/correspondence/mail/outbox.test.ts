/** The outbox (docs/specification.md 7): what administrators read of the platform's mails. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mails, publications } from '#server/platform/database/schema.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, reviewed, sentIn } from '#server/testing/works.ts';

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

  it('takes a test mail to the administrator who asks, and to no other', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const sent = await admin.call.testMail();
    expect(sent).toMatchObject({ para: admin.user.email, estado: 'GUARDADO' });
    expect(sent.asunto).toContain('Correo de prueba');
    expect((await admin.call.listMails({ query: { limit: 1 } })).mails[0]?.id).toBe(sent.id);
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.testMail())).toMatchObject({ status: 403 });
    await platform().services.db.delete(mails).where(eq(mails.id, sent.id));
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

  it.each(['LECTOR', 'AUTOR', 'REVISOR'] as const)('is not for %s', async (role) => {
    const person = await platform().person('Otra', role);
    expect(await problemOf(person.call.listMails())).toMatchObject({ status: 403 });
  });

  it('is searched by words of the address and the subject, and filtered by what became of a mail', async () => {
    const { db } = platform().services;
    const admin = await platform().person('Inés', 'ADMIN');
    await db.delete(mails);
    await sendMail(platform().services, { ...mail, para: 'lea@prueba.test', asunto: 'Decisión sobre «Mareas»' });
    await sendMail(platform().services, { ...mail, asunto: 'Decisión sobre «100 % ríos»' });
    await db.update(mails).set({ estado: 'FALLIDO' }).where(eq(mails.para, 'ana@prueba.test'));
    const found = async (query: object) => (await admin.call.listMails({ query })).mails.map(({ para }) => para);
    expect(await found({ search: 'lea@ decision' })).toEqual(['lea@prueba.test']);
    expect(await found({ search: '100 %' })).toEqual(['ana@prueba.test']);
    expect(await found({ estado: 'FALLIDO' })).toEqual(['ana@prueba.test']);
    expect(await found({ estado: 'FALLIDO', search: 'mareas' })).toEqual([]);
  });

  it('shows editors the mails of the works they handle, and nobody those of a work of their own', async () => {
    const { services } = platform();
    const { db } = services;
    const author = await platform().person('Ana', 'AUTOR', 'ADMIN');
    const admin = await platform().person('Inés', 'ADMIN');
    const editor = await platform().person('Olga', 'EDITOR');
    const other = await platform().person('Otra', 'EDITOR');
    const { id: publicacionId } = await draft(author);
    await db.update(publications).set({ editorId: editor.user.id }).where(eq(publications.id, publicacionId));
    await db.delete(mails);
    await sendMail(services, { ...mail, publicacionId, asunto: 'Gracias por revisar' });
    await sendMail(services, { ...mail, asunto: 'De otra cosa' });
    const seen = async ({ call }: TestPerson) => (await call.listMails()).mails.map(({ asunto }) => asunto);
    expect(await seen(editor)).toEqual(['Gracias por revisar']);
    expect((await editor.call.listMails()).mails[0]?.texto).toMatch(/^El texto de este correo no se muestra/);
    const headers = { authorization: `Bearer ${editor.token}`, 'accept-language': 'en' };
    const inEnglish = await platform().inject({ url: '/api/admin/outbox', headers });
    expect(inEnglish.json().mails[0].texto).toMatch(/^The text of this mail is not shown/);
    expect(await seen(other)).toEqual([]);
    expect(await seen(author)).toEqual(['De otra cosa']);
    expect(await seen(admin)).toEqual(['De otra cosa', 'Gracias por revisar']);
    const [about] = await db.select().from(mails).where(eq(mails.publicacionId, publicacionId));
    await db.update(mails).set({ estado: 'FALLIDO' });
    for (const person of [other, author])
      expect(await problemOf(person.call.retryMail({ params: { id: about?.id ?? '' } }))).toMatchObject({
        status: 404,
      });
  });

  it('hides from administrators the mails that go to who reviews their own works, where reviewers are hidden', async () => {
    const { services } = platform();
    const author = await platform().person('Ana', 'AUTOR', 'ADMIN');
    const reviewer = await platform().person('Raúl', 'REVISOR');
    const editor = await platform().person('Olga', 'EDITOR');
    await reviewed({ author, editor, reviewer });
    const about = async () => (await author.call.listMails({ query: { search: reviewer.user.email } })).total;
    expect(await about(), 'the invitation is about the work').toBe(0);
    await services.db.delete(mails);
    await sendMail(services, { ...mail, para: reviewer.user.email, asunto: 'Lo de hoy', secreto: false });
    const found = async () => (await author.call.listMails({ query: { search: 'hoy' } })).total;
    expect(await found()).toBe(1);
    await sentIn(platform(), 'simple ciego', () => inReview(author));
    expect(await found()).toBe(0);
  });

  it('does not tell them who reviews by whose mails are missing', async () => {
    const { services } = platform();
    const author = await platform().person('Ana', 'AUTOR', 'ADMIN');
    const reviewer = await platform().person('Raúl', 'REVISOR');
    const idle = await platform().person('Ida', 'REVISOR');
    const editor = await platform().person('Olga', 'EDITOR');
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await services.db.delete(mails);
    for (const { user } of [reviewer, idle]) {
      await sendMail(services, { ...mail, para: user.email, asunto: 'Lo de hoy', secreto: false });
      await sendMail(services, { ...mail, para: user.email, asunto: 'Tu enlace' });
      await author.call.sendEmail({ body: { to: user.id, subject: 'Una duda', message: 'Hola' } });
    }
    await sendMail(services, { ...mail, para: author.user.email, asunto: 'Para ti', secreto: false });
    const seen = async (search: string) =>
      (await author.call.listMails({ query: { search } })).mails.map(({ asunto }) => asunto);
    expect(await seen(reviewer.user.email)).toEqual(['Tu enlace']);
    expect(await seen(idle.user.email)).toEqual(['Tu enlace']);
    expect(await seen(author.user.email)).toEqual(['Para ti']);
  });

  it('has failed mails tried again or discarded, once, and no others', async () => {
    const { db } = platform().services;
    const admin = await platform().person('Inés', 'ADMIN');
    await db.delete(mails);
    for (const asunto of ['Uno', 'Dos', 'Tres']) await sendMail(platform().services, { ...mail, asunto });
    const { mails: kept } = await admin.call.listMails();
    expect(kept.map(({ acciones }) => acciones)).toEqual([[], [], []]);
    await db.update(mails).set({ estado: 'FALLIDO', intentos: 8, error: 'No such mailbox' });
    await db.update(mails).set({ texto: '' }).where(eq(mails.asunto, 'Tres'));
    const { mails: failed } = await admin.call.listMails();
    expect(failed.map(({ acciones }) => acciones)).toEqual([
      ['DESCARTAR'],
      ['REINTENTAR', 'DESCARTAR'],
      ['REINTENTAR', 'DESCARTAR'],
    ]);
    const [forgotten, second, first] = failed.map(({ id }) => ({ params: { id } }));
    if (!forgotten || !second || !first) throw new Error('Three mails.');
    expect(await admin.call.retryMail(first)).toMatchObject({ estado: 'GUARDADO', intentos: 0, acciones: [] });
    expect(await admin.call.discardMail(second)).toMatchObject({ estado: 'DESCARTADO', acciones: [] });
    const refused = { status: 409, code: 'correo_no_fallido' };
    expect(await problemOf(admin.call.retryMail(forgotten))).toMatchObject(refused);
    expect(await problemOf(admin.call.retryMail(second))).toMatchObject(refused);
    expect(await problemOf(admin.call.discardMail(first))).toMatchObject(refused);
  });

  it('is not for guests', async () => {
    expect(await problemOf(platform().guest.listMails())).toMatchObject({ status: 401 });
  });

  it.each(['para', 'asunto', 'responderA', 'enlaceBaja'])('takes no line break in %s', async (header) => {
    const attempt = sendMail(platform().services, { ...mail, [header]: 'a@b.test\r\nBcc: otra@prueba.test' });
    await expect(attempt).rejects.toThrow('line break');
  });

  it('waits for the deliverer where there is a mail server', async () => {
    const { db, env, settings } = platform().services;
    await db.delete(mails);
    await sendMail({ db, settings, env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1' } }, mail);
    expect(await db.select().from(mails)).toMatchObject([{ estado: 'PENDIENTE', intentos: 0 }]);
  });
});
