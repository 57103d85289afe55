/** What editors are told of what other services announce here, and what services are told that ask for something (COAR Notify). */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { noticesToMail } from '#server/events/notify.ts';
import {
  activity,
  jobs,
  mails,
  notificationPreferences,
  notifications,
  notifyInboxes,
  notifyReceived,
  rateCounters,
} from '#server/platform/database/schema.ts';
import { and, eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { published } from '#server/testing/works.ts';

const context = ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'];
const service = { id: 'https://prereview.example', inbox: 'https://prereview.example/inbox', type: 'Service' };
const site = 'https://pliego.example';
const page = (id: string) => `${site}/catalogo/${id}`;
const urn = () => `urn:uuid:${randomUUID()}`;

describePlatform('what is told of what comes into the inbox', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let params: { id: string };
  const db = () => platform().services.db;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
    other = await platform().account({ nombres: 'Hugo', ambitos: { EDITOR: [principalJournal] } }, 'EDITOR');
    Object.assign(platform().services.env, { PUBLIC_URL: site });
  });
  beforeEach(async () => {
    for (const table of [notifyReceived, notifyInboxes, rateCounters, notifications, notificationPreferences])
      await db().delete(table);
    const body = { nombre: 'PREreview', direccion: service.inbox, actor: service.id, clases: [], recibe: true };
    const { id } = await admin.call.makeInbox({ body });
    params = { id };
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(true);
  });

  const post = async (payload: object) => {
    const { statusCode, body } = await platform().inject({
      ...{ method: 'POST', url: '/notificaciones-coar', payload },
      headers: { host: 'pliego.example', 'content-type': 'application/ld+json' },
    });
    return { statusCode, ...(body && { code: JSON.parse(body).code as string }) };
  };
  const reviewOf = (work: string) => ({
    ...{ '@context': context, id: urn(), type: ['Announce', 'coar-notify:ReviewAction'], origin: service },
    object: { id: `https://prereview.example/reviews/${randomUUID()}`, type: ['Page', 'sorg:Review'] },
    context: { id: page(work) },
  });
  const announce = async (work: string) => {
    const said = reviewOf(work);
    expect(await post(said)).toEqual({ statusCode: 201 });
    return said;
  };
  const undo = ({ id, ...said }: ReturnType<typeof reviewOf>) =>
    post({ ...said, id: urn(), type: 'Undo', inReplyTo: id, object: { id } });
  const work = async (titulo = 'Aguas & riberas') => (await published({ author, editor, reviewer }, { titulo })).id;
  const told = async (who: TestPerson) =>
    (await who.call.listNotifications({})).notifications
      .filter(({ clase }) => clase === 'ANUNCIO')
      .map(({ titulo, obra, leida }) => [titulo, obra?.id, leida]);
  const toldRows = () =>
    db()
      .select({ userId: notifications.userId, porResumir: notifications.porResumir })
      .from(notifications)
      .innerJoin(activity, eq(activity.id, notifications.actividadId))
      .where(eq(activity.type, 'publication.announcementReceived'));
  const read = (who: TestPerson) => who.call.markAllNotificationsRead();
  const waiting = async () => (await editor.call.listReceived({ query: { limit: 100 } })).recibidos;
  const decide = (id: string, estado: 'ACEPTADO' | 'DESCARTADO', who = editor) =>
    who.call.decideReceived({ params: { id }, body: { estado } });
  const entries = (id: string) =>
    db().$count(activity, and(eq(activity.publicacionId, id), eq(activity.type, 'publication.announcementReceived')));
  /** As if all of it were of two days ago. */
  const letDaysPass = async () => {
    await db().execute(sql`alter table public.activity disable trigger user`);
    await db()
      .update(activity)
      .set({ timestamp: sql`${activity.timestamp} - interval '2 days'` });
    await db().execute(sql`alter table public.activity enable trigger user`);
  };

  it('editors of the journal are told once of a work, however much is announced of it, and not those who sign it', async () => {
    const [one, two] = [await work(), await work('Otra')];
    await Promise.all(Array.from({ length: 12 }, () => announce(one)));
    await announce(two);
    const received = 'Anuncio recibido';
    for (const who of [editor, other, admin])
      expect((await told(who)).sort()).toEqual(
        [
          [received, one, false],
          [received, two, false],
        ].sort(),
      );
    for (const who of [author, reviewer]) expect(await told(who)).toEqual([]);
    expect(await entries(one)).toBe(1);
    const [said] = (await editor.call.listNotifications({})).notifications.filter(({ obra }) => obra?.id === one);
    expect(said?.mensaje).toContain('De «Aguas & riberas» espera algo que anunció PREreview.');
  });

  it('goes from everybody once nothing waits, and what is announced then is told anew', async () => {
    const id = await work();
    await announce(id);
    await announce(id);
    const [first, last] = await waiting();
    await decide(first?.id ?? '', 'ACEPTADO');
    expect(await told(other)).toHaveLength(1);
    await decide(last?.id ?? '', 'DESCARTADO', other);
    for (const who of [editor, other, admin]) expect(await told(who)).toEqual([]);
    await announce(id);
    for (const who of [editor, other]) expect(await told(who)).toHaveLength(1);
  });

  it('is told again to who has read it and left it waiting, a day later and not before', async () => {
    const id = await work();
    await announce(id);
    await read(editor);
    await announce(id);
    expect(await told(editor)).toEqual([['Anuncio recibido', id, true]]);
    await letDaysPass();
    await announce(id);
    expect((await told(editor)).map(([, , leida]) => leida).sort()).toEqual([false, true]);
    // Who has not read the first gets no other.
    expect(await told(other)).toHaveLength(1);
  });

  it('is no way to fill anybody’s notices: announced and taken back a hundred times, it is told once a day', async () => {
    const id = await work();
    for (let turn = 0; turn < 20; turn++) expect(await undo(await announce(id))).toEqual({ statusCode: 201 });
    expect(await told(editor)).toEqual([]);
    expect(await entries(id)).toBe(1);
    await letDaysPass();
    await announce(id);
    expect(await told(editor)).toHaveLength(1);
  });

  it('comes back where a service corrects itself the same day: of one entry, and mailed at once no second time', async () => {
    await editor.call.changeNotificationChannels({ body: { PUBLICACION: { pantalla: true, correo: 'AHORA' } } });
    await other.call.changeNotificationChannels({ body: { PUBLICACION: { pantalla: false, correo: 'RESUMEN' } } });
    const mailings = () => db().$count(jobs, eq(jobs.tipo, noticesToMail.tipo));
    const id = await work();
    const before = await mailings();
    const wrong = await announce(id);
    expect(await mailings()).toBe(before + 1);
    await read(editor);
    await undo(wrong);
    expect(await toldRows()).toEqual([]);
    const right = await announce(id);
    await announce(id);
    expect(await told(editor)).toEqual([['Anuncio recibido', id, false]]);
    expect(await told(admin)).toHaveLength(1);
    expect((await toldRows()).filter(({ userId }) => userId === other.user.id)).toMatchObject([{ porResumir: true }]);
    // What goes on waiting is told once, whatever else is taken back meanwhile.
    await undo(right);
    for (let turn = 0; turn < 5; turn++) await undo(await announce(id));
    expect(await told(editor)).toHaveLength(1);
    expect([await entries(id), await mailings()]).toEqual([1, before + 1]);
  });

  it('tells what is taken back of what readers see, until it is decided', async () => {
    const id = await work();
    const said = await announce(id);
    const [one] = await waiting();
    await decide(one?.id ?? '', 'ACEPTADO');
    expect(await undo(said)).toEqual({ statusCode: 201 });
    expect(await told(other)).toEqual([['Anuncio retirado por quien lo hizo', id, false]]);
    await decide(one?.id ?? '', 'ACEPTADO');
    expect(await told(other)).toEqual([]);
  });

  it('goes with its service, where nothing of another waits', async () => {
    const [one, two] = [await work(), await work('Otra')];
    await announce(one);
    const said = await announce(two);
    const [kept] = (await waiting()).filter(({ obra }) => obra.id === two);
    await decide(kept?.id ?? '', 'ACEPTADO');
    await undo(said);
    await admin.call.removeInbox({ params });
    expect((await told(editor)).map(([, obra]) => obra)).toEqual([two]);
  });

  it('is shown, mailed or neither, as its reader chose of such notices', async () => {
    await editor.call.changeNotificationChannels({ body: { PUBLICACION: { pantalla: false, correo: 'NUNCA' } } });
    await other.call.changeNotificationChannels({ body: { PUBLICACION: { pantalla: false, correo: 'RESUMEN' } } });
    const id = await work();
    await announce(id);
    for (const who of [editor, other]) expect(await told(who)).toEqual([]);
    const rows = await toldRows();
    const of = (who: TestPerson) => rows.filter(({ userId }) => userId === who.user.id).map((row) => row.porResumir);
    expect([of(editor), of(other)]).toEqual([[], [true]]);
    expect(await db().$count(mails, eq(mails.para, other.user.email))).toBe(0);
  });

  it('requests for a review, an endorsement or to take something in are refused by name, and nothing is kept of them', async () => {
    /** As the specification has them: what is asked for is the object, and there is no context. */
    const offer = (type: string, fields: object = {}) => ({
      ...{ '@context': context, id: urn(), type: ['Offer', type], origin: service },
      actor: { id: 'https://orcid.org/0000-0002-1825-0097', type: 'Person', name: 'Josiah Carberry' },
      object: {
        id: 'https://research-organisation.org/repository/preprint/201203/421/',
        'ietf:cite-as': 'https://doi.org/10.5555/12345680',
        'ietf:item': {
          id: 'https://research-organisation.org/repository/preprint/201203/421/content.pdf',
          mediaType: 'application/pdf',
          type: ['Article', 'sorg:ScholarlyArticle'],
        },
        type: ['Page', 'sorg:AboutPage'],
      },
      target: { id: site, inbox: `${site}/notificaciones-coar`, type: 'Service' },
      ...fields,
    });
    const refused = { statusCode: 422, code: 'oferta_no_atendida' };
    for (const type of ['ReviewAction', 'EndorsementAction', 'IngestAction'].flatMap((each) => [
      `coar-notify:${each}`,
      `https://coar-notify.net/${each}`,
    ])) {
      expect(await post(offer(type))).toEqual(refused);
      // Of a work that was published here, too; in any order, and alone.
      expect(await post(offer(type, { type: [type, 'as:Offer'], object: page(await work()) }))).toEqual(refused);
    }
    expect(await post(offer('', { type: 'Offer' }))).toEqual(refused);
    expect(await post(offer('', { type: ['Undo'], inReplyTo: urn() }))).toMatchObject({
      ...{ statusCode: 422, code: 'notificacion_sin_objeto' },
    });
    const stranger = { id: 'https://nobody.example', inbox: 'https://nobody.example/inbox' };
    expect(await post(offer('coar-notify:ReviewAction', { origin: stranger }))).toMatchObject({ statusCode: 403 });
    expect(await db().$count(notifyReceived)).toBe(0);
    expect(await toldRows()).toEqual([]);
  });
});
