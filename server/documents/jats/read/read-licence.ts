import { at, attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { plainText } from './text.ts';

const commonLicence =
  /^https:\/\/(?:www\.)?creativecommons\.org\/((?:licenses|publicdomain)\/[\w-]+\/[\d.]+(?:\/[a-z]{2,3}(?![a-z.]))?)/i;

/** The licence's address with https, `https://creativecommons.org/licenses/by/4.0/`; undefined where none is given. */
export function readLicence(article: XmlElement): string | undefined {
  const permissions = at(article, 'front', 'article-meta', 'permissions');
  const written = [...elements(permissions, 'license'), ...descendants(permissions, 'license_ref', 'ext-link')].map(
    (element) => attribute(element, 'href') ?? plainText(element),
  );
  const address = written.find((text) => /^https?:\/\/\S+$/.test(text));
  if (!address) return undefined;
  const secure = address.replace(/^http:/, 'https:');
  const common = secure.match(commonLicence);
  return common ? `https://creativecommons.org/${common[1]?.toLowerCase()}/` : secure;
}
