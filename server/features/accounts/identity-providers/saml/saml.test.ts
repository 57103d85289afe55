/** Logging in by an institution that speaks SAML, against a real one: the way there and back, and every way to take it wrongly. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NewIdentityProvider } from '#contract/entities/identity-provider.ts';
import { identityFlows, identityLinks, identityProviders, users } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { certificate } from '#server/testing/certificate.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { openSamlInstitution, type SamlAnswer, type SamlInstitution } from '#server/testing/saml-institution.ts';

const site = 'https://pliego.example';
const mfa = 'https://refeds.org/profile/mfa';
const people = {
  marta: {
    nameId: 'p-1001',
    attributes: {
      'urn:oid:2.5.4.42': ['Marta'],
      'urn:oid:2.5.4.4': ['Ruiz'],
      'urn:oid:0.9.2342.19200300.100.1.3': ['marta@uni.example'],
      'urn:oasis:names:tc:SAML:attribute:pairwise-id': ['ABC@uni.example'],
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': ['marta@uni.example', 'mruiz@uni.example'],
    },
  },
  silent: { nameId: 'p-1002' },
};

describePlatform('institutions by SAML', (platform) => {
  let uni: SamlInstitution;
  let admin: TestPerson;
  let id: string;
  let back: string;
  const db = () => platform().services.db;
  const entered = (more: Partial<NewIdentityProvider> = {}): NewIdentityProvider => ({
    ...{ nombre: 'Universidad de Ejemplo', protocolo: 'SAML', emisor: '', ambitos: [], dominios: ['uni.example'] },
    atributos: { nombres: 'givenName', apellidos: 'sn', afiliacion: '' },
    ...{ segundoPaso: [mfa], saml: { metadatos: uni.metadata(), correosValen: true } },
    ...more,
  });
  const change = (body: object) => admin.call.changeIdentityProvider({ params: { id }, body });
  beforeAll(async () => {
    uni = await openSamlInstitution(people);
    Object.assign(platform().services.env, { PUBLIC_URL: site });
    admin = await platform().person('Alba', 'ADMIN');
    const made = await admin.call.makeIdentityProvider({ body: entered() });
    id = made.id;
    back = made.vuelta;
    const { body } = await platform().app.inject({ url: `/institucion/${id}/metadata` });
    uni.register(body);
  });
  afterAll(() => uni.close());
  beforeEach(async () => {
    uni.behave();
    await db().delete(identityLinks);
  });

  let asked = 0;
  /** From a new network each time: the limits a minute are not what is tested. */
  const network = () => `10.8.${++asked >> 8}.${asked & 255}`;
  /** As the institution's page has a browser post it: from another site, without a cookie of ours. Gives where it is led to. */
  const post = async ({ SAMLResponse, RelayState }: Partial<SamlAnswer>, of = id) => {
    const answer = await platform().app.inject({
      ...{ method: 'POST', url: `/institucion/${of}`, remoteAddress: network() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: uni.url },
      payload: `${new URLSearchParams({ SAMLResponse: SAMLResponse ?? '', RelayState: RelayState ?? '' })}`,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const to = new URL(answer.headers.location ?? '', site);
    expect([to.origin, to.pathname]).toEqual([site, `/institucion/${of}`]);
    return to.search.slice(1);
  };
  class Browser {
    cookie = '';
    readonly person: TestPerson | undefined;
    constructor(person?: TestPerson) {
      this.person = person;
    }
    async ask(url: string, payload: object) {
      const answer = await platform().app.inject({
        ...{ method: 'POST', url: `/api${url}`, remoteAddress: network(), payload },
        headers: { cookie: this.cookie, ...(this.person && { authorization: `Bearer ${this.person.token}` }) },
      });
      const [, set] = /(__Host-pliego_institucion=[^;]+)/.exec([answer.headers['set-cookie']].flat().join()) ?? [];
      if (set) this.cookie = set;
      return { status: answer.statusCode, body: answer.json() };
    }
    begin = (of = id) => this.ask(`/auth/providers/${of}/start`, { para: this.person ? 'CONECTAR' : 'ENTRAR' });
    start = async (of = id): Promise<string> => (await this.begin(of)).body.url;
    finish = (respuesta: string, proveedor = id) => this.ask('/auth/providers/finish', { proveedor, respuesta });
    /** All the way. */
    go = async (who: keyof typeof people) => this.finish(await post(await uni.visit(await this.start(), who)));
  }
  const linked = async (who: keyof typeof people) => {
    const person = await platform().account({});
    expect((await new Browser(person).go(who)).body).toMatchObject({ resultado: 'CONECTADO' });
    return person;
  };
  /** What who was on the way is told, where what the institution says is by `alter` another text before it signs it. */
  const told = async (alter: (xml: string) => string, algorithm?: string) => {
    Object.assign(uni.answering, { alter, algorithm });
    return (await new Browser().go('marta')).body.code;
  };
  /** The same, where somebody on the way back changes what it signed. */
  const tampered = async (tamper: (xml: string) => string) => {
    const browser = new Browser();
    const answer = await uni.visit(await browser.start(), 'marta');
    const before = Buffer.from(answer.SAMLResponse, 'base64').toString();
    const after = tamper(before);
    expect(after).not.toBe(before);
    const { status, body } = await browser.finish(
      await post({ ...answer, SAMLResponse: Buffer.from(after).toString('base64') }),
    );
    return status === 200 ? body.resultado : body.code;
  };
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  it('is entered by what it says of itself, and told what the platform is', async () => {
    const { proveedores } = await admin.call.listIdentityProviders({});
    const [own] = proveedores;
    expect(own).toMatchObject({
      ...{ protocolo: 'SAML', emisor: uni.entity, clienteId: '', vuelta: `${site}/institucion/${id}` },
      saml: {
        ...{ entrada: `${uni.url}/sso`, sujeto: '', correo: 'mail', correosValen: true },
        metadata: `${site}/institucion/${id}/metadata`,
      },
    });
    expect(own?.saml?.certificados.map(({ pem }) => pem)).toEqual([uni.own.pem]);
    const { body, headers } = await platform().app.inject({ url: `/institucion/${id}/metadata` });
    expect(headers['content-type']).toBe('application/samlmetadata+xml');
    expect(body).toContain(`entityID="${site}/institucion/${id}/metadata"`);
    expect(body).toContain(`Location="${site}/institucion/${id}"`);
    await change({ activo: false });
    expect((await platform().app.inject({ url: `/institucion/${id}/metadata` })).body).toBe(body);
    expect((await new Browser().begin()).status).toBe(404);
    await change({ activo: true });
    const nobody = await platform().app.inject({ url: `/institucion/${crypto.randomUUID()}/metadata` });
    expect(nobody.statusCode).toBe(404);
  });

  it('is a way into an account once its person has connected it, and tells names by any of their names', async () => {
    const { status, body } = await new Browser().go('marta');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...{ resultado: 'SIN_CUENTA', nombres: 'Marta', apellidos: 'Ruiz' },
        email: 'marta@uni.example',
      },
    });
    const ana = await linked('marta');
    const entered = await new Browser().go('marta');
    expect(entered.body).toMatchObject({ resultado: 'DENTRO', sesion: { user: { id: ana.user.id } } });
    expect((await new Browser().go('silent')).body).toMatchObject({ resultado: 'SIN_CUENTA', email: '' });
    // What came is sealed: who reads the database learns nobody's name.
    expect(JSON.stringify(await db().select().from(identityFlows))).not.toMatch(/marta|p-1001|Ruiz/i);
  });

  it('sends nobody anything of the session, and asks for a name that stays', async () => {
    const ana = await platform().person('Ana');
    const url = new URL(await new Browser(ana).start());
    expect(url.origin + url.pathname).toBe(`${uni.url}/sso`);
    expect(url.searchParams.get('RelayState')).toMatch(/^[\w-]{43}$/);
    const { inflateRawSync } = await import('node:zlib');
    const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
    expect(request).toContain(`AssertionConsumerServiceURL="${back}"`);
    expect(request).toContain('nameid-format:persistent');
    expect(url.href).not.toContain(ana.token);
  });

  it('confirms the address of an account that is made then, where the institution’s addresses are said to count', async () => {
    let nth = 0;
    const confirmed = async () => {
      const browser = new Browser();
      const { body } = await browser.go('marta');
      const names = { nombres: 'Marta', apellidos: `Ruiz ${++nth}`, password: 'secreto-y-largo' };
      const { body: made } = await browser.ask('/auth/register', { ...names, email: 'marta@uni.example' });
      Object.assign(browser, { person: { token: made.access_token } });
      expect((await browser.ask('/auth/providers/link', { prueba: body.prueba })).status).toBe(200);
      const of = eq(users.id, made.user.id);
      const [row] = await db().select().from(users).where(of);
      await db()
        .update(users)
        .set({ email: `${made.user.id}@prueba.test` })
        .where(of);
      await db().delete(identityLinks);
      return row?.fechaVerificacion instanceof Date;
    };
    expect(await confirmed()).toBe(true);
    await change({ saml: { correosValen: false } });
    expect(await confirmed()).toBe(false);
    await change({ saml: { correosValen: true }, dominios: ['otra.example'] });
    expect(await confirmed()).toBe(false);
    await change({ dominios: ['uni.example'] });
  });

  it('lets in the browser alone that went there: an answer that is posted from another, or planted, is nobody’s', async () => {
    await linked('marta');
    const attacker = new Browser();
    const answer = await uni.visit(await attacker.start(), 'marta');
    const arrived = await post(answer);
    const victim = new Browser();
    await victim.start();
    expect((await victim.finish(arrived)).body.code).toBe('institucion_sin_camino');
    // What the institution knew of the way does not fetch who came by it.
    expect((await attacker.finish(`state=${answer.RelayState}`)).body.code).toBe('institucion_sin_camino');
    expect((await attacker.finish(arrived)).body.resultado).toBe('DENTRO');
    expect((await attacker.finish(arrived)).body.code).toBe('institucion_sin_camino');
    // Connected in the log-in alone that began it.
    const eva = new Browser(await platform().person('Eva'));
    const came = await post(await uni.visit(await eva.start(), 'silent'));
    const other = Object.assign(new Browser(await platform().person('Iris')), { cookie: eva.cookie });
    expect((await other.finish(came)).body.code).toBe('institucion_otra_sesion');
  });

  it('an answer counts once, and one that was not asked for not at all', async () => {
    const browser = new Browser();
    const answer = await uni.visit(await browser.start(), 'marta');
    const twice = await Promise.all([post(answer), post(answer)]);
    expect(twice.filter((to) => to === 'state=-')).toHaveLength(1);
    expect(await post(answer)).toBe('state=-');
    // Brought again by another way: the request that it answers is not that one.
    const again = new URL(await browser.start()).searchParams.get('RelayState') ?? '';
    expect((await browser.finish(await post({ ...answer, RelayState: again }))).body.code).toBe(
      'institucion_no_fiable',
    );
    expect(await post({ SAMLResponse: answer.SAMLResponse })).toBe('state=-');
    expect(await post({ ...answer, RelayState: 'https://mala.example/' })).toBe('state=-');
    expect(await told((xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, ''))).toBe('institucion_no_fiable');
    const late = await uni.visit(await browser.start(), 'silent');
    await db().update(identityFlows).set({ expiresAt: sql`now()` });
    expect(await post(late)).toBe('state=-');
  });

  it('an answer of one institution is none of another', async () => {
    const other = await admin.call.makeIdentityProvider({ body: entered({ nombre: 'Otra' }) });
    const browser = new Browser();
    const answer = await uni.visit(await browser.start(), 'marta');
    expect(await post(answer, other.id)).toBe('state=-');
    // In a way of the other's.
    const RelayState = new URL(await browser.start(other.id)).searchParams.get('RelayState') ?? '';
    const arrived = await post({ ...answer, RelayState }, other.id);
    expect((await browser.finish(arrived, other.id)).body.code).toBe('institucion_no_fiable');
    expect((await browser.finish(await post(answer))).status).toBe(200);
    await admin.call.removeIdentityProvider({ params: { id: other.id }, query: {} });
  });

  it('believes nothing that is not signed, or signed by another, or by a weak digest', async () => {
    const unsigned = (xml: string) => xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '');
    expect(await tampered(unsigned)).toBe('institucion_no_fiable');
    expect(await tampered((xml) => xml.replace('p-1001', 'p-1002'))).toBe('institucion_no_fiable');
    expect(await tampered((xml) => xml.replace(/(<ds:SignatureValue>)./, '$1$$'))).toBe('institucion_no_fiable');
    expect(await told((xml) => xml, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1')).toBe('institucion_no_fiable');
    // A key that nobody entered, though it is in the answer.
    uni.behave();
    uni.answering.by = certificate();
    expect((await new Browser().go('marta')).body.code).toBe('institucion_no_fiable');
  });

  it('of a signed answer the assertion in it counts; of a signed assertion, that one alone', async () => {
    uni.answering.signs = 'response';
    expect((await new Browser().go('marta')).body.nombres).toBe('Marta');
    const forged = (xml: string) => {
      const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
      const evil = assertion
        .replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '')
        .replace('p-1001', 'p-1002')
        .replace(/ ID="[^"]*"/, ' ID="_mala"');
      return { assertion, evil };
    };
    for (const signs of ['assertion', 'response'] as const) {
      uni.answering.signs = signs;
      const wrapped = async (how: (parts: { assertion: string; evil: string }) => string) =>
        tampered((xml) => {
          const parts = forged(xml);
          return xml.replace(parts.assertion, how(parts));
        });
      const refused = 'institucion_no_fiable';
      // Beside it, before and after; around it; in it; and with the name of the signed one.
      expect(await wrapped(({ assertion, evil }) => evil + assertion)).toBe(refused);
      expect(await wrapped(({ assertion, evil }) => assertion + evil)).toBe(refused);
      expect(
        await wrapped(({ assertion, evil }) =>
          evil.replace('</saml:Issuer>', `</saml:Issuer><saml:Advice>${assertion}</saml:Advice>`),
        ),
      ).toBe(refused);
      expect(await wrapped(({ assertion, evil }) => `<samlp:Extensions>${assertion}</samlp:Extensions>${evil}`)).toBe(
        refused,
      );
      expect(
        await wrapped(({ assertion, evil }) => {
          const own = / ID="[^"]*"/.exec(assertion)?.[0] ?? '';
          return evil.replace(' ID="_mala"', own) + assertion;
        }),
      ).toBe(refused);
      // The signed one inside the signature that the forged one brings.
      expect(
        await wrapped(({ assertion, evil }) => {
          const signature =
            /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(assertion)?.[0] ?? '<ds:Signature xmlns:ds="x"></ds:Signature>';
          const holding = signature.replace(
            '</ds:Signature>',
            `<ds:Object>${assertion.replace(signature, '')}</ds:Object></ds:Signature>`,
          );
          return evil.replace('</saml:Issuer>', `</saml:Issuer>${holding}`);
        }),
      ).toBe(refused);
    }
  });

  it('reads no comments, entities, instructions, encrypted parts, or letters of another encoding', async () => {
    for (const inside of ['<!---->', '<![CDATA[]]>', '<?a b?>'])
      expect(await tampered((xml) => xml.replace('p-1001', `p-10${inside}01`)), inside).toBe('institucion_no_fiable');
    expect(
      await tampered((xml) => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('p-1001', '&x;')}`),
    ).toBe('institucion_no_fiable');
    expect(
      await told((xml) =>
        xml.replace('</saml:Issuer><saml:Subject>', '</saml:Issuer><saml:EncryptedID/><saml:Subject>'),
      ),
    ).toBe('institucion_no_fiable');
    uni.behave();
    const browser = new Browser();
    const answer = await uni.visit(await browser.start(), 'marta');
    for (const SAMLResponse of ['<no base64>', 'bm8geG1s', Buffer.from('<a>ñ</a>', 'latin1').toString('base64')])
      expect(
        (await browser.finish(await post({ ...(await uni.visit(await browser.start(), 'marta')), SAMLResponse }))).body
          .code,
      ).toBe('institucion_no_fiable');
    // A way that somebody spoiled leaves another as it was.
    expect((await browser.finish(await post(answer))).status).toBe(200);
  });

  it('believes what was said for this platform, for this request, to be brought here', async () => {
    const other = 'https://otra.example/';
    for (const alter of [
      (xml: string) => xml.replace(/<saml:Audience>[^<]*/, `<saml:Audience>${other}`),
      (xml: string) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
      (xml: string) => xml.replace(/ Recipient="[^"]*"/, ` Recipient="${other}"`),
      (xml: string) => xml.replace(/ Recipient="[^"]*"/, ''),
      (xml: string) => xml.replace(/( Recipient="[^"]*" InResponseTo=")[^"]*/, '$1_otra'),
      (xml: string) => xml.replace(/( Destination="[^"]*" InResponseTo=")[^"]*/, '$1_otra'),
      (xml: string) => xml.replace(/ Destination="[^"]*"/, ` Destination="${other}"`),
      (xml: string) => xml.replace(/(<saml:Assertion[^>]*><saml:Issuer>)[^<]*/, `$1${other}`),
      (xml: string) => xml.replace(/(<saml:Issuer>)[^<]*/, `$1${other}`),
      (xml: string) => xml.replace('cm:bearer', 'cm:sender-vouches'),
      (xml: string) => xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''),
      (xml: string) => xml.replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>'),
      (xml: string) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
      (xml: string) =>
        xml
          .replace('<saml:Assertion ', '<saml:Assertion Note="x" ')
          .replace(/(Note="x" ID="[^"]*" )Version="2.0"/, '$1Version="1.1"'),
    ])
      expect(await told(alter), String(alter)).toBe('institucion_no_fiable');
    expect(await told((xml) => xml)).toBeUndefined();
  });

  it('believes what holds at this moment, give or take what clocks differ by', async () => {
    const conditions = (from: number, until: number) => (xml: string) =>
      xml.replace(/(<saml:Conditions) [^>]*/, `$1 NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"`);
    const confirmation = (until: number) => (xml: string) =>
      xml.replace(/(<saml:SubjectConfirmationData NotOnOrAfter=")[^"]*/, `$1${at(until)}`);
    expect(await told(conditions(-600, -90))).toBe('institucion_reloj');
    expect(await told(conditions(90, 600))).toBe('institucion_reloj');
    expect(await told(confirmation(-90))).toBe('institucion_reloj');
    expect(await told((xml) => xml.replaceAll(/ IssueInstant="[^"]*"/g, ` IssueInstant="${at(90)}"`))).toBe(
      'institucion_reloj',
    );
    expect(await told(conditions(-600, -30))).toBeUndefined();
    expect(await told(conditions(30, 600))).toBeUndefined();
    expect(await told((xml) => xml.replace(/ NotBefore="[^"]*"/, ' NotBefore="mañana"'))).toBe('institucion_no_fiable');
  });

  it('knows nobody by a name for one visit, nor by an address, and says so', async () => {
    for (const format of ['transient', 'unspecified', 'emailAddress'])
      expect(await told((xml) => xml.replace('nameid-format:persistent', `nameid-format:${format}`)), format).toBe(
        'institucion_sin_identificador',
      );
    expect(await told((xml) => xml.replace('>p-1001<', '><'))).toBe('institucion_sin_identificador');
    expect(await told((xml) => xml.replace('p-1001', 'x'.repeat(300)))).toBe('institucion_sin_identificador');
    uni.behave();
    // By an attribute that it is entered to be known by, whatever the NameID is.
    await change({ saml: { sujeto: 'pairwise-id' } });
    const ana = await linked('marta');
    expect((await db().select().from(identityLinks)).map(({ sujeto }) => sujeto)).toEqual(['ABC@uni.example']);
    uni.answering.alter = (xml) => xml.replace('nameid-format:persistent', 'nameid-format:transient');
    expect((await new Browser().go('marta')).body.sesion?.user.id).toBe(ana.user.id);
    // One that has not got it, and one that says two.
    expect((await new Browser().go('silent')).body.code).toBe('institucion_sin_identificador');
    // While somebody is known by it, it does not become another.
    expect((await problemOf(change({ saml: { sujeto: '' } }))).code).toBe('sujeto_con_personas');
    await db().delete(identityLinks);
    await change({ saml: { sujeto: 'eduPersonPrincipalName' } });
    expect((await new Browser().go('marta')).body.code).toBe('institucion_sin_identificador');
    for (const sujeto of ['mail', 'urn:oid:0.9.2342.19200300.100.1.3'])
      expect((await problemOf(change({ saml: { sujeto } }))).errors).toMatchObject([
        { field: 'saml.sujeto', code: 'sujeto_de_correo' },
      ]);
    await change({ saml: { sujeto: '' } });
  });

  it('says in words what the institution did not do', async () => {
    const status =
      (...codes: string[]) =>
      (xml: string) =>
        xml.replace(
          /<samlp:StatusCode [^>]*>/,
          codes.reduceRight(
            (inside, code) =>
              `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${code}">${inside}</samlp:StatusCode>`,
            '',
          ),
        );
    expect(await told(status('Responder', 'AuthnFailed'))).toBe('institucion_denegada');
    expect(await told(status('Responder'))).toBe('institucion_denegada');
    expect(await told(status('Requester', 'InvalidNameIDPolicy'))).toBe('institucion_sin_identificador');
    expect(await told(status('Requester', 'RequestUnsupported'))).toBe('institucion_no_nos_conoce');
  });

  it('stands in for the second step, too, where the institution says that one was taken', async () => {
    const { call, password } = await linked('marta');
    const { secreto } = await call.beginSecondFactor({ body: { password } });
    await call.confirmSecondFactor({ body: { codigo: new TOTP({ secret: secreto }).generate() } });
    expect((await new Browser().go('marta')).body.code).toBe('segundo_paso');
    uni.answering.alter = (xml) => xml.replace(/(<saml:AuthnContextClassRef>)[^<]*/, `$1${mfa}`);
    expect((await new Browser().go('marta')).body.resultado).toBe('DENTRO');
  });

  it('changes what it signs with: both count while they change, and none that has ended', async () => {
    const next = certificate();
    const over = certificate({ from: -30, to: -1 });
    const signedBy = async (by: typeof next) => {
      uni.answering.by = by;
      return (await new Browser().go('marta')).body;
    };
    // Entered anew from what it says of itself now, in which there are two.
    await change({ saml: { metadatos: uni.metadata(next) } });
    for (const by of [uni.own, next]) expect(await signedBy(by)).toMatchObject({ resultado: 'SIN_CUENTA' });
    await change({ saml: { certificados: [next.pem] } });
    expect(await signedBy(uni.own)).toMatchObject({ code: 'institucion_no_fiable' });
    expect((await problemOf(change({ saml: { certificados: [over.pem] } }))).errors).toMatchObject([
      { field: 'saml.certificados', code: 'certificado_caducado' },
    ]);
    // One that has ended beside one that holds, of which the second counts.
    await change({ saml: { certificados: [over.pem, next.pem] } });
    expect(await signedBy(over)).toMatchObject({ code: 'institucion_no_fiable' });
    expect(await signedBy(next)).toMatchObject({ resultado: 'SIN_CUENTA' });
    // All of them have ended since: nobody is even sent there.
    const [row] = await db().select().from(identityProviders).where(eq(identityProviders.id, id));
    const saml = row?.saml ? { ...row.saml, certificados: [over.pem] } : null;
    await db().update(identityProviders).set({ saml }).where(eq(identityProviders.id, id));
    expect((await new Browser().begin()).body.code).toBe('institucion_no_fiable');
    // What else is changed then is not held up by them.
    await change({ saml: { correo: 'mail', certificados: [over.pem] } });
    await change({ saml: { certificados: [uni.own.pem] } });
  });

  it('a trial says what can be known without a person', async () => {
    const check = () => admin.call.checkIdentityProvider({ params: { id } });
    expect(await check()).toEqual({ resultado: 'BIEN', desfase: expect.any(Number), dias: 364 });
    const soon = certificate({ to: 10 });
    await change({ saml: { certificados: [soon.pem] } });
    expect(await check()).toMatchObject({ resultado: 'CERTIFICADO_CADUCA', dias: 9 });
    const kept = async (changes: object) => {
      const [row] = await db().select().from(identityProviders).where(eq(identityProviders.id, id));
      const saml = row?.saml ? { ...row.saml, ...changes } : null;
      await db().update(identityProviders).set({ saml }).where(eq(identityProviders.id, id));
    };
    await kept({ certificados: [certificate({ from: -30, to: -1 }).pem] });
    expect(await check()).toEqual({ resultado: 'CERTIFICADO', desfase: null, dias: null });
    await kept({ certificados: [uni.own.pem], entrada: 'https://10.0.0.5/sso' });
    expect((await check()).resultado).toBe('NO_PERMITIDA');
    const gone = await openSamlInstitution({});
    gone.close();
    await kept({ entrada: `${gone.url}/sso` });
    expect((await check()).resultado).toBe('SIN_RESPUESTA');
    await kept({ entrada: `${uni.url}/sso` });
    expect((await check()).resultado).toBe('BIEN');
  });

  it('says what is wrong with what is pasted or typed, and keeps nothing of it', async () => {
    const faultsOf = async (saml: object, emisor = '') =>
      (await problemOf(admin.call.makeIdentityProvider({ body: entered({ emisor, saml }) }))).errors;
    const good = uni.metadata();
    for (const [metadatos, code] of [
      ['no XML', 'metadatos_saml'],
      ['<html/>', 'metadatos_saml'],
      [`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good}`, 'metadatos_saml'],
      [`<EntitiesDescriptor>${good}${good}</EntitiesDescriptor>`, 'metadatos_saml'],
      [good.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'metadatos_saml'],
      [good.replace(' entityID', ` validUntil="${at(-60)}" entityID`), 'metadatos_caducados'],
      [good.replace(' entityID', ' validUntil="nunca" entityID'), 'metadatos_caducados'],
      [good.replaceAll('HTTP-Redirect', 'HTTP-POST'), 'metadatos_sin_entrada'],
      [good.replace('WantAuthnRequestsSigned="false"', 'WantAuthnRequestsSigned="true"'), 'metadatos_piden_firma'],
      [good.replace(/<KeyDescriptor.*<\/KeyDescriptor>/, ''), 'certificado'],
      [good.replaceAll(/(X509Certificate>)MII/g, '$1AAA'), 'certificado'],
      [good.replaceAll(`${uni.url}/sso`, 'https://169.254.169.254/latest'), 'direccion_webhook'],
      [good.replaceAll(`${uni.url}/sso`, 'javascript:alert(1)'), 'direccion_webhook'],
    ] as const)
      expect(await faultsOf({ metadatos }), metadatos.slice(0, 80)).toMatchObject([{ field: 'saml.metadatos', code }]);
    const typed = { entrada: `${uni.url}/sso`, certificados: [uni.own.pem] };
    expect(await faultsOf({})).toMatchObject([{ field: 'saml.entrada', code: 'requerido' }]);
    expect(await faultsOf(typed)).toMatchObject([{ field: 'emisor', code: 'requerido' }]);
    const weak = certificate({ bits: 1024 }).pem;
    expect(await faultsOf({ ...typed, certificados: [weak] })).toMatchObject([
      { field: 'saml.certificados.0', code: 'certificado' },
    ]);
    for (const entrada of ['http://uni.example/', 'https://10.0.0.5/', 'https://intranet/'])
      expect(await faultsOf({ ...typed, entrada }), entrada).toMatchObject([
        { field: 'saml.entrada', code: 'direccion_webhook' },
      ]);
    const [, ...more] = (await admin.call.listIdentityProviders({})).proveedores;
    expect(more).toEqual([]);
    // A file with its mark, within the one of a federation, and a name that is no address.
    const metadatos = `\uFEFF<EntitiesDescriptor>${good.replace(/entityID="[^"]*"/, 'entityID="urn:mace:uni.example:idp"')}</EntitiesDescriptor>`;
    const made = await admin.call.makeIdentityProvider({ body: entered({ nombre: 'Otra', saml: { metadatos } }) });
    expect(made.emisor).toBe('urn:mace:uni.example:idp');
    await admin.call.removeIdentityProvider({ params: { id: made.id }, query: {} });
    // What is the other protocol's is none of this one.
    expect((await problemOf(change({ secreto: 'x' }))).errors).toMatchObject([
      { field: 'secreto', code: 'clave_desconocida', message: 'No conocemos secreto.' },
    ]);
  });

  it('of what is posted that is no answer nothing comes, and what is too long is not read', async () => {
    expect(await post({})).toBe('state=-');
    const send = (payload: string, type: string, of = id) =>
      platform().app.inject({
        ...{ method: 'POST', url: `/institucion/${of}`, payload, remoteAddress: network() },
        headers: { 'content-type': type },
      });
    const form = 'application/x-www-form-urlencoded';
    expect((await send('{}', 'application/json')).statusCode).toBe(415);
    const empty = await platform().app.inject({ method: 'POST', url: `/institucion/${id}`, remoteAddress: network() });
    expect(empty.headers.location).toContain('state=-');
    expect((await send(`SAMLResponse=${'x'.repeat(300_000)}`, form)).statusCode).toBe(413);
    expect((await send('SAMLResponse=x', form, 'nada')).statusCode).toBe(404);
    expect((await send(`SAMLResponse=x&RelayState=${'x'.repeat(5000)}`, form)).headers.location).toContain('state=-');
  });
});
