import { X } from 'lucide-react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, filters, writeAddress } from './address.ts';

/** What the works are narrowed by, each a link that takes it away; nothing where nothing is chosen. */
export function ChosenFilters({ address }: { address: CatalogueAddress }) {
  const t = useMessages();
  const { tipo, q, orden } = address;
  const chosen = [
    ...(tipo ? [{ name: 'tipo', text: t(`catalogue.filter.${tipo}`) }] : []),
    ...filters.flatMap((name) =>
      address[name] === undefined ? [] : [{ name, text: `${t(`catalogue.facets.${name}`)}: ${address[name]}` }],
    ),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('catalogue.chosen.label')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, text }) => (
        <li key={name} className="max-w-full">
          <Link
            to={writeAddress({ ...address, [name]: undefined, pagina: 1 })}
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
