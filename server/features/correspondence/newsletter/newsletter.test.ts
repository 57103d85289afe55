/** The newsletter, with double opt-in (docs/specification.md 1). */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails, subscribers } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';

const email = 'lea@prueba.test';

describePlatform('the newsletter', (platform) => {
  const db = () => platform().services.db;
  beforeEach(async () => {
    await db().delete(mails);
    await db().delete(subscribers);
    // Another address on the network for each test, as the limit on guessing counts by it.
    await platform().person('Nadie');
  });

  const subscribe = (idioma?: string) => platform().guest.subscribe({ body: { email, idioma } });
  const confirm = (token: string) => platform().guest.confirmSubscription({ body: { token } });
  const leave = (token: string) => platform().guest.unsubscribe({ body: { token } });
  const subscriber = async () => (await db().select().from(subscribers).where(eq(subscribers.email, email)))[0];
  const sent = () => db().select().from(mails).orderBy(mails.id);
  const tokenOf = ({ texto }: { texto: string }) => /\/newsletter\/confirmar\?token=([\w-]+)/.exec(texto)?.[1] ?? '';
  const anHourLater = () => db().update(subscribers).set({ fechaAlta: sql`now() - interval '61 minutes'` });
  const firstToken = async () => {
    await subscribe();
    const [mail] = await sent();
    return mail ? tokenOf(mail) : '';
  };

  it('asks by mail, and writes to nobody who has not confirmed', async () => {
    await subscribe();
    expect(await subscriber()).toMatchObject({ idioma: 'es', fechaConfirmacion: null, fechaBaja: null });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ para: email, secreto: true, asunto: 'Confirma tu suscripción al boletín' });
    expect(mail?.enlaceBaja).toMatch(/\/newsletter\/baja\?token=[\w-]{43}$/);
  });

  it('asks in the language of the page', async () => {
    await subscribe('en');
    expect(await sent()).toMatchObject([{ asunto: 'Confirm your subscription to the newsletter' }]);
  });

  it('keeps the token as a hash alone', async () => {
    const token = await firstToken();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await subscriber())).not.toContain(token);
  });

  it('is confirmed by the link, as often as it is opened', async () => {
    const token = await firstToken();
    await confirm(token);
    const first = (await subscriber())?.fechaConfirmacion;
    expect(first).toBeInstanceOf(Date);
    await confirm(token);
    expect((await subscriber())?.fechaConfirmacion).toEqual(first);
  });

  it('is left by the link, as often as it is opened; confirming no longer works', async () => {
    const token = await firstToken();
    await confirm(token);
    await leave(token);
    await leave(token);
    expect((await subscriber())?.fechaBaja).toBeInstanceOf(Date);
    expect(await problemOf(confirm(token))).toMatchObject({ status: 410, code: 'enlace_no_valido' });
  });

  it('is left by the one click of a mail program, at the address in the header', async () => {
    const token = await firstToken();
    await confirm(token);
    const click = (url: string) =>
      platform().inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click(`/newsletter/baja?token=${token}`)).statusCode).toBe(204);
    expect((await subscriber())?.fechaBaja).toBeInstanceOf(Date);
    expect((await click('/newsletter/baja?token=x')).statusCode).toBe(410);
  });

  it.each(['no-es-de-nadie', '0'.repeat(43)])('refuses the token %s', async (token) => {
    expect(await problemOf(confirm(token))).toMatchObject({ code: 'enlace_no_valido' });
    expect(await problemOf(leave(token))).toMatchObject({ code: 'enlace_no_valido' });
  });

  it('sends who did not confirm another mail after an hour, and not before', async () => {
    await subscribe();
    await subscribe();
    expect(await sent()).toHaveLength(1);
    await anHourLater();
    await subscribe();
    await subscribe();
    expect(await sent()).toHaveLength(2);
  });

  it('keeps the links of older mails working', async () => {
    await subscribe();
    await anHourLater();
    await subscribe();
    const [first, second] = (await sent()).map(tokenOf);
    expect(first).toBe(second);
  });

  it('sends who has it already nothing', async () => {
    await confirm(await firstToken());
    await anHourLater();
    await subscribe('en');
    expect(await sent()).toHaveLength(1);
    expect(await subscriber()).toMatchObject({ idioma: 'es' });
  });

  it('begins anew with who left: asked again, not a subscriber until confirmed', async () => {
    const token = await firstToken();
    await confirm(token);
    await leave(token);
    await subscribe();
    expect(await sent()).toHaveLength(2);
    expect(await subscriber()).toMatchObject({ fechaConfirmacion: null, fechaBaja: null });
    await confirm(token);
    expect((await subscriber())?.fechaConfirmacion).toBeInstanceOf(Date);
  });

  it('answers the same whether the address is new, known or confirmed', async () => {
    const ask = (payload: object) => platform().inject({ method: 'POST', url: '/api/newsletter', payload });
    const answers = [await ask({ email }), await ask({ email }), await ask({ email: 'LEA@prueba.test ' })];
    await db().update(subscribers).set({ fechaConfirmacion: sql`now()` });
    answers.push(await ask({ email }));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [204, '']));
    expect(await db().$count(subscribers)).toBe(1);
  });

  it('asks once where the same address is sent many times at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => subscribe()));
    expect(await sent()).toHaveLength(1);
  });

  it('takes an address and nothing else', async () => {
    const bad = platform().guest.subscribe({ body: { email: 'lea@prueba.test\r\nBcc: otra@prueba.test' } });
    expect(await problemOf(bad)).toMatchObject({ status: 422, errors: [{ field: 'email' }] });
  });
});
