/** The contact form: it reaches the administrators, and nobody else. */
import { beforeEach, expect, it } from 'vitest';
import { mails, notifications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

const message = {
  nombre: 'Lea Ríos',
  email: 'lea@fuera.test',
  asunto: 'Una duda',
  mensaje: 'Buenos días:\n¿abren hoy?',
};

describePlatform('the contact form', (platform) => {
  let administrators: TestPerson[];
  let times = 0;
  const db = () => platform().services.db;
  const send = (changes: Partial<typeof message> = {}) =>
    platform().inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...message, ...changes },
      remoteAddress: `10.9.0.${++times}`,
    });
  const sent = () => db().select().from(mails).orderBy(mails.id);

  beforeEach(async () => {
    administrators ??= [await platform().person('Inés', 'ADMIN'), await platform().person('Olga', 'EDITOR', 'ADMIN')];
    await platform().person('Editor', 'EDITOR');
    await db().delete(mails);
    await db().delete(notifications);
  });

  it('writes to each administrator, who answers its sender', async () => {
    expect(await send()).toMatchObject({ statusCode: 204, body: '' });
    const list = await sent();
    expect(list.map(({ para }) => para).sort()).toEqual(administrators.map(({ user }) => user.email).sort());
    for (const mail of list) {
      expect(mail).toMatchObject({ asunto: 'Contacto: Una duda', responderA: 'lea@fuera.test', secreto: false });
      expect(mail.texto).toContain('Lea Ríos (lea@fuera.test)');
      expect(mail.texto).toContain('Buenos días:\n¿abren hoy?');
    }
  });

  it('sends nothing to the address that was written into it', async () => {
    await send();
    expect((await sent()).map(({ para }) => para)).not.toContain('lea@fuera.test');
  });

  it('tells administrators, and says in the activity record that it happened', async () => {
    await send();
    const [admin] = administrators;
    const { notifications: list } = (await admin?.call.listNotifications()) ?? { notifications: [] };
    expect(list).toMatchObject([{ tipo: 'SISTEMA', titulo: 'Mensaje de contacto', publicacionId: null }]);
    expect(list[0]?.mensaje).toContain('«Una duda»');
    const { activity } = (await admin?.call.activity()) ?? { activity: [] };
    expect(activity[0]).toMatchObject({ type: 'contact.sent', userId: null });
    expect(JSON.stringify(activity)).not.toContain('abren hoy');
  });

  it('writes in the language that the administrator chose', async () => {
    const [admin] = administrators;
    const preferencias = { theme: null, language: 'en' as const, notifications: true };
    const other = await platform().account({ nombres: 'Kim', preferencias }, 'ADMIN');
    await send();
    const bySubject = Object.fromEntries((await sent()).map(({ para, asunto }) => [para, asunto]));
    expect(bySubject).toMatchObject({ [other.user.email]: 'Contact: Una duda' });
    expect(bySubject).toMatchObject({ [admin?.user.email ?? '']: 'Contacto: Una duda' });
    await admin?.call.deleteUser({ params: { id: other.user.id } });
  });

  it('says who it was where they are logged in', async () => {
    const reader = await platform().person('Lectora');
    await reader.call.sendContactMessage({ body: message });
    const { activity } = (await administrators[0]?.call.activity()) ?? { activity: [] };
    expect(activity[0]).toMatchObject({ type: 'contact.sent', userId: reader.user.id });
  });

  it('cannot be made to write a header', async () => {
    expect(await send({ email: 'lea@fuera.test\r\nBcc: otra@prueba.test' })).toMatchObject({ statusCode: 422 });
    await send({ asunto: 'Hola\r\nBcc: otra@prueba.test' });
    for (const { asunto } of await sent()) expect(asunto).toBe('Contacto: Hola Bcc: otra@prueba.test');
  });

  it.each(['nombre', 'email', 'asunto', 'mensaje'])('needs %s', async (field) => {
    const refused = await send({ [field]: ' ' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ field }]);
  });

  it('takes five a minute from one address', async () => {
    const from = () =>
      platform().inject({ method: 'POST', url: '/api/contact', payload: message, remoteAddress: '10.8.0.1' });
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await from()).statusCode);
    expect(codes).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('spares administrators more than thirty an hour, wherever they come from', async () => {
    const post = (i: number) =>
      platform().inject({ method: 'POST', url: '/api/contact', payload: message, remoteAddress: `10.7.0.${i}` });
    for (let i = 0; i < 30; i++) expect((await post(i)).statusCode).toBe(204);
    const refused = await post(31);
    expect(refused.statusCode).toBe(429);
    expect(await problemOf(platform().guest.sendContactMessage({ body: message }))).toMatchObject({
      code: 'demasiadas_peticiones',
    });
  });
});
