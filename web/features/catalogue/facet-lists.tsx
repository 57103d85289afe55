import type { Facets } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, type Filter, filters, writeAddress } from './address.ts';
import { FacetCount } from './facet-count.tsx';

/** How many values of a facet are shown at once. */
const shown = 8;
type Props = { address: CatalogueAddress; facets: Facets };

/** Categories, years and keywords of the works sought, with how many have each; each a link that narrows to it. */
export function FacetLists({ address, facets }: Props) {
  const t = useMessages();
  return (
    <nav aria-label={t('catalogue.facets.label')} className="flex flex-col gap-6">
      {filters
        .filter((filter) => facets[filter].length > 0)
        .map((filter) => (
          <FacetList key={filter} filter={filter} address={address} facets={facets} />
        ))}
    </nav>
  );
}

function FacetList({ filter, address, facets }: Props & { filter: Filter }) {
  const t = useMessages();
  // Years are looked for in their order, the rest by how much there is.
  const values = filter === 'anio' ? facets.anio.toSorted((a, b) => Number(b.valor) - Number(a.valor)) : facets[filter];
  const links = values.map(({ valor, total }) => {
    const chosen = isSame(valor, address[filter]);
    const value = filter === 'anio' ? Number(valor) : valor;
    return (
      <li key={valor}>
        <Link
          to={writeAddress({ ...address, [filter]: chosen ? undefined : value, pagina: 1 })}
          // Crawlers find every work without trying each combination.
          rel="nofollow"
          aria-current={chosen || undefined}
          className="flex items-baseline justify-between gap-3 py-1 text-sm no-underline wrap-anywhere hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:py-2.5"
        >
          {valor} <FacetCount count={total} exact={facets.exacto} />
        </Link>
      </li>
    );
  });
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
    </section>
  );
}

/** Whether a filter's value is the one chosen; as the catalogue compares them, without accents and case. */
const isSame = (value: string, chosen: string | number | undefined): boolean =>
  chosen !== undefined && value.localeCompare(String(chosen), 'es', { sensitivity: 'base' }) === 0;
