/** What is new in a list of works, for readers of feeds: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
import { doiAddress } from '#contract/doi.ts';
import { element, said } from '#server/documents/xml/element.ts';

export interface Feed {
  title: string;
  description: string;
  /** `es` */
  language: string;
  /** The page that lists the works, and the feed itself; absolute where the site's address is known. */
  page: string;
  self: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}
export interface FeedEntry {
  /** A work's, which nothing changes. */
  id: string;
  title: string;
  page: string;
  summary: string;
  language: string;
  authors: readonly string[];
  /** Discipline and keywords. */
  categories: readonly string[];
  /** Registered; null: by none. */
  doi: string | null;
  licence: string | null;
  published: Date;
  /** When readers were last shown something else of it. */
  changed: Date;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Of no entries, the moment in which it is written. */
const lastChange = ({ entries }: Feed): Date =>
  entries.reduce((last, { changed }) => (changed > last ? changed : last), entries[0]?.changed ?? new Date());
const idOf = ({ id }: FeedEntry) => `urn:uuid:${id}`;

/** application/rss+xml; https://www.rssboard.org/rss-specification, with the authors in Dublin Core, for RSS has mail addresses alone. */
export function writeRss(feed: Feed): string {
  return `${declaration}${element(
    'rss',
    [
      element('channel', [
        element('title', feed.title),
        element('link', feed.page),
        element('description', feed.description || feed.title),
        element('language', feed.language),
        element('lastBuildDate', lastChange(feed).toUTCString()),
        element('atom:link', '', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
        ...feed.entries.map((entry) =>
          element('item', [
            element('title', entry.title),
            element('link', entry.page),
            element('guid', idOf(entry), { isPermaLink: 'false' }),
            element('pubDate', entry.published.toUTCString()),
            ...said('description', entry.summary),
            ...entry.authors.flatMap((name) => said('dc:creator', name)),
            ...entry.categories.flatMap((word) => said('category', word)),
            ...said('dc:identifier', entry.doi && `doi:${entry.doi}`),
            ...said('dc:rights', entry.licence),
          ]),
        ),
      ]),
    ],
    { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
  )}\n`;
}

/** application/atom+xml */
export function writeAtom(feed: Feed): string {
  return `${declaration}${element(
    'feed',
    [
      element('id', feed.self),
      element('title', feed.title),
      ...said('subtitle', feed.description),
      element('updated', lastChange(feed).toISOString()),
      element('link', '', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      element('link', '', { rel: 'alternate', type: 'text/html', href: feed.page }),
      // Of an entry that names nobody (RFC 4287, 4.1.1).
      element('author', [element('name', feed.title)]),
      ...feed.entries.map((entry) =>
        element(
          'entry',
          [
            element('id', idOf(entry)),
            element('title', entry.title),
            element('link', '', { rel: 'alternate', type: 'text/html', href: entry.page }),
            ...(entry.doi ? [element('link', '', { rel: 'related', href: doiAddress(entry.doi) })] : []),
            ...(entry.licence ? [element('link', '', { rel: 'license', href: entry.licence })] : []),
            element('published', entry.published.toISOString()),
            element('updated', entry.changed.toISOString()),
            ...entry.authors.map((name) => element('author', [element('name', name)])),
            ...entry.categories.filter(Boolean).map((term) => element('category', '', { term })),
            ...said('summary', entry.summary),
          ],
          { 'xml:lang': entry.language },
        ),
      ),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
  )}\n`;
}

/** application/feed+json; https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(feed: Feed): string {
  const told = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    ...(feed.description && { description: feed.description }),
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: idOf(entry),
      url: entry.page,
      ...(entry.doi && { external_url: doiAddress(entry.doi) }),
      title: entry.title,
      content_text: entry.summary || entry.title,
      date_published: entry.published.toISOString(),
      date_modified: entry.changed.toISOString(),
      authors: entry.authors.map((name) => ({ name })),
      tags: entry.categories.filter(Boolean),
      language: entry.language,
    })),
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}
