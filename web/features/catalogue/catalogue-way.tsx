import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';

/** The way back to the catalogue from a page below it. */
export function CatalogueWay({ beyond = [] }: { beyond?: readonly { to: string; text: string }[] }) {
  const t = useMessages();
  return (
    <nav aria-label={t('catalogue.way')} className="text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {[{ to: '/catalogo', text: t('catalogue.way.catalogue') }, ...beyond].map(({ to, text }, place) => (
          <li key={to}>
            {place > 0 && (
              <span aria-hidden className="me-2 text-muted">
                /
              </span>
            )}
            <Link to={to} className="link">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
