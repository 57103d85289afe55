/** The documents of the protocol (sitemaps.org 0.9) as text. */
import { element } from '#server/documents/xml/element.ts';

/** No document of the protocol has more. */
export const mostAddresses = 50_000;

export interface Entry {
  /** From the root, as `/catalogo`. */
  path: string;
  changed?: Date | null | undefined;
}

const kinds = { sitemapindex: 'sitemap', urlset: 'url' } as const;
type Kind = keyof typeof kinds;

export const opening = (kind: Kind): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
export const closing = (kind: Kind): string => `</${kind}>\n`;

/** Some of its entries, each in a line. */
export const lines = (kind: Kind, origin: string, entries: readonly Entry[]): string =>
  entries
    .map(({ path, changed }) => {
      const loc = element('loc', origin + path);
      return `${element(kinds[kind], changed ? [loc, element('lastmod', changed.toISOString())] : [loc])}\n`;
    })
    .join('');

export const wholeDocument = (kind: Kind, origin: string, entries: readonly Entry[]): string =>
  opening(kind) + lines(kind, origin, entries.slice(0, mostAddresses)) + closing(kind);

/** When the last of these changed, as far as it is known. */
export const newestOf = (entries: readonly Pick<Entry, 'changed'>[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (newest, { changed }) => (changed && (!newest || changed > newest) ? changed : newest),
    undefined,
  );
