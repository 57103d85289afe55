/** In whose name mails come: the journal's that signs them, and the operator's own where one is set. */
import { expect, it, onTestFinished } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { draft } from '#server/testing/works.ts';
import { publications } from '../database/schema.ts';
import { eq } from '../database/sql.ts';
import { startJobs } from '../jobs/start.ts';
import { openServices } from '../services.ts';
import { delivery } from './deliver.ts';
import { sendMails } from './send.ts';

describePlatform('the sender of a mail', (platform) => {
  const words = { asunto: 'Hola', texto: 'Hola', html: '<p>Hola</p>', secreto: false };

  /** The `From` of the mails, by their addresses, as a server gets them. */
  async function sendersWith(MAIL_FROM: string | undefined) {
    const { database, db, env } = platform().services;
    const server = await startSmtp();
    onTestFinished(server.close);
    const services = await openServices(
      { ...env, SMTP_URL: server.url, PUBLIC_URL: 'https://prensa.example', MAIL_FROM },
      database,
    );
    const author = await platform().person('Irene', 'AUTOR');
    const admin = await platform().person('Inés', 'ADMIN');
    const clave = `r-${crypto.randomUUID().slice(0, 8)}`;
    const { id: revistaId } = await admin.call.createJournal({ body: { clave, nombre: 'Río & «Ribera», revista' } });
    await expect.poll(() => services.settings.of(revistaId).nombre).toContain('Río');
    const { id } = await draft(author);
    await db.update(publications).set({ revistaId }).where(eq(publications.id, id));
    const stop = await startJobs(database, [delivery], { db, handOver: services.handOver });
    onTestFinished(stop);
    await services.transact(() =>
      sendMails(services, [
        { ...words, para: 'obra@prueba.test', publicacionId: id },
        { ...words, para: 'firma@prueba.test', deObra: id },
        { ...words, para: 'cuenta@prueba.test' },
      ]),
    );
    const about = () => server.received.filter(({ to }) => /^(obra|firma|cuenta)@/.test(to[0] ?? ''));
    await expect.poll(() => about().length).toBe(3);
    const entries = about().map(({ to, raw }) => [
      to[0]?.split('@')[0],
      decoded(/^From: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1]),
    ]);
    return Object.fromEntries(entries) as Record<'obra' | 'firma' | 'cuenta', string>;
  }

  it('is the journal that the work is of, and the platform where it is about none', async () => {
    await platform().settings({ nombre: 'Prensa' });
    const journal = 'Río & «Ribera», revista <no-reply@prensa.example>';
    expect(await sendersWith(undefined)).toEqual({
      obra: journal,
      firma: journal,
      cuenta: 'Prensa <no-reply@prensa.example>',
    });
  });

  it('has the operator’s address and the journal’s name where the address is all that was set', async () => {
    await platform().settings({ nombre: 'Prensa' });
    const senders = await sendersWith('correo@prensa.example');
    expect(senders.obra).toBe('Río & «Ribera», revista <correo@prensa.example>');
    expect(senders.cuenta).toBe('Prensa <correo@prensa.example>');
  });

  it('is the operator’s own where a name was set', async () => {
    const senders = await sendersWith('Editorial Ribera <correo@prensa.example>');
    expect(new Set(Object.values(senders))).toEqual(new Set(['Editorial Ribera <correo@prensa.example>']));
  });
});

/** A header as it is read: RFC 2047's words, UTF-8 in quoted-printable or base64, within folded lines. */
const decoded = (header = ''): string =>
  header
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (all) =>
      Buffer.concat(
        [...all.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind = '', said = '']) =>
          kind.toUpperCase() === 'B' ? Buffer.from(said, 'base64') : quoted(said),
        ),
      ).toString('utf8'),
    );
const quoted = (said: string) =>
  Buffer.from(
    said
      .replaceAll('_', ' ')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
