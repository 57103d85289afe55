/** An institution that speaks SAML 2.0 (samlify): a real one, whose people log in on its page, and which can be made to answer wrongly. */
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import samlify from 'samlify';
import { z } from 'zod';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { type Certificate, certificate } from './certificate.ts';
import { listen } from './orcid-server.ts';

// What is read here are requests of the platform alone.
samlify.setSchemaValidator({ validate: async () => 'not by a schema' });

export interface SamlPerson {
  /** The persistent NameID. */
  nameId: string;
  /** By their names, each with its values. */
  attributes?: Record<string, readonly string[]>;
}

/** What its page has the browser post. */
export interface SamlAnswer {
  action: string;
  SAMLResponse: string;
  RelayState: string;
}

const saml = 'urn:oasis:names:tc:SAML:2.0';

/** What it signs is by `alter` another text; `algorithm`, which signature; `signs`, what of it is signed; `by`, with whose certificate. */
export interface Answering {
  alter?: ((xml: string) => string) | undefined;
  algorithm?: string | undefined;
  signs: 'assertion' | 'response';
  by: Certificate;
}

/** @param people by what they type as their name */
export async function openSamlInstitution(people: Readonly<Record<string, SamlPerson>>) {
  const own = certificate();
  let platform = '';
  const usual: Answering = { signs: 'assertion', by: own };
  const { url, server } = await listen((request, response) => {
    const send = (html: string) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><title>Uni</title>${html}`);
    page(request).then(send, (error: Error) => response.writeHead(500).end(error.message));
  });
  const entity = `${url}/idp`;
  const idpWith = ({ algorithm, by }: Pick<Answering, 'algorithm' | 'by'>, certificates = [by.pem]) =>
    samlify.IdentityProvider({
      entityID: entity,
      signingCert: certificates,
      privateKey: z.string().parse(by.key.export({ type: 'pkcs8', format: 'pem' })),
      wantAuthnRequestsSigned: false,
      nameIDFormat: [`${saml}:nameid-format:persistent`],
      singleSignOnService: [{ Binding: `${saml}:bindings:HTTP-Redirect`, Location: `${url}/sso` }],
      // Unused, and missed by a line on the console.
      singleLogoutService: [{ Binding: `${saml}:bindings:HTTP-Redirect`, Location: `${url}/slo` }],
      ...(algorithm && { requestSignatureAlgorithm: algorithm }),
      loginResponseTemplate: { context: template, attributes: [] },
    });

  async function page(request: IncomingMessage): Promise<string> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    self.asked.push(pathname);
    if (pathname === '/metadata') return self.metadata();
    if (pathname === '/sso') {
      const hidden = [...searchParams].map(([name, value]) => input(name, value)).join('');
      return `<form method="post" action="/login">${hidden}<input name="login"><button>Entrar</button></form>`;
    }
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const { SAMLResponse, RelayState, action } = await answerTo(form);
    const fields = input('SAMLResponse', SAMLResponse) + input('RelayState', RelayState);
    return `<form method="post" action="${escapeMarkup(action)}">${fields}</form><script>document.forms[0].submit()</script>`;
  }
  const input = (name: string, value: string) =>
    `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`;

  async function answerTo({ SAMLRequest, RelayState = '', login = '' }: Record<string, string>): Promise<SamlAnswer> {
    const { signs, alter, algorithm, by } = self.answering;
    const who = people[login];
    if (!who) throw new Error(`nobody is called ${login}`);
    const idp = idpWith({ algorithm, by });
    const sp = samlify.ServiceProvider({
      metadata: signs === 'assertion' ? platform : platform.replace('WantAssertionsSigned="true"', ''),
      wantMessageSigned: signs === 'response',
    });
    const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query: { SAMLRequest, RelayState } });
    const requestId = z.object({ request: z.object({ id: z.string() }) }).parse(extract).request.id;
    const action = z.string().parse(sp.entityMeta.getAssertionConsumerService('post'));
    const fill = (context: string) => {
      const now = Date.now();
      const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
      const values: Record<string, string> = {
        ...{ id: `_r${crypto.randomUUID()}`, assertion: `_a${crypto.randomUUID()}` },
        ...{ issuer: entity, back: action, request: requestId, audience: sp.entityMeta.getEntityID() },
        ...{ now: at(0), from: at(-5), until: at(300), name: who.nameId },
      };
      const filled = context
        .replace(/\{(\w+)\}/g, (_, name: string) => escapeMarkup(values[name] ?? ''))
        .replace('<attributes/>', attributesXml(who.attributes ?? {}));
      return { id: values.id ?? '', context: alter ? alter(filled) : filled };
    };
    const made = await idp.createLoginResponse(sp, { extract }, 'post', {}, { customTagReplacement: fill });
    return { action, SAMLResponse: made.context, RelayState };
  }

  const self = {
    url,
    entity,
    asked: [] as string[],
    answering: { ...usual },
    own,
    /** What it says of itself, with other certificates beside its own. */
    metadata: (...others: Certificate[]): string =>
      idpWith(
        usual,
        [own, ...others].map(({ pem }) => pem),
      ).getMetadata(),
    /** Is told what the platform is, as that says it. */
    register(metadata: string) {
      platform = metadata;
    },
    /** It answers as it should again. */
    behave() {
      self.answering = { ...usual };
    },
    /** Logs in there, where the platform sends somebody, as their browser: gives what that is then to post. */
    async visit(address: string, login: string): Promise<SamlAnswer> {
      const shown = await (await fetch(address)).text();
      const body = new URLSearchParams({ ...fieldsOf(shown), login });
      const answered = await fetch(`${url}/login`, { method: 'POST', body });
      const html = await answered.text();
      if (!answered.ok) throw new Error(html);
      const action = unescaped(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '');
      const { SAMLResponse = '', RelayState = '' } = fieldsOf(html);
      return { action, SAMLResponse, RelayState };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}
export type SamlInstitution = Awaited<ReturnType<typeof openSamlInstitution>>;

const unescaped = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );

const attributesXml = (attributes: Record<string, readonly string[]>) =>
  Object.entries(attributes)
    .map(([name, values]) => {
      const each = values.map((value) => `<saml:AttributeValue>${escapeMarkup(value)}</saml:AttributeValue>`).join('');
      return `<saml:Attribute Name="${escapeMarkup(name)}">${each}</saml:Attribute>`;
    })
    .join('');

const template = `<samlp:Response xmlns:samlp="${saml}:protocol" xmlns:saml="${saml}:assertion" ID="{id}" Version="2.0" IssueInstant="{now}" Destination="{back}" InResponseTo="{request}"><saml:Issuer>{issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${saml}:status:Success"/></samlp:Status><saml:Assertion ID="{assertion}" Version="2.0" IssueInstant="{now}"><saml:Issuer>{issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${saml}:nameid-format:persistent">{name}</saml:NameID><saml:SubjectConfirmation Method="${saml}:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{until}" Recipient="{back}" InResponseTo="{request}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{from}" NotOnOrAfter="{until}"><saml:AudienceRestriction><saml:Audience>{audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{now}"><saml:AuthnContext><saml:AuthnContextClassRef>${saml}:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><attributes/></saml:AttributeStatement></saml:Assertion></samlp:Response>`;
