/** Webhooks, delivered to servers that behave as receivers do: well, slow, refusing, gone, sending on, endless. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewWebhook } from '#contract/entities/webhook.ts';
import { longestRest, mostWebhooks, webhookEvents } from '#contract/webhooks.ts';
import { clean } from '#server/features/administration/jobs/clean.ts';
import { activity, jobs, webhookDeliveries, webhooks } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull, sql } from '#server/platform/database/sql.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, published } from '#server/testing/works.ts';
import { delivering, deliverTo, handingOut } from './deliver.ts';

const messageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
type Behaviour = (response: ServerResponse) => unknown;
const says =
  (status: number, headers = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end('{}');
/** By path; well where nothing is said. */
let behaviour: Record<string, Behaviour> = {};
const server = createServer(async (request, response) => {
  const { url: path = '', headers } = request;
  received.push({ path, headers, body: await text(request) });
  (behaviour[path] ?? says(204))(response);
});

describePlatform('a webhook', (platform, engine) => {
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
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
    Object.assign(platform().services.env, { PUBLIC_URL: 'https://pliego.example' });
  });
  afterAll(() => void server.close());
  beforeEach(async () => {
    behaviour = {};
    received.splice(0);
    await db().delete(webhooks);
  });

  const db = () => platform().services.db;
  const cast = () => ({ author, editor, reviewer });
  const make = async (path: string, fields: Partial<NewWebhook> = {}) => {
    const body = { nombre: path.slice(1), direccion: site + path, eventos: [...webhookEvents], ...fields };
    const { webhook, secreto } = await admin.call.makeWebhook({ body });
    return { id: webhook.id, params: { id: webhook.id }, secreto, receiver: new Receiver(secreto) };
  };
  type Made = Awaited<ReturnType<typeof make>>;
  const deliver = ({ id }: Made, patience = 5000) => deliverTo(platform().services, id, { patience });
  const log = async ({ params }: Made) => (await admin.call.listWebhookDeliveries({ params })).entregas;
  const of = async ({ id }: Made) => (await admin.call.listWebhooks({})).webhooks.find((each) => each.id === id);
  /** What waits is due, as if its moment had come. */
  const due = () =>
    db()
      .update(webhookDeliveries)
      .set({ fechaProxima: new Date(0) })
      .where(isNotNull(webhookDeliveries.fechaProxima));
  const tried = async (made: Made, times: number) => {
    for (let time = 0; time < times; time++) {
      await due();
      await deliver(made);
    }
  };
  const headersOf = ({ headers }: Received) => ({
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
  const verified = (message: Received | undefined, { receiver }: Made) => {
    if (!message) throw new Error('nothing came');
    return messageSchema.parse(receiver.verify(message.body, headersOf(message)));
  };
  const types = () => received.map(({ body }) => messageSchema.parse(JSON.parse(body)).type);

  it('is told of a published work as its readers see it, by a message that its receiver can trust', async () => {
    const hook = await make('/bien');
    expect(hook.secreto).toMatch(/^whsec_[\w+/]{43}=$/);
    const { id } = await published(cast(), { titulo: 'Aguas & riberas' });
    await deliver(hook);
    expect(received).toHaveLength(1);
    const [message] = received;
    const { type, data } = verified(message, hook);
    expect(type).toBe('obra.publicada');
    expect(data).toEqual({
      id,
      direccion: `https://pliego.example/catalogo/${id}`,
      doi: null,
      titulo: 'Aguas & riberas',
      tipo: 'ARTICULO',
      revista: { nombre: expect.any(String), issn: null, issnImpreso: null },
      fechaPublicacion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fechaRetractacion: null,
    });
    expect(message?.body).not.toContain('Valcárcel');
    // Changed on its way it is not believed.
    expect(() => verified(message && { ...message, body: message.body.replace('Aguas', 'Agua') }, hook)).toThrow();
    const [delivery] = await log(hook);
    expect(delivery).toMatchObject({
      estado: 'ENTREGADA',
      codigo: 204,
      intentos: 1,
      fallo: null,
      sobre: 'Aguas & riberas',
    });
    expect(delivery?.mensaje).toBe(message?.headers['webhook-id']);
    expect(await of(hook)).toMatchObject({ pendientes: 0, fechaExito: expect.any(String) });
    await deliver(hook);
    expect(received).toHaveLength(1);
  });

  it('is told of notices, editions, retractions, removals and numbers, and of nothing that readers never had', async () => {
    const hook = await make('/todo');
    const few = await make('/retractadas', { eventos: ['obra.retractada'] });
    const { id } = await draft(author);
    await author.call.deletePublication({ params: { id } });
    const work = await published(cast());
    const params = { id: work.id };
    const { aviso } = await admin.call.publishNotice({
      params,
      body: { clase: 'ERRATA', resumen: 'Falta una tilde.' },
    });
    const number = await editor.call.createIssue({ body: { volumen: '7', numero: '2', anio: 2032 } });
    await editor.call.addToIssue({
      params: { id: number.id },
      body: { obras: [(await approved(cast())).id, work.id] },
    });
    const { revision } = await admin.call.issuePlan({ params: { id: number.id } });
    await admin.call.publishIssue({ params: { id: number.id }, body: { revision } });
    await deliver(hook);
    expect(types().toSorted()).toEqual(['numero.publicado', 'obra.aviso', 'obra.publicada', 'obra.publicada']);
    const told = received.map((message) => verified(message, hook));
    expect(told.find(({ type }) => type === 'obra.aviso')?.data).toMatchObject({
      id: aviso.id,
      sobre: { clase: 'ERRATA', id: work.id, direccion: `https://pliego.example/catalogo/${work.id}` },
    });
    expect(told.find(({ type }) => type === 'numero.publicado')?.data).toMatchObject({
      id: number.id,
      direccion: `https://pliego.example/numeros/${number.id}`,
      numeracion: '7(2), 2032',
    });
    received.splice(0);
    // What readers have no more when its turn comes is not told: neither number nor its work.
    const other = await make('/despacio');
    await db()
      .update(webhookDeliveries)
      .set({ webhookId: other.id, estado: 'PENDIENTE', fechaProxima: new Date(0) });
    await editor.call.takeBackIssue({ params: { id: number.id }, body: { motivo: 'Falta una lámina.' } });
    await deliver(other);
    expect(types()).not.toContain('numero.publicado');
    expect((await log(other)).filter(({ estado }) => estado === 'OMITIDA')).toHaveLength(2);
    received.splice(0);
    await deliver(hook);
    expect(types()).toEqual(['obra.retirada', 'numero.retirado']);
    expect(verified(received[1], hook).data).toEqual({
      id: number.id,
      direccion: `https://pliego.example/numeros/${number.id}`,
    });

    await admin.call.publishNotice({ params, body: { clase: 'RETRACTACION', resumen: 'Datos inventados.' } });
    await admin.call.deletePublication({ params });
    received.splice(0);
    await deliver(few);
    expect(await log(few)).toMatchObject([{ estado: 'OMITIDA' }]);
    await deliver(hook);
    const gone = received.map((message) => verified(message, hook)).find(({ type }) => type === 'obra.retirada');
    expect(gone?.data).toEqual({ id: work.id, direccion: `https://pliego.example/catalogo/${work.id}` });
  });

  it('leaves a receiver alone for as long as it asks, within a bound, whatever else waits for it', async () => {
    const busy = (wait: string) => says(429, { 'retry-after': wait });
    behaviour = { '/llena': busy('600') };
    const hook = await make('/llena');
    await published(cast(), { titulo: 'Una' });
    await deliver(hook);
    const [delivery] = await log(hook);
    expect(Date.parse(delivery?.fechaProxima ?? '') - Date.now()).toBeGreaterThan(9 * 60_000);
    received.splice(0);
    // What happens meanwhile waits, too; a test is somebody's own wish.
    await published(cast(), { titulo: 'Otra' });
    await deliver(hook);
    expect(received).toEqual([]);
    await admin.call.testWebhook({ params: hook.params });
    await deliver(hook);
    expect(types()).toEqual(['prueba']);
    const rests = (to: Date) => db().update(webhooks).set({ descansaHasta: to });
    await rests(new Date(0));
    behaviour = { '/llena': busy('99999999') };
    await due();
    await deliver(hook);
    const [row] = await db().select().from(webhooks);
    expect((row?.descansaHasta?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(longestRest);
    // Whoever resumes it does not wait.
    behaviour = {};
    received.splice(0);
    await admin.call.changeWebhook({ params: hook.params, body: { activo: false } });
    await admin.call.changeWebhook({ params: hook.params, body: { activo: true } });
    await deliver(hook);
    expect(types()).toEqual(['obra.publicada', 'obra.publicada']);
  });

  it('waits no more once it has another address, though what was asked of the one before is answered then', async () => {
    const hook = await make('/vieja');
    await published(cast(), { titulo: 'Una' });
    behaviour = {
      '/vieja': async (response) => {
        await admin.call.changeWebhook({ params: hook.params, body: { direccion: `${site}/nueva` } });
        says(429, { 'retry-after': '600' })(response);
      },
    };
    await deliver(hook);
    const [row] = await db().select().from(webhooks);
    expect(row?.direccion).toBe(`${site}/nueva`);
    expect(row?.descansaHasta).toBeNull();
  });

  it('is tried again after growing waits with the same id, and given up after days in which nothing arrived', async () => {
    behaviour = { '/mal': says(500), '/terca': says(400) };
    const hook = await make('/mal');
    const picky = await make('/terca');
    await published(cast(), { titulo: 'Una' });
    await published(cast(), { titulo: 'Otra' });
    await deliver(hook);
    // In trouble it is asked once a turn; what it does not take says nothing of the rest.
    expect(received.filter(({ path }) => path === '/mal')).toHaveLength(1);
    await deliver(picky);
    expect(received.filter(({ path }) => path === '/terca')).toHaveLength(2);
    const [delivery] = (await log(hook)).filter(({ intentos }) => intentos === 1);
    expect(delivery).toMatchObject({ estado: 'PENDIENTE', fallo: 'RECHAZADA', codigo: 500 });
    const waits: number[] = [];
    for (let time = 1; time <= 9; time++) {
      const [row] = (await log(picky)).filter(({ sobre }) => sobre === 'Una');
      waits.push(Date.parse(row?.fechaProxima ?? '') - Date.parse(row?.fechaIntento ?? ''));
      await tried(picky, 1);
    }
    const minutes = [5, 30, 120, 300, 600, 840, 1200, 1440].map((each) => each * 60_000);
    expect(waits).toEqual([5000, ...minutes]);
    const ids = received.filter(({ body, path }) => path === '/terca' && body.includes('Una'));
    expect(new Set(ids.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(ids).toHaveLength(10);
    expect(await of(picky)).toMatchObject({ estado: 'DESACTIVADO', motivo: 'SIN_EXITO', pendientes: 0 });
    expect(await log(picky)).toMatchObject([{ estado: 'FALLIDA' }, { estado: 'FALLIDA' }]);
    const { notifications } = await admin.call.listNotifications({});
    expect(notifications[0]).toMatchObject({ titulo: 'Webhook desactivado', tipo: 'SISTEMA' });

    // Nothing is kept for it until it is resumed; then what did not arrive is sent again, as it was called.
    await published(cast());
    const lost = (await log(picky)).find(({ sobre }) => sobre === 'Una');
    const asked = { params: { ...picky.params, entregaId: lost?.id ?? '' } };
    expect((await problemOf(admin.call.redeliverWebhook(asked))).code).toBe('webhook_detenido');
    await admin.call.changeWebhook({ params: picky.params, body: { activo: true } });
    behaviour = {};
    received.splice(0);
    expect(await admin.call.redeliverWebhook(asked)).toMatchObject({ estado: 'PENDIENTE', intentos: 0 });
    await admin.call.redeliverWebhook(asked);
    await deliver(picky);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers['webhook-id']).toBe(lost?.mensaje);
    expect(await of(picky)).toMatchObject({ estado: 'ACTIVO', motivo: null });
  });

  it('that something reached meanwhile loses the message alone that it does not take', async () => {
    const hook = await make('/a-veces');
    behaviour = { '/a-veces': says(422) };
    await published(cast());
    await deliver(hook);
    behaviour = {};
    await published(cast(), { titulo: 'La que llega' });
    await deliver(hook);
    behaviour = { '/a-veces': says(422) };
    await tried(hook, 9);
    expect((await log(hook)).map(({ estado }) => estado).toSorted()).toEqual(['ENTREGADA', 'FALLIDA']);
    expect(await of(hook)).toMatchObject({ estado: 'ACTIVO' });
  });

  it('says what went wrong with receivers that are gone, slow, endless, send on, or are in a private network', async () => {
    let ended: Promise<unknown[]> | undefined;
    const endless: Behaviour = (response) => {
      response.writeHead(200);
      ended = once(response, 'close');
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(50_000)));
      };
      response.on('drain', more);
      more();
    };
    behaviour = {
      '/lento': () => undefined,
      '/sin-fin': endless,
      '/otra-parte': says(307, { location: `${site}/secreta` }),
      '/corta': (response) => response.destroy(),
      '/se-fue': says(410),
    };
    const one = async (path: string, patience?: number) => {
      const hook = await make(path);
      await admin.call.testWebhook({ params: hook.params });
      await deliver(hook, patience);
      return { hook, delivery: (await log(hook))[0] };
    };
    expect((await one('/lento', 200)).delivery).toMatchObject({ fallo: 'SIN_TIEMPO', codigo: null, estado: 'FALLIDA' });
    expect((await one('/sin-fin')).delivery).toMatchObject({ fallo: null, codigo: 200, estado: 'ENTREGADA' });
    await ended;
    expect((await one('/otra-parte')).delivery).toMatchObject({ fallo: 'REDIRIGE', codigo: 307 });
    expect(received.map(({ path }) => path)).not.toContain('/secreta');
    expect((await one('/corta')).delivery).toMatchObject({ fallo: 'SIN_RESPUESTA', codigo: null });
    const { hook } = await one('/se-fue');
    expect(await of(hook)).toMatchObject({ estado: 'DESACTIVADO', motivo: 'YA_NO_ESTA' });

    // What was entered where a machine may call itself is not called where it may not.
    Object.assign(platform().services.env, { NODE_ENV: 'production' });
    received.splice(0);
    const codes = [];
    for (const direccion of [`${site}/x`, 'https://10.0.0.8/', 'http://revista.example/', 'https://localhost/'])
      codes.push(await problemOf(admin.call.changeWebhook({ params: hook.params, body: { direccion } })));
    expect(codes.map(({ errors }) => errors?.[0]?.code)).toEqual(Array(4).fill('direccion_webhook'));
    await admin.call.testWebhook({ params: hook.params });
    await deliver(hook);
    expect((await log(hook))[0]).toMatchObject({ fallo: 'DIRECCION_PRIVADA', codigo: null });
    expect(received).toEqual([]);
    Object.assign(platform().services.env, { NODE_ENV: 'test' });
  });

  it('has a secret that is shown once, and gives way to another with a day in which both hold', async () => {
    const hook = await make('/secretos');
    expect(JSON.stringify(await admin.call.listWebhooks({}))).not.toContain(hook.secreto.slice(6));
    const renew = (inmediata = false) => admin.call.renewWebhookSecret({ params: hook.params, body: { inmediata } });
    const { secreto, webhook } = await renew();
    expect(webhook.secretoAnteriorHasta).not.toBeNull();
    const receives = async () => {
      received.splice(0);
      await admin.call.testWebhook({ params: hook.params });
      await deliver(hook);
      return (key: string) => {
        try {
          return verified(received[0], { ...hook, receiver: new Receiver(key) }).type;
        } catch {
          return 'unknown';
        }
      };
    };
    const both = await receives();
    expect([both(hook.secreto), both(secreto), both('whsec_AAAA')]).toEqual(['prueba', 'prueba', 'unknown']);
    // A second press does not take away what its receiver has.
    expect((await problemOf(renew())).code).toBe('secreto_en_relevo');
    await db()
      .update(webhooks)
      .set({ anteriorHasta: new Date(0) });
    const one = await receives();
    expect([one(hook.secreto), one(secreto)]).toEqual(['unknown', 'prueba']);
    const { secreto: last } = await renew(true);
    const now = await receives();
    expect([now(secreto), now(last)]).toEqual(['unknown', 'prueba']);
    const stored = JSON.stringify([await db().select().from(webhooks), await db().select().from(activity)]);
    for (const each of [hook.secreto, secreto, last]) expect(stored).not.toContain(each.slice(6, 40));
  });

  it('holds no other up, waits while it is paused, and is told by jobs of what happened meanwhile', async () => {
    const first = await make('/atascado');
    const other = await make('/libre');
    const paused = await make('/en-pausa');
    await admin.call.changeWebhook({ params: paused.params, body: { activo: false } });
    let free = () => {};
    const stuck = new Promise<void>((resolve) => {
      behaviour['/atascado'] = (response) => {
        free = () => void response.writeHead(200).end();
        resolve();
      };
    });
    const came = new Promise<void>((resolve) => {
      behaviour['/libre'] = (response) => {
        says(200)(response);
        resolve();
      };
    });
    await published(cast());
    const { services } = platform();
    const stop = await startJobs(services.database, [handingOut, delivering], services);
    await db()
      .update(jobs)
      .set({ fechaPrevista: new Date(0) })
      .where(eq(jobs.tipo, handingOut.tipo));
    await admin.call.testWebhook({ params: first.params });
    await stuck;
    await admin.call.testWebhook({ params: other.params });
    await came;
    free();
    await stop();
    expect(received.map(({ path }) => path)).not.toContain('/en-pausa');
    expect(await of(paused)).toMatchObject({ estado: 'PAUSADO', pendientes: 1 });
    await admin.call.changeWebhook({ params: paused.params, body: { activo: true } });
    await deliver(paused);
    expect(received.at(-1)?.path).toBe('/en-pausa');
  });

  it('is one an address, of a few; its log is kept for days, and of the last', async () => {
    const hook = await make('/uno');
    const again = { nombre: 'Otra vez', direccion: `${site}/uno`, eventos: ['obra.aviso' as const] };
    const taken = { errors: [{ field: 'direccion', code: 'webhook_repetido' }] };
    expect(await problemOf(admin.call.makeWebhook({ body: again }))).toMatchObject(taken);
    const other = await make('/dos');
    const move = { params: other.params, body: { direccion: `${site}/uno` } };
    expect(await problemOf(admin.call.changeWebhook(move))).toMatchObject(taken);
    for (const direccion of [
      'https://yo:clave@revista.example/',
      'https://revista.example/#x',
      'ftp://x.example/',
      'x',
    ])
      expect((await problemOf(admin.call.makeWebhook({ body: { ...again, direccion } }))).code).toBe(
        'datos_no_validos',
      );
    await db().execute(sql`insert into webhooks (id, nombre, direccion, eventos, sal)
      select gen_random_uuid(), 'n' || each, 'https://revista.example/' || each, '{obra.aviso}', gen_random_uuid()
      from generate_series(3, ${mostWebhooks}::int) each`);
    expect((await problemOf(make('/de-mas'))).code).toBe('demasiados_webhooks');

    await db().execute(sql`insert into webhook_deliveries (id, webhook_id, mensaje_id, evento, estado, fecha_proxima, fecha_creacion)
      select gen_random_uuid(), ${hook.id}, gen_random_uuid(), 'prueba', 'ENTREGADA', null, now() - make_interval(mins => each)
      from generate_series(1, 2050) each`);
    await db().execute(sql`update webhook_deliveries set fecha_creacion = now() - interval '31 days' where id in
      (select id from webhook_deliveries order by fecha_creacion desc limit 10)`);
    await clean(platform().services, new AbortController().signal);
    expect((await admin.call.listWebhookDeliveries({ params: hook.params })).total).toBe(2000);
    await admin.call.removeWebhook({ params: hook.params });
    expect((await problemOf(log(hook))).code).toBe('no_encontrado');
    const left = await db()
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, hook.id)));
    expect(left).toEqual([]);
  });

  it('that is deleted while a work is published takes nothing with it', async () => {
    const hook = await make('/borrada');
    const params = { id: (await approved(cast())).id };
    const [deleted, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deleting = platform().services.transact(async () => {
      await db().delete(webhooks).where(eq(webhooks.id, hook.id));
      deleted.resolve();
      await ends.promise;
    });
    await deleted.promise;
    const publishing = author.call.changeEstado({ params, body: { estado: 'PUBLICADO' } });
    const waiting = sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`;
    // Where two can be at it: it has come to the webhook.
    if (engine === 'postgres') await expect.poll(() => db().$count(waiting)).toBeGreaterThan(0);
    ends.resolve();
    await deleting;
    expect(await publishing).toMatchObject({ estado: 'PUBLICADO' });
  });

  it('has all its tries again for what waits, once it is resumed or sent elsewhere', async () => {
    behaviour = { '/averiada': says(500), '/corregida': says(500) };
    const hook = await make('/averiada');
    await published(cast());
    await tried(hook, 9);
    for (const body of [{ direccion: `${site}/corregida` }, { activo: true }]) {
      if (body.activo) await admin.call.changeWebhook({ params: hook.params, body: { activo: false } });
      expect(await log(hook)).toMatchObject([{ estado: 'PENDIENTE', intentos: 9 }]);
      await admin.call.changeWebhook({ params: hook.params, body });
      expect(await log(hook)).toMatchObject([{ estado: 'PENDIENTE', intentos: 0 }]);
      // Sent at once, whatever it waited for; what fails then is no end.
      await deliver(hook);
      expect(await log(hook)).toMatchObject([{ estado: 'PENDIENTE', intentos: 1 }]);
      expect(await of(hook)).toMatchObject({ estado: 'ACTIVO' });
      await tried(hook, 8);
    }
  });

  it('is given up after those days with a backlog, too, of which none has had its tries; a test goes before all', async () => {
    behaviour = { '/muerta': says(500) };
    const hook = await make('/muerta');
    for (const titulo of ['Una', 'Otra', 'La tercera']) await published(cast(), { titulo });
    await deliver(hook);
    await admin.call.testWebhook({ params: hook.params });
    await deliver(hook);
    expect(types()).toEqual(['obra.publicada', 'prueba']);
    await db()
      .update(webhookDeliveries)
      .set({ fechaPrimero: new Date(Date.now() - 76 * 3_600_000) })
      .where(isNotNull(webhookDeliveries.fechaPrimero));
    // Something has arrived since.
    await db().update(webhooks).set({ fechaExito: new Date() });
    await deliver(hook);
    expect(await of(hook)).toMatchObject({ estado: 'ACTIVO' });
    await db().update(webhooks).set({ fechaExito: null });
    await deliver(hook);
    expect(await of(hook)).toMatchObject({ estado: 'DESACTIVADO', motivo: 'SIN_EXITO', pendientes: 0 });
  });

  it('is told of a notice that readers have back as of a work, not as of a new notice', async () => {
    const hook = await make('/de-vuelta');
    const params = { id: (await published(cast())).id };
    const { aviso } = await admin.call.publishNotice({ params, body: { clase: 'ERRATA', resumen: 'Una tilde.' } });
    await deliver(hook);
    received.splice(0);
    await admin.call.deletePublication({ params: { id: aviso.id } });
    await admin.call.restorePublication({ params: { id: aviso.id } });
    await deliver(hook);
    expect(types()).toEqual(['obra.publicada']);
  });
});
