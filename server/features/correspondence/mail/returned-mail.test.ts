/** Mails that came back, as people are told of them: whose they are, who runs their works, and administrators. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { deliveryDays } from '#contract/entities/mail.ts';
import { mailedTokens, mails, returnedAddresses, users } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { recordReturn } from '#server/platform/mail/returned.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, sentIn } from '#server/testing/works.ts';

describePlatform('mails that came back', (platform) => {
  const db = () => platform().services.db;
  beforeEach(async () => {
    await db().delete(returnedAddresses);
    await db().delete(mails);
  });
  const comeBack = async (para: string, clase: 'PERMANENTE' | 'TEMPORAL' = 'PERMANENTE') => {
    const id = uuid();
    const text = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>', secreto: false };
    await db()
      .insert(mails)
      .values({ id, para, estado: 'ENVIADO', ...text });
    await platform().services.transact(() =>
      recordReturn(db(), { correoId: id, clase, palabras: `550 5.1.1 <${para}> no such user` }),
    );
    return id;
  };
  const found = async (admin: TestPerson) =>
    (await admin.call.listReturned()).direcciones.map(({ direccion }) => direccion);

  it('are listed by address, the last stopped first, without those that are written to', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await comeBack('ana@prueba.test');
    await comeBack('eva@prueba.test', 'TEMPORAL');
    await comeBack('leo@prueba.test');
    const list = await admin.call.listReturned({ query: { limit: 1 } });
    expect(list).toMatchObject({
      direcciones: [
        { direccion: 'leo@prueba.test', clase: 'PERMANENTE', veces: 1, palabras: '550 5.1.1 … no such user' },
      ],
      ...{ total: 2, page: 1, totalPages: 2 },
    });
    expect((await admin.call.attention()).asuntos).toContainEqual({ tipo: 'DIRECCIONES_DETENIDAS', total: 2 });
  });

  it('are lifted by an administrator, once, in any case, and nothing is told of who is not there', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await comeBack('ana@prueba.test');
    const lift = () => admin.call.liftReturned({ body: { direccion: 'ANA@prueba.test' } });
    const answers = await Promise.allSettled([lift(), lift()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await found(admin)).toEqual([]);
    expect(await problemOf(lift())).toMatchObject({ status: 404 });
    expect(await problemOf(admin.call.liftReturned({ body: { direccion: 'nadie@prueba.test' } }))).toMatchObject({
      status: 404,
    });
  });

  it('tell an administrator who signs a work that is reviewed blindly of no address but their own', async () => {
    const author = await platform().person('Alba', 'AUTOR', 'ADMIN');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const admin = await platform().person('Inés', 'ADMIN');
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await comeBack(reviewer.user.email);
    expect(await found(author)).toEqual([]);
    expect(await problemOf(author.call.liftReturned({ body: { direccion: reviewer.user.email } }))).toMatchObject({
      status: 404,
    });
    expect(await found(admin)).toEqual([reviewer.user.email]);
    await comeBack(author.user.email);
    expect(await found(author)).toEqual([author.user.email]);
  });

  it('are told to whose they are, who confirms the address again and is written to again', async () => {
    const person = await platform().person('Ana', 'AUTOR');
    const other = await platform().person('Eva', 'AUTOR');
    expect((await person.call.profile()).data).not.toHaveProperty('correoDevuelto');
    await comeBack(person.user.email);
    expect((await person.call.profile()).data).toMatchObject({ correoDevuelto: true, correoVerificado: true });
    expect((await other.call.profile()).data).not.toHaveProperty('correoDevuelto');
    await person.call.resendVerification();
    const [token = ''] = await tokensTo(platform(), person.user.email, '/verify-email');
    await person.call.verifyEmail({ body: { token } });
    expect((await person.call.profile()).data).not.toHaveProperty('correoDevuelto');
    // The link is used up: it lifts nothing a second time.
    await comeBack(person.user.email);
    await person.call.verifyEmail({ body: { token } });
    expect((await person.call.profile()).data).toMatchObject({ correoDevuelto: true });
    await db().delete(mailedTokens);
  });

  it('mail no link to who is written to and has confirmed the address', async () => {
    const person = await platform().person('Ana', 'AUTOR');
    await person.call.resendVerification();
    expect(await db().select().from(mails).where(eq(mails.para, person.user.email))).toEqual([]);
  });

  it('are told to who runs a work, of its reviewers and its main author', async () => {
    const author = await platform().person('Alba', 'AUTOR');
    const editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const work = await inReview(author);
    await editor.call.assignReviewer({ params: { id: work.id }, body: { revisorId: reviewer.user.id } });
    const desk = () => editor.call.editorialDesk({ params: { id: work.id } });
    expect(JSON.stringify(await desk())).not.toMatch(/devuelto/i);
    await comeBack(reviewer.user.email);
    expect(await desk()).toMatchObject({ cargas: [{ id: reviewer.user.id, correoDevuelto: true }] });
    expect(await desk()).not.toHaveProperty('autorDevuelto');
    await comeBack(author.user.email);
    expect(await desk()).toMatchObject({ autorDevuelto: true });
    for (const { call } of [author, reviewer])
      expect(await problemOf(call.editorialDesk({ params: { id: work.id } }))).toMatchObject({ status: 403 });
  });

  it('are counted by day, with those that were sent, that failed, and that were not sent for them', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    const id = await comeBack('ana@prueba.test');
    const text = { asunto: 'Hola', texto: '', html: '', secreto: false, para: 'eva@prueba.test' };
    for (const estado of ['ENVIADO', 'FALLIDO', 'DETENIDO', 'DETENIDO', 'PENDIENTE'] as const)
      await db()
        .insert(mails)
        .values({ id: uuid(), estado, ...text });
    const { dias } = await admin.call.deliveryDays();
    expect(dias).toHaveLength(deliveryDays);
    expect(dias.at(-1)).toMatchObject({ enviados: 2, devueltos: 1, fallidos: 1, detenidos: 2 });
    expect(dias.at(-1)?.dia).toBe(new Date().toISOString().slice(0, 10));
    // What was written yesterday and came back today is of both days.
    await db().update(mails).set({ fechaCreacion: sql`now() - interval '1 day'` }).where(eq(mails.id, id));
    const later = (await admin.call.deliveryDays()).dias;
    expect(later.at(-2)).toMatchObject({ enviados: 1, devueltos: 0 });
    expect(later.at(-1)).toMatchObject({ enviados: 1, devueltos: 1 });
    expect(await admin.call.metrics()).toContain('mail_delivery_today{result="stopped"} 2');
  });

  it('stay with no account that is erased', async () => {
    const person = await platform().person('Ana', 'AUTOR');
    await comeBack(person.user.email);
    const admin = await platform().person('Inés', 'ADMIN');
    await admin.call.deleteUser({ params: { id: person.user.id } });
    expect(await db().select().from(returnedAddresses)).toEqual([]);
    expect((await db().select().from(users).where(eq(users.id, person.user.id)))[0]?.email).toMatch(/@invalid$/);
  });
});
