/** /catalogo/disciplinas/:slug: the works of one category, however it is spelt. */
import { useParams } from 'react-router';
import { disciplinesPage, workPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { addressSearch, writeAddress } from '#web/features/catalogue/address.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { FacetCount } from '#web/features/catalogue/facet-count.tsx';
import { feedLinks } from '#web/features/catalogue/list-files.tsx';
import { SigningList } from '#web/features/catalogue/signing-list.tsx';
import { WorkList } from '#web/features/catalogue/work-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

export async function loader({ client, queryClient, params, origin, siteOf, t, identity }: PageRequest): Promise<Head> {
  const input = { params: { slug: params.slug ?? '' } };
  const { nombre, slug, total, publications } = await queryClient.ensureQueryData(
    callQuery(client, 'readDiscipline', input),
  );
  const url = `${origin}${disciplinesPage}/${encodeURIComponent(slug)}`;
  return {
    title: t('common.title', { title: nombre, site: identity.nombre }),
    description: t('catalogue.discipline.description', { discipline: nombre, count: total, site: identity.nombre }),
    canonical: url,
    links: feedLinks(origin, nombre, '/catalogo', addressSearch({ categoria: nombre })),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: nombre,
      about: nombre,
      url,
      isPartOf: { '@type': 'CollectionPage', url: origin + disciplinesPage },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: publications.map(({ id, titulo, revista }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: titulo,
          url: siteOf(revista?.clave) + workPage(id),
        })),
      },
    },
  };
}

export function Screen() {
  const t = useMessages();
  const { slug = '' } = useParams();
  const { data } = useHealingCall('readDiscipline', { params: { slug } });
  if (!data) return null;
  const { nombre, categorias, total, publications, palabras, autores } = data;
  const works = writeAddress({ categoria: categorias });
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay beyond={[{ to: disciplinesPage, text: t('catalogue.disciplines.title') }]} />
      <header className="rule-fold mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-5">
        <div>
          <h1 className="text-2xl sm:text-3xl">{nombre}</h1>
          <p className="mt-2 text-muted">{t('catalogue.works', { count: total })}</p>
        </div>
        <Button asChild>
          <Link to={works} rel="nofollow">
            {t('catalogue.discipline.all')}
          </Link>
        </Button>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <section className="min-w-0">
          <h2 className="label-caps mb-2">{t('catalogue.discipline.newest')}</h2>
          <WorkList works={publications} />
        </section>
        <aside className="flex flex-col gap-8">
          {palabras.length > 0 && (
            <section>
              <h2 className="label-caps mb-1">{t('catalogue.discipline.keywords')}</h2>
              <ul>
                {palabras.map(({ valor, total: count }) => (
                  <li key={valor} className="text-sm">
                    <Link
                      to={writeAddress({ categoria: categorias, palabra: valor })}
                      rel="nofollow"
                      className="flex items-baseline justify-between gap-3 py-1 no-underline wrap-anywhere hover:text-accent hover:underline pointer-coarse:py-2.5"
                    >
                      {valor} <FacetCount count={count} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <SigningList title={t('catalogue.discipline.authors')} people={autores} />
        </aside>
      </div>
    </div>
  );
}
