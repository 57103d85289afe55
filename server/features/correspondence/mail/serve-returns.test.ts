/** POST /api/mail-returns: who is listened to, and what comes of what they say. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { mails, rateCounters, returnedAddresses } from '#server/platform/database/schema.ts';
import { mailToken } from '#server/platform/mail/mail-token.ts';
import { longestReport } from '#server/platform/mail/read-report.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const secret = 'un secreto de dieciséis';

describePlatform('what is told of mails that came back', (platform) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let token: string;
  let id: string;
  beforeAll(async () => {
    const { services } = platform();
    app = await buildApp({ ...services, env: { ...services.env, MAIL_RETURNS_SECRET: secret } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { db, mailSecret } = platform().services;
    await db.delete(mails);
    await db.delete(returnedAddresses);
    await db.delete(rateCounters);
    id = uuid();
    token = mailToken(mailSecret, id);
    const text = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>', secreto: false };
    await db.insert(mails).values({ id, para: 'ana@prueba.test', estado: 'ENVIADO', ...text });
  });

  type Headers = Record<string, string>;
  const bearer = { authorization: `Bearer ${encodeURIComponent(secret)}` };
  const post = (payload: string, headers: Headers, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/mail-returns', payload, headers: { 'content-type': type, ...headers } });
  const signed = (payload: string, by = secret): Headers => ({
    'pliego-signature': `sha256=${createHmac('sha256', by).update(payload).digest('hex')}`,
  });
  const tell = (correo: string, clase = 'PERMANENTE') =>
    JSON.stringify({ devoluciones: [{ correo, clase, palabras: '550 5.1.1 No such user' }] });
  const address = async () => (await platform().services.db.select().from(returnedAddresses))[0];
  const estado = async () => (await platform().services.db.select().from(mails).where(eq(mails.id, id)))[0]?.estado;
  const dsn = (to: string, original = '') =>
    [
      `To: ${to}`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx',
      '',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <ana@prueba.test>: no such user',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      original,
      '--b--',
      '',
    ].join('\r\n');

  it('takes a return that is told by the token, by the Message-ID, or by a report', async () => {
    const ways: [string, string?][] = [
      [tell(`rebotes+${token}@casa.es`)],
      [tell(`<${id}@revista.example>`)],
      [dsn(`rebotes+${token}@casa.es`), 'message/rfc822'],
      [dsn('rebotes@casa.es', `Message-ID: <${id}@revista.example>`), 'message/rfc822'],
    ];
    for (const [body, type] of ways) {
      await platform().services.db.delete(returnedAddresses);
      await platform().services.db.delete(mails);
      const text = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>', secreto: false };
      await platform()
        .services.db.insert(mails)
        .values({ id, para: 'ana@prueba.test', estado: 'ENVIADO', ...text });
      const answer = await post(body, signed(body), type);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(await address()).toMatchObject({ direccion: 'ana@prueba.test', clase: 'PERMANENTE', veces: 1 });
      expect((await address())?.detenida).toBeInstanceOf(Date);
      expect((await address())?.palabras).not.toContain('ana@');
      expect(await estado()).toBe('DEVUELTO');
    }
  });

  it('takes the secret itself as a bearer token, too', async () => {
    const services = {
      ...platform().services,
      env: { ...platform().services.env, MAIL_RETURNS_SECRET: encodeURIComponent(secret) },
    };
    const other = await buildApp(services);
    const answer = await other.inject({
      ...{ method: 'POST', url: '/api/mail-returns', payload: tell(token) },
      headers: { 'content-type': 'application/json', ...bearer },
    });
    await other.close();
    expect(answer.statusCode).toBe(204);
    expect(await address()).toMatchObject({ veces: 1 });
  });

  it('tells strangers nothing but that there is nothing, and changes nothing for them', async () => {
    const body = tell(token);
    const asked: Headers[] = [
      {},
      { authorization: 'Bearer otro' },
      signed(body, 'otro secreto de dieciséis'),
      // The signature of another body.
      signed(tell(token, 'QUEJA')),
      { 'pliego-signature': 'sha256=00' },
      { 'pliego-signature': signed(body)['pliego-signature']?.slice(0, -2) ?? '' },
    ];
    for (const headers of asked) {
      const answer = await post(body, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'no_encontrado' });
    }
    expect(await address()).toBeUndefined();
    expect(await estado()).toBe('ENVIADO');
  });

  it('is not there where no secret is set', async () => {
    const body = tell(token);
    const answer = await platform().inject({
      ...{ method: 'POST', url: '/api/mail-returns', payload: body },
      headers: { 'content-type': 'application/json', ...signed(body), authorization: 'Bearer undefined' },
    });
    expect(answer.statusCode).toBe(404);
    expect(await address()).toBeUndefined();
  });

  it('counts what is sent again, also after the address was started again, no second time', async () => {
    const body = tell(token);
    await post(body, signed(body));
    await platform().services.db.update(returnedAddresses).set({ detenida: null });
    await Promise.all([post(body, signed(body)), post(body, signed(body))]);
    expect(await address()).toMatchObject({ veces: 1, detenida: null });
  });

  it('stops nobody by an address, a forged token or a mail that is not ours', async () => {
    for (const named of [
      'ana@prueba.test',
      `${token.slice(0, -4)}aaaa`,
      `<${uuid()}@revista.example>`,
      'x'.repeat(2000),
    ]) {
      const body = tell(named);
      expect((await post(body, signed(body))).statusCode).toBe(204);
    }
    expect(await address()).toBeUndefined();
  });

  it('refuses what it cannot read, and what is too much', async () => {
    const entry = { correo: token, clase: 'PERMANENTE' };
    for (const body of [
      '{',
      '[]',
      '{}',
      '"x"',
      JSON.stringify({ devoluciones: [{ ...entry, clase: 'OTRA' }] }),
      JSON.stringify({ devoluciones: Array.from({ length: 101 }, () => entry) }),
      JSON.stringify({ devoluciones: [{ ...entry, palabras: 'x'.repeat(2001) }] }),
    ])
      expect((await post(body, signed(body))).json()).toMatchObject({ code: 'cuerpo_ilegible' });
    const huge = 'x'.repeat(longestReport + 1);
    expect((await post(huge, signed(huge), 'message/rfc822')).statusCode).toBe(413);
    expect((await post('{}', signed('{}'), 'text/plain')).statusCode).toBe(415);
    expect(await address()).toBeUndefined();
  });

  it('takes a mail that is no report, and does nothing', async () => {
    const holiday = `To: rebotes+${token}@casa.es\r\nAuto-Submitted: auto-replied\r\n\r\nDe vacaciones.`;
    expect((await post(holiday, signed(holiday), 'message/rfc822')).statusCode).toBe(204);
    expect(await estado()).toBe('ENVIADO');
  });

  it('listens so often a minute to one network', async () => {
    const answers: number[] = [];
    for (let times = 0; times < 121; times++) answers.push((await post('{}', {})).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
