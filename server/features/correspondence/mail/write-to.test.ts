/** 'Enviar Notificación' (spec 001 §5, §7): who may write to whom, how often, and what the reader learns of the sender. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countRecentMessages } from '#server/features/correspondence/contact/queries.ts';
import { authorships, mails, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review, sentIn } from '#server/testing/works.ts';

const words = { subject: 'Una duda', message: 'Buenos días:\n<b>¿se puede?</b>' };

describePlatform('writing to somebody', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  let coauthor: TestPerson;
  let reviewer: TestPerson;
  let stranger: TestPerson;
  let workId: string;

  const db = () => platform().services.db;
  const write = (from: TestPerson, to: string, changes: Partial<typeof words> = {}) =>
    from.call.sendEmail({ body: { to, ...words, ...changes } });
  const sent = () => db().select().from(mails).orderBy(mails.id);
  const refused = { status: 422, code: 'destinatario_no_admitido', errors: [{ field: 'to' }] };

  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    editor = await platform().person('Olga', 'EDITOR');
    author = await platform().person('Ana', 'AUTOR');
    coauthor = await platform().person('Bruno', 'AUTOR');
    reviewer = await platform().person('Rita', 'REVISOR', 'AUTOR');
    stranger = await platform().person('Eva', 'AUTOR');
    const { id } = await draft(author, { titulo: 'Mareas' });
    workId = id;
    const { id: userId, nombres, apellidos } = coauthor.user;
    await db()
      .insert(authorships)
      .values({ publicacionId: id, orden: 7, afiliaciones: [], userId, nombres, apellidos });
    await author.call.submitReview({ params: { id } });
    await db().update(publications).set({ editorId: editor.user.id }).where(eq(publications.id, id));
    await review({ editor, reviewer }, id);
  });
  beforeEach(async () => {
    await db().delete(mails);
  });

  it('waits for the sender’s address to be confirmed', async () => {
    for (const role of ['AUTOR', 'EDITOR', 'ADMIN'] as const) {
      const newcomer = await platform().account({ fechaVerificacion: null }, role);
      expect(await problemOf(write(newcomer, author.user.id))).toMatchObject({
        status: 403,
        code: 'confirma_tu_correo',
      });
    }
  });

  it('takes administrators and editors to any account, signed, answered to them, plain text escaped', async () => {
    await platform().settings({ nombre: 'Cuadernos del Humedal' });
    expect(await write(admin, stranger.user.email)).toEqual({
      message: expect.stringMatching(
        /^Tu mensaje queda guardado, pero no sale.* lo lee en Cuadernos del Humedal, entre sus notificaciones\.$/,
      ),
      enCorreo: false,
    });
    await write(editor, stranger.user.id);
    const [first, second] = await sent();
    expect(first).toMatchObject({
      para: stranger.user.email,
      asunto: 'Una duda',
      responderA: admin.user.email,
      enviadoPorId: admin.user.id,
    });
    expect(first?.texto).toContain(
      'Inés De Prueba te escribe desde Cuadernos del Humedal:\n\nBuenos días:\n<b>¿se puede?</b>',
    );
    expect(first?.html).toContain('&lt;b&gt;¿se puede?&lt;/b&gt;');
    expect(second?.para).toBe(stranger.user.email);
  });

  it('is no open relay: nothing goes to an address without an account, whoever asks', async () => {
    for (const person of [admin, editor, author])
      expect(await problemOf(write(person, 'alguien@fuera.test'))).toMatchObject(refused);
    expect(await sent()).toEqual([]);
  });

  it('takes authors to who signs and who handles their works, and says the same of all others', async () => {
    await write(author, coauthor.user.id);
    await write(author, workId);
    await write(author, editor.user.email);
    expect((await sent()).map(({ para }) => para)).toEqual([coauthor, editor, editor].map(({ user }) => user.email));
    for (const to of [stranger.user.email, stranger.user.id, reviewer.user.id, admin.user.email, 'no@fuera.test'])
      expect(await problemOf(write(author, to))).toMatchObject(refused);
  });

  it('leads nowhere from a work that is deleted', async () => {
    await db().update(publications).set({ fechaEliminacion: new Date() });
    expect(await problemOf(write(author, coauthor.user.id))).toMatchObject(refused);
    await db().update(publications).set({ fechaEliminacion: null });
  });

  it.each(['LECTOR', 'REVISOR'] as const)('is not for %s', async (role) => {
    const person = await platform().person('Otra', role);
    expect(await problemOf(write(person, admin.user.email))).toMatchObject({ status: 403 });
  });

  it('shows editors accounts by name or address, and authors their own circle without addresses', async () => {
    const shown = await editor.call.recipients({ query: { search: 'brun' } });
    expect(shown.recipients).toMatchObject([{ id: coauthor.user.id, papel: 'CUENTA', email: coauthor.user.email }]);
    expect((await editor.call.recipients({ query: { search: 'b' } })).recipients).toEqual([]);
    const circle = await author.call.recipients();
    expect(circle.recipients).toEqual([
      { id: workId, papel: 'EDICION', nombre: '', email: null, obra: 'Mareas' },
      { id: coauthor.user.id, papel: 'COAUTORIA', nombre: 'Bruno De Prueba', email: null, obra: 'Mareas' },
    ]);
    expect((await stranger.call.recipients()).recipients).toEqual([]);
  });

  it('cannot be made to write a header or to another person', async () => {
    await write(admin, stranger.user.email, { subject: 'Hola\r\nBcc: malo@fuera.test' });
    const [mail] = await sent();
    expect(mail?.asunto).toBe('Hola Bcc: malo@fuera.test');
    const to = `${stranger.user.email}\r\nBcc: malo@fuera.test`;
    expect(await problemOf(write(admin, to))).toMatchObject({ status: 422, errors: [{ field: 'to' }] });
    const two = `${stranger.user.email}, ${author.user.email}`;
    expect(await problemOf(write(admin, two))).toMatchObject({ status: 422, errors: [{ field: 'to' }] });
  });

  it.each(['to', 'subject', 'message'])('needs %s', async (field) => {
    const bad = admin.call.sendEmail({ body: { to: stranger.user.email, ...words, [field]: ' ' } });
    expect(await problemOf(bad)).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it('lets an author write ten messages an hour, also all at once, and leaves others theirs', async () => {
    const all = await Promise.allSettled(Array.from({ length: 14 }, () => write(author, coauthor.user.id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await problemOf(write(author, workId))).toMatchObject({ status: 429, code: 'demasiados_mensajes' });
    await write(coauthor, author.user.id);
  });

  it('takes nothing from what the contact form may send', async () => {
    for (let i = 0; i < 3; i++) await write(editor, stranger.user.id);
    expect(await countRecentMessages(db())).toBe(0);
  });

  it('is recorded, and the reader notified', async () => {
    await write(editor, stranger.user.id, { subject: 'Para Eva' });
    const { activity } = await admin.call.activity();
    expect(activity[0]).toMatchObject({ type: 'mail.written', userId: editor.user.id });
    const { notifications } = await stranger.call.listNotifications();
    expect(notifications[0]).toMatchObject({ tipo: 'SISTEMA', titulo: 'Tienes un mensaje' });
    expect(notifications[0]?.mensaje).toContain('«Para Eva»');
  });

  it('does not tell an author who reviews their work, where reviewers are hidden', async () => {
    const both = await platform().account({ nombres: 'Hilda' }, 'EDITOR', 'REVISOR');
    const open = await inReview(author, { titulo: 'Fuentes' });
    await review({ editor, reviewer: both }, open.id);
    await write(both, author.user.email);
    expect((await sent()).at(-1)?.responderA).toBe(both.user.email);
    const other = await sentIn(platform(), 'simple ciego', () => inReview(author, { titulo: 'Ríos' }));
    await review({ editor, reviewer: both }, other.id);
    await db().delete(mails);
    await write(both, author.user.email);
    const [mail] = await sent();
    expect(mail?.responderA).toBeNull();
    for (const said of ['Hilda', both.user.email, both.user.id])
      expect(`${mail?.texto} ${mail?.html} ${mail?.asunto}`).not.toContain(said);
  });

  it('does not tell a reviewer who wrote the work, in the double blind mode', async () => {
    const writer = await platform().account({ nombres: 'Gloria' }, 'EDITOR', 'AUTOR');
    const own = await sentIn(platform(), 'simple ciego', () => inReview(writer, { titulo: 'Lagos' }));
    await review({ editor, reviewer }, own.id);
    await db().delete(mails);
    await write(writer, reviewer.user.id);
    const closed = await sentIn(platform(), 'doble ciego', () => inReview(writer, { titulo: 'Lagunas' }));
    await review({ editor, reviewer }, closed.id);
    await write(writer, reviewer.user.id);
    const letters = (await sent()).filter(({ asunto }) => asunto === 'Una duda');
    expect(letters.map(({ responderA }) => responderA)).toEqual([writer.user.email, null]);
  });

  it('is read whole among the notifications, signed where the mail is, also by who wants none of their kind', async () => {
    const subject = 'Para leer aquí';
    const off = { pantalla: false, correo: 'NUNCA' } as const;
    const reader = await platform().person('Nuria', 'LECTOR');
    await reader.call.changeNotificationChannels({
      body: { PUBLICACION: off, REVISION: off, CUENTA: off, SISTEMA: off },
    });
    const writer = await platform().account({ nombres: 'Bruno', apellidos: 'Gil' }, 'ADMIN', 'AUTOR');
    const work = await sentIn(platform(), 'doble ciego', () => inReview(writer, { titulo: 'Cauces' }));
    await review({ editor, reviewer }, work.id);
    for (const { user } of [reader, reviewer])
      await write(writer, user.id, { subject, message: 'Dos líneas.\nY {esta}.' });
    const heard = async ({ call }: TestPerson) =>
      (await call.listNotifications({ query: {} })).notifications.find(({ mensaje }) => mensaje.includes(subject))
        ?.mensaje;
    expect(await heard(reader)).toBe('«Para leer aquí»\n\nDos líneas.\nY {esta}.\n\n— Bruno Gil');
    expect(await heard(reviewer)).toBe('«Para leer aquí»\n\nDos líneas.\nY {esta}.');
    const { activity } = await admin.call.activity({ query: { type: 'mail.written', limit: 5 } });
    expect(JSON.stringify(activity)).not.toContain('Dos líneas');
  });

  it('does not tell a sender by what is missing in the record who reviews their work', async () => {
    const writer = await platform().account({ nombres: 'Greta' }, 'ADMIN', 'AUTOR');
    const idle = await platform().person('Ida', 'REVISOR');
    const reader = await platform().account({ nombres: 'Gala' }, 'ADMIN', 'AUTOR');
    for (const author of [writer, reader]) {
      const own = await sentIn(platform(), 'doble ciego', () => inReview(author, { titulo: 'Deltas' }));
      await review({ editor, reviewer }, own.id);
    }
    await write(writer, reviewer.user.id, { subject: 'Para quien revisa' });
    await write(writer, idle.user.id, { subject: 'Para otra persona' });
    const written = async ({ call }: TestPerson, persona?: string) =>
      (await call.activity({ query: { type: 'mail.written', persona, limit: 2 } })).activity.map(
        ({ userId }) => userId,
      );
    expect(await written(writer)).toEqual([writer.user.id, writer.user.id]);
    expect(await written(writer, writer.user.id)).toEqual([writer.user.id, writer.user.id]);
    expect(await written(reader), 'who wrote is not for other authors').toEqual([null, null]);
    expect(await written(reader, writer.user.id)).toEqual([]);
    expect(await written(admin), 'but for who runs all works').toEqual([writer.user.id, writer.user.id]);
  });
});
