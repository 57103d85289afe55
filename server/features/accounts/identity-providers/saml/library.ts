/**
 * The library that speaks SAML (@node-saml/node-saml), loaded when somebody first goes to an institution by it. It writes requests and
 * checks signatures; what a signed assertion says is looked at in `assertion.ts`, all of it in one place.
 */
import type { SAML } from '@node-saml/node-saml';
import type { ProviderRow } from '../queries.ts';
import { validNow } from './certificates.ts';
import { entityAt, persistent } from './metadata.ts';
import { NotBelieved } from './not-believed.ts';

/**
 * Throws `NotBelieved` where no certificate of the institution is valid now.
 * @param back where it leads people back to; `requestId`: of the request that is written or was answered
 */
export async function libraryFor({ saml }: ProviderRow, back: string, requestId: string): Promise<SAML> {
  const certificates = validNow(saml?.certificados ?? []);
  if (!saml || certificates.length === 0) throw new NotBelieved('certificates');
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    issuer: entityAt(back),
    callbackUrl: back,
    entryPoint: saml.entrada,
    idpCert: certificates,
    generateUniqueId: () => requestId,
    // An institution that names people by an attribute may have no persistent NameID, and would refuse to give one.
    identifierFormat: saml.sujeto === '' ? persistent : null,
    disableRequestedAuthnContext: true,
    // Either signature covers the assertion: what is read is what was signed, and nothing beside it.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    // Looked at in `assertion.ts`.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
  });
}
