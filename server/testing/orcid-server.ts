/** An OpenID provider that behaves as ORCID: a real one, with people who log in there and say yes or no. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { z } from 'zod';
import { visitProvider } from './visit-provider.ts';

export interface OrcidPerson {
  orcid: string;
  /** As the record shows them to everybody; absent: they are private there. */
  nombres?: string;
  apellidos?: string;
}

/** A server on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
  return { url: `http://127.0.0.1:${port}`, server };
}

export const orcidClient = { ORCID_CLIENT_ID: 'APP-PRUEBA0000000000', ORCID_CLIENT_SECRET: 'un secreto de la prueba' };

export interface RecordItem {
  orcid: string;
  kind: string;
  codigo: string;
  /** By what ORCID knows that it has it. */
  identificador: string;
  xml: string;
}
interface KnownToken {
  accountId: string;
  destroy: () => Promise<unknown>;
}

/** ORCID's API for members: records that are added to, changed and deleted from by who may. */
function memberApi(find: (token: string) => Promise<KnownToken | undefined>) {
  const items: RecordItem[] = [];
  const asked: string[] = [];
  const revoked: string[] = [];
  let last = 1000;
  const self = {
    items,
    asked,
    revoked,
    /** What is done instead, of the next call alone; gives whether it was. `after`: what was asked for is done, and its answer lost. */
    next: undefined as 'after' | RequestListener | undefined,
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? '';
      const { next } = self;
      self.next = undefined;
      let body = '';
      for await (const bytes of request) body += bytes;
      asked.push(`${request.method} ${path}`);
      const answer = (status: number, text = '', headers = {}) => void response.writeHead(status, headers).end(text);
      const said = (status: number, words: string) =>
        answer(
          status,
          `<error:error xmlns:error="http://www.orcid.org/ns/error"><error:developer-message>${words}</error:developer-message></error:error>`,
        );
      if (typeof next === 'function') return next(request, response);
      if (path === '/oauth/revoke') {
        const form = new URLSearchParams(body);
        if (form.get('client_secret') !== orcidClient.ORCID_CLIENT_SECRET) return answer(401);
        const token = await find(form.get('token') ?? '');
        await token?.destroy();
        revoked.push(token?.accountId ?? 'unknown');
        return answer(200);
      }
      const [, , orcid = '', kind = '', codigo = ''] = path.split('/');
      const token = await find(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (token?.accountId !== orcid) return said(401, 'invalid_token');
      const held = items.find((item) => item.codigo === codigo && item.orcid === orcid && item.kind === kind);
      if (request.method !== 'POST' && !held) return said(404, 'The put-code does not exist');
      if (request.method === 'DELETE') {
        items.splice(items.indexOf(z.custom<RecordItem>().parse(held)), 1);
        return answer(204);
      }
      const identificador =
        /source-work-id<\/common:external-id-type>\s*<common:external-id-value>([^<]+)/.exec(body)?.[1] ?? '';
      const same = items.find(
        (item) => item.orcid === orcid && item.kind === kind && item.identificador === identificador,
      );
      if (held) {
        if (!body.includes(`put-code="${codigo}"`)) return said(400, 'The put-code is not that of the address');
        held.xml = body;
        return answer(200, body);
      }
      if (same)
        return said(409, `You have already added this activity, please see element with put-code ${same.codigo}.`);
      const made = { orcid, kind, codigo: String(++last), identificador, xml: body };
      items.push(made);
      if (next === 'after') return void response.destroy();
      return answer(201, '', { location: `http://${request.headers.host}${path}/${made.codigo}` });
    },
  };
  return self;
}

/** @param site where it leads people back to: `/orcid` there */
export async function openOrcid(site: string, people: readonly OrcidPerson[]) {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end();
  const { url, server } = await listen((request, response) => handle(request, response));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(url, {
    clients: [
      {
        client_id: orcidClient.ORCID_CLIENT_ID,
        client_secret: orcidClient.ORCID_CLIENT_SECRET,
        redirect_uris: [`${site}/orcid`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      RefreshToken: 600,
    },
    scopes: ['openid', '/activities/update'],
    issueRefreshToken: async () => true,
    cookies: { keys: ['una llave de la prueba'] },
    // As ORCID does, which tells the names within the token.
    claims: { openid: ['sub', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => {
      const person = people.find(({ orcid }) => orcid === id);
      if (!person) return undefined;
      const names = { given_name: person.nombres, family_name: person.apellidos };
      return { accountId: id, claims: () => ({ sub: id, ...names }) };
    },
  });
  const records = memberApi(async (token) => {
    const known = await provider.AccessToken.find(token);
    return known?.scopes.has('/activities/update') ? known : undefined;
  });
  const others = provider.callback();
  handle = (request, response) =>
    /^\/(v3\.0|oauth)\//.test(request.url ?? '') ? records.handle(request, response) : others(request, response);

  /** Goes where the platform sends somebody, as their browser: gives the query with which ORCID leads back. */
  const visit = (address: string, who: OrcidPerson | 'nobody'): Promise<string> =>
    visitProvider(url, address, who === 'nobody' ? undefined : who.orcid);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, visit, records, close };
}
