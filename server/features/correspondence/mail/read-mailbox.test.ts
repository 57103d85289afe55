/** The mailbox of returned mail, on a real IMAP server: what is read, what is left, and what keeps it from being read. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindsHere } from '#server/background.ts';
import { jobs, mailReturns, mails, returnedAddresses, workerFailures } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { sql } from '#server/platform/database/sql.ts';
import { bringForward, jobsChannel } from '#server/platform/jobs/queue.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { findFailing } from '#server/platform/jobs/worker-failures.ts';
import { mailToken } from '#server/platform/mail/mail-token.ts';
import { longestReport } from '#server/platform/mail/read-report.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { findDovecot, startImap, type TestImap } from '#server/testing/imap.ts';
import { readingMailbox, readMailbox } from './read-mailbox.ts';

const dovecot = findDovecot() ?? '';
const going = new AbortController().signal;

it.skipIf(dovecot)('SKIPPED, no IMAP server: Debian’s dovecot-imapd is needed to read a mailbox', () => {});

describe.skipIf(!dovecot)('the mailbox', () => {
  let imap: TestImap;
  beforeAll(async () => {
    imap = await startImap(dovecot);
  });
  afterAll(() => imap.close());

  describePlatform('of returned mail', (platform) => {
    /** A mailbox of its own for each test. */
    let box: string;
    let id: string;
    let report: string;
    let tests = 0;
    beforeEach(async () => {
      const { db } = platform().services;
      await db.delete(mails);
      await db.delete(returnedAddresses);
      box = `rebotes${++tests}@casa.es`;
      [id, report] = await returned('ana@prueba.test');
    });

    /** A mail that was sent to the address, and the report that it came back. */
    async function returned(para: string, more = ''): Promise<[string, string]> {
      const { db, mailSecret } = platform().services;
      const mail = uuid();
      const text = { asunto: 'Hola', texto: 'Hola.', html: '<p>Hola.</p>', secreto: false };
      await db.insert(mails).values({ id: mail, para, estado: 'ENVIADO', ...text });
      const written = [
        'From: MAILER-DAEMON@mx.example',
        `To: rebotes+${mailToken(mailSecret, mail)}@casa.es`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example',
        '',
        'Action: failed',
        'Status: 5.1.1',
        `Diagnostic-Code: smtp; 550 5.1.1 <${para}>: no such user`,
        '',
        '--b--',
        more,
      ].join('\r\n');
      return [mail, written];
    }
    const put = (...written: string[]) =>
      imap.as(box, async (client) => {
        for (const mail of written) await client.append('INBOX', mail);
      });
    /** What each mail of the mailbox is marked as, the first first. */
    const marks = () =>
      imap.as(box, async (client) => {
        const found: string[][] = [];
        for await (const { flags } of client.fetch('1:*', { flags: true }))
          found.push([...(flags ?? [])].filter((flag) => flag !== '\\Recent').sort());
        return found;
      });
    const read = (url = imap.url(box), services: Partial<ReturnType<typeof platform>['services']> = {}) =>
      readMailbox({ ...platform().services, ...services }, url, going);
    const addresses = async () =>
      (await platform().services.db.select().from(returnedAddresses)).map(({ direccion, veces }) => [direccion, veces]);
    const estado = async () => (await platform().services.db.select().from(mails).where(eq(mails.id, id)))[0]?.estado;

    it('is read: what came back is recorded and marked as read, all else stays unread, and nothing goes', async () => {
      const person = 'From: luis@prueba.test\r\nSubject: Re: Hola\r\n\r\n¿Me lo mandas otra vez?';
      const holiday = 'From: eva@prueba.test\r\nAuto-Submitted: auto-replied\r\n\r\nDe vacaciones.';
      await put(person, report, holiday);
      expect(await read()).toEqual({ leidos: 3, devueltos: 1, grandes: 0 });
      expect(await addresses()).toEqual([['ana@prueba.test', 1]]);
      expect(await estado()).toBe('DEVUELTO');
      expect(await marks()).toEqual([['Pliego'], ['Pliego', '\\Seen'], ['Pliego']]);
      // What was looked at is looked at no more, also where its reader marks it as unread.
      await imap.as(box, (client) => client.messageFlagsRemove('1:*', ['\\Seen']));
      expect(await read()).toEqual({ leidos: 0, devueltos: 0, grandes: 0 });
      expect(await marks()).toHaveLength(3);
    });

    it('is read by TLS, too, and in any folder', async () => {
      await imap.as(box, async (client) => {
        await client.mailboxCreate('Avisos de vuelta ñ');
        await client.append('Avisos de vuelta ñ', report);
      });
      const url = imap.url(box, { tls: true, folder: encodeURIComponent('Avisos de vuelta ñ') });
      expect(await read(url)).toMatchObject({ devueltos: 1 });
      expect(await addresses()).toEqual([['ana@prueba.test', 1]]);
    });

    it('may be empty', async () => {
      expect(await read()).toEqual({ leidos: 0, devueltos: 0, grandes: 0 });
    });

    it('is read to its end, though more waits than one question asks for', async () => {
      const more = await Promise.all(Array.from({ length: 60 }, (_, index) => returned(`p${index}@prueba.test`)));
      await put(...more.map(([, written]) => written));
      expect(await read()).toEqual({ leidos: 60, devueltos: 60, grandes: 0 });
      expect(await addresses()).toHaveLength(60);
    });

    it('has mails that are too large: they are flagged, told of once, and hold no other', async () => {
      const [, large] = await returned('luis@prueba.test', `${'x'.repeat(998)}\r\n`.repeat(longestReport / 1000 + 1));
      await put(large, report);
      const { log } = platform().services;
      const warn = vi.spyOn(log, 'warn');
      expect(await read()).toEqual({ leidos: 1, devueltos: 1, grandes: 1 });
      expect(await read()).toEqual({ leidos: 0, devueltos: 0, grandes: 0 });
      expect(warn.mock.calls).toEqual([[{ uid: 1, bytes: large.length }, expect.stringContaining('too large')]]);
      warn.mockRestore();
      expect(await marks()).toEqual([
        ['Pliego', '\\Flagged'],
        ['Pliego', '\\Seen'],
      ]);
      expect(await addresses()).toEqual([['ana@prueba.test', 1]]);
    });

    it('counts each return once, though two read at once', async () => {
      await put(report);
      await Promise.all([read(), read()]);
      expect(await addresses()).toEqual([['ana@prueba.test', 1]]);
      expect(await platform().services.db.select().from(mailReturns)).toHaveLength(1);
    });

    it('is read again where a return was recorded and not marked, or not recorded, and holds no other for it', async () => {
      const [, other] = await returned('luis@prueba.test');
      await put(report, other);
      const { transact } = platform().services;
      let times = 0;
      const dying: typeof transact = async (act) => {
        const result = await transact(act);
        if (++times === 1) throw new Error('se fue la luz');
        return result;
      };
      await expect(read(undefined, { transact: dying })).rejects.toThrow('se fue la luz');
      expect(await marks()).toEqual([[], ['Pliego', '\\Seen']]);
      expect(await read()).toEqual({ leidos: 1, devueltos: 1, grandes: 0 });
      expect(await addresses()).toEqual(
        expect.arrayContaining([
          ['ana@prueba.test', 1],
          ['luis@prueba.test', 1],
        ]),
      );
    });

    it('is told by nobody but a server of its name, away from this machine', async () => {
      await put(report);
      const before = imap.log().length;
      for (const tls of [true, false])
        await expect(read(imap.url(box, { tls, host: '0.0.0.0' }))).rejects.toThrow(/IMAP_URL.*certificate/);
      expect(imap.log().slice(before)).not.toContain('Login');
      expect(await addresses()).toEqual([]);
    });

    it('says what its server says of a wrong password or folder, and not the password', async () => {
      const wrong = await read(imap.url(box, { password: 'otra-clave' })).catch((error: unknown) => error);
      expect(wrong).toMatchObject({
        message: expect.stringMatching(/IMAP_URL.*does not take the user or the password/),
      });
      expect(JSON.stringify(wrong, Object.getOwnPropertyNames(wrong))).not.toMatch(/otra-clave|casa\.es/);
      await expect(read(imap.url(box, { folder: 'Nada' }))).rejects.toThrow(/IMAP_URL.*lacks that folder/);
    });

    it('is read again by itself once its server is back', async () => {
      await put(report);
      await imap.stop();
      await expect(read()).rejects.toThrow(/IMAP_URL.*ECONNREFUSED/);
      await imap.start();
      expect(await read()).toMatchObject({ devueltos: 1 });
    });

    describe('whose server says nothing', () => {
      const sockets: Socket[] = [];
      const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
      afterEach(() => {
        for (const socket of sockets.splice(0)) socket.destroy();
      });
      afterAll(() => silent.close());

      it('is left once the server stops', async () => {
        silent.listen(0, '127.0.0.1');
        await once(silent, 'listening');
        const { port } = silent.address() as AddressInfo;
        const stopping = new AbortController();
        const reading = readMailbox(
          platform().services,
          `imap://ana:secreta@127.0.0.1:${port}/INBOX`,
          stopping.signal,
        ).catch((error: unknown) => error);
        await once(silent, 'connection');
        stopping.abort(new Error('the server stops'));
        expect(await reading).toMatchObject({ message: 'the server stops' });
      });
    });

    describe('as a job', () => {
      const closing: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const close of closing.splice(0)) await close();
        await platform().services.db.delete(jobs);
        await platform().services.db.delete(workerFailures);
      });
      const turn = async () =>
        (await platform().services.db.select().from(jobs).where(eq(jobs.tipo, readingMailbox.tipo))).sort(
          (one, other) => (one.id < other.id ? -1 : 1),
        );
      async function start(url: string) {
        const services = { ...platform().services, env: { ...platform().services.env, IMAP_URL: url } };
        closing.push(await startJobs(services.database, [readingMailbox], services));
        await bringForward(services.db, readingMailbox);
      }

      it('reads it, says what was there, and comes again', async () => {
        await put(report);
        await start(imap.url(box));
        await expect
          .poll(turn)
          .toMatchObject([
            { estado: 'HECHO', resultado: { leidos: 1, devueltos: 1, grandes: 0 } },
            { estado: 'PENDIENTE' },
          ]);
      });

      it('that its server refuses is tried again after growing waits, and administrators are warned at the third time', async () => {
        await start(imap.url(box, { password: 'otra-clave' }));
        const { db } = platform().services;
        for (const intentos of [1, 2, 3]) {
          await expect
            .poll(turn)
            .toMatchObject([{ estado: 'PENDIENTE', intentos, error: expect.stringContaining('IMAP_URL') }]);
          expect(await findFailing(db)).toHaveLength(intentos < 3 ? 0 : 1);
          if (intentos < 3) {
            await db.update(jobs).set({ fechaPrevista: sql`now()` });
            await signal(db, jobsChannel, '');
          }
        }
        expect(await findFailing(db)).toMatchObject([{ trabajador: 'correo.devueltos' }]);
        expect(JSON.stringify([await turn(), await findFailing(db)])).not.toContain('otra-clave');
      });

      it('is there where a mailbox is set, and otherwise ends what waits from before', async () => {
        const { services } = platform();
        const kindWith = (IMAP_URL: string | undefined) =>
          kindsHere({ ...services, env: { ...services.env, IMAP_URL } }).find(
            ({ tipo }) => tipo === readingMailbox.tipo,
          );
        expect(kindWith(imap.url(box))?.everyMs).toBeGreaterThan(0);
        expect(kindWith(undefined)?.everyMs).toBeUndefined();
      });
    });
  });
});

describe.skipIf(!dovecot)('a server', () => {
  describePlatform('of returned mail', (platform) => {
    const servers: TestImap[] = [];
    const serverThat = async (differs: Parameters<typeof startImap>[1]) => {
      const server = await startImap(dovecot, differs);
      servers.push(server);
      return server;
    };
    afterAll(async () => {
      for (const server of servers) await server.close();
    });
    const note = 'From: luis@prueba.test\r\n\r\nHola.';
    const put = (server: TestImap) => server.as('ana', (client) => client.append('INBOX', note));

    it('without TLS is handed no password, but on this machine', async () => {
      const server = await serverThat({ ssl: 'no' });
      const before = server.log();
      await expect(readMailbox(platform().services, server.url('ana', { host: '0.0.0.0' }), going)).rejects.toThrow(
        /IMAP_URL.*STARTTLS/,
      );
      expect(server.log().slice(before.length)).not.toMatch(/Login|user=<ana>/);
      expect(await readMailbox(platform().services, server.url('ana'), going)).toMatchObject({ leidos: 0 });
    });

    it('that keeps no keywords has what was looked at marked as read', async () => {
      const server = await serverThat({ rights: 'lrsi' });
      await put(server);
      for (const leidos of [1, 0])
        expect(await readMailbox(platform().services, server.url('ana'), going)).toMatchObject({ leidos });
      const [flags] = await server.as('ana', async (client) => {
        const found = await client.fetchOne('1', { flags: true });
        return [[...(found ? (found.flags ?? []) : [])]];
      });
      expect(flags).toContain('\\Seen');
    });

    it('that lets nothing be marked is told of, and nothing is taken', async () => {
      const server = await serverThat({ rights: 'lri' });
      await put(server);
      await expect(readMailbox(platform().services, server.url('ana'), going)).rejects.toThrow(/IMAP_URL.*mark/);
    });
  });
});
