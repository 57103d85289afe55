/** What the cast of the canary test is told without asking: their live streams from beginning to end, and all their mail. */
import { and, eq, inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { record } from '#server/events/events.ts';
import { mailNotices } from '#server/features/correspondence/notifications/mail-notices.ts';
import { digestAll } from '#server/features/correspondence/notifications/send-digests.ts';
import { jobs, mails } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import type { Cast } from './canary-cast.ts';
import { addressOf, type LiveReader, readLive } from './live.ts';
import { mailsTo } from './mailbox.ts';
import type { TestPlatform } from './platform.ts';

export type Ears = Map<string, LiveReader>;

/** Opens everybody's stream; from now on half of their notifications are mailed at once, the others with the day's. */
export async function listen({ app }: TestPlatform, people: Cast): Promise<Ears> {
  const address = await addressOf(app);
  const ears: Ears = new Map();
  for (const [name, { token, call }] of Object.entries(people)) {
    const [now, daily] = [{ pantalla: true, correo: 'AHORA' } as const, { pantalla: true, correo: 'RESUMEN' } as const];
    await call.changeNotificationChannels({ body: { PUBLICACION: now, CUENTA: now, REVISION: daily, SISTEMA: daily } });
    ears.set(name, await readLive(address, token));
  }
  return ears;
}

/** No work is called so: what the record keeps of it names everybody, and is the test's own. The same in any encoding. */
export const lastWork = 'Fin de la escucha';
const patience = { timeout: 60_000, interval: 100 };

/** What each stream has said, once all of it has come. Throws where one ended before. */
export async function endListening({ services }: TestPlatform, people: Cast, ears: Ears): Promise<Map<string, string>> {
  await services.transact(async () => {
    for (const { user } of Object.values(people)) {
      const datos = { titulo: lastWork, cuenta: user.id };
      await record(services.db, { type: 'publication.editorAssigned', userId: null, datos });
    }
  });
  for (const [name, ear] of ears) await vi.waitFor(() => expect(ear.text(), name).toContain(lastWork), patience);
  for (const ear of ears.values()) ear.leave();
  return new Map([...ears].map(([name, ear]) => [name, ear.text()]));
}

/** Writes the mails that notifications become, those of the day too. */
export async function mailAll({ services }: TestPlatform): Promise<void> {
  const waiting = and(eq(jobs.tipo, mailNotices.tipo), inArray(jobs.estado, ['PENDIENTE', 'EN_CURSO']));
  const stop = await startJobs(services.database, [mailNotices], services);
  await vi.waitFor(async () => expect(await services.db.$count(jobs, waiting)).toBe(0), patience);
  await stop();
  await digestAll(services, new Date(Date.now() + 2 * 86_400_000), new AbortController().signal);
}

/** All that leaves of the mails to an address; `by` tells which. */
export async function readMails(platform: TestPlatform, email: string): Promise<{ by: string; said: string }[]> {
  return (await mailsTo(platform, email)).map(({ para, asunto, texto, html, responderA, enlaceBaja }) => ({
    by: `mail ${asunto}`,
    said: JSON.stringify({ para, asunto, texto, html, responderA, enlaceBaja }),
  }));
}

/** Has a mail to each of these addresses fail. Gives their ids. */
export async function failMails({ services: { db } }: TestPlatform, emails: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const email of emails) {
    const [mail] = await db.select({ id: mails.id }).from(mails).where(eq(mails.para, email)).limit(1);
    if (!mail) throw new Error(`${email} was sent nothing.`);
    await db
      .update(mails)
      .set({ estado: 'FALLIDO', error: `550 ${email}` })
      .where(eq(mails.id, mail.id));
    failed.push(mail.id);
  }
  return failed;
}
