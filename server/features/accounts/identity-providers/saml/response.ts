/**
 * The shape that an answer by SAML has to have before a signature is looked at. Each of these is how signatures were got round elsewhere: a
 * second assertion beside the signed one (XML Signature Wrapping), comments and entities that two readers read differently, weak digests.
 */
import {
  attribute,
  descendants,
  elements,
  rawText,
  readXml,
  type XmlElement,
  XmlError,
} from '#server/documents/xml/xml.ts';
import { NotBelieved } from './not-believed.ts';

/** Characters of a whole answer: those of large institutions have some twenty thousand. */
const longestResponse = 120_000;
const status = 'urn:oasis:names:tc:SAML:2.0:status:';

const algorithms: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]);

/** The text of a posted answer (`SAMLResponse`). Throws `NotBelieved`. */
export function textOf(posted: string): string {
  if (posted.length > (longestResponse * 4) / 3) throw new NotBelieved('too long');
  const base64 = posted.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new NotBelieved('not base64');
  try {
    // An answer in another encoding would be read with other letters than were signed.
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    // The only thing that it throws for.
    throw new NotBelieved('not UTF-8');
  }
}

/** Throws `NotBelieved` where it is no answer that may be looked at, or says that it has nothing to say. */
export function lookAt(xml: string, { back, requestId, emisor }: { back: string; requestId: string; emisor: string }) {
  // Comments, CDATA, DOCTYPE and its entities; instructions, but for the declaration.
  if (xml.includes('<!') || xml.replace(/^<\?xml[^?<>]*\?>/, '').includes('<?')) throw new NotBelieved('markup');
  const response = rootOf(xml);
  if (response.name !== 'Response') throw new NotBelieved('another element');
  sayStatus(response);
  const all = [response, ...descendantsOf(response)];
  if (all.some(({ name }) => name.startsWith('Encrypted'))) throw new NotBelieved('encrypted');
  if (all.filter(({ name }) => name === 'Assertion').length !== 1) throw new NotBelieved('assertions');
  if (elements(response, 'Assertion').length !== 1) throw new NotBelieved('wrapped');
  const names = all.flatMap((each) => ['ID', 'Id', 'id'].flatMap((name) => attribute(each, name) ?? []));
  if (new Set(names).size !== names.length) throw new NotBelieved('ids');
  const signed = all.flatMap((each) => elements(each, 'Signature').map(() => each.name));
  if (signed.length > 2 || signed.some((name) => !['Response', 'Assertion'].includes(name)))
    throw new NotBelieved('signatures');
  for (const signature of descendants(response, 'Signature'))
    for (const { attributes } of descendantsOf(signature)) {
      const algorithm = attributes.get('Algorithm');
      if (algorithm !== undefined && !algorithms.has(algorithm)) throw new NotBelieved('algorithm');
    }
  // Not signed by all institutions; what is wrong in it is wrong all the same.
  const said = (name: string, right: string) => (attribute(response, name) ?? right) === right;
  if (!said('Destination', back)) throw new NotBelieved('destination');
  if (!said('InResponseTo', requestId)) throw new NotBelieved('response to another request');
  if (elements(response, 'Issuer').some((issuer) => rawText(issuer).trim() !== emisor))
    throw new NotBelieved('issuer of the response');
}

function rootOf(xml: string): XmlElement {
  try {
    return readXml(xml);
  } catch (error) {
    if (error instanceof XmlError) throw new NotBelieved('not XML');
    throw error;
  }
}

const descendantsOf = (of: XmlElement): XmlElement[] => elements(of).flatMap((each) => [each, ...descendantsOf(each)]);

/** What an institution says that lets nobody in: its person said no, or it does not do what it was asked for. */
function sayStatus(response: XmlElement): void {
  const [first, second = ''] = descendants(elements(response, 'Status')[0], 'StatusCode').map(
    (code) => attribute(code, 'Value') ?? '',
  );
  if (first === `${status}Success`) return;
  const word = second.startsWith(status) ? second.slice(status.length) : '';
  if (['AuthnFailed', 'RequestDenied', ''].includes(word)) throw new NotBelieved('status', 'institucion_denegada');
  if (word === 'InvalidNameIDPolicy') throw new NotBelieved('status', 'institucion_sin_identificador');
  throw new NotBelieved('status', 'institucion_no_nos_conoce');
}
