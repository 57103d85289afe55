import { keyPrefix } from '#contract/api-keys.ts';
import { refuse } from '#contract/refuse.ts';
import { bearerToken } from '#server/platform/http/bearer.ts';
import type { Identify } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findSignedIn } from './queries.ts';
import { accessTokenReader } from './tokens.ts';

/**
 * Reads the bearer token. The session is looked up at every request, so that a log-out or a change of role acts at
 * once. Throws `sesion_caducada` for a token that does not hold: a guest's answer in its place would look like a loss; and
 * `falta_segundo_paso` for one that opens nothing but the setting up of the second step.
 */
export function identifyBy(services: Services): Identify {
  const namedIn = accessTokenReader(services);
  return async (request, begin) => {
    const token = bearerToken(request);
    if (!token) return undefined;
    // Where the public API is asked, it was read before (register-call.ts).
    if (token.startsWith(keyPrefix)) throw refuse('clave_solo_lectura');
    const { sub, sid } = await namedIn(token);
    begin?.(sub);
    const signedIn = await findSignedIn(services.db, sid);
    if (!signedIn) throw refuse('sesion_caducada');
    const { enrols, anyone } = request.routeOptions.config;
    if (!signedIn.soloAlta || enrols) return signedIn;
    // It has been given no more than a guest has.
    if (anyone) return undefined;
    throw refuse('falta_segundo_paso');
  };
}
