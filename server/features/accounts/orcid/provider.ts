/** ORCID as an OpenID provider: where people are sent, and who it says that somebody is. */
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  refreshTokenGrant,
} from 'openid-client';
import { z } from 'zod';
import { orcid } from '#contract/entities/common.ts';
import { longest } from '#contract/limits.ts';
import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import type { Environment } from '#server/platform/environment.ts';
import { boundedText } from '#server/platform/http/bounded-text.ts';
import type { Services } from '#server/platform/services.ts';

type Parts = Pick<Services, 'env' | 'log'>;

/** For so long it is waited for, in seconds, and so much of what it says is listened to. */
const patience = 8;
const longestAnswer = 256 * 1024;

/** What a browser's way there and back is known by. */
export interface Way {
  /** Where it leads back to, registered with ORCID. */
  back: string;
  state: string;
  nonce: string;
  /** Of PKCE: who trades the code has it. */
  verifier: string;
  /** Whether the platform asks to write into the record, too. */
  writes?: boolean;
}

/** What lets the platform add, change and delete what it added itself (info.orcid.org, 'API scopes'). */
const writingScope = '/activities/update';

/** Where the person is sent. Throws `no_encontrado` where the platform has no account with ORCID, and `orcid_no_responde`. */
export async function addressAtOrcid(parts: Parts, { back, state, nonce, verifier, writes }: Way): Promise<string> {
  const provider = await providerOf(parts);
  const challenge = await calculatePKCECodeChallenge(verifier);
  return buildAuthorizationUrl(provider, {
    redirect_uri: back,
    scope: writes ? `openid ${writingScope}` : 'openid',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).href;
}

const name = z
  .string()
  .trim()
  .transform((said) => said.slice(0, longest.name))
  .catch('');
const claimsSchema = z.object({ sub: orcid, given_name: name, family_name: name });

/**
 * Who ORCID says came back with this answer: its code is traded for a token whose signature, issuer, audience and nonce are checked;
 * the token is given where it lets the platform write, and else kept nowhere. Throws `orcid_denegado`, `orcid_sin_camino`, `orcid_no_responde` and `orcid_no_fiable`.
 * @param answer the query that came back
 */
export async function personOf(parts: Parts, { back, state, nonce, verifier, writes }: Way, answer: string) {
  const provider = await providerOf(parts);
  const address = new URL(back);
  address.search = answer;
  try {
    const tokens = await authorizationCodeGrant(provider, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const { sub, given_name, family_name } = claimsSchema.parse(tokens.claims());
    const token = writes && tokens.scope?.split(/[ ,]/).includes(writingScope) ? tokensOf(tokens) : undefined;
    return { person: { orcid: sub, nombres: given_name, apellidos: family_name }, token };
  } catch (error) {
    throw refusalOf(parts, error);
  }
}

/** What the platform writes by, for somebody. */
export interface Tokens {
  access: string;
  /** Null: ORCID gave none, or none anew. */
  refresh: string | null;
}
const tokensOf = (said: { access_token: string; refresh_token?: string | undefined }): Tokens => ({
  access: said.access_token,
  refresh: said.refresh_token ?? null,
});

/** New ones for a token that ORCID takes no more; undefined where it gives none any more. Throws `orcid_no_responde`. */
export async function renewTokens(parts: Parts, refresh: string): Promise<Tokens | undefined> {
  const provider = await providerOf(parts);
  try {
    return tokensOf(await refreshTokenGrant(provider, refresh));
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return undefined;
    parts.log.warn({ motivo: reasonOf(error) }, 'renewing a permission at ORCID');
    throw refuse('orcid_no_responde');
  }
}

/** Its own words reach nobody, and of what it said nothing is logged: it may hold tokens. */
function refusalOf({ log }: Parts, error: unknown) {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return refuse('orcid_denegado');
  // Traded before, or too late.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return refuse('orcid_sin_camino');
  const motivo = reasonOf(error);
  log.warn({ motivo }, 'asking ORCID who somebody is');
  const isAway =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError || isUnreached(error);
  return refuse(isAway ? 'orcid_no_responde' : 'orcid_no_fiable');
}

/** The code of a failure: `invalid_client`, `OAUTH_TIMEOUT` …, or its kind. */
function reasonOf(error: unknown): string {
  // Anybody may have written it into an address: a word of the protocol, or nothing of it.
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return /^[a-z_]{1,40}$/.test(error.error) ? error.error : error.name;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** Not there, too slow, or with an answer that is none of its protocol. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError ||
  [
    'OAUTH_TIMEOUT',
    'OAUTH_ABORT',
    'OAUTH_RESPONSE_IS_NOT_CONFORM',
    'OAUTH_RESPONSE_IS_NOT_JSON',
    'OAUTH_PARSE_ERROR',
  ].includes(reasonOf(error));

/** What it says of itself, asked for again once an hour; a failure is not kept. */
let known: { of: string; provider: Promise<Configuration>; until: number } | undefined;

async function providerOf({ env, log }: Parts): Promise<Configuration> {
  const of = JSON.stringify([env.ORCID_URL, env.ORCID_CLIENT_ID, env.ORCID_CLIENT_SECRET]);
  if (known?.of !== of || known.until < Date.now()) known = { of, provider: discover(env), until: Date.now() + hourMs };
  const asked = known;
  try {
    return await asked.provider;
  } catch (error) {
    if (known === asked) known = undefined;
    if (!env.ORCID_CLIENT_ID) throw error;
    log.warn({ motivo: reasonOf(error) }, 'asking ORCID what it is');
    throw refuse('orcid_no_responde');
  }
}

async function discover({ ORCID_URL, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET }: Environment): Promise<Configuration> {
  if (!ORCID_CLIENT_ID) throw refuse('no_encontrado');
  // The token comes from ORCID itself; its signature is checked besides.
  const execute = [enableNonRepudiationChecks, ...(ORCID_URL.startsWith('http:') ? [allowInsecureRequests] : [])];
  return discovery(new URL(ORCID_URL), ORCID_CLIENT_ID, ORCID_CLIENT_SECRET, undefined, {
    execute,
    timeout: patience,
    [customFetch]: bounded,
  });
}

const bounded: CustomFetch = async (url, { body, ...options }) => {
  // A form, where there is a body at all.
  const answer = await fetch(url, { ...options, body: body instanceof URLSearchParams ? body : null });
  const text = await boundedText(answer, longestAnswer);
  return new Response(text || null, { status: answer.status, headers: answer.headers });
};
