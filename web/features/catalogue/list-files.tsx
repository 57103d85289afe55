/** The works that a page lists, to be followed and to be cited: plain links, which need no scripts. */
import { type ListFormat, listAddress } from '#contract/public-addresses.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';

/** Names that are the same in every language. */
const names = { rss: 'RSS', atom: 'Atom', feed: 'JSON Feed', bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' } as const;
const followed = ['rss', 'atom', 'feed'] as const;
const cited = ['bibtex', 'ris', 'csl'] as const;

/** @param page from the root @param query what narrows it down, '' of all */
export function ListFiles({ page, query = '' }: { page: string; query?: string }) {
  const t = useMessages();
  const links = (formats: readonly ListFormat[]) =>
    formats.map((format) => (
      <a key={format} href={listAddress(page, format, query)} className="link inline-flex min-h-6 items-center">
        {names[format]}
      </a>
    ));
  return (
    <p data-print="hide" className="flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
      <span className="flex flex-wrap gap-x-3">
        {t('catalogue.files.follow')} {links(followed)}
      </span>
      <span className="flex flex-wrap gap-x-3">
        {t('catalogue.files.cite')} {links(cited)}
      </span>
    </p>
  );
}

/** How readers of feeds find them from the page (RFC 4287's rel `alternate`). */
export const feedLinks = (origin: string, title: string, page: string, query = ''): NonNullable<Head['links']> =>
  (
    [
      { format: 'atom', type: 'application/atom+xml' },
      { format: 'rss', type: 'application/rss+xml' },
      { format: 'feed', type: 'application/feed+json' },
    ] as const
  ).map(({ format, type }) => ({
    ...{ rel: 'alternate', type, title },
    href: origin + listAddress(page, format, query),
  }));
