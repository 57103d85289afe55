/** What this platform says of itself to an institution that speaks SAML (SAML 2.0 Metadata). */
import { element } from '#server/documents/xml/element.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0';
export const persistent = `${saml}:nameid-format:persistent`;

/** How the platform is called there: a name of its own by institution, so that none answers for another. @param back where it leads people back to */
export const entityAt = (back: string): string => `${back}/metadata`;

/** No key is in it: requests are not signed, and answers not encrypted, which TLS does on their way. */
export const ownMetadata = (back: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'md:EntityDescriptor',
    [
      element(
        'md:SPSSODescriptor',
        [
          element('md:NameIDFormat', persistent),
          element('md:AssertionConsumerService', '', {
            ...{ Binding: `${saml}:bindings:HTTP-POST`, Location: back },
            ...{ index: '0', isDefault: 'true' },
          }),
        ],
        {
          ...{ AuthnRequestsSigned: 'false', WantAssertionsSigned: 'true' },
          protocolSupportEnumeration: `${saml}:protocol`,
        },
      ),
    ],
    { 'xmlns:md': `${saml}:metadata`, entityID: entityAt(back) },
  )}\n`;
