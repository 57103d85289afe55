import { authorizationCodeGrant, type Configuration, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import type { ProviderTrial } from '#contract/entities/identity-provider.ts';
import { clockSeconds } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { ownMachine } from '#server/platform/http/outside.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { newToken } from '../tokens.ts';
import { discover, guardedFetch } from './provider.ts';
import { findWithLinks } from './queries.ts';
import { findingOf } from './refusals.ts';
import { checkSaml } from './saml/check.ts';
import { wayBack } from './start.ts';

const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });

/**
 * Asks a provider all that it can be asked without a person: what it is, its keys, whether it knows this platform, and the hour. Throws
 * `no_encontrado`.
 */
export async function checkIdentityProvider(
  services: Services,
  id: string,
  from: Pick<Origin, 'site'>,
): Promise<ProviderTrial> {
  const row = await findWithLinks(services.db, id);
  if (!row) throw refuse('no_encontrado');
  const { saml } = row.provider;
  if (saml) return checkSaml(services, { id, saml });
  let desfase: number | null = null;
  const heard = (date: string | undefined) => {
    const there = Date.parse(date ?? '');
    if (!Number.isNaN(there)) desfase = Math.round((there - Date.now()) / 1000);
  };
  const trial = (resultado: ProviderTrial['resultado']) => ({ resultado, desfase });
  try {
    const configuration = await discover(services, row.provider, heard);
    if (!(await hasKeys(services, configuration))) return trial('SIN_LLAVES');
    await tryToTrade(configuration, wayBack(services, from, id));
  } catch (error) {
    services.log.warn({ proveedor: id, motivo: findingOf(error) }, 'trying an institution by which people log in');
    return trial(findingOf(error));
  }
  return trial(desfase !== null && Math.abs(desfase) > clockSeconds ? 'RELOJ' : 'BIEN');
}

async function hasKeys(services: Services, configuration: Configuration): Promise<boolean> {
  const { jwks_uri } = configuration.serverMetadata();
  if (jwks_uri === undefined) return false;
  const ask = { method: 'GET', headers: { accept: 'application/json' }, body: undefined, redirect: 'manual' } as const;
  const answer = await guardedFetch(ownMachine(services))(jwks_uri, ask);
  // Whatever it says instead, these are no keys.
  return answer.ok && keysSchema.safeParse(await answer.json().catch(() => undefined)).success;
}

/** A code that nobody was given: who knows the platform says that it is none, and nobody else gets as far. */
async function tryToTrade(configuration: Configuration, back: string): Promise<void> {
  const state = newToken();
  const address = new URL(back);
  const { issuer } = configuration.serverMetadata();
  address.search = `${new URLSearchParams({ code: newToken(), state, iss: issuer })}`;
  try {
    await authorizationCodeGrant(configuration, address, { expectedState: state, pkceCodeVerifier: newToken() });
  } catch (error) {
    if (!(error instanceof ResponseBodyError && error.error === 'invalid_grant')) throw error;
  }
}
