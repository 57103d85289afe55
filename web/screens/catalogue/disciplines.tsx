/** /catalogo/disciplinas: the categories of the catalogue, each the way to its page. */

import { disciplinesPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { FacetCount } from '#web/features/catalogue/facet-count.tsx';
import { BeginningPlace } from '#web/features/site/beginning-place.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Link } from '#web/ui/Link.tsx';

/** Whether there are works at all. */
const anyWork = { query: { limit: 1 } } as const;

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  const { disciplinas } = await queryClient.ensureQueryData(callQuery(client, 'listDisciplines'));
  if (disciplinas.length === 0) await queryClient.prefetchQuery(callQuery(client, 'searchCatalogue', anyWork));
  const url = origin + disciplinesPage;
  return {
    title: t('common.title', { title: t('catalogue.disciplines.title'), site: identity.nombre }),
    description: t('catalogue.disciplines.description', { site: identity.nombre }),
    canonical: url,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: t('catalogue.disciplines.title'),
      url,
      isPartOf: { '@type': 'WebSite', name: identity.nombre, url: `${origin}/` },
      hasPart: disciplinas.slice(0, 100).map(({ slug, nombre }) => ({
        '@type': 'CollectionPage',
        name: nombre,
        url: `${url}/${encodeURIComponent(slug)}`,
      })),
    },
  };
}

export function Screen() {
  const t = useMessages();
  const { data } = useHealingCall('listDisciplines');
  if (!data) return null;
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('catalogue.disciplines.title')}</h1>
        <p className="mt-2 text-muted">
          {data.total > data.disciplinas.length
            ? t('catalogue.disciplines.most', { count: data.disciplinas.length, total: data.total })
            : t('catalogue.disciplines.count', { count: data.total })}
        </p>
      </header>
      {data.total === 0 && <WithoutWorks />}
      <ul data-rows className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.disciplinas.map(({ slug, nombre, total }) => (
          <li key={slug} className="border-t border-line">
            <Link
              to={`${disciplinesPage}/${encodeURIComponent(slug)}`}
              className="flex items-baseline justify-between gap-3 py-3 text-base no-underline wrap-anywhere hover:text-accent hover:underline"
            >
              {nombre} <FacetCount count={total} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Works without a discipline are works. */
function WithoutWorks() {
  const { data } = useHealingCall('searchCatalogue', anyWork);
  if (data?.total !== 0) return null;
  return (
    <div className="mt-6">
      <BeginningPlace />
    </div>
  );
}
