/** /instituciones/:clave: what an institution says of itself, its journals and its published works. */
import { useParams, useSearchParams } from 'react-router';
import type { InstitutionPage } from '#contract/entities/institution.ts';
import { institutionPage, journalPage, workPage } from '#contract/public-addresses.ts';
import { textIn } from '#contract/site-names.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { BeyondLast } from '#web/features/catalogue/beyond-last.tsx';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { CataloguePageLinks } from '#web/features/catalogue/page-links.tsx';
import { WorkList } from '#web/features/catalogue/work-list.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { pageOf, withPage } from '#web/screens/issues/archive-page.ts';
import { Link } from '#web/ui/Link.tsx';

const inputOf = (clave: string, search: URLSearchParams) => ({ params: { clave }, query: { page: pageOf(search) } });

export async function loader(request: PageRequest): Promise<Head> {
  const { client, queryClient, params, url, origin, siteOf, t, identity, language } = request;
  const input = inputOf(params.clave ?? '', url.searchParams);
  const institution = await queryClient.ensureQueryData(callQuery(client, 'getInstitution', input));
  const { clave, nombre, total, page, descripcion } = institution;
  return {
    title: t('common.title', { title: nombre, site: identity.nombre }),
    description:
      textIn(descripcion, language) ||
      t('institution.description', { name: nombre, count: total, site: identity.nombre }),
    canonical: origin + withPage(institutionPage(clave), page),
    jsonLd: { '@context': 'https://schema.org', ...organisationOf(institution, origin, siteOf) },
  };
}

const organisationOf = (
  { clave, nombre, ror, enlace, publications }: InstitutionPage,
  origin: string,
  siteOf: PageRequest['siteOf'],
) => ({
  '@type': 'Organization',
  name: nombre,
  url: origin + institutionPage(clave),
  ...(ror && { identifier: ror }),
  ...((ror || enlace) && { sameAs: [ror, enlace].filter(Boolean) }),
  subjectOf: publications.map(({ id, titulo, revista }) => ({
    '@type': 'CreativeWork',
    name: titulo,
    url: siteOf(revista?.clave) + workPage(id),
  })),
});

export function Screen() {
  const t = useMessages();
  const language = useLanguage();
  const { clave = '' } = useParams();
  const { data } = useHealingCall('getInstitution', inputOf(clave, useSearchParams()[0]));
  if (!data) return null;
  const { nombre, descripcion, enlace, ror, revistas, publications, total, page, totalPages } = data;
  const summary = textIn(descripcion, language);
  const addressOf = (to: number) => withPage(institutionPage(clave), to);
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{nombre}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-muted">
          <span>{t('catalogue.works', { count: total })}</span>
          {enlace && (
            <a href={enlace} rel="noopener" className="link">
              {t('institution.site')}
            </a>
          )}
          {ror && (
            <a href={ror} rel="noopener" className="link text-sm tabular-nums">
              {ror.replace('https://', '')}
            </a>
          )}
        </p>
        {summary && <p className="mt-4 max-w-4xl whitespace-pre-line wrap-anywhere">{summary}</p>}
      </header>
      {revistas.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg">{t('institution.journals')}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {revistas.map((journal) => (
              <li key={journal.id}>
                <Link to={journalPage(journal.clave)}>{journal.nombre}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8 flex min-w-0 flex-col gap-6">
        <h2 className="text-lg">{t('institution.works')}</h2>
        {publications.length > 0 ? (
          <WorkList works={publications} />
        ) : total > 0 ? (
          <BeyondLast totalPages={totalPages} first={addressOf(1)} />
        ) : (
          <p className="text-muted">{t('institution.works.none')}</p>
        )}
        <CataloguePageLinks page={page} totalPages={totalPages} addressOf={addressOf} />
      </section>
    </div>
  );
}
