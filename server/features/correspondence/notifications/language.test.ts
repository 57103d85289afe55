/** Every reader is told in their own language: on screens, live, in mails and in the activity record. */

import { beforeAll, expect, it } from 'vitest';
import type { Language } from '#contract/vocabulary.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { addressOf, readLive } from '#server/testing/live.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { spanishIn } from '#server/testing/spanish.ts';
import { inReview } from '#server/testing/works.ts';
import { mailNotices } from './mail-notices.ts';
import { digestAll } from './send-digests.ts';

const tomorrow = new Date(Date.now() + 2 * 86_400_000);

describePlatform('an English reader', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let english: TestPerson;
  let spanish: TestPerson;
  const speak = ({ call }: TestPerson, language: Language) => call.changePreferences({ body: { language } });
  const notices = async ({ call }: TestPerson) =>
    (await call.listNotifications()).notifications.map(({ titulo, mensaje }) => `${titulo}. ${mensaje}`);
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    english = await platform().person('Emma', 'ADMIN', 'REVISOR');
    spanish = await platform().person('Sara', 'ADMIN');
    await speak(english, 'en');
  });
  const assigned = async (titulo: string) => {
    const { id } = await inReview(author, { titulo });
    return editor.call.assignReviewer({ params: { id }, body: { revisorId: english.user.id } });
  };

  it('finds notices in English, beside others who find them in Spanish', async () => {
    await author.call.requestRole({ body: { rol: 'REVISOR' } });
    expect(await notices(english)).toEqual([
      'Role request. An account asks for the role Reviewer. You can grant it in user management once its address is confirmed.',
    ]);
    expect(await notices(spanish)).toEqual([
      'Solicitud de rol. Una cuenta pide el rol Revisor. Puedes concederlo en la gestión de usuarios en cuanto su correo esté confirmado.',
    ]);
  });

  it('reads days in English', async () => {
    const { id } = await assigned('Salinas');
    await editor.call.updateReview({ params: { id }, body: { fechaLimite: '2031-05-06T12:00:00.000Z' } });
    expect(await notices(english)).toContain('New deadline. Your review of “Salinas” is now due on May 6, 2031.');
  });

  it('reads what settings changed in English', async () => {
    await spanish.call.changeSettings({ body: { modoFlujo: 'profesional', recordatorios: false } });
    expect((await notices(english))[0]).toBe(
      'Settings changed. The settings of the platform have changed: workflow mode: minimalist → professional; ' +
        'reminders: yes → no.',
    );
    await platform().settings({ modoFlujo: 'minimalista', recordatorios: true });
  });

  it('hears of them live in English', async () => {
    const reader = await readLive(await addressOf(platform().app), english.token);
    await expect.poll(() => reader.text()).toContain('listo');
    await assigned('Dehesas');
    await expect.poll(() => reader.text()).toContain('You have a new review');
    expect(reader.text()).not.toContain('Tienes una revisión nueva');
    reader.leave();
  });

  it('gets them in mails at once, and in the day’s, in English', async () => {
    await english.call.changeNotificationChannels({
      body: { REVISION: { pantalla: true, correo: 'RESUMEN' }, PUBLICACION: { pantalla: true, correo: 'AHORA' } },
    });
    await assigned('Humedales');
    const mails = () => mailsTo(platform(), english.user.email);
    const stop = await startJobs(platform().services.database, [mailNotices], platform().services);
    await expect.poll(async () => (await mails()).map(({ asunto }) => asunto)).toContain('New publication in review');
    await stop();
    await digestAll(platform().services, tomorrow, new AbortController().signal);
    const digest = (await mails()).at(-1);
    expect(digest?.asunto).toBe('What has happened in Pliego');
    expect(digest?.texto).toContain('• You have a new review. The publication “Humedales” has been assigned to you');
    // A link's token may hold any letters.
    expect(spanishIn((digest?.texto ?? '').replace(/https?:\S+/g, ''))).toBeUndefined();
  });

  it('keeps notices as they were written when they choose another language', async () => {
    const before = await notices(english);
    await speak(english, 'es');
    expect(await notices(english)).toEqual(before);
    await assigned('Marismas');
    expect((await notices(english))[0]).toMatch(/^Tienes una revisión nueva/);
    await speak(english, 'en');
  });

  it('reads the activity record, and takes it along, in English', async () => {
    const { activity } = await english.call.activity({ query: { limit: 100 } });
    const messages = activity.map(({ message }) => message);
    expect(messages).toContain('Role requested: Reviewer.');
    expect(messages).toContain('Submitted for review: “Marismas”, version 1.');
    expect(messages.map(spanishIn).filter(Boolean)).toEqual([]);
    const inSpanish = (await spanish.call.activity({ query: { limit: 100 } })).activity.map(({ message }) => message);
    expect(inSpanish).toContain('Enviada a revisión: «Marismas», versión 1.');
    const file = await platform().inject({
      url: '/api/admin/activity/export/csv',
      headers: { authorization: `Bearer ${english.token}` },
    });
    expect(file.headers['content-disposition']).toContain('Activity');
    expect(file.body).toContain('"Submitted for review: “Marismas”, version 1."');
  });
});
