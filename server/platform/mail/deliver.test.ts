/** Delivery to a real SMTP server: one that takes mail, refuses it, is not there, and breaks off in the middle. */
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterEach, expect, it } from 'vitest';
import { startCutLine } from '#server/testing/cut-line.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';
import { jobs, mails, returnedAddresses } from '../database/schema.ts';
import { signal } from '../database/signals.ts';
import { readEnvironment } from '../environment.ts';
import { waitAfter } from '../jobs/failure.ts';
import { claimNext, jobsChannel } from '../jobs/queue.ts';
import { startJobs } from '../jobs/start.ts';
import { delivery, queueDelivery } from './deliver.ts';
import { insertMails, type NewMail } from './outbox.ts';
import { type HandOver, openTransport } from './transport.ts';

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const transportTo = (SMTP_URL: string): HandOver => {
  const env = readEnvironment({
    SMTP_URL,
    PUBLIC_URL: 'https://revista.example',
    MAIL_FROM: 'Revista <hola@revista.example>',
  });
  const handOver = openTransport(env);
  if (!handOver) throw new Error('No transport.');
  return handOver;
};

describeOnEachEngine('delivery', (engine) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await engine.db.delete(mails);
    await engine.db.delete(returnedAddresses);
    await engine.db.delete(jobs);
  });

  const smtp = async (...options: Parameters<typeof startSmtp>): Promise<TestSmtp> => {
    const server = await startSmtp(...options);
    closing.push(server.close);
    return server;
  };
  const deliverTo = async (url: string) => {
    const stop = await startJobs(engine, [delivery], { db: engine.db, handOver: transportTo(url) });
    closing.push(stop);
    return stop;
  };
  const write = async (fields: Partial<NewMail> = {}) => {
    const id = uuid();
    const texto = { asunto: '¡Año nuevo!', texto: 'Hola, Íñigo:\n.\nAdiós.', html: '<p>Hola</p>' };
    await insertMails(engine.db, [
      {
        id,
        para: 'ana@prueba.test',
        ...texto,
        secreto: false,
        estado: 'PENDIENTE',
        ...fields,
      },
    ]);
    if ((fields.estado ?? 'PENDIENTE') === 'PENDIENTE') await queueDelivery(engine.db, { id });
    return id;
  };
  const row = async (id: string) => (await engine.db.select().from(mails).where(eq(mails.id, id)))[0];
  const estado = async (id: string) => (await row(id))?.estado;
  const makeDue = async () => {
    await engine.db.update(jobs).set({ fechaPrevista: sql`now()` }).where(eq(jobs.estado, 'PENDIENTE'));
    await signal(engine.db, jobsChannel, '');
  };

  it('hands a mail over as soon as it is written, both parts and all headers', async () => {
    const server = await smtp();
    await deliverTo(server.url);
    const id = await write({
      responderA: 'lea@otra.test',
      enlaceBaja: 'https://revista.example/newsletter/baja?token=x',
    });
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(await row(id)).toMatchObject({ intentos: 1, error: null, texto: 'Hola, Íñigo:\n.\nAdiós.' });
    expect((await row(id))?.fechaEnvio).toBeInstanceOf(Date);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hola@revista.example', to: ['ana@prueba.test'] });
    expect(mail?.raw).toMatch(/^From: Revista <hola@revista.example>/m);
    expect(mail?.raw).toMatch(/^Reply-To: lea@otra.test/m);
    expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/revista.example\/newsletter\/baja\?token=x>/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.raw).toContain(`Message-ID: <${id}@revista.example>`);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain/);
    expect(mail?.raw).toMatch(/Content-Type: text\/html/);
  });

  it('sends what was written before it started', async () => {
    const id = await write();
    await deliverTo((await smtp()).url);
    await expect.poll(() => estado(id)).toBe('ENVIADO');
  });

  it('leaves alone what is kept for the outbox', async () => {
    const server = await smtp();
    await deliverTo(server.url);
    const kept = await write({ estado: 'GUARDADO' });
    const sent = await write();
    await expect.poll(() => estado(sent)).toBe('ENVIADO');
    expect(await estado(kept)).toBe('GUARDADO');
    expect(server.received).toHaveLength(1);
  });

  it('does not send what is written in a transaction that fails', async () => {
    const server = await smtp();
    await deliverTo(server.url);
    const failed = engine.transact(async () => {
      await write();
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    const sent = await write();
    await expect.poll(() => estado(sent)).toBe('ENVIADO');
    expect(server.received).toHaveLength(1);
  });

  it('forgets what a secret mail said once it is sent', async () => {
    const server = await smtp();
    await deliverTo(server.url);
    const id = await write({ secreto: true, texto: 'El enlace.', enlaceBaja: 'https://revista.example/baja' });
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(await row(id)).toMatchObject({ texto: '', html: '', enlaceBaja: null });
    expect(server.received[0]?.raw).toContain('El enlace.');
  });

  it('cannot be made to write another header or to another person', async () => {
    const server = await smtp();
    await deliverTo(server.url);
    const id = await write({
      asunto: 'Hola\r\nBcc: malo@otra.test',
      responderA: 'lea@otra.test\r\nX-Malo: si',
      para: 'ana@prueba.test, malo@otra.test',
    });
    await expect.poll(async () => (await row(id))?.error ?? (await estado(id))).not.toBe('PENDIENTE');
    for (const { raw, to } of server.received) {
      expect(raw).not.toMatch(/^(Bcc|X-Malo):/m);
      expect(to).not.toContain('malo@otra.test');
    }
  });

  it('tries again after a while where the server refuses, says why, and gives up after ten tries', async () => {
    const server = await smtp({ onRcptTo: (_address, _session, done) => done(reply(450, 'Mailbox is busy')) });
    await deliverTo(server.url);
    const id = await write({ secreto: true });
    for (let tries = 1; tries <= 10; tries++) {
      await expect.poll(async () => (await row(id))?.intentos).toBe(tries);
      await expect.poll(async () => (await row(id))?.error).toContain('Mailbox is busy');
      if (tries === 10) break;
      const due = ((await row(id))?.fechaIntento.getTime() ?? 0) - Date.now();
      expect(await estado(id)).toBe('PENDIENTE');
      expect(due / waitAfter(tries)).toBeGreaterThan(0.5);
      expect(due).toBeLessThanOrEqual(waitAfter(tries) + 2000);
      await engine.db.update(mails).set({ error: null });
      await makeDue();
    }
    await expect.poll(() => estado(id)).toBe('FALLIDO');
    expect(await row(id)).toMatchObject({ texto: '', html: '' });
    expect(server.received).toEqual([]);
  });

  it.each(['reader', 'content'] as const)('gives up at once what is refused for good, for its %s', async (why) => {
    const refused = reply(550, 'No thank you');
    const server = await smtp(
      why === 'reader'
        ? { onRcptTo: (_address, _session, done) => done(refused) }
        : { onData: (stream, _session, done) => stream.on('end', () => done(refused)).resume() },
    );
    await deliverTo(server.url);
    const id = await write();
    await expect.poll(() => estado(id)).toBe('FALLIDO');
    expect(await row(id)).toMatchObject({ intentos: 1, error: expect.stringContaining('No thank you') });
  });

  it('goes on trying where the server wants nothing of the sender', async () => {
    const server = await smtp({ onMailFrom: (_address, _session, done) => done(reply(550, 'Not from you')) });
    await deliverTo(server.url);
    const id = await write();
    await expect.poll(async () => (await row(id))?.error).toContain('Not from you');
    expect(await estado(id)).toBe('PENDIENTE');
  });

  it('sends again, as the same mail, what was cut off in the middle of its text', async () => {
    const server = await smtp();
    const line = await startCutLine(Number(new URL(server.url).port), 2, 50_000);
    closing.push(line.close);
    await deliverTo(`smtp://127.0.0.1:${line.port}`);
    const id = await write({ texto: 'Un texto largo. '.repeat(20_000) });
    for (const tries of [1, 2]) {
      await expect
        .poll(async () => [(await row(id))?.intentos, (await row(id))?.error])
        .toEqual([tries, expect.any(String)]);
      await engine.db.update(mails).set({ error: null });
      await makeDue();
    }
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.raw).toContain(`Message-ID: <${id}@revista.example>`);
  });

  it('keeps a mail that a slow server takes long over from the other processes', async () => {
    const asked = Promise.withResolvers<() => void>();
    const server = await smtp({ onRcptTo: (_address, _session, done) => asked.resolve(() => done()) });
    await deliverTo(server.url);
    const id = await write();
    const release = await asked.promise;
    expect(await claimNext(engine.db, [delivery])).toBeUndefined();
    release();
    await expect.poll(() => estado(id)).toBe('ENVIADO');
  });

  it('leaves nothing of a delivery that has ended but what the outbox says', async () => {
    const server = await smtp({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('no') ? reply(550, 'No') : null),
    });
    await deliverTo(server.url);
    const [sent, failed] = [await write(), await write({ para: 'no@prueba.test' })];
    await expect.poll(() => estado(sent)).toBe('ENVIADO');
    await expect.poll(() => estado(failed)).toBe('FALLIDO');
    await expect.poll(() => engine.db.$count(jobs)).toBe(0);
  });

  it('sends nothing for a mail that was deleted while it waited', async () => {
    const server = await smtp();
    const id = await write();
    await engine.db.delete(mails).where(eq(mails.id, id));
    await deliverTo(server.url);
    await expect.poll(() => engine.db.$count(jobs)).toBe(0);
    expect(server.received).toEqual([]);
  });

  it('waits for a server that is not there, and sends once it is', async () => {
    const dead = await startSmtp();
    await dead.close();
    await deliverTo(dead.url);
    const id = await write();
    await expect.poll(async () => (await row(id))?.error).toContain('ECONNREFUSED');
    expect(await estado(id)).toBe('PENDIENTE');
    const server = await smtp({}, Number(new URL(dead.url).port));
    await makeDue();
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(server.received).toHaveLength(1);
  });

  it('tries again what a server broke off in the middle of', async () => {
    let broken = true;
    const server = await smtp({
      onRcptTo: (_address, session, done) => {
        if (!broken) return done();
        broken = false;
        // 421: the server hangs up.
        return done(Object.assign(new Error(`Going down, ${session.id}`), { responseCode: 421 }));
      },
    });
    await deliverTo(server.url);
    const id = await write();
    await expect.poll(async () => (await row(id))?.error).toContain('Going down');
    await makeDue();
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(server.received).toHaveLength(1);
  });

  it('leaves the mail of a process that died to the others, once its lease is over, and not before', async () => {
    const server = await smtp();
    const id = await write();
    expect((await claimNext(engine.db, [delivery]))?.datos).toEqual({ correo: id });
    await deliverTo(server.url);
    const other = await write();
    await expect.poll(() => estado(other)).toBe('ENVIADO');
    expect(await estado(id)).toBe('PENDIENTE');
    await engine.db.update(jobs).set({ fechaArriendo: sql`now() - interval '1 second'` });
    await signal(engine.db, jobsChannel, '');
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect(server.received.map(({ raw }) => raw.includes(id))).toEqual([false, true]);
  });

  it('sends nothing twice, however many deliver at once', async () => {
    const server = await smtp();
    for (let i = 0; i < 40; i++) await write({ para: `persona${i}@prueba.test` });
    await Promise.all([1, 2, 3].map(() => deliverTo(server.url)));
    const pending = () => engine.db.$count(mails, eq(mails.estado, 'PENDIENTE'));
    await expect.poll(pending).toBe(0);
    const addresses = server.received.flatMap(({ to }) => to);
    expect(addresses).toHaveLength(40);
    expect(new Set(addresses).size).toBe(40);
  });

  it('lets no slow mail hold up the others', async () => {
    let release = () => {};
    const server = await smtp({
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('lenta')) release = () => done();
        else done();
      },
    });
    await deliverTo(server.url);
    const slow = await write({ para: 'lenta@prueba.test' });
    const other = await write();
    await expect.poll(() => estado(other)).toBe('ENVIADO');
    expect(await estado(slow)).toBe('PENDIENTE');
    release();
    await expect.poll(() => estado(slow)).toBe('ENVIADO');
  });

  it('begins nothing more once it was stopped', async () => {
    const server = await smtp();
    const stop = await deliverTo(server.url);
    await stop();
    const id = await write();
    expect(await estado(id)).toBe('PENDIENTE');
    const next = await smtp();
    await deliverTo(next.url);
    await expect.poll(() => estado(id)).toBe('ENVIADO');
    expect([server.received, next.received]).toEqual([[], [expect.anything()]]);
  });
});
