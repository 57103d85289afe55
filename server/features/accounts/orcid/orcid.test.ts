/** Log-in and confirmed iDs by ORCID, against a real OpenID provider: the way there and back, and every way to take it wrongly. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FinishedOrcid } from '#contract/entities/orcid.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { orcidFlows, sessions, users } from '#server/platform/database/schema.ts';
import { eq, inArray, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { listen, type OrcidPerson, openOrcid, orcidClient } from '#server/testing/orcid-server.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { published } from '#server/testing/works.ts';

const site = 'https://pliego.example';
const cookie = '__Host-pliego_orcid';
const josefina: OrcidPerson = { orcid: '0000-0002-1825-0097', nombres: 'Josefina', apellidos: 'Carberry' };
const secretive: OrcidPerson = { orcid: '0000-0002-1694-233X' };
const other: OrcidPerson = { orcid: '0000-0001-5109-3700', nombres: 'Laurel', apellidos: 'Haak' };

describePlatform('ORCID', (platform) => {
  let orcid: Awaited<ReturnType<typeof openOrcid>>;
  const set = (env: Record<string, string | undefined>) => Object.assign(platform().services.env, env);
  beforeAll(async () => {
    orcid = await openOrcid(site, [josefina, secretive, other]);
  });
  afterAll(() => orcid.close());
  beforeEach(async () => {
    set({ PUBLIC_URL: site, ORCID_URL: orcid.url, ...orcidClient });
    await platform().services.db.update(users).set({ orcid: null, fechaOrcid: null });
  });

  /** From a new network each time: the limits a minute are not what is tested. */
  let asked = 0;
  /** What a browser has: its cookies, and the log-in of who sits before it. */
  class Browser {
    cookies = new Map<string, string>();
    given: string[] = [];
    token: string | undefined;
    constructor(person?: TestPerson) {
      this.token = person?.token;
    }
    async ask(method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object) {
      const answer = await platform().app.inject({
        method,
        remoteAddress: `10.9.${++asked >> 8}.${asked & 255}`,
        url: `/api${url}`,
        ...(payload && { payload }),
        headers: {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
        },
      });
      this.given = [answer.headers['set-cookie'] ?? []].flat();
      for (const cookie of this.given) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.cookies.set(name, value);
      }
      return { status: answer.statusCode, body: answer.json(), text: answer.body };
    }
    /** Gives where the browser is sent. */
    async start(para: 'ENTRAR' | 'CONECTAR'): Promise<string> {
      const { status, body } = await this.ask('POST', '/auth/orcid/start', { para });
      expect(status).toBe(200);
      return body.url;
    }
    finish = (respuesta: string) => this.ask('POST', '/auth/orcid/finish', { respuesta });
    link = (prueba: string) => this.ask('POST', '/auth/orcid/link', { prueba });
    /** All the way. */
    async go(para: 'ENTRAR' | 'CONECTAR', who: OrcidPerson) {
      return this.finish(await orcid.visit(await this.start(para), who));
    }
  }
  const proofOf = (body: FinishedOrcid) => (body.resultado === 'SIN_CUENTA' ? body.prueba : '');
  const linked = async (who: OrcidPerson, fields = {}): Promise<TestPerson> => {
    const person = await platform().account(fields);
    expect((await new Browser(person).go('CONECTAR', who)).body.resultado).toBe('CONECTADO');
    return person;
  };
  const own = async (person: TestPerson) => (await person.call.profile({})).data;

  it('is nowhere where it is not set', async () => {
    set({ ORCID_CLIENT_ID: undefined, ORCID_CLIENT_SECRET: undefined });
    expect(await platform().guest.getIdentity({})).not.toHaveProperty('conOrcid');
    const browser = new Browser();
    expect((await browser.ask('POST', '/auth/orcid/start', { para: 'ENTRAR' })).status).toBe(404);
    expect((await browser.finish('state=x&code=y')).status).toBe(404);
    expect(browser.cookies.size).toBe(0);
    set(orcidClient);
    expect(await platform().guest.getIdentity({})).toMatchObject({ conOrcid: true });
  });

  it('is asked for the iD alone, with PKCE, state and nonce, and with nothing of the session in the address', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    const url = new URL(await browser.start('CONECTAR'));
    expect(url.origin).toBe(orcid.url);
    const said = Object.fromEntries(url.searchParams);
    expect(said).toMatchObject({
      scope: 'openid',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/orcid`,
      client_id: orcidClient.ORCID_CLIENT_ID,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(said[name]).toMatch(/^[\w-]{43}$/);
    for (const secret of [ana.token, orcidClient.ORCID_CLIENT_SECRET, browser.cookies.get(cookie) ?? ''])
      expect(url.href).not.toContain(secret);
    expect(browser.given).toEqual([
      expect.stringMatching(/^__Host-pliego_orcid=[\w-]{43}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    // By http browsers would not keep such a one.
    set({ PUBLIC_URL: 'http://pliego.example' });
    await browser.start('CONECTAR');
    expect(browser.given).toEqual([
      expect.stringMatching(/^pliego_orcid=[\w-]{43}; Path=\/api\/auth\/orcid; Max-Age=1200; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('stands in for the password alone: an account with a second step is asked for its code', async () => {
    const ana = await linked(josefina);
    const { secreto } = await ana.call.beginSecondFactor({ body: { password: ana.password } });
    const codigo = new TOTP({ secret: secreto }).generate();
    const { codigos } = await ana.call.confirmSecondFactor({ body: { codigo } });
    const { status, body } = await new Browser().go('ENTRAR', josefina);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'segundo_paso' });
    const session = await platform().guest.secondStep({
      body: { desafio: body.desafio, codigo: codigos[0] ?? '' },
    });
    expect(session.user.id).toBe(ana.user.id);
  });

  it('connects an account: the iD is confirmed in place of the one that was typed', async () => {
    const ana = await platform().account({ orcid: other.orcid });
    expect(await own(ana)).not.toHaveProperty('orcidConfirmado');
    const { body } = await new Browser(ana).go('CONECTAR', josefina);
    expect(body).toMatchObject({ resultado: 'CONECTADO', cuenta: { id: ana.user.id, orcid: josefina.orcid } });
    const account = await own(ana);
    expect(account).toMatchObject({ orcid: josefina.orcid, orcidConfirmado: expect.any(String) });
    // Once more changes nothing, not even since when.
    expect((await new Browser(ana).go('CONECTAR', josefina)).body.cuenta.orcidConfirmado).toBe(account.orcidConfirmado);
    // Whose account it is hears of it, once.
    const told = (await mailsTo(platform(), ana.user.email)).filter(({ asunto }) => asunto.startsWith('ORCID'));
    expect(told.map(({ texto }) => texto.includes(josefina.orcid))).toEqual([true]);
  });

  it('an iD is confirmed for one account, and the refusal names nobody', async () => {
    const ana = await linked(josefina, { nombres: 'Anastasia', email: 'anastasia@prueba.test' });
    const eva = await platform().account({ orcid: other.orcid });
    const { status, text, body } = await new Browser(eva).go('CONECTAR', josefina);
    expect([status, body.code]).toEqual([409, 'orcid_en_uso']);
    expect(text).not.toMatch(new RegExp(`anastasia|${ana.user.id}`, 'i'));
    expect(await own(eva)).toMatchObject({ orcid: other.orcid });
    // Typed, it is anybody's: that confirms nothing and opens nothing.
    await eva.call.updateProfile({ body: { orcid: josefina.orcid } });
    expect(await own(eva)).not.toHaveProperty('orcidConfirmado');
    expect((await new Browser().go('ENTRAR', josefina)).body.sesion.user.id).toBe(ana.user.id);
  });

  it('of two accounts that connect one iD at once, one does', async () => {
    const browsers = [new Browser(await platform().person('Ana')), new Browser(await platform().person('Eva'))];
    const answers = await Promise.all(
      browsers.map(async (each) => orcid.visit(await each.start('CONECTAR'), josefina)),
    );
    const ended = await Promise.all(browsers.map((each, i) => each.finish(answers[i] ?? '')));
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('another iD, typed, takes the confirmation away; the same, or another field, does not', async () => {
    const ana = await linked(josefina);
    await ana.call.updateProfile({ body: { orcid: josefina.orcid, biografia: 'Psicocerámica' } });
    expect(await own(ana)).toHaveProperty('orcidConfirmado');
    await ana.call.updateProfile({ body: { orcid: '' } });
    expect(await own(ana)).toMatchObject({ orcid: null });
    await ana.call.updateProfile({ body: { orcid: josefina.orcid } });
    expect(await own(ana)).not.toHaveProperty('orcidConfirmado');
    expect((await new Browser().go('ENTRAR', josefina)).body.resultado).toBe('SIN_CUENTA');
  });

  it('is disconnected: the iD stays as typed, nobody logs in by it, and another account may have it', async () => {
    const ana = await linked(josefina);
    expect((await ana.call.unlinkOrcid()).data.orcid).toBe(josefina.orcid);
    expect(await own(ana)).not.toHaveProperty('orcidConfirmado');
    expect((await ana.call.unlinkOrcid()).data.orcid).toBe(josefina.orcid);
    expect((await new Browser().go('ENTRAR', josefina)).body.resultado).toBe('SIN_CUENTA');
    await linked(josefina);
  });

  it('logs into the account that has the iD confirmed, as a password does', async () => {
    const ana = await linked(josefina);
    const browser = new Browser();
    const { status, body } = await browser.go('ENTRAR', josefina);
    expect([status, body.resultado]).toEqual([200, 'DENTRO']);
    expect(body.sesion.user).toMatchObject({ id: ana.user.id });
    expect((await platform().withToken(body.sesion.access_token).authProfile({})).id).toBe(ana.user.id);
    await platform().guest.refresh({ body: { refresh_token: body.sesion.refresh_token } });
    // The device is known from now on.
    expect(browser.given.join()).toContain('pliego_devices=');
    const alba = await platform().person('Alba', 'ADMIN');
    await alba.call.changeUser({ params: { id: ana.user.id }, body: { estado: 'BLOQUEADO' } });
    expect((await browser.go('ENTRAR', josefina)).body.code).toBe('cuenta_bloqueada');
  });

  it('is never by an address or a typed iD: who has no account logs in, and the iD is connected then', async () => {
    const ana = await platform().account({ orcid: josefina.orcid });
    const browser = new Browser();
    const { body } = await browser.go('ENTRAR', josefina);
    expect(body).toEqual({
      resultado: 'SIN_CUENTA',
      orcid: josefina.orcid,
      nombres: 'Josefina',
      apellidos: 'Carberry',
      prueba: expect.stringMatching(/^[\w-]{43}$/),
    });
    // A proof without its browser is none, nor a browser without it.
    expect((await new Browser(ana).link(proofOf(body))).body.code).toBe('orcid_sin_camino');
    browser.token = ana.token;
    expect((await browser.link('x')).body.code).toBe('orcid_sin_camino');
    expect((await browser.link(proofOf(body))).body.data).toMatchObject({ orcidConfirmado: expect.any(String) });
    expect((await browser.link(proofOf(body))).body.code).toBe('orcid_sin_camino');
  });

  it('who has none registers, and a proof that another account’s iD refuses is not lost', async () => {
    const browser = new Browser();
    const { body } = await browser.go('ENTRAR', secretive);
    expect(body).toMatchObject({ orcid: secretive.orcid, nombres: '', apellidos: '' });
    const ana = await linked(secretive);
    const registration = {
      nombres: 'Nadia',
      apellidos: 'Nueva',
      email: 'nadia@prueba.test',
      password: 'secreto-y-largo',
    };
    browser.token = (await browser.ask('POST', '/auth/register', registration)).body.access_token;
    expect((await browser.link(proofOf(body))).body.code).toBe('orcid_en_uso');
    await ana.call.unlinkOrcid();
    expect((await browser.link(proofOf(body))).body.data).toMatchObject({ orcid: secretive.orcid, nombres: 'Nadia' });
    // Not for ever.
    const late = new Browser(ana);
    const again = await late.go('ENTRAR', josefina);
    await platform().services.db.update(orcidFlows).set({ expiresAt: sql`now()` });
    expect((await late.link(proofOf(again.body))).body.code).toBe('orcid_sin_camino');
  });

  it('nobody is led into somebody else’s way: neither to log in, nor to connect', async () => {
    await linked(josefina);
    const victim = new Browser(await platform().person('Víctima'));
    const attacker = new Browser(await platform().person('Mala'));
    for (const para of ['ENTRAR', 'CONECTAR'] as const) {
      const answer = await orcid.visit(await attacker.start(para), para === 'ENTRAR' ? josefina : other);
      // Without a cookie, and with a way of one's own under way.
      expect((await victim.finish(answer)).body.code).toBe('orcid_sin_camino');
      await victim.start('CONECTAR');
      expect((await victim.finish(answer)).body.code).toBe('orcid_sin_camino');
      const guest = new Browser();
      await guest.start('ENTRAR');
      expect((await guest.finish(answer)).body.code).toBe('orcid_sin_camino');
      // It was not used up by who tried: whose it is goes on.
      expect((await attacker.finish(answer)).status).toBe(200);
    }
    // With the attacker's secret, as a neighbouring host could have planted it.
    const led = await orcid.visit(await attacker.start('ENTRAR'), josefina);
    const planted = new Browser();
    planted.cookies.set('pliego_orcid', attacker.cookies.get(cookie) ?? '');
    expect((await planted.finish(led)).body.code).toBe('orcid_sin_camino');
    // A code of the attacker's in a way of the victim's.
    const code = new URLSearchParams(await orcid.visit(await attacker.start('ENTRAR'), other)).get('code') ?? '';
    const state = new URL(await victim.start('CONECTAR')).searchParams.get('state') ?? '';
    const mixed = new URLSearchParams({ code, state, iss: orcid.url });
    expect((await victim.finish(`${mixed}`)).body.code).toBe('orcid_sin_camino');
  });

  it('a browser that goes on as somebody else does not connect what the first had begun', async () => {
    const browser = new Browser(await platform().person('Ana'));
    const answer = await orcid.visit(await browser.start('CONECTAR'), josefina);
    browser.token = undefined;
    expect((await browser.finish(answer)).body.code).toBe('orcid_otra_sesion');
    browser.token = (await platform().person('Eva')).token;
    expect((await browser.finish(await orcid.visit(await browser.start('CONECTAR'), other))).status).toBe(200);
    const left = await orcid.visit(await browser.start('CONECTAR'), josefina);
    browser.token = (await platform().person('Iris')).token;
    expect((await browser.finish(left)).body.code).toBe('orcid_otra_sesion');
  });

  it('two tabs stand side by side; twice back by one way, at once or by the back button, serves once', async () => {
    const browser = new Browser(await platform().person('Ana'));
    const [first, second] = [await browser.start('CONECTAR'), await browser.start('CONECTAR')];
    const answer = await orcid.visit(first, josefina);
    const twice = await Promise.all([browser.finish(answer), browser.finish(answer)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await browser.finish(answer)).body.code).toBe('orcid_sin_camino');
    expect((await browser.finish(await orcid.visit(second, josefina))).status).toBe(200);
  });

  it('a cookie that somebody made up is not taken on, and a way that took too long is over', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    browser.cookies.set(cookie, 'x');
    const answer = await orcid.visit(await browser.start('CONECTAR'), josefina);
    expect(browser.cookies.get(cookie)).toMatch(/^[\w-]{43}$/);
    await platform().services.db.update(orcidFlows).set({ expiresAt: sql`now()` });
    expect((await browser.finish(answer)).body.code).toBe('orcid_sin_camino');
    // With the log-in that began it goes what it began.
    await browser.start('CONECTAR');
    const { db } = platform().services;
    await db.delete(sessions).where(eq(sessions.userId, ana.user.id));
    expect(await db.select().from(orcidFlows).where(sql`session_id is not null and expires_at > now()`)).toEqual([]);
  });

  it('who says no there, and an answer that does not fit, are told so here, and nothing changes', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    expect((await browser.finish(await orcid.visit(await browser.start('CONECTAR'), 'nobody'))).body.code).toBe(
      'orcid_denegado',
    );
    const tampered = async (change: (answer: URLSearchParams) => void) => {
      const answer = new URLSearchParams(await orcid.visit(await browser.start('CONECTAR'), josefina));
      change(answer);
      return (await browser.finish(`${answer}`)).body.code;
    };
    expect(await tampered((answer) => answer.set('iss', 'https://orcid.example'))).toBe('orcid_no_fiable');
    expect(await tampered((answer) => answer.append('code', 'x'))).toBe('orcid_no_fiable');
    expect(await tampered((answer) => answer.delete('code'))).toBe('orcid_no_fiable');
    expect(await tampered((answer) => answer.set('code', 'x'))).toBe('orcid_sin_camino');
    expect(await tampered((answer) => answer.set('state', 'x'))).toBe('orcid_sin_camino');
    expect(await tampered((answer) => answer.delete('state'))).toBe('orcid_sin_camino');
    for (const wrong of [{ nonce: 'another' }, { verifier: 'another'.repeat(7) }]) {
      const answer = await orcid.visit(await browser.start('CONECTAR'), josefina);
      await platform().services.db.update(orcidFlows).set(wrong);
      expect((await browser.finish(answer)).body.code).toBe('nonce' in wrong ? 'orcid_no_fiable' : 'orcid_sin_camino');
    }
    expect(await own(ana)).toMatchObject({ orcid: null });
  });

  it('while ORCID is away, is another, says nonsense or too much, people are told to come back later', async () => {
    const browser = new Browser();
    const answer = await orcid.visit(await browser.start('ENTRAR'), josefina);
    const { url, server } = await listen((request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/otro/')) response.end(JSON.stringify({ issuer: 'https://orcid.example' }));
      else if (path.startsWith('/roto/')) response.end('<html>mantenimiento</html>');
      else if (path.startsWith('/lleno/')) response.writeHead(500).end('x');
      else if (path.startsWith('/largo/')) response.end('x'.repeat(300_000));
      // And never a word.
    });
    const refused = async (ORCID_URL: string) => {
      set({ ORCID_URL });
      return (await browser.ask('POST', '/auth/orcid/start', { para: 'ENTRAR' })).body.code;
    };
    for (const path of ['otro', 'roto', 'lleno', 'largo'])
      expect(await refused(`${url}/${path}`), path).toBe('orcid_no_responde');
    expect(await refused(`${url}/nunca`)).toBe('orcid_no_responde');
    server.closeAllConnections();
    server.close();
    expect(await refused(url)).toBe('orcid_no_responde');
    // Gone between the way there and the way back; once it is here again, it is asked again.
    expect((await browser.finish(answer)).body.code).toBe('orcid_no_responde');
    set({ ORCID_URL: orcid.url });
    expect((await browser.go('ENTRAR', josefina)).status).toBe(200);
  }, 30_000);

  it('is told as proved in files and to agencies where it is confirmed, and its own author’s signature', async () => {
    const author = await platform().account({ orcid: josefina.orcid }, 'AUTOR');
    const coauthor = await platform().account({ orcid: other.orcid }, 'AUTOR');
    const cast = {
      author,
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    const { id } = await published(cast, { coauthors: [coauthor] });
    /** The iDs that files and agencies are told as proved. */
    const proved = async () => {
      const url = `/api/publications/${id}/export/jats`;
      const headers = { authorization: `Bearer ${author.token}` };
      const xml = (await platform().inject({ url, headers, remoteAddress: `10.8.0.${++asked & 255}` })).body;
      for (const each of [josefina, other]) expect(xml).toContain(each.orcid);
      const [told] = await readRecordedWorks(platform().services, [id], site);
      const known = told?.autores.flatMap(({ orcid: has, orcidConfirmado }) => (orcidConfirmado && has ? [has] : []));
      expect([...xml.matchAll(/authenticated="true">([^<]*)</g)].map(([, has]) => has)).toEqual(known);
      return known;
    };
    expect(await proved()).toEqual([]);
    await new Browser(author).go('CONECTAR', josefina);
    expect(await proved()).toEqual([josefina.orcid]);
    // Who has confirmed another iD than the one that they sign with has not proved that one.
    await new Browser(coauthor).go('CONECTAR', secretive);
    expect(await proved()).toEqual([josefina.orcid]);
    await author.call.unlinkOrcid();
    expect(await proved()).toEqual([]);
    expect(JSON.stringify(await platform().guest.readWork({ params: { id } }))).not.toContain('orcidConfirmado');
  });

  it('goes with an account that is deleted', async () => {
    const ana = await linked(josefina);
    await ana.call.eraseOwnAccount({ body: { password: ana.password, palabra: 'ELIMINAR' } });
    expect((await new Browser().go('ENTRAR', josefina)).body.resultado).toBe('SIN_CUENTA');
    await linked(josefina);
  });

  it('goes over to the account that another is merged into with the iD, and is taken from none by undoing it', async () => {
    const alba = await platform().person('Alba', 'ADMIN');
    const merge = (queda: TestPerson, unida: TestPerson, more = {}) =>
      alba.call.mergeAccounts({ body: { queda: queda.user.id, unida: unida.user.id, motivo: 'Una persona', ...more } });
    // An empty field is filled.
    const [queda, unida] = [await platform().person('Queda'), await linked(josefina)];
    const { id } = await merge(queda, unida);
    expect(await own(queda)).toMatchObject({ orcid: josefina.orcid, orcidConfirmado: expect.any(String) });
    expect((await new Browser().go('ENTRAR', josefina)).body.sesion.user.id).toBe(queda.user.id);
    await alba.call.undoMerge({ params: { id } });
    const { db } = platform().services;
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [queda.user.id, unida.user.id]));
    const both = new Map(rows.map(({ id: of, orcid: has, fechaOrcid }) => [of, { has, fechaOrcid }]));
    expect(both.get(queda.user.id)).toEqual({ has: null, fechaOrcid: null });
    // Theirs again, to be confirmed anew.
    expect(both.get(unida.user.id)).toEqual({ has: josefina.orcid, fechaOrcid: null });
    expect((await new Browser().go('ENTRAR', josefina)).body.resultado).toBe('SIN_CUENTA');
    // Where both have one, the one that stays keeps its own unless the other's was chosen.
    const [keeps, goes] = [await linked(josefina), await linked(other)];
    const kept = await merge(keeps, goes);
    expect(await own(keeps)).toMatchObject({ orcid: josefina.orcid, orcidConfirmado: expect.any(String) });
    expect((await new Browser().go('ENTRAR', other)).body.resultado).toBe('SIN_CUENTA');
    await alba.call.undoMerge({ params: { id: kept.id } });
    await linked(other);
    const [takes, gives] = [await linked(secretive), await platform().account({ orcid: '0000-0003-1415-9269' })];
    await merge(takes, gives, { orcid: 'UNIDA' });
    // Typed is what was taken.
    expect(await own(takes)).not.toHaveProperty('orcidConfirmado');
    // The same iD, typed where it stays and confirmed in the other.
    const [typed, proved] = [await platform().account({ orcid: secretive.orcid }), await linked(secretive)];
    const joined = await merge(typed, proved);
    expect(await own(typed)).toMatchObject({ orcid: secretive.orcid, orcidConfirmado: expect.any(String) });
    await alba.call.undoMerge({ params: { id: joined.id } });
    const after = await db
      .select()
      .from(users)
      .where(inArray(users.id, [typed.user.id, proved.user.id]));
    expect(after.map(({ orcid: has, fechaOrcid }) => [has, fechaOrcid])).toEqual([
      [secretive.orcid, null],
      [secretive.orcid, null],
    ]);
  });
});
