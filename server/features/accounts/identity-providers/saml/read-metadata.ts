/** What an institution says of itself in SAML 2.0 Metadata, as an administrator pastes it: one institution, read as XML that declares nothing. */
import type { FaultCode } from '#contract/faults.ts';
import { mostOfProviders } from '#contract/identity-providers.ts';
import { at, attribute, elements, rawText, readXml, type XmlElement, XmlError } from '#server/documents/xml/xml.ts';

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

export interface ReadMetadata {
  emisor: string;
  entrada: string;
  /** As they stand there, base64. */
  certificados: string[];
}

/** What it says, or what is wrong with it. */
export function readMetadata(source: string, now = Date.now()): ReadMetadata | { fault: FaultCode } {
  const entity = entityOf(source);
  const emisor = attribute(entity, 'entityID');
  const own = elements(entity, 'IDPSSODescriptor').filter((each) =>
    attribute(each, 'protocolSupportEnumeration')?.split(/\s+/).includes(protocol),
  );
  const [descriptor] = own;
  if (!emisor || !descriptor || own.length > 1) return { fault: 'metadatos_saml' };
  const ends = [entity, descriptor].map((each) => attribute(each, 'validUntil')).filter((end) => end !== undefined);
  // What is no date has passed, too: nobody knows that it has not.
  if (ends.some((end) => !(Date.parse(end) > now))) return { fault: 'metadatos_caducados' };
  if (['true', '1'].includes(attribute(descriptor, 'WantAuthnRequestsSigned') ?? ''))
    return { fault: 'metadatos_piden_firma' };
  const entrada = elements(descriptor, 'SingleSignOnService').find((each) => attribute(each, 'Binding') === redirect);
  const address = attribute(entrada, 'Location');
  if (!address) return { fault: 'metadatos_sin_entrada' };
  const certificados = elements(descriptor, 'KeyDescriptor')
    .filter((key) => attribute(key, 'use') !== 'encryption')
    .flatMap((key) => elements(at(key, 'KeyInfo'), 'X509Data'))
    .flatMap((data) => elements(data, 'X509Certificate'))
    .map((each) => rawText(each).replace(/\s+/g, ''));
  const each = [...new Set(certificados)];
  if (each.length === 0 || each.length > mostOfProviders.certificates) return { fault: 'certificado' };
  return { emisor, entrada: address, certificados: each };
}

/** The one institution of the document: of a list of many nobody knows which is meant. */
function entityOf(source: string): XmlElement | undefined {
  // A byte-order mark of who saved it as a file.
  const text = source.replace(/^\uFEFF/, '').trim();
  if (/<!DOCTYPE/i.test(text)) return undefined;
  try {
    const root = readXml(text);
    if (root.name === 'EntityDescriptor') return root;
    const all = root.name === 'EntitiesDescriptor' ? elements(root, 'EntityDescriptor') : [];
    return all.length === 1 ? all[0] : undefined;
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}
