import type { OrcidChoices, orcidPurposes } from '#contract/entities/orcid.ts';
import { refuse } from '#contract/refuse.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertFlow } from './flow-queries.ts';
import { addressAtOrcid, type Way } from './provider.ts';

/** How long somebody may be away at ORCID, who may have to find a password there, in seconds. */
const awaySeconds = 20 * 60;
const secretForm = /^[\w-]{43}$/;

/** Where ORCID leads back to: a screen (web/public-routes.tsx), whose address is registered there. */
export const wayBack = ({ env }: Pick<Services, 'env'>, { site }: Pick<Origin, 'site'>): string =>
  site ? `${site}/orcid` : publicAddress(env, '/orcid');

/**
 * Begins a way to ORCID: what it takes to come back is kept here, bound to a secret that this browser alone brings. Ways that are begun
 * in two tabs stand side by side. Throws `no_encontrado` where ORCID is not set, `sesion_requerida`, and `orcid_no_responde`.
 */
export async function startOrcid(
  services: Services,
  viewer: SignedIn | null,
  { para, permiso }: { para: (typeof orcidPurposes)[number]; permiso?: OrcidChoices | undefined },
  origin: Pick<Origin, 'site' | 'orcidCookie'>,
): Promise<{ url: string }> {
  if (!services.env.ORCID_CLIENT_ID) throw refuse('no_encontrado');
  if (para === 'CONECTAR' && !viewer) throw refuse('sesion_requerida');
  const writes = para === 'CONECTAR' && permiso !== undefined && (permiso.obras || permiso.revisiones);
  if (writes && !services.env.ORCID_API_URL) throw refuse('no_encontrado');
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const way: Way = { back: wayBack(services, origin), ...secrets, writes };
  const url = await addressAtOrcid(services, way);
  const secret = secretForm.test(origin.orcidCookie.value) ? origin.orcidCookie.value : newToken();
  await insertFlow(services.db, {
    hash: hashToken(way.state),
    navegador: hashToken(secret),
    sessionId: para === 'CONECTAR' ? (viewer?.sessionId ?? null) : null,
    verifier: way.verifier,
    nonce: way.nonce,
    permiso: writes ? permiso : null,
    expiresAt: new Date(Date.now() + awaySeconds * 1000),
  });
  origin.orcidCookie.keep(secret, awaySeconds);
  return { url };
}
