import { Check } from 'lucide-react';
import type { Facets } from '#contract/entities/publication.ts';
import { disciplinesPage, journalsPage } from '#contract/public-addresses.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, type Filter, filters, isSame, toggled, writeAddress } from './address.ts';
import { valueName } from './chosen-filters.tsx';
import { FacetCount } from './facet-count.tsx';
import { YearHistogram } from './year-histogram.tsx';

/** How many values of a facet are shown at once. */
const shown = 8;
/** A value that only one work has narrows to that work: its card leads there sooner. */
const fewestWorks = 2;
type Props = { address: CatalogueAddress; facets: Facets };

/** Journals where there are several, categories, years, kinds of notices and keywords of the works sought, with how many have each; each a link that narrows to it as well. */
export function FacetLists({ address, facets }: Props) {
  const t = useMessages();
  return (
    <nav aria-label={t('catalogue.facets.label')} className="flex flex-col gap-6">
      {filters.map((filter) => (
        <Facet key={filter} filter={filter} address={address} facets={facets} />
      ))}
    </nav>
  );
}

/** Values that several works have, and those that are chosen, which may be of fewer or of none. */
function valuesOf(t: Translate, filter: Exclude<Filter, 'anio'>, address: CatalogueAddress, facets: Facets) {
  const isChosen = (value: string) => address[filter].some((each) => isSame(each, value));
  const found: { valor: string; total: number }[] = facets[filter] ?? [];
  const nameOf = (valor: string) => valueName(t, filter, valor, facets);
  const counted = found.map((each) => ({ ...each, name: nameOf(each.valor), chosen: isChosen(each.valor) }));
  const missing = address[filter].filter((value) => !counted.some(({ valor }) => isSame(valor, value)));
  const fewest = filter === 'revista' || filter === 'aviso' ? 1 : fewestWorks;
  return [
    ...missing.map((valor) => ({ valor, name: nameOf(valor), total: undefined, chosen: true })),
    ...counted.filter(({ total, chosen }) => chosen || total >= fewest),
  ];
}

function Facet({ filter, address, facets }: Props & { filter: Filter }) {
  const t = useMessages();
  if (filter === 'anio')
    // One year alone narrows nothing.
    return facets.anio.length > 1 || address.anio.length > 0 ? (
      <section>
        <h2 className="label-caps mb-2">{t('catalogue.facets.anio')}</h2>
        <YearHistogram address={address} facets={facets} />
      </section>
    ) : null;
  const links = valuesOf(t, filter, address, facets).map(({ valor, name, total, chosen }) => (
    <li key={valor}>
      <Link
        to={writeAddress(toggled(address, filter, valor))}
        // Crawlers find every work without trying each combination.
        rel="nofollow"
        aria-current={chosen || undefined}
        className="group flex items-baseline gap-2 py-1 text-sm no-underline wrap-anywhere hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:py-2.5"
      >
        <span
          aria-hidden
          className="grid size-3.5 shrink-0 translate-y-0.5 place-items-center rounded-sm border border-line-strong group-hover:border-accent group-aria-[current]:border-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent"
        >
          {chosen && <Check className="size-3" strokeWidth={3} />}
        </span>
        <span className="grow">{name}</span> <FacetCount count={total} exact={facets.exacto} />
      </Link>
    </li>
  ));
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="label-caps mb-1">{t(`catalogue.facets.${filter}`)}</h2>
      <ul>{links.slice(0, shown)}</ul>
      {links.length > shown && (
        <details className="group">
          <summary className="link py-1 text-sm pointer-coarse:py-2.5 group-open:hidden">
            {t('catalogue.facets.more')}
          </summary>
          <ul>{links.slice(shown)}</ul>
        </details>
      )}
      {filter === 'revista' && facets.revista && (
        <Link to={journalsPage} className="link link-alone mt-1 inline-block py-1 text-sm pointer-coarse:py-2.5">
          {t('catalogue.journals.see')}
        </Link>
      )}
      {filter === 'categoria' && (
        <Link to={disciplinesPage} className="link link-alone mt-1 inline-block py-1 text-sm pointer-coarse:py-2.5">
          {t('catalogue.disciplines.see')}
        </Link>
      )}
    </section>
  );
}
