/** How people are told: on the screen, by mail at once or once a day, or not at all. */
import { expect, it } from 'vitest';
import { defaultChannels } from '#contract/entities/notification.ts';
import type { MailChannel } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { mailNotices } from './mail-notices.ts';
import { digestAll } from './send-digests.ts';

const tomorrow = new Date(Date.now() + 2 * 86_400_000);
const going = new AbortController().signal;

describePlatform('the channels of notifications', (platform) => {
  const choose = ({ call }: TestPerson, pantalla: boolean, correo: MailChannel) =>
    call.changeNotificationChannels({ body: { PUBLICACION: { pantalla, correo } } });
  const tell = ({ user }: TestPerson, titulo = 'Una obra') =>
    platform().services.transact(() =>
      record(platform().services.db, {
        type: 'publication.editorAssigned',
        userId: null,
        datos: { titulo, cuenta: user.id },
      }),
    );
  const shown = async ({ call }: TestPerson) => (await call.listNotifications()).total;
  const mails = ({ user }: TestPerson) => mailsTo(platform(), user.email);
  /** Does the jobs that wait. */
  async function deliver(expected: () => Promise<void>) {
    const stop = await startJobs(platform().services.database, [mailNotices], platform().services);
    await expected();
    await stop();
  }

  it('are the defaults until somebody chooses, and change one by one', async () => {
    const ana = await platform().person('Ana');
    expect(await ana.call.notificationChannels()).toEqual(defaultChannels);
    const choice = { pantalla: false, correo: 'AHORA' } as const;
    expect(await ana.call.changeNotificationChannels({ body: { REVISION: choice } })).toEqual({
      ...defaultChannels,
      REVISION: choice,
    });
    expect(await problemOf(platform().guest.notificationChannels())).toMatchObject({ status: 401 });
  });

  it('leave nothing where neither is wanted', async () => {
    const nadie = await platform().person('Nadia');
    await choose(nadie, false, 'NUNCA');
    await tell(nadie);
    expect(await shown(nadie)).toBe(0);
    expect(await mails(nadie)).toEqual([]);
  });

  it('say «usted» in mails where the press does, and «tú» on the screen', async () => {
    const [ahora, luego] = [await platform().person('Amalia'), await platform().person('Leocadia')];
    await choose(ahora, true, 'AHORA');
    await choose(luego, true, 'RESUMEN');
    const change = (tratamiento: 'tu' | 'usted') => platform().services.settings.change({ tratamiento });
    await change('usted');
    try {
      for (const person of [ahora, luego]) await tell(person, 'Humedales');
      await deliver(() => expect.poll(() => mails(ahora)).toHaveLength(1));
      await digestAll(platform().services, tomorrow, going);
      for (const person of [ahora, luego]) {
        const [mail] = await mails(person);
        expect(mail?.texto).toContain('está ahora a su cargo: el proceso le espera en su panel.');
        const { notifications } = await person.call.listNotifications();
        expect(notifications[0]).toMatchObject({ titulo: 'Llevas una publicación' });
      }
      expect((await mails(ahora))[0]).toMatchObject({ asunto: 'Lleva una publicación' });
      expect((await mails(luego))[0]?.texto).toContain('aún no ha leído:');
    } finally {
      await change('tu');
    }
  });

  it('mail at once, by a job, with a link that ends just these mails', async () => {
    const ahora = await platform().person('Aurora');
    await choose(ahora, false, 'AHORA');
    await tell(ahora, 'Humedales');
    expect(await shown(ahora)).toBe(0);
    await deliver(() => expect.poll(() => mails(ahora)).toHaveLength(1));
    const [mail] = await mails(ahora);
    expect(mail?.texto).toContain('«Humedales»');
    expect(mail?.enlaceBaja).toMatch(/\/notificaciones\/baja\?token=/);
    const leave = new URL(mail?.enlaceBaja ?? '');
    const post = () =>
      platform().inject({
        method: 'POST',
        url: leave.pathname + leave.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post()).statusCode).toBe(204);
    expect((await post()).statusCode).toBe(204);
    expect((await ahora.call.notificationChannels()).PUBLICACION).toEqual({ pantalla: false, correo: 'NUNCA' });
  });

  it('take no link that is not ours', async () => {
    const { user, call } = await platform().person('Lucía');
    for (const token of ['nada', `${user.id}.PUBLICACION.firma`, `${user.id}.RESUMEN.`])
      expect(await problemOf(call.leaveNotificationMails({ body: { token } }))).toMatchObject({ status: 410 });
    expect(await call.notificationChannels()).toEqual(defaultChannels);
  });

  it('gather a day in one mail, once, without what was read meanwhile', async () => {
    const clara = await platform().person('Clara');
    for (const titulo of ['Uno', 'Dos', 'Tres']) await tell(clara, titulo);
    const { notifications } = await clara.call.listNotifications();
    await clara.call.markNotificationRead({
      params: { id: notifications.find(({ mensaje }) => mensaje.includes('Dos'))?.id ?? '' },
    });
    const digest = (now: Date) => digestAll(platform().services, now, going);
    expect(await digest(new Date(Date.now() - 86_400_000))).toBe(0);
    const sent = await Promise.all([digest(tomorrow), digest(tomorrow)]);
    expect(sent[0] + sent[1]).toBe(1);
    const [mail, ...more] = await mails(clara);
    expect(more).toEqual([]);
    expect(mail?.texto).toContain('«Uno»');
    expect(mail?.texto).not.toContain('«Dos»');
    const token = new URL(mail?.enlaceBaja ?? '').searchParams.get('token') ?? '';
    await platform().guest.leaveNotificationMails({ body: { token } });
    expect((await clara.call.notificationChannels()).REVISION.correo).toBe('NUNCA');
    await tell(clara);
    expect(await digest(tomorrow)).toBe(0);
  });
});
