/** What a provider says of itself, asked through the guard of outside calls: no address that it names leads into one's own network. */
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { clockSeconds, mostOfProviders } from '#contract/identity-providers.ts';
import { hourMs } from '#contract/time.ts';
import { askOutside, mayCall, type OwnMachine, ownMachine, PrivateAddress } from '#server/platform/http/outside.ts';
import { unseal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import { secretName } from './pending.ts';
import type { ProviderRow } from './queries.ts';

/** For so long it is waited for, in seconds, and so much of what it says is listened to. */
const patience = 8;
const longestAnswer = 256 * 1024;

/** That the kept secret of a provider cannot be opened any more, as after a move without its key. */
export class LostSecret extends Error {}

/**
 * @param heard told of each answer's head: what hour it is there
 */
export const guardedFetch =
  (own: OwnMachine, heard?: (date: string | undefined) => void): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const answer = await askOutside(
      url,
      {
        method,
        headers,
        signal: signal ?? AbortSignal.timeout(patience * 1000),
        most: longestAnswer,
        // A form, where there is a body at all.
        ...(body instanceof URLSearchParams && { body: Buffer.from(body.toString()) }),
      },
      own,
    );
    heard?.(answer.headers.date);
    const { 'content-type': type, 'www-authenticate': challenge } = answer.headers;
    return new Response(answer.text || null, {
      status: answer.status,
      headers: { ...(type && { 'content-type': type }), ...(challenge && { 'www-authenticate': challenge }) },
    });
  };

/** In the way that the provider takes; in the head, as all have to, where it does not say. */
const authenticated =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const way = taken && !taken.includes('client_secret_basic') ? ClientSecretPost(secret) : ClientSecretBasic(secret);
    way(server, client, body, headers);
  };

/** Asks a provider what it is. Throws what openid-client does, `LostSecret`, and `PrivateAddress`, of where it sends people, too. */
export async function discover(
  services: Services,
  { id, emisor, clienteId, secreto }: ProviderRow,
  heard?: (date: string | undefined) => void,
): Promise<Configuration> {
  const secret = await unseal(services.db, secretName, id, secreto);
  if (secret === undefined) throw new LostSecret();
  const own = ownMachine(services);
  // The token comes from the provider itself; its signature is checked besides.
  const execute = [enableNonRepudiationChecks, ...(mayBePlain(emisor, own) ? [allowInsecureRequests] : [])];
  const options = { execute, timeout: patience, [customFetch]: guardedFetch(own, heard) };
  const metadata = { client_secret: secret, [clockTolerance]: clockSeconds };
  const found = await discovery(new URL(emisor), clienteId, metadata, authenticated(secret), options);
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = found.serverMetadata();
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint])
    if (address !== undefined && !(URL.canParse(address) && mayCall(address, own))) throw new PrivateAddress(address);
  return found;
}

/** Without TLS nobody is asked but this machine, where the platform is made. */
const mayBePlain = (address: string, own: OwnMachine) => address.startsWith('http:') && mayCall(address, own);

/** What they say of themselves, asked for again once an hour; a failure is not kept. By provider. */
const known = new Map<string, { of: string; configuration: Promise<Configuration>; until: number }>();

/** Throws as `discover` does. */
export async function configurationOf(services: Services, provider: ProviderRow): Promise<Configuration> {
  const of = JSON.stringify([provider.emisor, provider.clienteId, provider.secreto]);
  let asked = known.get(provider.id);
  if (asked?.of !== of || asked.until < Date.now()) {
    // Those that were deleted are kept by nobody.
    if (known.size >= 2 * mostOfProviders.providers) known.clear();
    asked = { of, configuration: discover(services, provider), until: Date.now() + hourMs };
    known.set(provider.id, asked);
  }
  try {
    return await asked.configuration;
  } catch (error) {
    if (known.get(provider.id) === asked) forgetConfiguration(provider);
    throw error;
  }
}

/** It is asked anew what it is, as after a failure by which its keys may be others. */
export const forgetConfiguration = ({ id }: Pick<ProviderRow, 'id'>): void => void known.delete(id);
