/** `/ayuda`: what administrators wrote of their house, if anything, and below it the manuals, in which words can be looked for: above it they are named. */
import { useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { loader as loadPage, SitePageScreen } from '#web/screens/site/page.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { PageList } from './page-list.tsx';
import { manualPath, manuals } from './pages.ts';
import { searchManuals } from './search.ts';

export async function loadHelp(request: PageRequest): Promise<Head> {
  const head = await loadPage(request);
  return head.noindex ? { ...head, description: request.t('manual.lead') } : head;
}

export function Help() {
  const t = useMessages();
  return (
    <SitePageScreen slug="ayuda" unwritten={t('manual.lead')} above={<ManualLinks />}>
      <Manuals />
    </SitePageScreen>
  );
}

/** The manuals by name: what the house wrote may be long. */
function ManualLinks() {
  const t = useMessages();
  return (
    <nav aria-label={t('manual.all')} className="mb-8 max-w-reading border-y border-line py-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {manuals.map((manual) => (
          <li key={manual.slug}>
            <Link to={manualPath(manual)} className="link link-alone">
              {t(`manual.of.${manual.slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Manuals() {
  const t = useMessages();
  const [words, setWords] = useState('');
  const isSearching = words.trim().length > 1;
  return (
    <>
      <SearchBox
        label={t('manual.search')}
        placeholder={t('manual.search')}
        value={words}
        onChange={setWords}
        className="mb-8 max-w-reading noscript:hidden"
      />
      {isSearching && <Found words={words} />}
      {!isSearching &&
        manuals.map((manual) => (
          <section key={manual.slug} className="mb-10">
            <h2 className="text-xl">
              <Link to={manualPath(manual)} className="link link-alone">
                {t(`manual.of.${manual.slug}`)}
              </Link>
            </h2>
            <p className="mt-1 mb-3 max-w-reading text-muted">{t(`manual.about.${manual.slug}`)}</p>
            <PageList manual={manual} />
          </section>
        ))}
    </>
  );
}

function Found({ words }: { words: string }) {
  const t = useMessages();
  const found = searchManuals(words, t);
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {t('manual.search.found', { count: found.length })}
      </p>
      <ul className="max-w-reading divide-y divide-line border-y border-line empty:hidden">
        {found.map(({ to, manual, page, part }) => (
          <li key={to} className="py-3">
            <Link to={to} className="link link-alone font-semibold">
              {part ? t('manual.search.part', { page, part }) : page}
            </Link>
            <p className="text-muted">{t(`manual.of.${manual.slug}`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
