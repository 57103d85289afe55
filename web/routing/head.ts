import type { House } from '#contract/entities/house.ts';
import {
  journalShareImage,
  openSearchAddress,
  shareImageOfJournal,
  shareImageSize,
} from '#contract/public-addresses.ts';

/** What a page says about itself to browsers, search engines and reference managers. */
export interface Head {
  /** Whole, with the product's name. */
  title: string;
  description?: string;
  /** Absolute address of the page, without what does not change it. */
  canonical?: string;
  /** `name` → content, in order: `['citation_title', '…']`. */
  meta?: readonly (readonly [name: string, content: string])[];
  /** `property` → content, as `['og:type', 'article']`. Title, description and address are added by themselves. */
  openGraph?: readonly (readonly [property: string, content: string])[];
  /** Whole address of the picture that goes with a shared link, and what it shows; absent: the journal's. */
  image?: { address: string; alt: string };
  /** Other links, as `{ rel: 'alternate', type: 'application/pdf', href }`. */
  links?: readonly Readonly<Record<string, string>>[];
  /** Of its text, where that is not the language of the interface; `en`. */
  lang?: string;
  /** What belongs to it and where, for programs that read no page: sent before it (signposting.org/FAIR). */
  signposts?: readonly Signpost[];
  /** A schema.org object. */
  jsonLd?: unknown;
  /** The journal whose page it is, where that is not the platform's first: its name, mark, colour and icon are those of the page. */
  house?: House | undefined;
  /** Search engines should leave the page out. */
  noindex?: boolean;
}

/** A typed link: `{ rel: 'cite-as', href: 'https://doi.org/…' }`. */
export interface Signpost {
  rel: string;
  href: string;
  type?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/**
 * The head's tags as HTML, everything escaped. `site` is the journal's name, `origin` what its addresses begin with, `cover` the address there of
 * its own picture, '' without. */
export function headTags(head: Head, site = 'Pliego', origin = '', cover = ''): string {
  const { title, description, canonical, house } = head;
  const name = house?.nombre ?? site;
  // What a journal has from the platform is no picture of its own.
  const own = house ? (house.imagenPortada === cover ? '' : house.imagenPortada) : cover;
  const drawn = house?.clave ? shareImageOfJournal(house.clave) : journalShareImage;
  const image = head.image ?? { address: origin + (own || drawn), alt: name };
  const openGraph = [
    ['og:site_name', name],
    ['og:title', title],
    ...(description ? [['og:description', description]] : []),
    ...(canonical ? [['og:url', canonical]] : []),
    ...localesOf(head),
    ['og:image', image.address],
    // A picture that we drew says its size before it is fetched; the journal's own has the one that it came with.
    ...(!head.image && own
      ? []
      : ([
          ['og:image:type', 'image/png'],
          ['og:image:width', String(shareImageSize.width)],
          ['og:image:height', String(shareImageSize.height)],
        ] as const)),
    ['og:image:alt', image.alt],
    ...(head.openGraph ?? []),
  ] as const;
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    head.noindex && tag('meta', { name: 'robots', content: 'noindex' }),
    ...(head.noindex
      ? []
      : [
          ...openGraph.map(([property, content]) => tag('meta', { property: property ?? '', content: content ?? '' })),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
          tag('link', {
            ...{ rel: 'search', type: 'application/opensearchdescription+xml' },
            ...{ title: site, href: openSearchAddress },
          }),
        ]),
    ...(head.meta ?? []).map(([name, content]) => tag('meta', { name, content })),
    ...(head.links ?? []).map((link) => tag('link', link)),
    head.jsonLd !== undefined && `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** In which language the page is, and in which others it is to be had, as Open Graph writes them: `es_ES`. */
function localesOf({ lang = 'es', links = [] }: Head): (readonly [string, string])[] {
  const others = links.flatMap(({ hreflang }) =>
    hreflang && hreflang !== 'x-default' && hreflang !== lang ? hreflang : [],
  );
  return [['og:locale', localeOf(lang)], ...others.map((other) => ['og:locale:alternate', localeOf(other)] as const)];
}

const locales = new Map<string, string>();

/** With the country where most who speak it live, which Open Graph wants said; without where nobody knows one. */
function localeOf(language: string): string {
  const known = locales.get(language);
  if (known !== undefined) return known;
  const { region } = new Intl.Locale(language).maximize();
  const locale = region ? `${language}_${region}` : language;
  locales.set(language, locale);
  return locale;
}
