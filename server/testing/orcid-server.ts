/** An OpenID provider that behaves as ORCID: a real one, with people who log in there and say yes or no. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { z } from 'zod';

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
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 600, IdToken: 600 },
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
  handle = provider.callback();

  /** Goes where the platform sends somebody, as their browser: gives the query with which ORCID leads back. */
  const visit = async (address: string, who: OrcidPerson | 'nobody'): Promise<string> => {
    const cookies = new Map<string, string>();
    const ask = async (to: URL, form?: Record<string, string>): Promise<URL | string> => {
      const answer = await fetch(to, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const text = await answer.text();
      const next = answer.headers.get('location');
      return next ? new URL(next, to) : text;
    };
    let at = new URL(address);
    for (let step = 0; step < 12; step++) {
      if (at.origin !== url) return at.search.slice(1);
      const answer = await ask(at);
      if (answer instanceof URL) at = answer;
      else if (who === 'nobody') at = z.instanceof(URL).parse(await ask(new URL(`${at.pathname}/abort`, at)));
      else {
        const prompt = /name="prompt" value="(\w+)"/.exec(answer)?.[1] ?? '';
        const form = { prompt, ...(prompt === 'login' && { login: who.orcid, password: 'x' }) };
        at = z.instanceof(URL, { error: answer.slice(0, 500) }).parse(await ask(at, form));
      }
    }
    throw new Error(`ORCID leads nowhere: ${at.href}`);
  };
  return { url, visit, close: () => void server.close() };
}
