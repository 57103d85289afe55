/** /numeros: the published numbers, the last first, by year. */
import type { IssueSummary } from '#contract/entities/issue.ts';
import { issuePage, issuesPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Link } from '#web/ui/Link.tsx';

/** No journal has printed as many. */
const query = { limit: 200 };

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  await queryClient.ensureQueryData(callQuery(client, 'listIssues', { query }));
  return {
    title: t('common.title', { title: t('issues.title'), site: identity.nombre }),
    description: t('issues.description', { site: identity.nombre }),
    canonical: origin + issuesPage,
  };
}

export function Screen() {
  const t = useMessages();
  const { data } = useHealingCall('listIssues', { query });
  if (!data) return null;
  const published = data.numeros.filter(({ estado }) => estado === 'PUBLICADO');
  const years = [...new Set(published.map(({ anio }) => anio))].sort((a, b) => b - a);
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('issues.title')}</h1>
        <p className="mt-2 text-muted">
          {published.length > 0 ? t('issues.count', { count: published.length }) : t('issues.none')}
        </p>
      </header>
      {years.map((year) => (
        <section key={year} className="mt-8">
          <h2 className="label-caps">{year}</h2>
          <ul data-rows className="mt-2 divide-y divide-line border-y border-line">
            {published
              .filter(({ anio }) => anio === year)
              .map((issue) => (
                <Item key={issue.id} issue={issue} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ issue }: { issue: IssueSummary }) {
  const t = useMessages();
  const name = useIssueName()(issue);
  return (
    <li className="flex items-start gap-4 py-4">
      {issue.portada && (
        <img src={issue.portada} alt="" loading="lazy" className="w-16 shrink-0 border border-line sm:w-20" />
      )}
      <div className="min-w-0">
        <p className="font-serif text-lg wrap-anywhere">
          <Link to={issuePage(issue.id)} className="link">
            {issue.titulo || name}
          </Link>
        </p>
        <p className="mt-1 text-sm text-muted">
          {[issue.titulo && name, t('issues.works', { count: issue.obras })].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
