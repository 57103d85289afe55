/** /revistas/:clave/numeros: all published numbers of one journal, by year. */
import { useParams, useSearchParams } from 'react-router';
import { journalIssuesPage, journalPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Archive, archiveQuery } from '#web/screens/issues/archive.tsx';
import { pageOf, withPage } from '#web/screens/issues/archive-page.ts';
import { houseOf } from './journal-head.ts';

export async function loader(request: PageRequest): Promise<Head> {
  const { client, queryClient, params, url, siteOf, t, identity } = request;
  const { clave = '' } = params;
  const journal = await queryClient.ensureQueryData(callQuery(client, 'getJournal', { params: { clave } }));
  await queryClient.ensureQueryData(archiveQuery(request, journal.id));
  return {
    title: t('common.title', { title: t('issues.title'), site: journal.nombre }),
    description: t('issues.description', { site: journal.nombre }),
    canonical: siteOf(clave) + withPage(journalIssuesPage(clave), pageOf(url.searchParams)),
    house: houseOf(journal),
    // Of one journal they stand at /numeros.
    noindex: !identity.variasRevistas,
  };
}

export function Screen() {
  const { clave = '' } = useParams();
  const page = pageOf(useSearchParams()[0]);
  const { data } = useHealingCall('getJournal', { params: { clave } });
  if (!data) return null;
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay beyond={[{ to: journalPage(clave), text: data.nombre }]} />
      <Archive page={page} address={journalIssuesPage(clave)} revistaId={data.id} />
    </div>
  );
}
