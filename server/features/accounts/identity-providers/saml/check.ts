import type { ProviderTrial } from '#contract/entities/identity-provider.ts';
import { certificateDays, clockSeconds } from '#contract/identity-providers.ts';
import { askOutside, ownMachine } from '#server/platform/http/outside.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProviderRow } from '../queries.ts';
import { findingOf } from '../refusals.ts';
import { daysLeft } from './certificates.ts';

const patienceMs = 8000;
/** Of a page that is thrown away. */
const longestPage = 1_000_000;

/**
 * What can be known of a SAML institution without a person: whether its certificates are valid and for how long, whether something answers
 * where people are sent, and what hour it is there. Whether it knows the platform is seen when the first person comes.
 */
export async function checkSaml(
  services: Services,
  { id, saml }: Pick<ProviderRow, 'id'> & { saml: NonNullable<ProviderRow['saml']> },
): Promise<ProviderTrial> {
  const dias = daysLeft(saml.certificados);
  let desfase: number | null = null;
  const trial = (resultado: ProviderTrial['resultado']) => ({ resultado, desfase, dias });
  if (dias === null) return trial('CERTIFICADO');
  try {
    const ask = { method: 'GET', headers: { accept: 'text/html' }, most: longestPage };
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await askOutside(saml.entrada, { ...ask, signal }, ownMachine(services));
    const there = Date.parse(answer.headers.date ?? '');
    if (!Number.isNaN(there)) desfase = Math.round((there - Date.now()) / 1000);
    // A request that says nothing may be refused in any way, SimpleSAMLphp's is 500; what is not there, or does not get as far, is.
    if (answer.status === 404) return trial('NO_CONFORME');
    if ([502, 503, 504].includes(answer.status)) return trial('SIN_RESPUESTA');
  } catch (error) {
    services.log.warn({ proveedor: id, motivo: findingOf(error) }, 'trying an institution by which people log in');
    return trial(findingOf(error));
  }
  if (desfase !== null && Math.abs(desfase) > clockSeconds) return trial('RELOJ');
  return trial(dias < certificateDays ? 'CERTIFICADO_CADUCA' : 'BIEN');
}
