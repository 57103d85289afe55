/** /catalogo (spec 000 §2.6): search, filter, order, pages, all in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CatalogueEntry, Facets } from '#contract/entities/publication.ts';
import { journalsPage } from '#contract/public-addresses.ts';
import { useClient } from '#web/data/client-context.ts';
import { Kept } from '#web/data/kept.tsx';
import {
  addressSearch,
  type CatalogueAddress,
  isSearch,
  readAddress,
  writeAddress,
} from '#web/features/catalogue/address.ts';
import { catalogueQuery, facetsQuery, useCatalogue } from '#web/features/catalogue/catalogue-query.ts';
import { CatalogueSearch } from '#web/features/catalogue/catalogue-search.tsx';
import { ChosenFilters } from '#web/features/catalogue/chosen-filters.tsx';
import { FacetLists } from '#web/features/catalogue/facet-lists.tsx';
import { FailureNotice } from '#web/features/catalogue/failure-notice.tsx';
import { feedLinks, ListFiles } from '#web/features/catalogue/list-files.tsx';
import { Results } from '#web/features/catalogue/results.tsx';
import { TypeFilter } from '#web/features/catalogue/type-filter.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { showOverlay } from '#web/layouts/keys/overlay.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Link } from '#web/ui/Link.tsx';

const WorkDialog = lazy(() => import('#web/features/catalogue/work-dialog.tsx'));

export async function loader({ client, queryClient, url, origin, t, identity }: PageRequest): Promise<Head> {
  const address = readAddress(url.searchParams);
  const facets = queryClient.prefetchQuery(facetsQuery(client, address));
  // The page leaves the server whole, or not at all.
  if (typeof window === 'undefined')
    await Promise.all([facets, queryClient.ensureQueryData(catalogueQuery(client, address))]);
  // In the browser the works do not wait for what narrows them, and the screen says it where they cannot be had.
  else await queryClient.prefetchQuery(catalogueQuery(client, address));
  return {
    title: t('common.title', { title: address.q || t('catalogue.title'), site: identity.nombre }),
    description: t('catalogue.description'),
    canonical: origin + writeAddress(address),
    noindex: isSearch(address),
    links: feedLinks(origin, t('catalogue.title'), '/catalogo', addressSearch(listed(address))),
  };
}

export function Screen() {
  const t = useMessages();
  const { variasRevistas } = useIdentity();
  const address = readAddress(useSearchParams()[0]);
  const { page, failure } = useCatalogue(address);
  const facets = useFacets(address);
  // On whichever page of the works one is: what narrows them leads to the first.
  const choice = { ...address, pagina: 1 };
  const [open, setOpen] = useState<CatalogueEntry>();
  return (
    <div className="page py-8 sm:py-10">
      <header className="rule-fold flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('catalogue.title')}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {variasRevistas && (
            // On wide screens it stands below the counts by journal.
            <Link to={journalsPage} className="link link-alone lg:hidden">
              {t('catalogue.journals')}
            </Link>
          )}
          <p className="border-s-4 border-accent bg-accent-wash px-4 py-2 text-sm text-accent">{t('catalogue.free')}</p>
        </div>
      </header>
      <div className="mt-6 flex flex-col gap-4">
        <CatalogueSearch address={address} />
        <Kept name="types" by={[choice, facets]}>
          <TypeFilter address={choice} facets={facets} />
        </Kept>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        {facets && (
          <Kept name="narrowing" by={[choice, facets]} isAtOnePlace>
            <Narrowing address={choice} facets={facets} />
          </Kept>
        )}
        <div className="flex min-w-0 flex-col gap-3 lg:col-start-2">
          <ChosenFilters address={address} facets={facets} />
          {failure && <FailureNotice failure={failure} hasExamples={page !== undefined} />}
          {page && (
            <div>
              <Results page={page} address={address} areExamples={failure !== undefined} onOpen={setOpen} />
              {page.publications.length > 0 && failure === undefined && (
                <div className="mt-6">
                  <ListFiles page="/catalogo" query={addressSearch(listed(address))} />
                </div>
              )}
              <p data-print="hide" className="mt-6 text-sm pointer-coarse:hidden noscript:hidden">
                <button type="button" aria-haspopup="dialog" className="link" onClick={() => showOverlay('keys')}>
                  {t('catalogue.keys')}
                </button>
              </p>
            </div>
          )}
        </div>
      </div>
      {open && (
        <Suspense>
          <WorkDialog work={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** All that it finds, whichever page of it is shown and in whichever order. */
const listed = (address: CatalogueAddress): CatalogueAddress => ({ ...address, pagina: 1, orden: 'relevancia' });

/** Those of the works before, until the next ones' are there. */
function useFacets(address: CatalogueAddress): Facets | undefined {
  const query = { ...facetsQuery(useClient(), address), placeholderData: keepPreviousData };
  const { data, isPlaceholderData, errorUpdateCount } = useQuery(query);
  return isPlaceholderData && errorUpdateCount > 0 ? undefined : data;
}

/** The facets beside the works; folded above them where there is no room (narrowing.css). */
function Narrowing({ address, facets }: { address: CatalogueAddress; facets: Facets }) {
  const t = useMessages();
  return (
    <details className="folds-below-lg self-start rounded-md border border-line">
      <summary className="px-4 py-2.5 text-sm font-semibold">{t('catalogue.facets.label')}</summary>
      <div className="border-t border-line px-4 py-4">
        <FacetLists address={address} facets={facets} />
      </div>
    </details>
  );
}
