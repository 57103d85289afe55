/** /autores/:clave: the published works of somebody, and what their bylines say of them. */
import { redirect, useParams, useSearchParams } from 'react-router';
import type { AuthorPage } from '#contract/entities/catalogue.ts';
import { authorPage, workPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { readAddress } from '#web/features/catalogue/address.ts';
import { BeyondLast } from '#web/features/catalogue/beyond-last.tsx';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { feedLinks, ListFiles } from '#web/features/catalogue/list-files.tsx';
import { CataloguePageLinks } from '#web/features/catalogue/page-links.tsx';
import { SigningList } from '#web/features/catalogue/signing-list.tsx';
import { WorkList } from '#web/features/catalogue/work-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Notice } from '#web/ui/Notice.tsx';

const inputOf = (clave: string, search: URLSearchParams) => ({
  params: { autor: clave },
  query: { page: readAddress(search).pagina },
});
const pageOf = (clave: string, pagina: number) => authorPage(clave) + (pagina > 1 ? `?pagina=${pagina}` : '');

export async function loader({
  client,
  queryClient,
  params,
  url,
  origin,
  siteOf,
  t,
  identity,
}: PageRequest): Promise<Head> {
  const input = inputOf(params.clave ?? '', url.searchParams);
  const author = await queryClient.ensureQueryData(callQuery(client, 'readAuthor', input));
  // Everybody has one address, whichever of theirs was asked for.
  if (author.clave !== params.clave) throw redirect(pageOf(author.clave, author.page), 301);
  const { nombre, total } = author;
  return {
    title: t('common.title', { title: nombre, site: identity.nombre }),
    description: t('catalogue.author.description', { name: nombre, count: total, site: identity.nombre }),
    canonical: origin + pageOf(author.clave, author.page),
    openGraph: [['og:type', 'profile']],
    links: feedLinks(origin, nombre, authorPage(author.clave)),
    jsonLd: { '@context': 'https://schema.org', ...personOf(author, origin, siteOf) },
    // A name alone may be several people's.
    noindex: author.soloPorNombre,
  };
}

const personOf = (
  { clave, nombre, orcid, afiliaciones, publications }: AuthorPage,
  origin: string,
  siteOf: PageRequest['siteOf'],
) => ({
  '@type': 'Person',
  name: nombre,
  url: origin + authorPage(clave),
  ...(orcid && { identifier: `https://orcid.org/${orcid}`, sameAs: `https://orcid.org/${orcid}` }),
  ...(afiliaciones.length > 0 && { affiliation: afiliaciones.map((name) => ({ '@type': 'Organization', name })) }),
  subjectOf: publications.map(({ id, titulo, revista }) => ({
    '@type': 'CreativeWork',
    name: titulo,
    url: siteOf(revista?.clave) + workPage(id),
  })),
});

export function Screen() {
  const t = useMessages();
  const { clave = '' } = useParams();
  const { data } = useHealingCall('readAuthor', inputOf(clave, useSearchParams()[0]));
  if (!data) return null;
  const { nombre, orcid, afiliaciones, soloPorNombre, publications, coautores, total, page, totalPages } = data;
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{nombre}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-muted">
          <span>{t('catalogue.works', { count: total })}</span>
          {orcid && (
            <a href={`https://orcid.org/${orcid}`} rel="noopener" className="link text-sm tabular-nums">
              ORCID {orcid}
            </a>
          )}
        </p>
        {afiliaciones.length > 0 && (
          <ul aria-label={t('catalogue.author.affiliations')} className="mt-3 max-w-4xl text-sm wrap-anywhere">
            {afiliaciones.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {soloPorNombre && (
          <Notice className="mt-5 max-w-4xl">
            <p>{t('catalogue.author.byName')}</p>
          </Notice>
        )}
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <section className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">{t('catalogue.author.works')}</h2>
          {publications.length > 0 ? (
            <WorkList works={publications} />
          ) : (
            <BeyondLast totalPages={totalPages} first={pageOf(data.clave, 1)} />
          )}
          <CataloguePageLinks page={page} totalPages={totalPages} addressOf={(to) => pageOf(data.clave, to)} />
          {publications.length > 0 && <ListFiles page={authorPage(data.clave)} />}
        </section>
        <SigningList title={t('catalogue.author.coauthors')} people={coautores} />
      </div>
    </div>
  );
}
