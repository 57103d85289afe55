/** An institution's OpenID provider: a real one, whose people log in there, and which can be made to answer wrongly. */
import type { RequestListener, ServerResponse } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { z } from 'zod';
import { listen } from './orcid-server.ts';
import { visitProvider } from './visit-provider.ts';

export interface InstitutionPerson {
  /** How the institution calls them, for good. */
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}
export const institutionClient = { clienteId: 'pliego-de-prueba', secreto: 'un secreto de la universidad' };

/** Has an answer's body be another, once it is whole. */
function rewrite(response: ServerResponse, change: (text: string) => Promise<string>): void {
  const end = response.end.bind(response);
  response.end = (chunk?: unknown) => {
    response.removeHeader('content-length');
    change(String(chunk ?? '')).then((text) => end(text));
    return response;
  };
}

/** Its people, and where it leads them back to, are told by `register`, since an address there names the provider as it is entered here. */
export async function openInstitution(people: readonly InstitutionPerson[]) {
  let handle: RequestListener = (_, response) => void response.writeHead(503).end();
  const { url, server } = await listen((request, response) => handle(request, response));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'una' };
  const self = {
    url,
    asked: [] as string[],
    /** What its tokens say besides, or instead. */
    alter: undefined as ((claims: JWTPayload) => JWTPayload) | undefined,
    /** What it says of itself instead. */
    describe: undefined as ((said: Record<string, unknown>) => Record<string, unknown>) | undefined,
    /** By how many milliseconds its clock is ahead. */
    ahead: 0,
    /** What answers instead of all of it. */
    instead: undefined as RequestListener | undefined,
    register(backs: readonly string[]) {
      const provider = new Provider(url, {
        clients: [
          {
            client_id: institutionClient.clienteId,
            client_secret: institutionClient.secreto,
            redirect_uris: [...backs],
            grant_types: ['authorization_code'],
            response_types: ['code'],
            token_endpoint_auth_method: 'client_secret_basic',
          },
        ],
        jwks: { keys: [key] },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
        cookies: { keys: ['una llave de la prueba'] },
        // Names and addresses are told by userinfo, as the standard would have it.
        claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
        findAccount: (_, id) => {
          const person = people.find(({ sub }) => sub === id);
          return person && { accountId: id, claims: () => ({ ...person }) };
        },
      });
      const usual = provider.callback();
      handle = (request, response) => {
        const path = request.url ?? '';
        self.asked.push(path.split('?')[0] ?? '');
        if (self.instead) return self.instead(request, response);
        if (self.ahead) response.setHeader('date', new Date(Date.now() + self.ahead).toUTCString());
        const { alter, describe } = self;
        if (path === '/token' && alter)
          rewrite(response, async (text) => {
            const said = z.looseObject({ id_token: z.string().optional() }).parse(JSON.parse(text));
            if (said.id_token === undefined) return text;
            const claims = new SignJWT(alter(decodeJwt(said.id_token))).setProtectedHeader({
              alg: 'RS256',
              kid: 'una',
            });
            return JSON.stringify({ ...said, id_token: await claims.sign(privateKey) });
          });
        if (path === '/.well-known/openid-configuration' && describe)
          rewrite(response, async (text) =>
            JSON.stringify(describe(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))),
          );
        return usual(request, response);
      };
    },
    /** Goes where the platform sends somebody, as their browser: gives the query with which the institution leads back. */
    visit: (address: string, who: InstitutionPerson | 'nobody') =>
      visitProvider(url, address, who === 'nobody' ? undefined : who.sub),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}
export type Institution = Awaited<ReturnType<typeof openInstitution>>;
