import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { providerPurposes } from '#contract/entities/identity-provider.ts';
import { returnPath } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertFlow } from './flow-queries.ts';
import { configurationOf } from './provider.ts';
import { findActive, type ProviderRow } from './queries.ts';
import { refusalOf } from './refusals.ts';
import { libraryFor } from './saml/library.ts';

/** How long somebody may be away at their institution, who may have to find a password there, in seconds. */
const awaySeconds = 20 * 60;
const secretForm = /^[\w-]{43}$/;

/** Where a provider leads back to: a screen (web/public-routes.tsx), whose address is registered there. */
export const wayBack = ({ env }: Pick<Services, 'env'>, { site }: Pick<Origin, 'site'>, id: string): string =>
  site ? `${site}${returnPath(id)}` : publicAddress(env, returnPath(id));

/** What is asked for; without `openid` nobody is told who it is. */
const scopeOf = ({ ambitos }: ProviderRow): string => [...new Set(['openid', ...ambitos])].join(' ');

/**
 * Begins a way to a provider: what it takes to come back is kept here, bound to a secret that this browser alone brings. Ways that are
 * begun in two tabs stand side by side. Throws `no_encontrado` of one that is not there or paused, `sesion_requerida`, and why it
 * cannot be asked (`refusalOf`).
 */
export async function startProvider(
  services: Services,
  viewer: SignedIn | null,
  { id, para }: { id: string; para: (typeof providerPurposes)[number] },
  origin: Pick<Origin, 'site' | 'providerCookie'>,
): Promise<{ url: string }> {
  const provider = await findActive(services.db, id);
  if (!provider) throw refuse('no_encontrado');
  if (para === 'CONECTAR' && !viewer) throw refuse('sesion_requerida');
  const state = newToken();
  const { url, nonce, verifier } = await askedBy(services, provider, wayBack(services, origin, id), state);
  const { value } = origin.providerCookie;
  const secret = secretForm.test(value) ? value : newToken();
  await insertFlow(services.db, {
    hash: hashToken(state),
    proveedorId: id,
    navegador: hashToken(secret),
    sessionId: para === 'CONECTAR' ? (viewer?.sessionId ?? null) : null,
    verifier,
    nonce,
    expiresAt: new Date(Date.now() + awaySeconds * 1000),
  });
  origin.providerCookie.keep(secret, awaySeconds);
  return { url };
}

/** Where the browser is sent, and by what its answer is known. */
interface Request {
  url: string;
  nonce: string;
  verifier: string;
}

async function askedBy(services: Services, provider: ProviderRow, back: string, state: string): Promise<Request> {
  try {
    return await (provider.saml ? askedBySaml(provider, back, state) : askedByOpenId(services, provider, back, state));
  } catch (error) {
    throw refusalOf(services, provider, error);
  }
}

async function askedByOpenId(services: Services, provider: ProviderRow, back: string, state: string): Promise<Request> {
  const [nonce, verifier] = [newToken(), newToken()];
  const configuration = await configurationOf(services, provider);
  const { href } = buildAuthorizationUrl(configuration, {
    ...{ redirect_uri: back, state, nonce, scope: scopeOf(provider) },
    ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
  });
  return { url: href, nonce, verifier };
}

/** The state goes as RelayState; the request's ID, which XML has begin with no digit, is what the answer has to name. */
async function askedBySaml(provider: ProviderRow, back: string, state: string): Promise<Request> {
  const nonce = `_${newToken()}`;
  const library = await libraryFor(provider, back, nonce);
  return { url: await library.getAuthorizeUrlAsync(state, undefined, {}), nonce, verifier: '' };
}
