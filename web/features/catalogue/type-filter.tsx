import type { Facets } from '#contract/entities/publication.ts';
import { tipos } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, writeAddress } from './address.ts';
import { FacetCount } from './facet-count.tsx';

/** All works or those of one type, as links, with how many each has once that is known. */
export function TypeFilter({ address, facets }: { address: CatalogueAddress; facets: Facets | undefined }) {
  const t = useMessages();
  const countOf = (tipo: string | undefined) =>
    facets?.tipo.filter(({ valor }) => !tipo || valor === tipo).reduce((sum, { total }) => sum + total, 0);
  return (
    <nav aria-label={t('catalogue.filter.label')} className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line">
      {[undefined, ...tipos].map((tipo) => (
        <Link
          key={tipo ?? 'TODOS'}
          to={writeAddress({ ...address, tipo, pagina: 1 })}
          aria-current={tipo === address.tipo ? 'page' : undefined}
          className={classes(
            '-mb-px border-b-2 py-2 text-sm font-semibold no-underline',
            tipo === address.tipo ? 'border-rubric text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`catalogue.filter.${tipo ?? 'TODOS'}`)} <FacetCount count={countOf(tipo)} exact={facets?.exacto} />
        </Link>
      ))}
    </nav>
  );
}
