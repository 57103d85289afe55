import { readXml } from '#server/documents/xml/xml.ts';
import type { Services } from '#server/platform/services.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { findWaiting, keepArrival } from '../flow-queries.ts';
import { findActive, type ProviderRow } from '../queries.ts';
import { type Arrival, sealArrival } from './arrival.ts';
import { type Arrived, type Asked, personIn } from './assertion.ts';
import { libraryFor } from './library.ts';
import { NotBelieved } from './not-believed.ts';
import { lookAt, textOf } from './response.ts';

/** What an institution has somebody's browser post, without a cookie of ours: it comes from its site. */
export interface Posted {
  /** Base64. */
  SAMLResponse: string;
  RelayState: string;
}

/**
 * Takes the answer by which an institution leads somebody back. Nobody is let in by it: who came is kept, and the way has another name from
 * then on, which serves once and in the browser alone that began it (`finishProvider`). So an answer counts once, and one that was not asked
 * for not at all. Gives that name; undefined where no way waits for it.
 * @param back the address of this institution, where it was posted
 */
export async function arriveBySaml(
  services: Services,
  { id, back }: { id: string; back: string },
  { SAMLResponse, RelayState }: Posted,
): Promise<string | undefined> {
  const { db } = services;
  const flow = await findWaiting(db, { hash: hashToken(RelayState), proveedorId: id });
  const provider = flow && (await findActive(db, id));
  if (!flow || !provider?.saml) return undefined;
  const arrival = await arrivalOf(services, provider, SAMLResponse, { back, requestId: flow.nonce });
  const name = newToken();
  const hash = hashToken(name);
  const kept = await keepArrival(db, flow.hash, { hash, llegada: await sealArrival(db, hash, arrival) });
  return kept ? name : undefined;
}

async function arrivalOf(
  { log }: Pick<Services, 'log'>,
  provider: ProviderRow,
  posted: string,
  asked: Asked,
): Promise<Arrival> {
  try {
    return await believed(provider, posted, asked);
  } catch (error) {
    // What a person of the institution said is in none of these words.
    const motivo = error instanceof NotBelieved ? error.message : 'signature';
    log.warn({ proveedor: provider.id, motivo }, 'logging in by an institution');
    return { problema: error instanceof NotBelieved ? error.code : 'institucion_no_fiable' };
  }
}

/** Throws `NotBelieved`, and what the library says of a signature. */
async function believed(provider: ProviderRow, posted: string, asked: Asked): Promise<Arrived> {
  const xml = textOf(posted);
  lookAt(xml, { ...asked, emisor: provider.emisor });
  const library = await libraryFor(provider, asked.back, asked.requestId);
  const { profile } = await library.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') });
  // As it was signed, and nothing that stood beside it.
  const signed = profile?.getAssertionXml?.();
  if (!signed) throw new NotBelieved('lacks an assertion');
  return personIn(readXml(signed), provider, asked);
}
