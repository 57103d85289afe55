/** /catalogo (spec 000 §2.6): search, filter, order, pages, all in the address. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { type CatalogueAddress, readAddress, writeAddress } from '#web/features/catalogue/address.ts';
import { CatalogueCard } from '#web/features/catalogue/catalogue-card.tsx';
import { CataloguePages } from '#web/features/catalogue/catalogue-pages.tsx';
import { type CataloguePage, catalogueQuery } from '#web/features/catalogue/catalogue-query.ts';
import { CatalogueSearch } from '#web/features/catalogue/catalogue-search.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';

const WorkDialog = lazy(() => import('#web/features/catalogue/work-dialog.tsx'));

export async function loader({ client, queryClient, url, origin, t }: PageRequest): Promise<Head> {
  const address = readAddress(url.searchParams);
  await queryClient.ensureQueryData(catalogueQuery(client, address));
  return {
    title: t('common.title', { title: address.q || t('catalogue.title') }),
    description: t('catalogue.description'),
    canonical: origin + writeAddress(address),
    // Results of a search are no page to be found by another search.
    noindex: address.q !== '',
  };
}

export function Screen() {
  const t = useMessages();
  const address = readAddress(useSearchParams()[0]);
  const { data } = useQuery(catalogueQuery(useClient(), address));
  const [open, setOpen] = useState<CatalogueEntry>();
  return (
    <div className="page py-10 sm:py-14">
      <header className="rule-double pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('catalogue.title')}</h1>
        <p className="mt-2 text-muted">{t('catalogue.free')}</p>
      </header>
      <div className="mt-8">
        <CatalogueSearch address={address} />
      </div>
      {data && <Results page={data} address={address} onOpen={setOpen} />}
      {open && (
        <Suspense>
          <WorkDialog work={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

type ResultsProps = { page: CataloguePage; address: CatalogueAddress; onOpen: (work: CatalogueEntry) => void };

function Results({ page, address, onOpen }: ResultsProps) {
  const t = useMessages();
  const count = t(page.totalExacto ? 'catalogue.count' : 'catalogue.count.more', { count: page.total });
  const notes = [
    address.q && t('catalogue.count.query', { query: address.q }),
    address.tipo && `· ${t('catalogue.count.filter', { filter: t(`catalogue.filter.${address.tipo}`) })}`,
  ];
  return (
    <section aria-live="polite">
      {page.examples && (
        <p role="status" className="mt-6 border-s-4 border-yellow-line bg-yellow-wash px-4 py-3 text-yellow">
          {t('catalogue.examples')}
        </p>
      )}
      <p className="mt-5 text-sm text-muted">{[count, ...notes].filter(Boolean).join(' ')}</p>
      {page.publications.length === 0 ? (
        <Nothing />
      ) : (
        <div className="mt-2">
          {page.publications.map((work) => (
            <CatalogueCard key={work.id} work={work} onOpen={onOpen} />
          ))}
        </div>
      )}
      <CataloguePages address={address} totalPages={page.totalPages} />
    </section>
  );
}

function Nothing() {
  const t = useMessages();
  return (
    <div className="my-10 flex flex-col items-center gap-3 border-y border-line py-14 text-center">
      <h2 className="text-xl">{t('catalogue.empty.title')}</h2>
      <p className="text-muted">{t('catalogue.empty.text')}</p>
      <Button asChild>
        <Link to="/catalogo">{t('catalogue.clear')}</Link>
      </Button>
    </div>
  );
}
