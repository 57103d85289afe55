/** GET /notifications/stream and POST /notifications/test-sse (spec 001 §7). */
import { once } from 'node:events';
import { request } from 'node:http';
import { like, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { record } from '#server/events/events.ts';
import { notifications, workerFailures } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { playsAll } from '#server/testing/engines.ts';
import { addressOf, type LiveReader, readLive } from '#server/testing/live.ts';
import { openTestPlatform, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';

/** How many events back a reader may resume. */
const mostMissed = 500;

describePlatform('the live stream', (platform, engine) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let stranger: TestPerson;
  const listen = async ({ token }: TestPerson, since?: number | string, { app } = platform()) =>
    readLive(await addressOf(app), token, since);
  const opened = async (person: TestPerson, since?: number | string) => {
    const reader = await listen(person, since);
    await expect.poll(() => reader.heard.map(({ ambito }) => ambito)).toContain('listo');
    return reader;
  };
  /** Writes entries of the record that this person is notified of, together. */
  const tellOf = ({ user }: TestPerson, count: number, titulo = 'Humedales') =>
    platform().services.transact(async () => {
      const datos = { titulo, cuenta: user.id };
      for (let number = 0; number < count; number++)
        await record(platform().services.db, { type: 'publication.editorAssigned', userId: null, datos });
    });
  const after = ({ heard }: LiveReader) => heard.filter(({ ambito }) => ambito !== 'listo');
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    stranger = await platform().person('Otilia', 'LECTOR');
  });

  it('is for who is logged in', async () => {
    expect((await platform().inject({ url: '/api/notifications/stream' })).statusCode).toBe(401);
    const headers = { authorization: 'Bearer nada' };
    expect((await platform().inject({ url: '/api/notifications/stream', headers })).statusCode).toBe(401);
  });

  it('tells each what they may know, and of which notification it is the news, at once', async () => {
    const { id } = await draft(author);
    const readers = await Promise.all([author, editor, stranger].map((person) => opened(person)));
    const [own, ofEditor, ofStranger] = readers;
    if (!own || !ofEditor || !ofStranger) throw new Error('three readers were opened');
    await author.call.submitReview({ params: { id } });
    await expect.poll(() => after(ofEditor)).toHaveLength(1);
    expect(after(ofEditor)).toMatchObject([
      { ambito: 'publicacion', publicacionId: id, notificaciones: [{ titulo: 'Nueva publicación en revisión' }] },
    ]);
    await expect.poll(() => after(own)).toMatchObject([{ ambito: 'publicacion', publicacionId: id }]);
    expect(after(ofStranger)).toEqual([]);
    for (const reader of readers) reader.leave();
  });

  it('says nothing to authors of who reviews, whatever the mode, and names nobody', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    const { id } = await inReview(author);
    const [own, ofReviewer] = [await opened(author), await opened(reviewer)];
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.updateReview({ params: { id: review.id }, body: { estado: 'EN_PROCESO' } });
    await expect.poll(() => after(ofReviewer)).toHaveLength(2);
    expect(after(own)).toEqual([]);
    await reviewer.call.updateReview({
      params: { id: review.id },
      body: { estado: 'ACEPTADA', comentarios: 'Claro y bien medido.' },
    });
    await expect.poll(() => after(own)).toMatchObject([{ ambito: 'revision', publicacionId: id }]);
    for (const hidden of [reviewer.user.id, reviewer.user.email, reviewer.user.apellidos])
      expect(own.text().replaceAll(author.user.email, '')).not.toContain(hidden);
    for (const hidden of [author.user.id, author.user.email]) expect(ofReviewer.text()).not.toContain(hidden);
    own.leave();
    ofReviewer.leave();
    await platform().settings({ identidadRevision: 'abierta' });
  });

  it('goes on where its reader left it, once for each event', async () => {
    const first = await opened(author);
    const since = first.lastId();
    first.leave();
    const { id } = await inReview(author, { titulo: 'Mientras tanto' });
    const again = await opened(author, since);
    expect(after(again).length).toBeGreaterThanOrEqual(2);
    expect(again.heard.at(-1)?.ambito).toBe('listo');
    expect(after(again).every(({ publicacionId }) => publicacionId === id)).toBe(true);
    const ids = after(again).map((event) => event.id ?? 0);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    again.leave();
  });

  it('begins with what happened since the page asked, where that is not long ago', async () => {
    const from = async (age: string) => {
      const reader = await readLive(await addressOf(platform().app), author.token, undefined, { 'page-age': age });
      await expect.poll(() => reader.heard.map(({ ambito }) => ambito)).toContain('listo');
      reader.leave();
      return after(reader).map(({ notificaciones }) => notificaciones?.[0]?.mensaje ?? '');
    };
    await tellOf(author, 2, 'Después de pedir');
    expect((await from('30000')).filter((mensaje) => mensaje.includes('Después de pedir'))).toHaveLength(2);
    // What is said wrongly, or of too long ago, says nothing.
    for (const age of ['60001', '-1', 'ayer', '9'.repeat(30)]) expect(await from(age)).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await from('1500')).toEqual([]);
    vi.useRealTimers();
  });

  it('tells five hundred that were missed one by one, and of more that there were', async () => {
    const first = await opened(author);
    const since = first.lastId();
    first.leave();
    await tellOf(author, mostMissed);
    const again = await opened(author, since);
    await expect.poll(() => after(again)).toHaveLength(mostMissed);
    expect(new Set(after(again).map(({ notificaciones }) => notificaciones?.[0]?.titulo))).toEqual(
      new Set(['Llevas una publicación']),
    );
    again.leave();
    await tellOf(author, 1);
    const late = await opened(author, since);
    await expect.poll(() => after(late)).toMatchObject([{ ambito: 'todo' }]);
    late.leave();
  });

  it.each(['999999999', '9007199254740993', '0', '-1', '1.5', 'nada', '9'.repeat(40), "1' or 1=1"])(
    'says that everything is to be asked again to who heard «%s» last, which is not of here or long ago',
    async (since) => {
      const reader = await opened(author, since);
      await expect.poll(() => after(reader)).toEqual([{ ambito: 'todo', id: reader.lastId() }]);
      reader.leave();
    },
  );

  it.runIf(playsAll(engine))('drops who does not read, holds nobody up meanwhile, and lets them catch up', async () => {
    const slow = await platform().person('Lenta', 'LECTOR');
    const address = await addressOf(platform().app);
    const headers = { authorization: `Bearer ${slow.token}` };
    const asked = request(`${address}/api/notifications/stream`, { headers, agent: false }).end();
    const [answer] = await once(asked, 'response');
    const quick = await opened(slow);
    const isDropped = vi.fn();
    answer.once('error', isDropped).once('close', isDropped);
    // Far more than the buffers of both machines hold.
    const count = 480;
    await tellOf(slow, count, 'Humedales '.repeat(4000));
    await expect.poll(() => after(quick), { timeout: 60_000 }).toHaveLength(count);
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    await expect.poll(() => isDropped.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const ids = [...text.matchAll(/^id: (\d+)\ndata: .*\n\n/gm)].map(([, id]) => Number(id));
    expect(ids.length).toBeLessThan(count);
    const again = await opened(slow, ids.at(-1));
    // The first of them opened the stream.
    await expect.poll(() => after(again), { timeout: 60_000 }).toHaveLength(count - (ids.length - 1));
    quick.leave();
    again.leave();
  });

  it('leaves out an entry that cannot be told of, and reports it; those before and after it are told', async () => {
    const { db, transact } = platform().services;
    const reader = await opened(editor);
    const since = reader.lastId();
    await transact(async () => {
      const told = { type: 'publication.editorAssigned', userId: null } as const;
      for (const titulo of ['Antes', 'Rota', 'Después'])
        await record(db, { ...told, datos: { titulo, cuenta: editor.user.id } });
      await db.update(notifications).set({ fecha: sql`'infinity'` }).where(like(notifications.mensaje, '%Rota%'));
    });
    const messages = (heard: LiveReader['heard']) =>
      heard.flatMap(({ notificaciones = [] }) =>
        notificaciones.map(({ mensaje }) => /Antes|Rota|Después/.exec(mensaje)?.[0]),
      );
    await expect.poll(() => messages(after(reader))).toEqual(['Antes', 'Después']);
    await expect
      .poll(async () => (await db.select().from(workerFailures)).map(({ trabajador }) => trabajador))
      .toEqual(['en-vivo']);
    // Who comes back for it, too.
    const again = await opened(editor, since);
    expect(messages(again.heard)).toEqual(['Antes', 'Después']);
    await db.update(notifications).set({ fecha: sql`now()` }).where(like(notifications.mensaje, '%Rota%'));
    await tellOf(editor, 1);
    await expect.poll(() => db.$count(workerFailures)).toBe(0);
    for (const each of [reader, again]) each.leave();
  });

  it('shows that it is alive, and ends with its token', async () => {
    // A process of its own, whose clock begins with its first stream.
    const other = await openTestPlatform(platform().services.database);
    const person = await platform().person('Marta', 'LECTOR');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const reader = await listen(person, undefined, other);
    await expect.poll(() => reader.heard).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(25_000);
    await expect.poll(() => reader.text()).toMatch(/\n:\n\n$/);
    await vi.advanceTimersByTimeAsync(16 * 60_000);
    await reader.ended;
    vi.useRealTimers();
    await other.close();
  });

  it('is described among the calls', async () => {
    const document = (await platform().inject({ url: '/docs/json' })).json();
    expect(document.paths['/api/notifications/stream'].get).toMatchObject({
      operationId: 'notificationStream',
      security: [{ bearer: [] }],
      parameters: expect.arrayContaining([expect.objectContaining({ in: 'header', name: 'last-event-id' })]),
      responses: { 200: { content: { 'text/event-stream': {} } }, default: {} },
    });
  });

  it('ends with the session, and with no other', async () => {
    const leaving = await platform().person('Lola', 'AUTOR');
    const [one, other] = [await opened(leaving), await opened(author)];
    await leaving.call.logout({ body: { refresh_token: leaving.refreshToken } });
    await one.ended;
    expect((await listen(leaving)).status).toBe(401);
    await author.call.testNotificationStream();
    await expect.poll(() => after(other)).toMatchObject([{ ambito: 'prueba' }]);
    other.leave();
  });

  it('follows roles as they change', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const newcomer = await platform().person('Nora', 'LECTOR');
    const reader = await opened(newcomer);
    await admin.call.changeUser({ params: { id: newcomer.user.id }, body: { roles: ['EDITOR'] } });
    await expect.poll(() => after(reader)).toHaveLength(1);
    const { id } = await inReview(author);
    await expect.poll(() => after(reader).map(({ publicacionId }) => publicacionId)).toContain(id);
    reader.leave();
  });

  it('tells the other windows of a person what they have read', async () => {
    const { notifications } = await editor.call.listNotifications();
    const reader = await opened(editor);
    await editor.call.markNotificationRead({ params: { id: notifications[0]?.id ?? '' } });
    await expect.poll(() => after(reader)).toEqual([{ ambito: 'notificaciones' }]);
    reader.leave();
  });

  it('is open so many times for one person at most', async () => {
    const person = await platform().person('Quique', 'LECTOR');
    const readers: LiveReader[] = [];
    for (let count = 0; count < 8; count++) readers.push(await opened(person));
    expect((await listen(person)).status).toBe(429);
    readers[0]?.leave();
    await expect.poll(async () => (await listen(person)).status).toBe(200);
    for (const reader of readers) reader.leave();
  });
});
