/** Failed mails that are tried again by hand leave as they would have left. */
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { askAuthors } from '#server/features/publications/byline/ask.ts';
import { mails, publications } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { delivery } from '#server/platform/mail/deliver.ts';
import { openServices } from '#server/platform/services.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { draft } from '#server/testing/works.ts';
import { retryMail } from './settle-failed.ts';

describePlatform('a failed mail that is tried again', (platform) => {
  it('asks to sign a work in the name of its journal, as it says it', async () => {
    await platform().settings({ nombre: 'Prensa' });
    const { database, env } = platform().services;
    let isOpen = false;
    // Of who sends: what says that the address is no more would stop it, and the second of the two with it.
    const no = Object.assign(new Error('5.7.1 Not now'), { responseCode: 550 });
    const server = await startSmtp({ onRcptTo: (_address, _session, done) => done(isOpen ? null : no) });
    onTestFinished(server.close);
    const services = await openServices(
      { ...env, SMTP_URL: server.url, PUBLIC_URL: 'https://prensa.example' },
      database,
    );
    const { db, transact } = services;
    const author = await platform().person('Irene', 'AUTOR');
    const ana = await platform().person('Ana', 'AUTOR');
    const admin = await platform().person('Inés', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'ribera', nombre: 'Ribera' } });
    await expect.poll(() => services.settings.of(revistaId).nombre).toBe('Ribera');
    const [ofJournal, ofPlatform] = [await draft(author), await draft(author)];
    await db.update(publications).set({ revistaId }).where(eq(publications.id, ofJournal.id));
    await db.delete(mails);
    onTestFinished(await startJobs(database, [delivery], { db, handOver: services.handOver }));

    for (const { id, titulo, tipo } of [ofJournal, ofPlatform])
      await transact(() => askAuthors(services, { ...author.user, ambitos: {} }, { id, titulo, tipo }, [ana.user.id]));
    const asked = () => db.select().from(mails).where(eq(mails.para, ana.user.email)).orderBy(mails.fechaCreacion);
    await expect.poll(async () => (await asked()).map(({ estado }) => estado)).toEqual(['FALLIDO', 'FALLIDO']);
    isOpen = true;
    for (const { id } of await asked()) {
      const sent = server.received.length;
      await retryMail(services, { ...admin.user, ambitos: {} }, id);
      await expect.poll(() => server.received.length).toBe(sent + 1);
    }
    const from = server.received.map(({ raw }) => /^From: "?(\w+)"? </m.exec(raw)?.[1]);
    expect(from).toEqual(['Ribera', 'Prensa']);
    for (const [at, { texto }] of (await asked()).entries()) expect(texto).toContain(from[at]);
  });
});
