/** The licence that each author signs where a journal asks for it: with an account, or by a link; what is kept of it, and who knows. */
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RightsAnswer } from '#contract/rights.ts';
import { noRights } from '#contract/rights.ts';
import { readExportedWork } from '#server/features/exports/read-exported-work.ts';
import { mails, publications, rightsRequests, rightsSignatures } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';

describePlatform('the licence of a work', (platform) => {
  let main: TestPerson;
  let ana: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  const db = () => platform().services.db;
  beforeAll(async () => {
    main = await platform().person('Irene', 'AUTOR');
    ana = await platform().person('Ana', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  beforeEach(async () => {
    await db().delete(mails);
    // Another address on the network for each test: calls are counted by it.
    await platform().person('Nadie');
  });
  afterEach(() => platform().settings({ derechos: noRights, identidadRevision: 'abierta' }));

  const asks = (demanda: 'SE_PIDE' | 'NECESARIA', es = '') =>
    platform().settings({ derechos: { demanda, texto: { es, en: '' } } });
  const read = (id: string, by = main) => by.call.readRights({ params: { id } });
  const answer = async (id: string, by: TestPerson, respuesta: RightsAnswer = 'FIRMADA') => {
    const { terminos } = await read(id, by);
    const shown = { idioma: 'es' as const, texto: terminos.texto.es, licencia: terminos.licencia };
    return by.call.answerRights({ params: { id }, body: { respuesta, ...shown } });
  };
  const byName = async (id: string, name: string, by = main) => {
    const found = (await read(id, by)).autores.find(({ nombre }) => nombre.startsWith(name));
    if (!found) throw new Error(`Nobody called ${name} signs it.`);
    return found;
  };
  const ask = async (id: string, name: string, { correo, by = main }: { correo?: string; by?: TestPerson } = {}) => {
    const { quien } = await byName(id, name, by);
    return by.call.askRights({ params: { id }, body: { autores: [{ quien, ...(correo && { correo }) }] } });
  };
  const tokenOfMail = async () => {
    const [mail] = await db()
      .select()
      .from(mails)
      .where(sql`${mails.texto} like '%/derechos/%'`)
      .orderBy(sql`${mails.id} desc`);
    return /\/derechos\/([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? '';
  };
  const guest = () => platform().guest;
  const answerLink = async (token: string, respuesta: RightsAnswer, more: object = {}) => {
    const { terminos } = await guest().readRightsLink({ params: { token } });
    const shown = { idioma: 'es' as const, texto: terminos.texto.es, licencia: terminos.licencia };
    return guest().answerRightsLink({ params: { token }, body: { respuesta, ...shown, ...more } });
  };
  const send = (id: string) => main.call.submitReview({ params: { id } });
  /** Irene, Ana with her account, and Lea, of whom there is a name alone. */
  const signedByThree = async () => {
    const { id } = await draft(main);
    const named = [main, ana].map(({ user: { id: account, nombres, apellidos } }) => ({
      id: account,
      nombres,
      apellidos,
    }));
    const autores = [...named, { id: null, nombres: 'Lea', apellidos: 'Soto' }];
    await main.call.saveAuthors({ params: { id }, body: { autores } });
    await ana.call.acceptAuthorship({ params: { id } });
    return id;
  };

  it('is a word that nobody reads where none is asked for, and nobody signs it', async () => {
    const { id } = await inReview(main);
    expect(await main.call.getPublication({ params: { id } })).not.toHaveProperty('derechosPedidos');
    expect(await read(id)).toMatchObject({ demanda: 'NO_SE_PIDE', autores: [], historial: [] });
    expect(await problemOf(answer(id, main))).toMatchObject({ code: 'derechos_no_se_piden' });
  });

  it('that is needed keeps a work from being sent until each author has signed, and names who is missing', async () => {
    await asks('NECESARIA', 'Cedo los derechos a la revista.');
    const id = await signedByThree();
    expect(await main.call.getPublication({ params: { id } })).toMatchObject({ derechosPedidos: 'NECESARIA' });
    await answer(id, main);
    expect(await problemOf(send(id))).toMatchObject({
      status: 422,
      code: 'faltan_firmas',
      message: expect.stringContaining('Ana'),
    });
    await answer(id, ana);
    await ask(id, 'Lea', { correo: 'Lea@fuera.test' });
    const token = await tokenOfMail();
    const seen = await guest().readRightsLink({ params: { token } });
    expect(seen).toMatchObject({ nombre: 'Lea Soto', estado: 'SIN_FIRMAR', version: 1 });
    expect(seen.terminos.texto.es).toBe('Cedo los derechos a la revista.');
    expect(await answerLink(token, 'FIRMADA')).toMatchObject({ estado: 'FIRMADA' });
    await send(id);
    const { version, autores, historial } = await read(id, editor);
    expect(version).toBe(1);
    expect(autores.map(({ estado, medio }) => [estado, medio])).toEqual([
      ['FIRMADA', 'CUENTA'],
      ['FIRMADA', 'CUENTA'],
      ['FIRMADA', 'ENLACE'],
    ]);
    expect(historial).toHaveLength(3);
    expect(historial[0]).toMatchObject({ texto: 'Cedo los derechos a la revista.', idioma: 'es', version: 1 });
  });

  it('that is asked for stops nothing, and is signed after it was sent, too', async () => {
    await asks('SE_PIDE');
    const id = await signedByThree();
    await send(id);
    await answer(id, main);
    expect((await byName(id, 'Irene', editor)).estado).toBe('FIRMADA');
  });

  it('holds for the next version, but where its text, its licence or its byline changed', async () => {
    await asks('SE_PIDE', 'El primer texto.');
    const { id } = await draft(main);
    await answer(id, main);
    await send(id);
    await main.call.changeEstado({
      params: { id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Un error.' },
    });
    expect(await read(id)).toMatchObject({ version: 2, autores: [{ estado: 'FIRMADA' }] });
    const licencia = 'https://creativecommons.org/licenses/by-nc/4.0/';
    await main.call.updatePublication({ params: { id }, body: { licencia } });
    expect((await byName(id, 'Irene')).estado).toBe('SIN_FIRMAR');
    await answer(id, main);
    await asks('SE_PIDE', 'Otro texto.');
    expect((await byName(id, 'Irene')).estado).toBe('SIN_FIRMAR');
    await answer(id, main);
    const { nombres, apellidos } = main.user;
    const autores = [
      { id: main.user.id, nombres, apellidos },
      { id: null, nombres: 'Lea', apellidos: 'Soto' },
    ];
    await main.call.saveAuthors({ params: { id }, body: { autores } });
    expect((await byName(id, 'Irene')).estado).toBe('SIN_FIRMAR');
    // What was signed stays as it was.
    expect((await read(id)).historial.map(({ texto }) => texto)).toEqual([
      'Otro texto.',
      'El primer texto.',
      'El primer texto.',
    ]);
  });

  it('of a version that was sent is what was asked then, whatever the journal asks later', async () => {
    await asks('SE_PIDE', 'El de entonces.');
    const { id } = await draft(main);
    await send(id);
    await asks('SE_PIDE', 'El de ahora.');
    expect((await read(id)).terminos.texto.es).toBe('El de entonces.');
  });

  it('is not signed where what is asked changed since it was shown, and never unsigned', async () => {
    await asks('SE_PIDE', 'El primero.');
    const { id } = await draft(main);
    const { terminos } = await read(id);
    const shown = { idioma: 'es' as const, texto: terminos.texto.es, licencia: terminos.licencia };
    await asks('SE_PIDE', 'El segundo.');
    const sign = (body: object) =>
      main.call.answerRights({ params: { id }, body: { respuesta: 'FIRMADA', ...shown, ...body } });
    expect(await problemOf(sign({}))).toMatchObject({ status: 409, code: 'derechos_cambiados' });
    await sign({ texto: 'El segundo.' });
    await sign({ texto: 'El segundo.' });
    expect(await problemOf(sign({ texto: 'El segundo.', respuesta: 'RECHAZADA' }))).toMatchObject({
      code: 'derechos_firmados',
    });
    expect(await db().$count(rightsSignatures, eq(rightsSignatures.publicacionId, id))).toBe(1);
  });

  it('is refused by a link with a reason, of which its main author is told, and may be signed later', async () => {
    await asks('SE_PIDE');
    const id = await signedByThree();
    await ask(id, 'Lea', { correo: 'lea2@fuera.test' });
    const token = await tokenOfMail();
    await answerLink(token, 'AJENA', { motivo: 'No conozco a esta gente.' });
    expect(await byName(id, 'Lea')).toMatchObject({ estado: 'AJENA', motivo: 'No conozco a esta gente.' });
    const told = (await main.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
    expect(told).toContain('Alguien no firma la licencia');
    expect(await answerLink(token, 'FIRMADA')).toMatchObject({ estado: 'FIRMADA' });
  });

  it('is asked by a link in the house of the journal, which leads to its page once readers know of it', async () => {
    await asks('SE_PIDE');
    const id = await signedByThree();
    await ask(id, 'Lea', { correo: 'lea6@fuera.test' });
    const token = await tokenOfMail();
    const read = () => guest().readRightsLink({ params: { token } });
    expect(await read()).not.toHaveProperty('casa');
    const admin = await platform().person('Inés', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'veredas', nombre: 'Veredas' } });
    const change = (body: Parameters<typeof admin.call.changeJournal>[0]['body']) =>
      admin.call.changeJournal({ params: { id: revistaId }, body });
    await change({ ajustes: { derechos: { demanda: 'SE_PIDE', texto: { es: 'Cedo.', en: '' } } } });
    await db().update(publications).set({ revistaId }).where(eq(publications.id, id));
    expect((await read()).casa).toMatchObject({ clave: '', nombre: 'Veredas' });
    await change({ publica: true });
    expect((await read()).casa).toMatchObject({ clave: 'veredas', nombre: 'Veredas' });
    await change({ publica: false });
  });

  it('is signed without scripts, by forms that are posted to the page itself, which says what is missing and keeps nothing twice', async () => {
    await asks('SE_PIDE', 'Cedo <todo>\ny más.');
    const id = await signedByThree();
    await ask(id, 'Lea', { correo: 'lea4@fuera.test' });
    const url = `/derechos/${await tokenOfMail()}/firma`;
    const post = (form: Record<string, string>) =>
      platform().inject({
        ...{ method: 'POST', url, payload: String(new URLSearchParams(form)) },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' },
      });
    const page = await platform().inject({ url });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('Cedo &lt;todo&gt;<br>y más.');
    expect(page.body).not.toContain('<script');
    const licencia = /name="licencia" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const shown = { texto: 'Cedo <todo>\r\ny más.', licencia };
    const without = await post({ respuesta: 'AJENA', ...shown });
    expect([without.statusCode, without.body]).toEqual([422, expect.stringContaining('Di por qué no la firmas.')]);
    const changed = await post({ respuesta: 'FIRMADA', ...shown, texto: 'Otro texto.' });
    expect([changed.statusCode, changed.body]).toEqual([409, expect.stringContaining('role="alert"')]);
    expect((await byName(id, 'Lea')).estado).toBe('SIN_FIRMAR');
    const [one, other] = await Promise.all([1, 2].map(() => post({ respuesta: 'FIRMADA', ...shown })));
    expect([one?.statusCode, other?.statusCode]).toEqual([303, 303]);
    const { historial } = await read(id);
    expect(historial.filter(({ nombre }) => nombre === 'Lea Soto')).toHaveLength(1);
    const after = await platform().inject({ url });
    expect(after.body).toContain('Firmaste la licencia');
    expect(after.body).not.toContain('<form method="post"');
    expect((await platform().inject({ url: '/derechos/nada/firma' })).statusCode).toBe(410);
    const led = await platform().inject({ url: `${url.slice(0, -'/firma'.length)}?firma` });
    expect(led.headers.location).toBe(url);
  });

  it('is asked of an author once an hour, by a link that is kept as a hash, ends, and can be taken back', async () => {
    await asks('SE_PIDE');
    const id = await signedByThree();
    expect(await problemOf(ask(id, 'Lea'))).toMatchObject({
      code: 'datos_no_validos',
      errors: [{ field: 'autores.0.correo', code: 'requerido' }],
    });
    await ask(id, 'Lea', { correo: 'lea3@fuera.test' });
    expect(await problemOf(ask(id, 'Lea'))).toMatchObject({ errors: [{ code: 'invitacion_reciente' }] });
    const first = await tokenOfMail();
    const [row] = await db().select().from(rightsRequests).where(eq(rightsRequests.publicacionId, id));
    expect(JSON.stringify(row)).not.toContain(first);
    const { quien } = await byName(id, 'Lea');
    await main.call.revokeRightsLink({ params: { id, firmante: quien } });
    expect(await problemOf(guest().readRightsLink({ params: { token: first } }))).toMatchObject({
      code: 'enlace_no_valido',
    });
    await ask(id, 'Lea');
    const second = await tokenOfMail();
    expect(second).not.toBe(first);
    await db()
      .update(rightsRequests)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(rightsRequests.publicacionId, id));
    expect(await problemOf(answerLink(second, 'FIRMADA'))).toMatchObject({ code: 'enlace_no_valido' });
  });

  it('is asked of several at once: a notice to who has an account, a mail to who has none', async () => {
    await asks('SE_PIDE');
    const id = await signedByThree();
    await send(id);
    const autores = (await read(id, editor)).autores.map(({ quien }) => ({ quien, correo: 'lea4@fuera.test' }));
    const { pedidas } = await editor.call.askRights({ params: { id }, body: { autores } });
    expect(pedidas).toBe(3);
    const told = (await ana.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
    expect(told).toContain('Te piden firmar la licencia');
    expect(await tokenOfMail()).not.toBe('');
    // The editor wrote the address; who writes the byline reads it.
    expect(await byName(id, 'Lea', editor)).toMatchObject({ correo: null, tieneCorreo: true });
    expect((await byName(id, 'Lea')).correo).toBe('lea4@fuera.test');
  });

  it('is nothing to reviewers, and its link opens nothing once its author left the byline', async () => {
    await asks('SE_PIDE');
    await platform().settings({ identidadRevision: 'doble ciego' });
    const id = await signedByThree();
    await ask(id, 'Lea', { correo: 'lea5@fuera.test' });
    const token = await tokenOfMail();
    const autores = [main, ana].map(({ user: { id: account, nombres, apellidos } }) => ({
      id: account,
      nombres,
      apellidos,
    }));
    await main.call.saveAuthors({ params: { id }, body: { autores } });
    expect(await problemOf(guest().readRightsLink({ params: { token } }))).toMatchObject({ code: 'enlace_no_valido' });
    await answer(id, ana);
    await send(id);
    expect(await problemOf(read(id, reviewer))).toMatchObject({ status: 403 });
    expect(await reviewer.call.getPublication({ params: { id } })).not.toHaveProperty('derechosPedidos');
    const seenBy = async ({ user }: TestPerson) =>
      (await readExportedWork(platform().services, { id: user.id, roles: user.roles, ambitos: {} }, id, { site: '' }))
        .derechos;
    expect(await seenBy(editor)).toMatchObject({ firmas: [{ nombre: expect.stringContaining('Ana') }] });
    expect(await seenBy(reviewer)).toBeUndefined();
  });
});
