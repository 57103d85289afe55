/** What other services announce here (COAR Notify, Linked Data Notifications): taken, refused, and shown to readers when an editor says so. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { NewInbox } from '#contract/entities/notify.ts';
import { principalJournal } from '#contract/journals.ts';
import { longestNotificationId, messageDays, mostWaitingOfService, receivedStates } from '#contract/notify.ts';
import { clean } from '#server/features/administration/jobs/clean.ts';
import {
  activity,
  notifyInboxes,
  notifyMessages,
  notifyReceived,
  publications,
  rateCounters,
} from '#server/platform/database/schema.ts';
import { and, eq, ne, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, published } from '#server/testing/works.ts';

const context = ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'];
const service = { id: 'https://prereview.example', inbox: 'https://prereview.example/inbox', type: 'Service' };
const site = 'https://pliego.example';
const page = (id: string) => `${site}/catalogo/${id}`;
const urn = () => `urn:uuid:${randomUUID()}`;

describePlatform('what other services announce here', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let other: { id: string };
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
    Object.assign(platform().services.env, { PUBLIC_URL: site });
    other = await admin.call.createJournal({ body: { clave: 'otra', nombre: 'Otra' } });
  });
  const db = () => platform().services.db;
  beforeEach(async () => {
    await db().delete(notifyReceived);
    await db().delete(notifyInboxes);
    await db().delete(rateCounters);
  });

  const believe = async (fields: Partial<NewInbox> = {}) => {
    const body = { nombre: 'PREreview', direccion: service.inbox, actor: `${service.id}/`, clases: [], recibe: true };
    const { id } = await admin.call.makeInbox({ body: { ...body, ...fields } });
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(true);
    return { params: { id } };
  };
  const post = (payload: object | string, headers: Record<string, string> = {}) =>
    platform().inject({
      ...{ method: 'POST', url: '/notificaciones-coar', payload },
      headers: { host: 'pliego.example', 'content-type': 'application/ld+json', ...headers },
    });
  /** A review of it, which stands at another service. */
  const reviewOf = (about: string, fields: object = {}) => ({
    ...{ '@context': context, id: urn(), type: ['Announce', 'coar-notify:ReviewAction'], origin: service },
    ...{
      actor: { id: service.id, type: 'Organization', name: 'PREreview' },
      target: { id: site, inbox: `${site}/notificaciones-coar` },
    },
    object: {
      id: 'https://prereview.example/reviews/1',
      type: ['Page', 'sorg:Review'],
      'ietf:cite-as': 'https://doi.org/10.5281/zenodo.1',
    },
    context: { id: about, type: ['Page', 'sorg:AboutPage'] },
    ...fields,
  });
  const refused = async (payload: object | string, headers?: Record<string, string>) => {
    const { statusCode, body } = await post(payload, headers);
    const { code, errors } = JSON.parse(body);
    return {
      statusCode,
      code,
      ...(errors && {
        errors: errors.map(({ field, code: fault }: { field: string; code: string }) => `${field} ${fault}`),
      }),
    };
  };
  const taken = async (payload: object) => {
    const { statusCode, headers, body } = await post(payload);
    expect([statusCode, body]).toEqual([201, '']);
    return String(headers.location);
  };
  const rows = () => db().select().from(notifyReceived);
  const list = async (who: TestPerson = editor) => (await who.call.listReceived({})).recibidos;
  const work = async (fields: Parameters<typeof published>[1] = {}) =>
    (await published({ author, editor, reviewer }, { titulo: 'Aguas & riberas', ...fields })).id;
  const shown = async (id: string) => (await platform().guest.readWork({ params: { id } })).tambienEn;
  const decide = (id: string, estado: 'ACEPTADO' | 'DESCARTADO', who = editor) =>
    who.call.decideReceived({ params: { id }, body: { estado } });
  const history = (id: string) =>
    db()
      .select({ type: activity.type, by: activity.userId })
      .from(activity)
      .where(
        and(
          eq(activity.publicacionId, id),
          sql`${activity.type} like 'publication.announcement%'`,
          ne(activity.type, 'publication.announcementReceived'),
        ),
      )
      .orderBy(activity.id);

  it('is refused everywhere while nobody is believed, and what is received is shown to nobody', async () => {
    const { id } = await draft(author);
    expect((await post(reviewOf(page(id)))).statusCode).toBe(404);
    expect((await platform().inject({ method: 'GET', url: '/notificaciones-coar' })).statusCode).toBe(404);
    await believe();
    const answer = await platform().inject({ method: 'GET', url: '/notificaciones-coar' });
    expect(JSON.parse(answer.body)).toEqual({
      '@context': 'http://www.w3.org/ns/ldp',
      '@id': `${site}/notificaciones-coar`,
      contains: [],
    });
    expect(answer.headers['accept-post']).toBe('application/ld+json');
  });

  it('is kept for editors, and stands on the work’s page once one of them says so, until it is dismissed', async () => {
    await believe();
    const id = await work();
    const object = { id: 'https://prereview.example/reviews/1', name: ' Una  reseña\n<script>alert(1)</script> ' };
    const receipt = await taken(reviewOf(page(id), { object }));
    expect(receipt).toMatch(/^https:\/\/pliego\.example\/notificaciones-coar\/[\da-f-]{36}$/);
    const read = await platform().inject({ method: 'GET', url: new URL(receipt).pathname });
    expect(JSON.parse(read.body)).toEqual({ '@context': context[0], id: receipt, type: 'Object' });
    expect(await shown(id)).toBeUndefined();
    expect(await editor.call.whatWaits()).toMatchObject({ anuncios: 1, conAnuncios: 1 });
    const [one] = await list();
    const titulo = 'Una reseña <script>alert(1)</script>';
    expect(one).toMatchObject({
      ...{ clase: 'RESENA', estado: 'PENDIENTE', servicio: 'PREreview', titulo, relacion: null },
      ...{ direccion: object.id, obra: { id, titulo: 'Aguas & riberas' } },
    });
    const mine = one?.id ?? '';
    expect(await decide(mine, 'ACEPTADO')).toMatchObject({ estado: 'ACEPTADO', fechaDecision: expect.any(String) });
    expect(await shown(id)).toEqual([{ nombre: `PREreview: ${titulo}`, direccion: object.id }]);
    expect(await editor.call.whatWaits()).toMatchObject({ anuncios: 0, conAnuncios: 1 });
    // Two at once: it happened once.
    await Promise.all([decide(mine, 'DESCARTADO'), decide(mine, 'DESCARTADO', admin)]);
    expect(await shown(id)).toBeUndefined();
    const told = await history(id);
    expect(told.map(({ type }) => type)).toEqual([
      'publication.announcementAccepted',
      'publication.announcementTakenOff',
    ]);
    expect(told[0]?.by).toBe(editor.user.id);
    expect(await list()).toMatchObject([{ estado: 'DESCARTADO' }]);
    expect((await editor.call.listReceived({ query: { estado: 'PENDIENTE' } })).total).toBe(0);
  });

  it('names a work by its page, its DOI or the preprint that its authors name', async () => {
    await believe();
    const preprint = 'https://doi.org/10.1590/SciELOPreprints.77';
    const declaraciones = { preimpresion: { respuesta: 'CON_PREIMPRESION' as const, enlace: preprint } };
    const id = await work();
    await db()
      .update(publications)
      .set({ doi: '10.1234/Aguas(1)', estadoDoi: 'REGISTRADO', declaraciones })
      .where(eq(publications.id, id));
    for (const about of [
      page(id),
      `${page(id)}/proceso`,
      `${page(id)}/en`,
      'https://doi.org/10.1234/aguas(1)',
      'https://doi.org/10.1234/Aguas%281%29',
      preprint,
    ])
      await taken(reviewOf(about));
    await taken(
      reviewOf('https://preprints.example/77', {
        context: { id: 'https://preprints.example/77', 'ietf:cite-as': preprint },
      }),
    );
    expect((await list()).map(({ obra }) => obra.id)).toEqual(Array(7).fill(id));
    // A number that no registry knows is none that readers see.
    await db().update(publications).set({ estadoDoi: 'PROVISIONAL' }).where(eq(publications.id, id));
    expect(await refused(reviewOf('https://doi.org/10.1234/aguas(1)'))).toMatchObject({
      statusCode: 422,
      code: 'notificacion_sin_objeto',
    });
    expect(await refused(reviewOf(`https://elsewhere.example/catalogo/${id}`))).toMatchObject({ statusCode: 422 });
  });

  it('is an endorsement, a relation or an ingest likewise; of a relation what is kept is the other end', async () => {
    await believe();
    const id = await work();
    await taken(reviewOf(page(id), { type: ['Announce', 'coar-notify:EndorsementAction'] }));
    await taken(
      reviewOf(page(id), {
        type: ['Announce', 'coar-notify:IngestAction'],
        object: 'https://prereview.example/item/1',
      }),
    );
    const relation = {
      'as:subject': 'https://data.example/1',
      'as:relationship': 'https://schema.org/isBasedOn',
      'as:object': page(id),
    };
    await taken(
      reviewOf(page(id), { type: ['Announce', 'coar-notify:RelationshipAction'], object: { id: urn(), ...relation } }),
    );
    const turned = { ...relation, 'as:subject': page(id), 'as:object': 'https://data.example/2' };
    await taken(
      reviewOf(page(id), {
        type: ['Announce', 'https://coar-notify.net/RelationshipAction'],
        object: turned,
        context: undefined,
      }),
    );
    expect((await list()).map(({ clase, direccion, relacion }) => [clase, direccion, relacion])).toEqual([
      ['RELACION', 'https://data.example/2', relation['as:relationship']],
      ['RELACION', 'https://data.example/1', relation['as:relationship']],
      ['INGRESO', 'https://prereview.example/item/1', null],
      ['AVAL', 'https://doi.org/10.5281/zenodo.1', null],
    ]);
  });

  it('keeps of a relation of the preprint its other end, and is of the work that it is said to be about', async () => {
    await believe();
    const preprint = 'https://doi.org/10.1590/SciELOPreprints.78';
    const [before, id] = [await work(), await work()];
    const declaraciones = { preimpresion: { respuesta: 'CON_PREIMPRESION' as const, enlace: preprint } };
    await db().update(publications).set({ declaraciones }).where(eq(publications.id, id));
    const type = ['Announce', 'coar-notify:RelationshipAction'];
    const relation = (from: string, to: string) => ({
      object: { id: urn(), 'as:subject': from, 'as:relationship': 'https://schema.org/isBasedOn', 'as:object': to },
    });
    await taken(reviewOf(preprint, { type, ...relation(preprint, 'https://data.example/3') }));
    // Both ends are ours: it is about the one that it names as such, not about the one that was published first.
    await taken(reviewOf(page(id), { type, ...relation(page(before), page(id)) }));
    expect((await list()).map(({ direccion, obra }) => [direccion, obra.id])).toEqual([
      [page(before), id],
      ['https://data.example/3', id],
    ]);
  });

  it('is not taken off by whoever saw it before another accepted it', async () => {
    await believe();
    const id = await work();
    await taken(reviewOf(page(id)));
    const params = { id: (await list())[0]?.id ?? '' };
    const said = (who: TestPerson, estado: 'ACEPTADO' | 'DESCARTADO', desde: 'PENDIENTE' | 'ACEPTADO') =>
      who.call.decideReceived({ params, body: { estado, desde } });
    await said(editor, 'ACEPTADO', 'PENDIENTE');
    // What is so already is nothing that happened.
    await said(admin, 'ACEPTADO', 'PENDIENTE');
    expect(await problemOf(said(admin, 'DESCARTADO', 'PENDIENTE'))).toMatchObject({
      ...{ status: 409, code: 'anuncio_cambiado' },
    });
    expect(await shown(id)).toHaveLength(1);
    await said(admin, 'DESCARTADO', 'ACEPTADO');
    expect(await shown(id)).toBeUndefined();
  });

  it('leads readers to the same page once', async () => {
    await believe();
    const id = await work();
    await taken(reviewOf(page(id)));
    await taken(reviewOf(page(id), { type: ['Announce', 'coar-notify:EndorsementAction'] }));
    for (const one of await list()) await decide(one.id, 'ACEPTADO');
    expect(await shown(id)).toEqual([{ nombre: 'PREreview', direccion: 'https://doi.org/10.5281/zenodo.1' }]);
  });

  it('is taken once by its id, also by many at once; by the same id something else is refused', async () => {
    await believe();
    const id = await work();
    const said = reviewOf(page(id));
    const receipts = await Promise.all([said, said, said, said].map(taken));
    expect(new Set(receipts).size).toBe(1);
    expect(await taken({ ...said })).toBe(receipts[0]);
    expect(await rows()).toHaveLength(1);
    const object = { id: 'https://prereview.example/reviews/2' };
    expect(await refused({ ...said, object })).toEqual({ statusCode: 409, code: 'notificacion_repetida' });
    expect(await rows()).toMatchObject([{ direccion: 'https://doi.org/10.5281/zenodo.1' }]);
  });

  it('is refused by name of what is wrong, and nothing of it is kept', async () => {
    await believe();
    const id = await work();
    const said = reviewOf(page(id));
    const notRead = (errors: string[]) => ({ statusCode: 400, code: 'no_es_notificacion', errors });
    expect(await refused({})).toMatchObject({
      statusCode: 400,
      errors: expect.arrayContaining([
        '@context requerido',
        'id requerido',
        'object requerido',
        'origin requerido',
        'type requerido',
      ]),
    });
    expect(await refused({ ...said, '@context': 'https://schema.org' })).toEqual(notRead(['@context otro_contexto']));
    expect(await refused({ ...said, id: `urn:${'a'.repeat(longestNotificationId)}` })).toEqual(
      notRead(['id texto_largo']),
    );
    expect(await refused({ ...said, id: 'no es una dirección' })).toEqual(notRead(['id formato']));
    expect(await refused({ ...said, object: { id: 'javascript:alert(1)' } })).toEqual(
      notRead(['object.id direccion_web']),
    );
    expect(await refused({ ...said, object: { id: 'http://prereview.example/1' } })).toEqual(
      notRead(['object.id direccion_web']),
    );
    expect(await refused({ ...said, object: { id: 'https://a:b@prereview.example/1' } })).toEqual(
      notRead(['object.id direccion_web']),
    );
    expect(await refused({ ...said, object: { id: `https://a.example/${'a'.repeat(300)}` } })).toEqual(
      notRead(['object.id texto_largo']),
    );
    expect(await refused({ ...said, object: {} })).toEqual(notRead(['object.id requerido']));
    expect(await refused({ ...said, context: undefined })).toEqual(notRead(['context.id requerido']));
    expect(await refused([said])).toMatchObject({ statusCode: 400 });
    expect(await refused('{"id":', {})).toMatchObject({ statusCode: 400, code: 'cuerpo_ilegible' });
    expect(await refused('<a/>', { 'content-type': 'text/turtle' })).toMatchObject({ statusCode: 415 });
    expect(await refused({ ...said, summary: 'a'.repeat(70_000) })).toMatchObject({
      statusCode: 413,
      code: 'demasiado_grande',
    });
    expect(await refused({ ...said, type: 'Like' })).toEqual({ statusCode: 422, code: 'patron_no_tratado' });
    expect(
      await refused({ ...said, origin: { id: 'https://nobody.example', inbox: 'https://nobody.example/inbox' } }),
    ).toEqual({ statusCode: 403, code: 'remitente_no_admitido' });
    expect(await rows()).toEqual([]);
    // As any JSON, too, with the profile that it follows.
    const answer = await post(said, {
      'content-type': 'application/json; profile="https://www.w3.org/ns/activitystreams"',
    });
    expect(answer.statusCode).toBe(201);
  });

  it('answers of a draft, of a deleted work and of another journal’s as of one that is not', async () => {
    await believe();
    const unpublished = (await draft(author)).id;
    const gone = await work();
    await taken(reviewOf(page(gone)));
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, gone));
    const answers = await Promise.all([randomUUID(), unpublished, gone].map(async (id) => refused(reviewOf(page(id)))));
    expect(answers[0]).toEqual({
      statusCode: 422,
      code: 'notificacion_sin_objeto',
      errors: ['context.id de_ninguna_obra'],
    });
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    // What had come of the one that was deleted is nobody's to look at any more.
    expect(await list()).toEqual([]);
    const [left] = await rows();
    expect(await problemOf(decide(left?.id ?? '', 'ACEPTADO'))).toMatchObject({ status: 404 });
    await db().delete(notifyInboxes);
    await believe({ revistaId: other.id });
    const here = await work();
    expect(await refused(reviewOf(page(here)))).toEqual(answers[0]);
  });

  it('is shown to editors of the work’s journal alone, and not to those who sign it', async () => {
    await believe();
    const id = await work();
    await taken(reviewOf(page(id)));
    const [one] = await list();
    const elsewhere = await platform().account({ nombres: 'Olga', ambitos: { EDITOR: [other.id] } }, 'EDITOR');
    const here = await platform().account({ nombres: 'Hugo', ambitos: { EDITOR: [principalJournal] } }, 'EDITOR');
    expect(await list(elsewhere)).toEqual([]);
    expect(await problemOf(decide(one?.id ?? '', 'ACEPTADO', elsewhere))).toMatchObject({ status: 404 });
    // The service may speak of their journal, too.
    expect(await elsewhere.call.whatWaits()).toMatchObject({ anuncios: 0, conAnuncios: 1 });
    await db().update(notifyInboxes).set({ revistaId: principalJournal });
    expect(await elsewhere.call.whatWaits()).toMatchObject({ anuncios: 0, conAnuncios: 0 });
    expect(await list(here)).toHaveLength(1);
    const signs = await platform().person('Sara', 'AUTOR', 'EDITOR');
    const own = (await published({ author: signs, editor, reviewer })).id;
    await taken(reviewOf(page(own)));
    expect(await list(signs)).toHaveLength(1);
    const [theirs] = (await list()).filter(({ obra }) => obra.id === own);
    expect(await problemOf(decide(theirs?.id ?? '', 'ACEPTADO', signs))).toMatchObject({ status: 404 });
  });

  it('is taken back by who announced it, and goes from readers by an editor’s word, to be accepted no more', async () => {
    await believe();
    await believe({ direccion: 'https://another.example/inbox', actor: 'https://another.example/' });
    const id = await work();
    const said = reviewOf(page(id));
    const receipt = await taken(said);
    const [one] = await list();
    await decide(one?.id ?? '', 'ACEPTADO');
    const undo = (fields: object = {}) => ({
      ...said,
      id: urn(),
      type: 'Undo',
      inReplyTo: said.id,
      object: { id: said.id },
      ...fields,
    });
    const stranger = { id: 'https://another.example/', inbox: 'https://another.example/inbox' };
    const nothing = { statusCode: 422, code: 'notificacion_sin_objeto', errors: ['inReplyTo no_se_recibio'] };
    expect(await refused(undo({ origin: stranger }))).toEqual(nothing);
    expect(await shown(id)).toHaveLength(1);
    const params = { id: one?.id ?? '' };
    const answer = (estado: 'ACEPTADO' | 'DESCARTADO', desde: 'ACEPTADO' | 'POR_RETIRAR') =>
      editor.call.decideReceived({ params, body: { estado, desde } });
    expect(await taken(undo())).toBe(receipt);
    expect(await shown(id)).toHaveLength(1);
    expect(await list()).toMatchObject([{ estado: 'POR_RETIRAR' }]);
    expect(await editor.call.whatWaits()).toMatchObject({ anuncios: 1 });
    expect((await history(id)).at(-1)).toEqual({ type: 'publication.announcementUndone', by: null });
    expect(await taken(undo())).toBe(receipt);
    expect(await taken(said)).toBe(receipt);
    expect(await history(id)).toHaveLength(2);
    // Who had not seen that its service took it back has not said what becomes of it.
    expect(await problemOf(answer('DESCARTADO', 'ACEPTADO'))).toMatchObject({ status: 409, code: 'anuncio_cambiado' });
    expect(await answer('ACEPTADO', 'POR_RETIRAR')).toMatchObject({ estado: 'ACEPTADO' });
    expect(await shown(id)).toHaveLength(1);
    expect(await editor.call.whatWaits()).toMatchObject({ anuncios: 0 });
    expect(await taken(undo())).toBe(receipt);
    const twice = await Promise.all([answer('DESCARTADO', 'POR_RETIRAR'), answer('DESCARTADO', 'POR_RETIRAR')]);
    expect(twice.map(({ estado }) => estado)).toEqual(['ANULADO', 'ANULADO']);
    expect(await shown(id)).toBeUndefined();
    expect(await taken(undo())).toBe(receipt);
    expect(await problemOf(decide(params.id, 'ACEPTADO'))).toMatchObject({ status: 409, code: 'anuncio_anulado' });
    const by = editor.user.id;
    expect(await history(id)).toEqual([
      { type: 'publication.announcementAccepted', by },
      { type: 'publication.announcementUndone', by: null },
      { type: 'publication.announcementKept', by },
      { type: 'publication.announcementUndone', by: null },
      { type: 'publication.announcementTakenOff', by },
    ]);
    const { historia } = await editor.call.publicationHistory({ params: { id } });
    const told = historia.filter(({ tipo }) => tipo.startsWith('ANUNCIO_'));
    expect(told.map(({ tipo, datos, quien }) => [tipo, datos.servicio, quien])).toEqual([
      ['ANUNCIO_ACEPTADO', 'PREreview', 'Elena De Prueba'],
      ['ANUNCIO_RETIRADO', 'PREreview', null],
      ['ANUNCIO_MANTENIDO', 'PREreview', 'Elena De Prueba'],
      ['ANUNCIO_RETIRADO', 'PREreview', null],
      ['ANUNCIO_QUITADO', 'PREreview', 'Elena De Prueba'],
    ]);
    // Whoever signs a work is not shown what is announced of it.
    const own = (await author.call.publicationHistory({ params: { id } })).historia;
    expect(own.filter(({ tipo }) => tipo.startsWith('ANUNCIO_'))).toEqual([]);
  });

  it('answers to what it was told, as the log of that says, the last of several', async () => {
    const { params } = await believe({ clases: ['RESENA'] });
    const id = await work();
    const message = randomUUID();
    await db().insert(notifyMessages).values({
      id: message,
      buzonId: params.id,
      clase: 'RESENA',
      publicacionId: id,
      estado: 'ENTREGADA',
      fechaProxima: null,
    });
    const answer = (type: string | string[], fields: object = {}) => ({
      ...{ '@context': context, id: urn(), type, origin: service, inReplyTo: `urn:uuid:${message}` },
      ...{ object: { id: `urn:uuid:${message}`, type: ['Announce', 'coar-notify:ReviewAction'] }, ...fields },
    });
    const log = async () =>
      (await admin.call.listInboxMessages({ params })).mensajes.map(({ contestacion }) => contestacion);
    expect(await log()).toEqual([null]);
    for (const [type, clase] of [
      ['TentativeAccept', 'ACEPTA_PROVISIONAL'],
      ['TentativeReject', 'RECHAZA_PROVISIONAL'],
      ['Accept', 'ACEPTA'],
      ['Reject', 'RECHAZA'],
      [['Flag', 'coar-notify:UnprocessableNotification'], 'NO_PROCESABLE'],
    ] as const) {
      await taken(answer([type].flat(), { summary: `Por ${clase}` }));
      expect(await log()).toEqual([{ clase, texto: `Por ${clase}`, fecha: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    }
    const unknown = { statusCode: 422, code: 'notificacion_sin_objeto', errors: ['inReplyTo no_se_anuncio'] };
    expect(await refused(answer('Accept', { inReplyTo: urn() }))).toEqual(unknown);
    expect(await refused(answer('Accept', { inReplyTo: 'https://prereview.example/1' }))).toEqual(unknown);
    // It is no announcement that anybody looks at.
    expect(await list()).toEqual([]);
    expect(await editor.call.whatWaits()).toMatchObject({ conAnuncios: 0 });
  });

  it('is refused for a while of whom too much waits already, and of whom asks too often', async () => {
    const { params } = await believe();
    const id = await work();
    const row = { buzonId: params.id, huella: '', clase: 'RESENA' as const, publicacionId: id, servicio: 'PREreview' };
    await db()
      .insert(notifyReceived)
      .values(Array.from({ length: mostWaitingOfService }, () => ({ ...row, id: randomUUID(), clave: urn() })));
    const answer = await post(reviewOf(page(id)));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    await db().update(notifyReceived).set({ estado: 'DESCARTADO' });
    await taken(reviewOf(page(id)));
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await post('{}')).statusCode));
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  it('adds up to nothing where it is taken back before anybody looked', async () => {
    await believe();
    const id = await work();
    const said = reviewOf(page(id));
    const receipt = await taken(said);
    const undo = { ...said, id: urn(), type: 'Undo', inReplyTo: said.id, object: { id: said.id } };
    expect(await taken(undo)).toBe(receipt);
    expect(await rows()).toEqual([]);
    expect(await refused(undo)).toMatchObject({ statusCode: 422, errors: ['inReplyTo no_se_recibio'] });
    expect(await history(id)).toEqual([]);
  });

  it('shuts nobody out for what waits of works that are public no more', async () => {
    const { params } = await believe();
    const [gone, id] = [await work(), await work()];
    const row = {
      buzonId: params.id,
      huella: '',
      clase: 'RESENA' as const,
      publicacionId: gone,
      servicio: 'PREreview',
    };
    await db()
      .insert(notifyReceived)
      .values(Array.from({ length: mostWaitingOfService }, () => ({ ...row, id: randomUUID(), clave: urn() })));
    expect((await post(reviewOf(page(id)))).statusCode).toBe(429);
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, gone));
    await taken(reviewOf(page(id)));
  });

  it('is not taken while its service is paused, and is again once it is resumed', async () => {
    const { params } = await believe();
    const id = await work();
    await admin.call.changeInbox({ params, body: { activo: false } });
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(false);
    expect((await post(reviewOf(page(id)))).statusCode).toBe(404);
    // Also where another is listened to.
    await believe({ direccion: 'https://another.example/inbox', actor: 'https://another.example/' });
    expect(await refused(reviewOf(page(id)))).toMatchObject({ statusCode: 403, code: 'remitente_no_admitido' });
    await admin.call.changeInbox({ params, body: { activo: true } });
    await taken(reviewOf(page(id)));
    // It wants to be told nothing more: it may still speak.
    await db().update(notifyInboxes).set({ estado: 'DESACTIVADO' }).where(eq(notifyInboxes.id, params.id));
    await taken(reviewOf(page(id)));
  });

  it.each(['\u3164', '\u2800 \u115f', '\u200b'])('has no name of which nothing is seen (%j)', async (name) => {
    await believe();
    await taken(reviewOf(page(await work()), { object: { id: 'https://prereview.example/reviews/1', name } }));
    expect(await list()).toMatchObject([{ titulo: null }]);
  });

  it('of a service that is deleted leaves what readers see; the inbox goes with the last one', async () => {
    const { params } = await believe();
    const id = await work();
    await taken(reviewOf(page(id)));
    await decide((await list())[0]?.id ?? '', 'ACEPTADO');
    await taken(reviewOf(page(id)));
    await admin.call.removeInbox({ params });
    expect(await list()).toMatchObject([{ estado: 'ACEPTADO', servicio: 'PREreview' }]);
    expect(await shown(id)).toHaveLength(1);
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(false);
    expect((await post(reviewOf(page(id)))).statusCode).toBe(404);
    await decide((await list())[0]?.id ?? '', 'DESCARTADO');
    expect(await shown(id)).toBeUndefined();
  });

  it('is of a service that is told nothing or is listened to, and of no other', async () => {
    const useless = believe({ recibe: false });
    expect(await problemOf(useless)).toMatchObject({
      status: 422,
      errors: [{ field: 'clases', code: 'buzon_sin_uso' }],
    });
    const { params } = await believe();
    const change = admin.call.changeInbox({ params, body: { recibe: false } });
    expect(await problemOf(change)).toMatchObject({ status: 422, errors: [{ field: 'clases' }] });
    expect(await admin.call.changeInbox({ params, body: { recibe: false, clases: ['AVAL'] } })).toMatchObject({
      recibe: false,
    });
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(false);
  });

  it('goes when it is old and nobody is shown it', async () => {
    const { params } = await believe();
    const id = await work();
    const long = new Date(Date.now() - (messageDays + 1) * 24 * 3_600_000);
    const row = {
      buzonId: params.id,
      huella: '',
      clase: 'RESENA' as const,
      publicacionId: id,
      servicio: 'PREreview',
      fechaCreacion: long,
    };
    const estados = receivedStates;
    await db()
      .insert(notifyReceived)
      .values(estados.map((estado) => ({ ...row, id: randomUUID(), clave: urn(), estado })));
    await clean(platform().services, new AbortController().signal);
    expect((await rows()).map(({ estado }) => estado).sort()).toEqual(['ACEPTADO', 'PENDIENTE', 'POR_RETIRAR']);
    // Of a work that is public no more nobody can look at what waits.
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, id));
    await clean(platform().services, new AbortController().signal);
    expect((await rows()).map(({ estado }) => estado).sort()).toEqual(['ACEPTADO', 'POR_RETIRAR']);
  });
});
