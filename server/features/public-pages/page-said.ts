/** What a page says of itself to programs, beside its HTML: typed links (RFC 8288), link sets (RFC 9264) and JSON-LD. */

/** As the rendering of the page gives it. */
export interface Said {
  /** Absolute, where the site's address is known. */
  canonical: string;
  signposts: readonly Signpost[];
  /** A schema.org object, written. */
  jsonLd: string;
}
interface Signpost {
  rel: string;
  href: string;
  type?: string;
}

/** Of a Link header; what is longer stands in the link set alone (FAIR Signposting, 3.4). */
const mostOfAHeader = 30;

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `; ${name}="${value.replace(/["\\\r\n]/g, encodeURIComponent)}"`;
/** An address may hold no sign that ends it. */
const target = (href: string): string => `<${href.replace(/[<>"\s]/g, encodeURIComponent)}>`;
const line = ({ rel, href, type }: Signpost, anchor?: string): string =>
  `${target(href)}${attribute('rel', rel)}${attribute('type', type)}${attribute('anchor', anchor)}`;

/** The value of the page's Link header. */
export function linkHeader({ signposts }: Said): string {
  const authors = signposts.filter(({ rel }) => rel === 'author');
  const others = signposts.filter(({ rel }) => rel !== 'author');
  const shown = others.length + authors.length > mostOfAHeader ? others : [...others, ...authors];
  return shown.map((each) => line(each)).join(', ');
}

/** Each link with where it stands: those of the page, and those of its parts back to it. */
function links({ canonical, signposts }: Said): (Signpost & { anchor: string })[] {
  const own = signposts.filter(({ rel }) => rel !== 'linkset').map((each) => ({ ...each, anchor: canonical }));
  const back = signposts.flatMap(({ rel, href }) => {
    const reverse = rel === 'item' ? 'collection' : rel === 'describedby' ? 'describes' : undefined;
    return reverse ? [{ rel: reverse, href: canonical, type: 'text/html', anchor: href }] : [];
  });
  return [...own, ...back];
}

/** As application/linkset+json. */
export function linkset(said: Said): string {
  const contexts = [...Map.groupBy(links(said), ({ anchor }) => anchor)].map(([anchor, from]) => ({
    anchor,
    ...Object.fromEntries(
      [...Map.groupBy(from, ({ rel }) => rel)].map(([rel, targets]) => [
        rel,
        targets.map(({ href, type }) => ({ href, ...(type && { type }) })),
      ]),
    ),
  }));
  return `${JSON.stringify({ linkset: contexts }, null, 2)}\n`;
}

/** As application/linkset. */
export const linksetLines = (said: Said): string =>
  `${links(said)
    .map(({ anchor, ...each }) => line(each, anchor))
    .join(',\n')}\n`;
