/** What it means that a way to a provider failed: for who was on it, for the log, and for the administrator who tries it. */
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { ProviderFinding } from '#contract/identity-providers.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import { EndlessAnswer, PrivateAddress } from '#server/platform/http/outside.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetConfiguration, LostSecret } from './provider.ts';
import type { ProviderRow } from './queries.ts';
import { NotBelieved } from './saml/not-believed.ts';

/** The code of a failure: `invalid_client`, `OAUTH_TIMEOUT`, `ECONNREFUSED` …, or its kind. */
function reasonOf(error: unknown): string {
  // Anybody may have written it into an address: a word of the protocol, or nothing of it.
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return /^[a-z_]{1,40}$/.test(error.error) ? error.error : error.name;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : typeof error;
}

/** What a call to a provider fails with; of certificates only a trial of their own speaks. */
type Failure = Exclude<ProviderFinding, 'BIEN' | 'CERTIFICADO' | 'CERTIFICADO_CADUCA'>;

/** What is wrong with the provider, or with how it was entered. */
export function findingOf(error: unknown): Failure {
  if (error instanceof PrivateAddress) return 'NO_PERMITIDA';
  if (error instanceof LostSecret || error instanceof WWWAuthenticateChallengeError) return 'CLIENTE';
  if (error instanceof ResponseBodyError)
    return ['invalid_client', 'unauthorized_client'].includes(error.error) ? 'CLIENTE' : 'NO_CONFORME';
  if (error instanceof EndlessAnswer) return 'NO_CONFORME';
  const reason = reasonOf(error);
  if (reason === 'OAUTH_HTTP_REQUEST_FORBIDDEN') return 'NO_PERMITIDA';
  if (reason === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'OTRO_EMISOR';
  if (reason === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'RELOJ';
  if (['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(reason) || !reason.startsWith('OAUTH_')) return 'SIN_RESPUESTA';
  return 'NO_CONFORME';
}

/**
 * What who was on the way is told. The provider's own words reach nobody, and of what it said nothing is logged: it may hold tokens.
 */
export function refusalOf({ log }: Pick<Services, 'log'>, { id }: Pick<ProviderRow, 'id'>, error: unknown) {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return refuse('institucion_denegada');
  // Traded before, or too late.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return refuse('institucion_sin_camino');
  if (error instanceof NotBelieved) {
    log.warn({ proveedor: id, motivo: error.message }, 'logging in by an institution');
    return refuse(error.code);
  }
  forgetConfiguration({ id });
  log.warn({ proveedor: id, motivo: reasonOf(error) }, 'logging in by an institution');
  if (error instanceof AuthorizationResponseError)
    return refuse(
      ['temporarily_unavailable', 'server_error'].includes(error.error)
        ? 'institucion_no_responde'
        : 'institucion_no_fiable',
    );
  return refuse(refusals[findingOf(error)](reasonOf(error)));
}

const refusals = {
  SIN_RESPUESTA: () => 'institucion_no_responde',
  NO_PERMITIDA: () => 'institucion_no_responde',
  CLIENTE: () => 'institucion_no_nos_conoce',
  RELOJ: () => 'institucion_reloj',
  OTRO_EMISOR: () => 'institucion_no_fiable',
  SIN_LLAVES: () => 'institucion_no_fiable',
  // An answer that is none of its protocol at all is that of a provider which is being mended.
  NO_CONFORME: (reason: string) =>
    ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'EndlessAnswer'].includes(
      reason,
    )
      ? 'institucion_no_responde'
      : 'institucion_no_fiable',
} as const satisfies Record<Failure, (reason: string) => ProblemCode>;
