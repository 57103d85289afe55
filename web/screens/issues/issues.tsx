/** /numeros: the published numbers of all journals, the last first, by year. */
import { useSearchParams } from 'react-router';
import { issuesPage } from '#contract/public-addresses.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Archive, archiveQuery } from './archive.tsx';
import { pageOf, withPage } from './archive-page.ts';

export async function loader(request: PageRequest): Promise<Head> {
  const { queryClient, url, origin, t, identity } = request;
  await queryClient.ensureQueryData(archiveQuery(request));
  return {
    title: t('common.title', { title: t('issues.title'), site: identity.nombre }),
    description: t('issues.description', { site: identity.nombre }),
    canonical: origin + withPage(issuesPage, pageOf(url.searchParams)),
  };
}

export function Screen() {
  const page = pageOf(useSearchParams()[0]);
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <Archive page={page} address={issuesPage} />
    </div>
  );
}
