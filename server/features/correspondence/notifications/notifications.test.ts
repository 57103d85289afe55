/** Notifications: from unread to read, one at a time or all (spec 001 §4). */
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { insertNotifications } from '#server/events/event-queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';

describePlatform('notifications', (platform) => {
  const write = ({ user }: TestPerson, ...titles: string[]) =>
    insertNotifications(
      platform().services.db,
      titles.map((titulo) => ({ id: uuid(), userId: user.id, tipo: 'SISTEMA', titulo, mensaje: 'Hola' })),
    );

  it('are read one by one, by whom they are for alone', async () => {
    const [ana, eva] = [await platform().person('Ana'), await platform().person('Eva')];
    await write(ana, 'Uno', 'Dos');
    const before = await ana.call.listNotifications();
    expect(before).toMatchObject({ total: 2, noLeidas: 2 });
    const [first] = before.notifications;
    const params = { id: first?.id ?? '' };
    expect(first).toMatchObject({ para: ana.user.email, asunto: first?.titulo, leida: false });
    expect(await problemOf(eva.call.markNotificationRead({ params }))).toMatchObject({ status: 404 });
    expect(await ana.call.markNotificationRead({ params })).toMatchObject({ leida: true });
    expect(await ana.call.markNotificationRead({ params })).toMatchObject({ leida: true });
    expect((await ana.call.listNotifications()).noLeidas).toBe(1);
  });

  it('are read all at once, one’s own alone', async () => {
    const [ivo, leo] = [await platform().person('Ivo'), await platform().person('Leo')];
    await write(ivo, 'Uno', 'Dos', 'Tres');
    await write(leo, 'Otra');
    await ivo.call.markAllNotificationsRead();
    expect(await ivo.call.listNotifications()).toMatchObject({ total: 3, noLeidas: 0 });
    expect((await leo.call.listNotifications()).noLeidas).toBe(1);
    expect(await problemOf(platform().guest.markAllNotificationsRead())).toMatchObject({ status: 401 });
  });
});
