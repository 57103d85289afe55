import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { Kept } from '#web/data/kept.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { type CatalogueAddress, isSearch, writeAddress } from './address.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import type { CataloguePage } from './catalogue-page.ts';
import { NothingPlace } from './nothing-place.tsx';
import { CataloguePageLinks } from './page-links.tsx';
import { SaveSearch } from './save-search.tsx';
import { SortForm } from './sort-form.tsx';

type Props = {
  page: CataloguePage;
  address: CatalogueAddress;
  /** Examples are counted as no results. */
  areExamples: boolean;
  onOpen: (work: CatalogueEntry) => void;
};

/** How many works there are, their order, and the works themselves; below those, works with most of the words sought. */
export function Results({ page, address, areExamples, onOpen }: Props) {
  const t = useMessages();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {!areExamples && (page.total > 0 || isSearch(address)) && <Count page={page} address={address} />}
        {!areExamples && (
          <div className="flex grow flex-wrap items-center justify-between gap-2 sm:grow-0 sm:gap-3">
            <SaveSearch address={address} />
            {page.total > 1 && <SortForm address={address} />}
          </div>
        )}
      </div>
      {page.publications.length === 0 ? (
        <NothingPlace page={page} address={address} />
      ) : (
        <Works works={page.publications} onOpen={onOpen} />
      )}
      {page.aproximadas.length > 0 && (
        <section className="mt-8">
          <h2 className="text-lg text-muted">
            {t(page.total > 0 ? 'catalogue.nearly.also' : 'catalogue.nearly', { count: page.aproximadas.length })}
          </h2>
          <Works works={page.aproximadas} onOpen={onOpen} />
        </section>
      )}
      <CataloguePageLinks
        page={address.pagina}
        totalPages={page.totalPages}
        addressOf={(pagina) => writeAddress({ ...address, pagina })}
        className="border-t border-line pt-6"
      />
    </>
  );
}

const Works = ({ works, onOpen }: Pick<Props, 'onOpen'> & { works: readonly CatalogueEntry[] }) => (
  <div data-rows className="mt-3 border-t border-line">
    {works.map((work) => (
      <Kept key={work.id} name="card" by={[work]}>
        <CatalogueCard work={work} onOpen={onOpen} />
      </Kept>
    ))}
  </div>
);

/** '12 resultados encontrados para «agua» · Mostrando solo: Tesis'. */
function Count({ page, address: { q, tipo } }: Pick<Props, 'page' | 'address'>) {
  const t = useMessages();
  const parts = [
    t(page.totalExacto ? 'catalogue.count' : 'catalogue.count.more', { count: page.total }),
    q && t('catalogue.count.query', { query: q }),
    tipo && `· ${t('catalogue.count.filter', { filter: t(`catalogue.filter.${tipo}`) })}`,
  ];
  return (
    <p aria-live="polite" className="py-2 text-sm text-muted">
      {parts.filter(Boolean).join(' ')}
    </p>
  );
}
