import { X } from 'lucide-react';
import type { Facets } from '#contract/entities/publication.ts';
import { noticeKinds } from '#contract/relations.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, type Filter, filters, toggled, writeAddress } from './address.ts';
import { saidYears } from './years.ts';

/** What a value of these filters is called: journals by their names, where the counts say them, notices by their kind. */
export function valueName(t: Translate, filter: Exclude<Filter, 'anio'>, value: string, facets?: Facets): string {
  if (filter === 'revista') return facets?.revista?.find(({ valor }) => valor === value)?.nombre ?? value;
  if (filter !== 'aviso') return value;
  const kind = noticeKinds.find((each) => each === value);
  return t(kind ? `work.kind.${kind}` : 'catalogue.facets.aviso.none');
}

/** A value of a filter in words: 'Año: 2019–2024', 'Palabra clave: agua'. */
export function filterWords(t: Translate, filter: Filter, value: string, facets?: Facets): string {
  const said = filter === 'anio' ? saidYears(value) : { text: valueName(t, filter, value, facets) };
  const text = 'text' in said ? said.text : t(`catalogue.years.${said.key}`, { year: String(said.year) });
  return `${t(`catalogue.facets.${filter}`)}: ${text}`;
}

/** What the works are narrowed by, each a link that takes it away; nothing where nothing is chosen. */
export function ChosenFilters({ address, facets }: { address: CatalogueAddress; facets?: Facets | undefined }) {
  const t = useMessages();
  const { tipo, q, orden } = address;
  const chosen = [
    ...(tipo ? [{ text: t(`catalogue.filter.${tipo}`), without: { ...address, tipo: undefined, pagina: 1 } }] : []),
    ...filters.flatMap((filter) =>
      address[filter].map((value) => ({
        text: filterWords(t, filter, value, facets),
        without: toggled(address, filter, value),
      })),
    ),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('catalogue.chosen.label')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ text, without }) => (
        <li key={text} className="max-w-full">
          <Link
            to={writeAddress(without)}
            rel="nofollow"
            className="inline-flex max-w-full items-center gap-1.5 rounded-md border border-accent-line bg-accent-wash px-2.5 py-1 text-sm text-accent no-underline wrap-anywhere hover:border-accent pointer-coarse:min-h-11"
          >
            <span className="sr-only">{t('catalogue.chosen.remove')} </span>
            {text}
            <X aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={writeAddress({ q, orden })} className="link link-alone px-1 text-sm">
            {t('catalogue.chosen.all')}
          </Link>
        </li>
      )}
    </ul>
  );
}
