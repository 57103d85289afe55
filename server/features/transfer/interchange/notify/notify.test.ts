/** Announcements to repositories (COAR Notify), sent to servers that behave as theirs do: well, slow, refusing, gone, sending on, endless. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewInbox } from '#contract/entities/notify.ts';
import { messageDays, mostInboxes } from '#contract/notify.ts';
import { clean } from '#server/features/administration/jobs/clean.ts';
import { jobs, notifyInboxes, notifyMessages } from '#server/platform/database/schema.ts';
import { eq, isNotNull, sql } from '#server/platform/database/sql.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, review } from '#server/testing/works.ts';
import { announceTo, announcing, handingOutAnnouncements } from './send.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
type Behaviour = (response: ServerResponse) => unknown;
const says =
  (status: number, headers = {}, words = ''): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end(words);
/** By path; well where nothing is said. */
let behaviour: Record<string, Behaviour> = {};
const server = createServer(async (request, response) => {
  const { url: path = '', headers } = request;
  received.push({ path, headers, body: await text(request) });
  (behaviour[path] ?? says(201, { location: '/notas/1' }))(response);
});

describePlatform('what is announced to repositories', (platform, engine) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let site = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    site = `http://127.0.0.1:${z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address()).port}`;
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().account({ nombres: 'Rubén', apellidos: 'Quiroga' }, 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
    Object.assign(platform().services.env, { PUBLIC_URL: 'https://pliego.example' });
    await platform().settings({ revisionesPublicas: true });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await platform().settings({ revisionesPublicas: false });
  });
  beforeEach(async () => {
    behaviour = {};
    received.splice(0);
    await db().delete(notifyInboxes);
  });

  const db = () => platform().services.db;
  const preprint = 'https://doi.org/10.1590/SciELOPreprints.77';
  const make = async (path: string, fields: Partial<NewInbox> = {}) => {
    const said = {
      nombre: path.slice(1),
      direccion: site + path,
      actor: `${site}/`,
      clases: ['RESENA', 'AVAL'] as const,
    };
    const { id } = await admin.call.makeInbox({ body: { ...said, clases: [...said.clases], ...fields } });
    return { id, params: { id } };
  };
  type Made = Awaited<ReturnType<typeof make>>;
  const send = ({ id }: Made, patience = 5000) => announceTo(platform().services, id, { patience });
  const log = async ({ params }: Made) => (await admin.call.listInboxMessages({ params })).mensajes;
  const of = async ({ id }: Made) => (await admin.call.listInboxes({})).buzones.find((each) => each.id === id);
  const someoneWaits = () => {
    const waiting = sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`;
    return expect.poll(() => db().$count(waiting)).toBeGreaterThan(0);
  };
  /** What waits is due, as if its moment had come. */
  const due = () =>
    db()
      .update(notifyMessages)
      .set({ fechaProxima: new Date(0) })
      .where(isNotNull(notifyMessages.fechaProxima));
  /** Accepted after a review, of which its author was shown that it would be published, or was not. */
  async function accepted({ enlace, isOpen = true }: { enlace?: string; isOpen?: boolean } = {}): Promise<string> {
    const { id } = await draft(author, { titulo: 'Aguas & riberas' });
    if (enlace) {
      const preimpresion = { respuesta: 'CON_PREIMPRESION' as const, enlace };
      await author.call.updatePublication({ params: { id }, body: { declaraciones: { preimpresion } } });
    }
    await author.call.submitReview({ params: { id }, query: isOpen ? { revisionPublica: 'true' } : {} });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    return id;
  }
  const publish = (id: string) => author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
  async function published(said?: Parameters<typeof accepted>[0]): Promise<string> {
    const id = await accepted(said);
    await publish(id);
    return id;
  }
  const bodies = () => received.map(({ body }) => z.record(z.string(), z.unknown()).parse(JSON.parse(body)));
  const page = (id: string) => `https://pliego.example/catalogo/${id}`;
  const context = ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'];

  it('are its published reviews and, of a preprint, that it was endorsed, in the protocol’s words and with nobody’s name', async () => {
    const inbox = await make('/bien');
    const id = await accepted({ enlace: preprint });
    await send(inbox);
    // Nothing before it is published.
    expect(received).toEqual([]);
    await publish(id);
    await send(inbox);
    const names = expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/);
    const said = {
      ...{ '@context': context, id: names },
      actor: { id: 'https://pliego.example/', type: 'Organization', name: expect.any(String) },
      origin: { id: 'https://pliego.example/', type: 'Service' },
      target: { id: `${site}/`, type: 'Service', inbox: `${site}/bien` },
      context: { id: preprint, type: ['Page', 'sorg:AboutPage'], 'ietf:cite-as': preprint },
    };
    const [aReview, endorsement] = bodies();
    expect(aReview).toEqual({
      ...said,
      type: ['Announce', 'coar-notify:ReviewAction'],
      object: {
        id: `${page(id)}/proceso`,
        type: ['Page', 'sorg:Review'],
        'ietf:cite-as': `${page(id)}/proceso`,
        'ietf:item': {
          id: `${page(id)}/docmap.json`,
          type: ['Object', 'sorg:Dataset'],
          mediaType: 'application/ld+json',
        },
      },
    });
    expect(endorsement).toEqual({
      ...said,
      type: ['Announce', 'coar-notify:EndorsementAction'],
      object: { id: page(id), type: ['Page', 'sorg:AboutPage'], 'ietf:cite-as': page(id) },
    });
    expect(received[0]?.headers['content-type']).toBe('application/ld+json');
    for (const { body } of received) expect(body).not.toMatch(/Valcárcel|Quiroga|Elena/);
    expect(await log(inbox)).toMatchObject(
      ['AVAL', 'RESENA'].map((clase) => ({
        ...{ clase, estado: 'ENTREGADA', codigo: 201, intentos: 1, fallo: null, titulo: 'Aguas & riberas' },
        ubicacion: `${site}/notas/1`,
      })),
    );
    expect((await log(inbox)).map(({ urn }) => urn)).toEqual([endorsement?.id, aReview?.id]);
    expect(await of(inbox)).toMatchObject({ pendientes: 0, fechaExito: expect.any(String) });
    await send(inbox);
    expect(received).toHaveLength(2);
  });

  it('are, of a work without a preprint, its reviews alone, and of one whose reviews are closed nothing', async () => {
    const inbox = await make('/bien');
    const id = await published();
    await published({ isOpen: false });
    // The journal publishes none any more when the turn of this one comes.
    const closed = await published();
    await send(inbox);
    expect(bodies().map(({ object }) => object)).toMatchObject([
      { id: `${page(id)}/proceso` },
      { id: `${page(closed)}/proceso` },
    ]);
    expect(bodies()[0]?.context).toMatchObject({ id: page(id), 'ietf:cite-as': page(id) });
    await published();
    await platform().settings({ revisionesPublicas: false });
    await send(inbox);
    await platform().settings({ revisionesPublicas: true });
    expect(received).toHaveLength(2);
    expect((await log(inbox))[0]).toMatchObject({ estado: 'OMITIDA', intentos: 0 });
  });

  it('are what an inbox asked for, of its journal', async () => {
    const other = await admin.call.createJournal({ body: { clave: 'otra', nombre: 'Otra' } });
    const few = await make('/avales', { clases: ['AVAL'] });
    const elsewhere = await make('/otra', { revistaId: other.id });
    await published({ enlace: preprint });
    for (const each of [few, elsewhere]) await send(each);
    expect(received.map(({ path }) => path)).toEqual(['/avales']);
    const unknown = make('/nadie', { revistaId: crypto.randomUUID() });
    expect(await problemOf(unknown)).toMatchObject({ status: 422, errors: [{ field: 'revistaId' }] });
  });

  it('is undone where it holds no longer, if it may have arrived: an endorsement by a retraction, all by a deletion', async () => {
    const inbox = await make('/bien');
    const id = await published({ enlace: preprint });
    await send(inbox);
    const [aReview, endorsement] = bodies();
    received.splice(0);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos duplicados.' } });
    await send(inbox);
    expect(bodies()).toMatchObject([
      {
        ...{ '@context': context, type: 'Undo', inReplyTo: endorsement?.id },
        object: { id: endorsement?.id, type: endorsement?.type, object: endorsement?.object },
      },
    ]);
    received.splice(0);
    await admin.call.deletePublication({ params: { id } });
    await send(inbox);
    expect(bodies().map(({ type, inReplyTo }) => [type, inReplyTo])).toEqual([['Undo', aReview?.id]]);
    // What never left is neither sent nor undone.
    received.splice(0);
    const soon = await published({ enlace: preprint });
    await admin.call.deletePublication({ params: { id: soon } });
    await send(inbox);
    expect(received).toEqual([]);
    // Readers have it back: announced anew, by another name, and once.
    await admin.call.restorePublication({ params: { id: soon } });
    await send(inbox);
    expect(bodies().map(({ type }) => type)).toEqual([aReview?.type, endorsement?.type]);
    // What was undone is not sent again by hand, either: it stands there by another name.
    await admin.call.deletePublication({ params: { id: soon } });
    await admin.call.restorePublication({ params: { id: soon } });
    await send(inbox);
    received.splice(0);
    const before = (await log(inbox)).findLast((each) => each.publicacionId === soon && each.estado === 'ENTREGADA');
    await admin.call.announceAgain({ params: { ...inbox.params, entregaId: before?.id ?? '' } });
    await send(inbox);
    expect(received).toEqual([]);
    // It did arrive once.
    expect(await log(inbox)).toContainEqual(expect.objectContaining({ id: before?.id, estado: 'ENTREGADA' }));
  });

  it('is tried again later and later, with the other side’s words in the log, until it has failed; then it is sent again by hand', async () => {
    behaviour = { '/no': says(422, { 'content-type': 'text/plain' }, 'No \u0007conocemos\n ese preprint') };
    const inbox = await make('/no', { clases: ['AVAL'] });
    await published({ enlace: preprint });
    await send(inbox);
    const [first] = await log(inbox);
    expect(first).toMatchObject({ estado: 'PENDIENTE', fallo: 'RECHAZADA', codigo: 422, intentos: 1 });
    expect(first?.respuesta).toBe('No conocemos ese preprint');
    for (let time = 1; time < 10; time++) {
      await due();
      await send(inbox);
    }
    expect(await log(inbox)).toMatchObject([{ estado: 'FALLIDA', intentos: 10, fechaProxima: null }]);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    behaviour = {};
    const again = { params: { ...inbox.params, entregaId: first?.id ?? '' } };
    // A second press finds it waiting already.
    await Promise.all([admin.call.announceAgain(again), admin.call.announceAgain(again)]);
    await send(inbox);
    expect(await log(inbox)).toMatchObject([{ estado: 'ENTREGADA', fallo: null, intentos: 1 }]);
    await admin.call.changeInbox({ params: inbox.params, body: { activo: false } });
    expect((await problemOf(admin.call.announceAgain(again))).code).toBe('buzon_detenido');
  });

  it('waits for whom it is asked to wait, ends with 410, follows nobody elsewhere, and needs no Location', async () => {
    behaviour = {
      '/luego': says(429, { 'retry-after': '7200' }),
      '/adios': says(410),
      '/sigue': says(302, { location: 'http://127.0.0.1:9/privado' }),
      '/aceptado': says(202),
    };
    const [later, gone, on, plain] = [
      await make('/luego'),
      await make('/adios'),
      await make('/sigue'),
      await make('/aceptado'),
    ];
    await published();
    for (const each of [later, gone, on, plain]) await send(each);
    const [rested] = await log(later);
    expect(Date.parse(rested?.fechaProxima ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    await due();
    received.splice(0);
    await send(later);
    expect(received).toEqual([]);
    expect(await of(gone)).toMatchObject({ estado: 'DESACTIVADO', pendientes: 0 });
    expect((await admin.call.listNotifications({})).notifications.map(({ titulo }) => titulo)).toContain(
      'Buzón desactivado',
    );
    expect(await log(on)).toMatchObject([{ fallo: 'REDIRIGE', codigo: 302, ubicacion: 'http://127.0.0.1:9/privado' }]);
    expect(await log(plain)).toMatchObject([{ estado: 'ENTREGADA', codigo: 202, ubicacion: null, respuesta: null }]);
    // Resumed it is told of what comes, and no more of what was given up.
    await admin.call.changeInbox({ params: gone.params, body: { activo: true } });
    behaviour = {};
    await send(gone);
    expect(received).toEqual([]);
  });

  it('is not held up by a server that never answers, never ends or is not there; a status counts however its answer ends', async () => {
    const endless: Behaviour = (response) => {
      response.writeHead(201);
      const more = () => {
        while (response.write('x'.repeat(16_384)));
      };
      response.on('drain', more).on('error', () => {});
      more();
    };
    behaviour = { '/mudo': () => {}, '/sinfin': endless, '/corta': (response) => response.destroy() };
    const [mute, never, cut] = [await make('/mudo'), await make('/sinfin'), await make('/corta')];
    await published();
    await send(mute, 200);
    await send(never);
    await send(cut);
    expect(await log(mute)).toMatchObject([{ fallo: 'SIN_TIEMPO', codigo: null }]);
    expect(await log(never)).toMatchObject([{ estado: 'ENTREGADA', codigo: 201, respuesta: 'x'.repeat(500) }]);
    expect(await log(cut)).toMatchObject([{ fallo: 'SIN_RESPUESTA', codigo: null }]);
    // One in trouble is asked once a turn.
    await published();
    await due();
    received.splice(0);
    await send(mute, 200);
    expect(received).toHaveLength(1);
  });

  it('never goes to a private address', async () => {
    const inbox = await make('/privado');
    await published();
    Object.assign(platform().services.env, { NODE_ENV: 'production' });
    try {
      for (const direccion of ['https://10.0.0.8/inbox', 'https://localhost/inbox', 'http://revista.example/inbox'])
        expect(await problemOf(make('/x', { direccion }))).toMatchObject({
          errors: [{ field: 'direccion', code: 'direccion_webhook' }],
        });
      await send(inbox);
    } finally {
      Object.assign(platform().services.env, { NODE_ENV: 'test' });
    }
    expect(await log(inbox)).toMatchObject([{ fallo: 'DIRECCION_PRIVADA', codigo: null }]);
    expect(received).toEqual([]);
  });

  it('that was sent and not noted, as when its process is killed, is sent again by the same name, and undone', async () => {
    const inbox = await make('/corte');
    const id = await published();
    const [killed, arrived] = [new AbortController(), Promise.withResolvers<void>()];
    behaviour = { '/corte': () => arrived.resolve() };
    const sending = announceTo(platform().services, inbox.id, { signal: killed.signal });
    await arrived.promise;
    killed.abort(new Error('killed'));
    await expect(sending).rejects.toThrow('killed');
    expect(await log(inbox)).toMatchObject([{ estado: 'PENDIENTE', intentos: 0, fechaIntento: expect.any(String) }]);
    await admin.call.deletePublication({ params: { id } });
    behaviour = {};
    await send(inbox);
    expect(bodies().map(({ type }) => type)).toEqual([['Announce', 'coar-notify:ReviewAction'], 'Undo']);
    expect(bodies()[1]?.inReplyTo).toBe(bodies()[0]?.id);
    await admin.call.restorePublication({ params: { id } });
    received.splice(0);
    const other = Promise.withResolvers<void>();
    behaviour = { '/corte': () => other.resolve() };
    const stops = new AbortController();
    const second = announceTo(platform().services, inbox.id, { signal: stops.signal });
    await other.promise;
    stops.abort(new Error('killed'));
    await expect(second).rejects.toThrow('killed');
    behaviour = {};
    await send(inbox);
    expect(bodies().map(({ id: name }) => name)).toEqual([bodies()[0]?.id, bodies()[0]?.id]);
  });

  it.runIf(engine === 'postgres')(
    'is undone also where it leaves at the moment of the act that takes it back',
    async () => {
      const inbox = await make('/a-la-vez', { clases: ['RESENA'] });
      const id = await published();
      const [held, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = platform().services.transact(async () => {
        await db().select().from(notifyMessages).where(eq(notifyMessages.buzonId, inbox.id)).for('no key update');
        held.resolve();
        await ends.promise;
      });
      await held.promise;
      const sending = send(inbox);
      // It has asked whether it is still so, and comes to note that it leaves.
      await someoneWaits();
      await admin.call.deletePublication({ params: { id } });
      ends.resolve();
      await holding;
      await sending;
      await send(inbox);
      expect(bodies().map(({ type }) => type)).toEqual([['Announce', 'coar-notify:ReviewAction'], 'Undo']);
      expect(bodies()[1]?.inReplyTo).toBe(bodies()[0]?.id);
    },
  );

  it('takes no act with it where its inbox is removed at the same moment', async () => {
    const inbox = await make('/quitado');
    const id = await published({ enlace: preprint });
    await send(inbox);
    const [removed, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removing = platform().services.transact(async () => {
      await db().delete(notifyInboxes).where(eq(notifyInboxes.id, inbox.id));
      removed.resolve();
      await ends.promise;
    });
    await removed.promise;
    const retracting = editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos.' } });
    // Where two can be at it: it has come to the inbox.
    if (engine === 'postgres') await someoneWaits();
    ends.resolve();
    await removing;
    expect(await retracting).toMatchObject({ estado: 'RETIRADO' });
  });

  it('is announced anew of a retracted work that an administrator publishes again', async () => {
    const inbox = await make('/directa');
    const id = await published({ enlace: preprint });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos.' } });
    await send(inbox);
    received.splice(0);
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Fue un error.' } });
    await send(inbox);
    expect(bodies().map(({ type }) => type)).toEqual([['Announce', 'coar-notify:EndorsementAction']]);
  });

  it('is, of a retracted work that was deleted and is restored, its reviews again, and no endorsement', async () => {
    const inbox = await make('/restaurada');
    const id = await published({ enlace: preprint });
    await send(inbox);
    await admin.call.deletePublication({ params: { id } });
    await send(inbox);
    const undone = bodies().find(({ type, object }) => type === 'Undo' && /Endorsement/.test(JSON.stringify(object)));
    expect(undone?.object).toMatchObject({ context: { id: preprint, 'ietf:cite-as': preprint } });
    await admin.call.restorePublication({ params: { id } });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos.' } });
    await send(inbox);
    await admin.call.deletePublication({ params: { id } });
    await send(inbox);
    received.splice(0);
    await admin.call.restorePublication({ params: { id } });
    await send(inbox);
    expect(bodies().map(({ type }) => type)).toEqual([['Announce', 'coar-notify:ReviewAction']]);
  });

  it('holds nothing up where it cannot be written, and is tried again', async () => {
    const inbox = await make('/roto', { clases: ['RESENA'] });
    const [broken, whole] = [await published(), await published()];
    const forms = (formulario: string) =>
      db().execute(sql`update reviews set formulario = ${formulario}::jsonb where publicacion_id = ${broken}`);
    await forms('{"no": 1}');
    await send(inbox);
    expect(bodies().map(({ object }) => object)).toMatchObject([{ id: `${page(whole)}/proceso` }]);
    const [, waiting] = await log(inbox);
    expect(waiting).toMatchObject({ estado: 'PENDIENTE', intentos: 1, fallo: null, fechaIntento: null });
    for (let time = 1; time < 10; time++) {
      await due();
      await send(inbox);
    }
    expect((await log(inbox))[1]).toMatchObject({ estado: 'FALLIDA', intentos: 10, fechaProxima: null });
    await forms('[]');
    await admin.call.announceAgain({ params: { ...inbox.params, entregaId: waiting?.id ?? '' } });
    await send(inbox);
    expect((await log(inbox)).map(({ estado }) => estado)).toEqual(['ENTREGADA', 'ENTREGADA']);
  });

  it('stays what arrived where it is sent again while readers do not see it, and is announced once', async () => {
    const inbox = await make('/otra-vez', { clases: ['RESENA'] });
    const id = await published();
    await send(inbox);
    const [first] = await log(inbox);
    await platform().settings({ revisionesPublicas: false });
    await admin.call.announceAgain({ params: { ...inbox.params, entregaId: first?.id ?? '' } });
    await send(inbox);
    await platform().settings({ revisionesPublicas: true });
    expect(await log(inbox)).toMatchObject([{ id: first?.id, estado: 'ENTREGADA', fechaProxima: null }]);
    await admin.call.deletePublication({ params: { id } });
    await send(inbox);
    expect(bodies().map(({ type, inReplyTo }) => [type, inReplyTo])).toEqual([
      [['Announce', 'coar-notify:ReviewAction'], undefined],
      ['Undo', first?.urn],
    ]);
  });

  it('is not what a paused inbox asks for no more', async () => {
    const other = await admin.call.createJournal({ body: { clave: 'aparte', nombre: 'Aparte' } });
    const [fewer, elsewhere] = [await make('/menos'), await make('/aparte')];
    for (const { params } of [fewer, elsewhere]) await admin.call.changeInbox({ params, body: { activo: false } });
    await published({ enlace: preprint });
    await admin.call.changeInbox({ params: fewer.params, body: { clases: ['AVAL'], activo: true } });
    await admin.call.changeInbox({ params: elsewhere.params, body: { revistaId: other.id, activo: true } });
    for (const each of [fewer, elsewhere]) await send(each);
    expect(bodies().map(({ type }) => type)).toEqual([['Announce', 'coar-notify:EndorsementAction']]);
    expect((await log(elsewhere)).map(({ estado }) => estado)).toEqual(['OMITIDA', 'OMITIDA']);
  });

  it('is not undone at another service, which never had it, and is announced there; at an inbox that moved it is', async () => {
    const inbox = await make('/antes', { clases: ['RESENA'] });
    const [undone, later] = [await published(), await published()];
    await send(inbox);
    const change = (path: string, fields = {}) =>
      admin.call.changeInbox({ params: inbox.params, body: { direccion: site + path, ...fields } });
    await change('/mudado');
    received.splice(0);
    await admin.call.deletePublication({ params: { id: undone } });
    await send(inbox);
    expect(received.map(({ path }) => path)).toEqual(['/mudado']);
    // What waits there to be undone is not told elsewhere.
    await admin.call.restorePublication({ params: { id: undone } });
    await send(inbox);
    await admin.call.deletePublication({ params: { id: undone } });
    await change('/nuevo', { actor: `${site}/otro` });
    received.splice(0);
    await admin.call.deletePublication({ params: { id: later } });
    await send(inbox);
    expect(received).toEqual([]);
    await admin.call.restorePublication({ params: { id: later } });
    await send(inbox);
    expect(bodies().map(({ object }) => object)).toMatchObject([{ id: `${page(later)}/proceso` }]);
    expect(new Set((await log(inbox)).map(({ estado }) => estado))).toEqual(new Set(['ENTREGADA', 'OMITIDA']));
  });

  it('goes to the address that its inbox has meanwhile, where that was changed while it was on its way', async () => {
    const inbox = await make('/de-camino', { clases: ['RESENA'] });
    await published();
    const moved = { params: inbox.params, body: { direccion: `${site}/llegada`, actor: `${site}/otro` } };
    behaviour = {
      '/de-camino': async (response) => {
        await admin.call.changeInbox(moved);
        says(201)(response);
      },
    };
    await send(inbox);
    expect(received.map(({ path }) => path)).toEqual(['/de-camino', '/llegada']);
    expect(await log(inbox)).toMatchObject([{ estado: 'ENTREGADA', intentos: 1, ubicacion: `${site}/notas/1` }]);
  });

  it('is sent by jobs, each inbox by its own, and waits while an inbox is paused', async () => {
    const [stuck, free, paused] = [await make('/atascado'), await make('/libre'), await make('/en-pausa')];
    await admin.call.changeInbox({ params: paused.params, body: { activo: false } });
    const [hangs, came] = [Promise.withResolvers<() => void>(), Promise.withResolvers<void>()];
    behaviour = {
      '/atascado': (response) => hangs.resolve(() => void response.writeHead(200).end()),
      '/libre': (response) => {
        says(200)(response);
        came.resolve();
      },
    };
    await published();
    const { services } = platform();
    const stop = await startJobs(services.database, [handingOutAnnouncements, announcing], services);
    await db()
      .update(jobs)
      .set({ fechaPrevista: new Date(0) })
      .where(eq(jobs.tipo, handingOutAnnouncements.tipo));
    // Any act signals the queue.
    const [waiting] = await log(free);
    await admin.call.announceAgain({ params: { ...free.params, entregaId: waiting?.id ?? '' } });
    await came.promise;
    const [held] = await log(stuck);
    await admin.call.announceAgain({ params: { ...stuck.params, entregaId: held?.id ?? '' } });
    (await hangs.promise)();
    await stop();
    expect(received.map(({ path }) => path).toSorted()).toEqual(['/atascado', '/libre']);
    expect(await of(paused)).toMatchObject({ estado: 'PAUSADO', pendientes: 1 });
    await admin.call.changeInbox({ params: paused.params, body: { activo: true } });
    await send(paused);
    expect(received.at(-1)?.path).toBe('/en-pausa');
  });

  it('stands in one inbox an address and journal, of a few; what ended in vain is forgotten, what stands there is not', async () => {
    const inbox = await make('/uno');
    const taken = { errors: [{ field: 'direccion', code: 'buzon_repetido' }] };
    expect(await problemOf(make('/uno'))).toMatchObject(taken);
    const [journal] = platform().services.settings.journals();
    expect(await problemOf(make('/uno', { revistaId: journal?.id ?? '' }))).toMatchObject(taken);
    const other = await make('/dos');
    const move = { params: other.params, body: { direccion: `${site}/uno` } };
    expect(await problemOf(admin.call.changeInbox(move))).toMatchObject(taken);
    for (const direccion of ['https://yo:clave@x.example/', 'https://x.example/#a', 'ftp://x.example/', 'x'])
      expect((await problemOf(make('/x', { direccion }))).errors?.[0]?.field).toBe('direccion');
    expect((await problemOf(make('/x', { actor: 'nadie' }))).errors?.[0]?.field).toBe('actor');
    // Two at once have one place.
    await db().execute(sql`insert into notify_inboxes (id, nombre, direccion, actor, clases)
      select gen_random_uuid(), 'n' || each, 'https://revista.example/' || each, 'https://revista.example/', '{AVAL}'
      from generate_series(4, ${mostInboxes}::int) each`);
    const both = await Promise.allSettled([make('/a'), make('/b')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const publicacionId = await published({ enlace: preprint });
    await send(inbox);
    await db().execute(sql`insert into notify_messages (id, buzon_id, clase, publicacion_id, estado, fecha_proxima)
      values (gen_random_uuid(), ${inbox.id}, 'RESENA', ${publicacionId}, 'OMITIDA', null)`);
    const age = () =>
      db().execute(
        sql`update notify_messages set fecha_creacion = now() - make_interval(days => ${messageDays + 1}::int)`,
      );
    await age();
    await clean(platform().services, new AbortController().signal);
    expect((await log(inbox)).map(({ estado, clase }) => [clase, estado])).toEqual([
      ['AVAL', 'ENTREGADA'],
      ['RESENA', 'ENTREGADA'],
    ]);
    // What was undone goes once its undoing has ended and is as old.
    await editor.call.changeEstado({ params: { id: publicacionId }, body: { estado: 'RETIRADO', motivo: 'Datos.' } });
    const kept = async () => {
      await clean(platform().services, new AbortController().signal);
      return (await log(inbox)).map(({ clase }) => clase).toSorted();
    };
    await db()
      .update(notifyMessages)
      .set({ estado: 'FALLIDA', fechaProxima: null })
      .where(eq(notifyMessages.clase, 'ANULACION'));
    expect(await kept()).toEqual(['ANULACION', 'AVAL', 'RESENA']);
    await age();
    expect(await kept()).toEqual(['RESENA']);
    await admin.call.removeInbox({ params: inbox.params });
    expect((await problemOf(log(inbox))).code).toBe('no_encontrado');
    expect(await db().$count(notifyMessages, eq(notifyMessages.buzonId, inbox.id))).toBe(0);
  });
});
