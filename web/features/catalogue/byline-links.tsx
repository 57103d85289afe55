import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { authorPage } from '#contract/public-addresses.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';

/** The byline of a card, each name the way to its page; of long ones the first. */
export function BylineLinks({ work: { autor, firma } }: { work: Pick<CatalogueEntry, 'autor' | 'firma'> }) {
  const t = useMessages();
  const language = useLanguage();
  if (!firma || firma.nombres.length === 0) return autor;
  return (
    <>
      {firma.nombres.map(({ nombre, clave }, place) => (
        // A name may stand in a byline twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: a byline never changes its order
        <span key={place}>
          {place > 0 && ', '}
          {clave ? (
            <Link to={authorPage(clave)} className="link-alone no-underline hover:text-accent hover:underline">
              {nombre}
            </Link>
          ) : (
            nombre
          )}
        </span>
      ))}
      {firma.mas > 0 && <span lang={language}> {t('catalogue.card.moreAuthors', { count: firma.mas })}</span>}
    </>
  );
}
