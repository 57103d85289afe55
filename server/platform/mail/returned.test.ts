/** Addresses that mails come back from: which are stopped, what still goes to them, and what starts them again. */
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { jobs, mailReturns, mails, returnedAddresses } from '../database/schema.ts';
import { readEnvironment } from '../environment.ts';
import { startJobs } from '../jobs/start.ts';
import { openSettings } from '../settings-store.ts';
import { delivery, queueDelivery } from './deliver.ts';
import { mailOfToken } from './mail-token.ts';
import { insertMails, type NewMail } from './outbox.ts';
import { findStopped, isStopped, liftAddress, recordReturn, temporaryReturns } from './returned.ts';
import { sendMails } from './send.ts';
import { openTransport } from './transport.ts';

describeOnEachEngine('addresses that mails come back from', (engine) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await engine.db.delete(mails);
    await engine.db.delete(returnedAddresses);
    await engine.db.delete(jobs);
  });

  const write = async (fields: Partial<NewMail> = {}) => {
    const id = uuid();
    const texto = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>' };
    await insertMails(engine.db, [
      { id, para: 'ana@prueba.test', ...texto, secreto: false, estado: 'ENVIADO', ...fields },
    ]);
    return id;
  };
  const come = (correoId: string, clase: 'PERMANENTE' | 'TEMPORAL' | 'QUEJA', palabras = '550 5.1.1 No') =>
    engine.transact(() => recordReturn(engine.db, { correoId, clase, palabras }));
  const mail = async (id: string) => (await engine.db.select().from(mails).where(eq(mails.id, id)))[0];
  const address = async () => (await engine.db.select().from(returnedAddresses))[0];
  const stopped = (who = 'ana@prueba.test') => isStopped(engine.db, who);

  it('stops an address with its first permanent return, in any case, and says what its server said without addresses', async () => {
    const id = await write({ para: 'Ana@Prueba.test' });
    expect(await come(id, 'PERMANENTE', '550 5.1.1 <ana@prueba.test>:\r\n no such user')).toBe(true);
    expect(await address()).toMatchObject({ direccion: 'ana@prueba.test', clase: 'PERMANENTE', veces: 1 });
    expect((await address())?.palabras).toBe('550 5.1.1 … no such user');
    expect(await findStopped(engine.db, ['ANA@prueba.test', 'eva@prueba.test'])).toEqual(new Set(['ana@prueba.test']));
    expect(await mail(id)).toMatchObject({ estado: 'DEVUELTO', error: '550 5.1.1 … no such user' });
  });

  it('stops one by a complaint, whose mail arrived', async () => {
    const id = await write();
    await come(id, 'QUEJA', 'abuse');
    expect(await stopped()).toBe(true);
    expect((await mail(id))?.estado).toBe('ENVIADO');
  });

  it('stops one by the fifth temporary return within a fortnight, not by older ones', async () => {
    for (let times = 1; times < temporaryReturns.most; times++) await come(await write(), 'TEMPORAL');
    expect(await stopped()).toBe(false);
    // The first was longer ago.
    await engine.db
      .update(returnedAddresses)
      .set({ temporales: sql`array_prepend(now() - interval '15 days', temporales[2:])` });
    await come(await write(), 'TEMPORAL');
    expect(await stopped()).toBe(false);
    await come(await write(), 'TEMPORAL');
    expect(await stopped()).toBe(true);
    expect(await address()).toMatchObject({ veces: temporaryReturns.most + 1 });
  });

  it('counts what is said twice of a mail once, also at the same time, and nothing of a mail that is not there', async () => {
    const id = await write();
    const said = await Promise.all([come(id, 'TEMPORAL'), come(id, 'TEMPORAL'), come(id, 'TEMPORAL')]);
    expect(said.filter(Boolean)).toHaveLength(1);
    expect(await come(uuid(), 'PERMANENTE')).toBe(false);
    expect(await address()).toMatchObject({ veces: 1, detenida: null });
    expect(await engine.db.select().from(mailReturns)).toHaveLength(1);
  });

  it('counts several mails of one address that come back at once', async () => {
    const ids = await Promise.all(Array.from({ length: temporaryReturns.most }, () => write()));
    await Promise.all(ids.map((id) => come(id, 'TEMPORAL')));
    expect(await address()).toMatchObject({ veces: temporaryReturns.most });
    expect(await stopped()).toBe(true);
  });

  it('writes to it again once it is lifted, and counts anew', async () => {
    for (let times = 0; times < temporaryReturns.most; times++) await come(await write(), 'TEMPORAL');
    expect(await liftAddress(engine.db, 'ANA@prueba.test')).toBe(true);
    expect(await liftAddress(engine.db, 'ana@prueba.test')).toBe(false);
    expect(await stopped()).toBe(false);
    await come(await write(), 'TEMPORAL');
    expect(await stopped()).toBe(false);
  });

  const services = async (SMTP_URL: string) => ({
    db: engine.db,
    env: readEnvironment({ SMTP_URL, PUBLIC_URL: 'https://revista.example' }),
    settings: await openSettings(engine),
  });
  const text = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>' };

  it('sends it nothing but what its reader asks for, and says of the rest why it was not sent', async () => {
    await come(await write(), 'PERMANENTE');
    const server = await startSmtp();
    closing.push(server.close);
    const sending = await services(server.url);
    const [told, link, asked, other] = await engine.transact(() =>
      sendMails(sending, [
        { para: 'ana@prueba.test', secreto: false, ...text },
        { para: 'ana@prueba.test', secreto: true, ...text },
        { para: 'ana@prueba.test', secreto: true, pedido: true, ...text },
        { para: 'eva@prueba.test', secreto: false, ...text },
      ]),
    );
    expect(await mail(told ?? '')).toMatchObject({ estado: 'DETENIDO', texto: expect.stringContaining('Hola.') });
    // The link would open something to whoever reads the outbox.
    expect(await mail(link ?? '')).toMatchObject({ estado: 'DETENIDO', texto: '', html: '' });
    const handOver = openTransport(sending.env);
    closing.push(await startJobs(engine, [delivery], { db: engine.db, handOver }));
    for (const id of [asked, other]) await expect.poll(async () => (await mail(id ?? ''))?.estado).toBe('ENVIADO');
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['ana@prueba.test', 'eva@prueba.test']);
  });

  it('does not send what waited while its address was stopped', async () => {
    const server = await startSmtp();
    closing.push(server.close);
    const waiting = await write({ estado: 'PENDIENTE' });
    const asked = await write({ estado: 'PENDIENTE', pedido: true });
    for (const id of [waiting, asked]) await queueDelivery(engine.db, { id });
    await come(await write(), 'PERMANENTE');
    const handOver = openTransport((await services(server.url)).env);
    closing.push(await startJobs(engine, [delivery], { db: engine.db, handOver }));
    await expect.poll(async () => (await mail(waiting))?.estado).toBe('DETENIDO');
    await expect.poll(async () => (await mail(asked))?.estado).toBe('ENVIADO');
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['550 5.1.1 No such user', true],
    ['550 5.7.1 Your host is blocked', false],
  ] as const)('counts the refusal of a reader at sending: %s', async (answer, isGone) => {
    const refused = Object.assign(new Error(answer.slice(4)), { responseCode: 550 });
    const server = await startSmtp({ onRcptTo: (_address, _session, done) => done(refused) });
    closing.push(server.close);
    const id = await write({ estado: 'PENDIENTE' });
    await queueDelivery(engine.db, { id });
    const handOver = openTransport((await services(server.url)).env);
    closing.push(await startJobs(engine, [delivery], { db: engine.db, handOver }));
    await expect.poll(async () => (await mail(id))?.estado).toBe('FALLIDO');
    expect(await address()).toMatchObject({ clase: isGone ? 'PERMANENTE' : 'TEMPORAL', veces: 1 });
    expect(await stopped()).toBe(isGone);
  });

  it('sends each mail from an address of its own, where mails come back to one', async () => {
    const server = await startSmtp();
    closing.push(server.close);
    const secret = Buffer.from('a secret of the platform');
    const env = { ...(await services(server.url)).env, MAIL_BOUNCES: 'rebotes@casa.es' };
    const [one, two] = [await write({ estado: 'PENDIENTE' }), await write({ estado: 'PENDIENTE' })];
    for (const id of [one, two]) await queueDelivery(engine.db, { id });
    const handOver = openTransport(env, undefined, secret);
    closing.push(await startJobs(engine, [delivery], { db: engine.db, handOver }));
    await expect.poll(() => server.received.length).toBe(2);
    const named = server.received.map(({ from }) => mailOfToken(secret, from));
    expect(named.sort()).toEqual([one, two].sort());
    for (const { from, to, raw } of server.received) {
      expect(from).toMatch(/^rebotes\+[a-z2-7]{42}@casa\.es$/);
      expect(to).toEqual(['ana@prueba.test']);
      // What a reader answers to is not it.
      expect(raw).toMatch(/^From: .*no-reply@revista.example/m);
    }
  });

  it('counts no refusal of the content, nor of the sender', async () => {
    const refused = Object.assign(new Error('No thank you'), { responseCode: 550 });
    const server = await startSmtp({
      onData: (stream, _session, done) => stream.on('end', () => done(refused)).resume(),
    });
    closing.push(server.close);
    const id = await write({ estado: 'PENDIENTE' });
    await queueDelivery(engine.db, { id });
    const handOver = openTransport((await services(server.url)).env);
    closing.push(await startJobs(engine, [delivery], { db: engine.db, handOver }));
    await expect.poll(async () => (await mail(id))?.estado).toBe('FALLIDO');
    expect(await address()).toBeUndefined();
  });
});
