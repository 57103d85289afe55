/** DOIs registered with agencies: servers that behave as theirs, slow, refusing, half accepting, gone. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { doiDeposits } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { approved, published } from '#server/testing/works.ts';
import { depositDue } from './run.ts';

interface Asked {
  method: string;
  url: URL;
  authorization: string | undefined;
  body: string;
}
const asked: Asked[] = [];
let answer: (request: Asked, response: ServerResponse) => void;
const server = createServer(async (request: IncomingMessage, response) => {
  const { method = '', url = '', headers } = request;
  const said = {
    method,
    url: new URL(url, 'http://x'),
    authorization: headers.authorization,
    body: await text(request),
  };
  asked.push(said);
  answer(said, response);
});
const says =
  (status: number, body: unknown, type = 'application/xml') =>
  (_: Asked, response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
/** Crossref as it answers: a page for what is handed over, a diagnostic once it was looked at. */
const crossref = (diagnostic: string) => (request: Asked, response: ServerResponse) =>
  says(200, request.method === 'POST' ? '<html><h2>SUCCESS</h2></html>' : diagnostic)(request, response);
const looked = (status: 'Success' | 'Warning' | 'Failure', msg: string) =>
  `<?xml version="1.0"?><doi_batch_diagnostic status="completed" sp="x"><submission_id>1</submission_id><record_diagnostic status="${status}"><doi>10.1234/x</doi><msg>${msg}</msg></record_diagnostic></doi_batch_diagnostic>`;
const waiting = '<doi_batch_diagnostic status="queued"/>';

describePlatform('the registration of a DOI', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  let address = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
    address = `http://prensas:una%2Fclave@127.0.0.1:${port}`;
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Alba', 'ADMIN');
  });
  afterAll(() => void server.close());
  const set = (env: Record<string, string | undefined>) => Object.assign(platform().services.env, env);
  beforeEach(async () => {
    asked.splice(0);
    set({ PUBLIC_URL: 'https://pliego.example', CROSSREF_URL: address, DATACITE_URL: address });
    await admin.call.changeSettings({ body: { agenciaDoi: 'CROSSREF', prefijoDoi: '10.1234' } });
  });

  const cast = () => ({ author, editor, reviewer });
  const work = async (fields = {}) => {
    const { id } = await published(cast(), fields);
    return { id, params: { id } };
  };
  const turn = () => depositDue(platform().services);
  const of = async (id: string) => (await editor.call.readDeposit({ params: { id } })).deposito;
  /** Its time has come. */
  const due = (id: string) =>
    platform()
      .services.db.update(doiDeposits)
      .set({ fechaProxima: new Date(0) })
      .where(eq(doiDeposits.publicacionId, id));

  it('is asked for by being published, handed over, asked about, and told to its authors once it is there', async () => {
    const { id, params } = await work({ titulo: 'Aguas & riberas' });
    expect(await of(id)).toBeNull();
    answer = crossref(waiting);
    expect(await turn()).toBe(0);
    const sent = await of(id);
    expect(sent).toMatchObject({ agencia: 'CROSSREF', estado: 'ENVIADO', fallo: null, fechaRegistro: null });
    expect(sent?.doi).toMatch(/^10\.1234\/[a-z0-9]*\.?\d{4}\.[2-9a-z]{6}$/);
    const deposit = asked.find(({ method, body }) => method === 'POST' && body.includes('Aguas &amp; riberas'));
    expect(deposit?.url.pathname).toBe('/servlet/deposit');
    expect(deposit?.body).toContain('una/clave');
    const xml = /<\?xml[\s\S]*<\/doi_batch>/.exec(deposit?.body ?? '')?.[0] ?? '';
    expect(xml).toContain(`<doi>${sent?.doi}</doi><resource>https://pliego.example/catalogo/${id}`);
    if (canValidate) validate('crossref', [xml]);
    // Until its agency has it, it is nowhere.
    expect(await platform().guest.readWork({ params })).toMatchObject({ estadoDoi: null });

    await due(id);
    await turn();
    expect((await of(id))?.estado).toBe('ENVIADO');
    answer = crossref(looked('Success', 'Successfully added'));
    await due(id);
    expect(await turn()).toBe(1);
    expect(asked.at(-1)?.url.searchParams.get('file_name')).toMatch(new RegExp(`^pliego-${id}`));
    expect(await of(id)).toMatchObject({ estado: 'REGISTRADO', mensaje: null, fechaProxima: null });
    expect(await platform().guest.readWork({ params })).toMatchObject({
      estadoDoi: 'REGISTRADO',
      metadatos: { doi: sent?.doi },
    });
    const { notifications } = await author.call.listNotifications({});
    expect(notifications[0]).toMatchObject({ titulo: 'Tu obra tiene DOI' });
    // It is there: nothing is to be sent again.
    const before = asked.length;
    await turn();
    expect(asked).toHaveLength(before);
  });

  it('that an agency takes with a warning, or refuses, says why in its words, and is asked for again', async () => {
    const one = await work();
    answer = crossref(looked('Warning', 'Added with conflict'));
    await turn();
    await due(one.id);
    await turn();
    expect(await of(one.id)).toMatchObject({ estado: 'REGISTRADO', mensaje: 'Added with conflict' });

    const other = await work();
    answer = crossref(looked('Failure', "User with ID: x can't submit &lt;10.1234&gt;"));
    await turn();
    await due(other.id);
    await turn();
    const refused = await of(other.id);
    expect(refused).toMatchObject({ estado: 'RECHAZADO', mensaje: "User with ID: x can't submit <10.1234>" });
    expect(await platform().guest.readWork({ params: other.params })).toMatchObject({ estadoDoi: null });
    // Asked for again it keeps the DOI that it was promised.
    const { deposito } = await editor.call.depositDoi({ params: other.params });
    expect(deposito).toMatchObject({ estado: 'PENDIENTE', mensaje: null, doi: refused?.doi });
    await editor.call.cancelDeposit({ params: other.params });
    // Given up it stays, though it was published a moment ago.
    answer = says(500, 'no');
    await turn();
    expect(await of(other.id)).toMatchObject({ estado: 'RETIRADO', fechaProxima: null });
    expect(await problemOf(editor.call.cancelDeposit({ params: other.params }))).toMatchObject({
      code: 'deposito_cerrado',
    });
    expect(await problemOf(editor.call.cancelDeposit({ params: one.params }))).toMatchObject({
      code: 'deposito_cerrado',
    });
  });

  it('is overtaken by what somebody enters or takes away meanwhile, and by giving it up while others are sent', async () => {
    const { id, params } = await work();
    answer = crossref(waiting);
    await turn();
    await editor.call.enterDoi({ params, body: { doi: '10.1234/de-la-casa' } });
    answer = crossref(looked('Success', 'Successfully added'));
    await due(id);
    expect(await turn()).toBe(0);
    expect(await of(id)).toMatchObject({ estado: 'RETIRADO' });
    expect((await platform().guest.readWork({ params })).metadatos.doi).toBe('10.1234/de-la-casa');

    // Registered from here, and taken away: it does not come back by itself.
    const { deposito } = await editor.call.depositDoi({ params });
    expect(deposito?.doi).toBe('10.1234/de-la-casa');
    await turn();
    await due(id);
    expect(await turn()).toBe(1);
    await editor.call.enterDoi({ params, body: { doi: null } });
    asked.splice(0);
    await turn();
    expect(asked).toEqual([]);
    expect(await platform().guest.readWork({ params })).toMatchObject({ estadoDoi: null });

    // Given up while it was on its way to be sent: a slow agency was busy with another.
    const [one, other] = [await work(), await work()];
    answer = (request, response) =>
      void editor.call
        .cancelDeposit({ params: request.body.includes(one.id) ? other.params : one.params })
        .then(() => says(200, 'SUCCESS')(request, response));
    asked.splice(0);
    await turn();
    expect(asked).toHaveLength(1);
    const states = [(await of(one.id))?.estado, (await of(other.id))?.estado];
    expect(states.toSorted()).toEqual(['ENVIADO', 'RETIRADO']);
  });

  it('follows the settings of its journal until it is sent, and what a batch says of its own DOI', async () => {
    const { id } = await work();
    answer = says(500, 'no');
    await turn();
    await admin.call.changeSettings({ body: { prefijoDoi: '10.4321' } });
    answer = (request, response) =>
      crossref(
        `<doi_batch_diagnostic status="completed"><record_diagnostic status="Success"><doi>10.4321/libro</doi><msg>Updated</msg></record_diagnostic><record_diagnostic status="Failure"><doi>${promised.toUpperCase()}</doi><msg>No</msg></record_diagnostic></doi_batch_diagnostic>`,
      )(request, response);
    await due(id);
    await turn();
    const promised = (await of(id))?.doi ?? '';
    expect(promised).toMatch(/^10\.4321\//);
    await turn();
    await due(id);
    await turn();
    expect(await of(id)).toMatchObject({ estado: 'RECHAZADO', mensaje: 'No', doi: promised });
    // Of a prefix that is not this account's: the work's matter, and no reason to leave the agency alone.
    answer = says(403, 'Prefix not assigned');
    await editor.call.depositDoi({ params: { id } });
    await turn();
    expect(await of(id)).toMatchObject({ estado: 'RECHAZADO', mensaje: 'Prefix not assigned', fallo: null });
    await admin.call.changeSettings({ body: { prefijoDoi: '10.1234' } });
  });

  it('waits for an agency that is gone, busy or does not know us, longer each time, and asks it once a turn', async () => {
    const { id } = await work();
    answer = says(500, 'no');
    await turn();
    await work();
    for (const [status, fallo, intentos] of [
      [500, 'SIN_RESPUESTA', 2],
      [429, 'OCUPADA', 3],
      [401, 'CREDENCIALES', 4],
      [302, 'SIN_RESPUESTA', 5],
    ] as const) {
      asked.splice(0);
      answer = (_, response) => void response.writeHead(status, { location: '/otra' }).end('no');
      await due(id);
      await turn();
      expect(await of(id)).toMatchObject({ estado: 'PENDIENTE', fallo, intentos });
      expect(asked).toHaveLength(1);
    }
    const wait = Date.parse((await of(id))?.fechaProxima ?? '') - Date.now();
    expect(wait).toBeGreaterThan(5 * 60_000);
    answer = (_, response) => void response.destroy();
    await due(id);
    await turn();
    expect((await of(id))?.fallo).toBe('SIN_RESPUESTA');
    answer = says(200, 'x'.repeat(2_000_000));
    await due(id);
    await turn();
    expect((await of(id))?.fallo).toBe('SIN_RESPUESTA');
    set({ CROSSREF_URL: undefined });
    await editor.call.depositDoi({ params: { id } });
    await turn();
    expect(await of(id)).toMatchObject({ estado: 'PENDIENTE', fallo: 'SIN_SERVICIO', intentos: 0 });
  });

  it('goes to DataCite, too, which answers at once; what changes is sent again, and what was taken back is not', async () => {
    await admin.call.changeSettings({ body: { agenciaDoi: 'DATACITE', patronDoi: 'v{volumen}-{id}' } });
    const { id, params } = await work();
    answer = says(422, { errors: [{ source: 'creators', title: "Can't be blank" }] }, 'application/json');
    await turn();
    expect(await of(id)).toMatchObject({ estado: 'RECHAZADO', mensaje: "creators: Can't be blank" });
    answer = says(201, {}, 'application/json');
    await editor.call.depositDoi({ params });
    asked.splice(0);
    await turn();
    const doi = (await of(id))?.doi ?? '';
    expect(doi).toMatch(/^10\.1234\/v-?[2-9a-z]{6}$/);
    const put = asked.find(({ url: { pathname } }) => pathname.endsWith(encodeURIComponent(doi)));
    expect(put).toMatchObject({ method: 'PUT', authorization: `Basic ${btoa('prensas:una/clave')}` });
    expect(put?.url.pathname).toBe(`/dois/${encodeURIComponent(doi)}`);
    const { xml, event, url } = z
      .object({ data: z.object({ attributes: z.object({ xml: z.string(), event: z.string(), url: z.string() }) }) })
      .parse(JSON.parse(put?.body ?? '')).data.attributes;
    expect([event, url]).toEqual(['publish', `https://pliego.example/catalogo/${id}`]);
    if (canValidate) validate('datacite', [Buffer.from(xml, 'base64').toString()]);

    asked.splice(0);
    await turn();
    expect(asked).toEqual([]);
    await admin.call.publishNotice({ params, body: { clase: 'CORRECCION', resumen: 'La tabla 2 estaba mal sumada.' } });
    await turn();
    // The work, of which readers are told something new, and the notice, which has a DOI of its own.
    expect(asked.map(({ url: { pathname } }) => pathname === put?.url.pathname)).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect((await of(id))?.estado).toBe('REGISTRADO');
  });

  it('is asked for of what is published alone, with a prefix that is ours, where an agency is chosen', async () => {
    const ready = await approved(cast());
    const code = async (id: string) => (await problemOf(editor.call.depositDoi({ params: { id } }))).code;
    expect(await code(ready.id)).toBe('deposito_no_posible');
    const { id, params } = await work();
    set({ PUBLIC_URL: undefined });
    expect(await code(id)).toBe('deposito_no_posible');
    set({ PUBLIC_URL: 'https://pliego.example' });
    await admin.call.changeSettings({ body: { prefijoDoi: '10.5555' } });
    expect(await code(id)).toBe('prefijo_de_ejemplo');
    await editor.call.enterDoi({ params, body: { doi: '10.9999/ajeno' } });
    await admin.call.changeSettings({ body: { prefijoDoi: '10.1234' } });
    expect(await code(id)).toBe('doi_de_otra_agencia');
    await admin.call.changeSettings({ body: { agenciaDoi: 'NINGUNA' } });
    expect(await code(id)).toBe('sin_agencia_doi');
    expect(await problemOf(admin.call.changeSettings({ body: { patronDoi: '{anio}' } }))).toMatchObject({
      errors: [{ field: 'patronDoi' }],
    });
  });

  it('is listed for administrators by state and journal', async () => {
    const { depositos, total, cuentas } = await admin.call.listDeposits({ query: { estado: 'REGISTRADO' } });
    expect(depositos.length).toBe(total);
    expect(total).toBe(cuentas.REGISTRADO);
    expect(depositos.every(({ estado }) => estado === 'REGISTRADO')).toBe(true);
    expect(total).toBeGreaterThan(1);
    const all = await admin.call.listDeposits({ query: { limit: 1 } });
    expect(all.depositos).toHaveLength(1);
    expect(all.totalPages).toBe(all.total);
    const none = await admin.call.listDeposits({ query: { revistaId: '00000000-0000-4000-8000-000000000000' } });
    expect(none.total).toBe(0);
  });
});
