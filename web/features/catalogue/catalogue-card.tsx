import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { writeAddress } from './address.ts';
import { MarkedText } from './marked-text.tsx';

type Props = { work: CatalogueEntry; onOpen: (work: CatalogueEntry) => void };

/** A work in the catalogue: type and date as in a running head, the title to read it, two buttons for a first look. */
export function CatalogueCard({ work, onOpen }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const about = (action: string) => t('catalogue.card.about', { action, title: work.titulo });
  return (
    <article
      lang={work.idioma}
      className="grid gap-x-12 gap-y-4 border-t border-line py-6 first:border-t-0 sm:py-8 lg:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <div>
        <p lang={language} className="label-caps flex flex-wrap gap-x-3">
          <span className="text-accent">{t(`work.tipo.${work.tipo}`)}</span>
          {work.categoria && <span>{work.categoria}</span>}
          {work.fechaPublicacion && <time dateTime={work.fechaPublicacion}>{day(work.fechaPublicacion)}</time>}
        </p>
        <h2 className="mt-1.5 text-lg leading-snug sm:text-xl">
          <Link to={`/catalogo/${work.id}`} className="no-underline hover:text-accent hover:underline">
            {work.titulo}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">{work.autor}</p>
        <p className="mt-2.5 line-clamp-3 max-w-[68ch] font-serif">
          {work.extracto ? <MarkedText html={work.extracto} /> : work.resumen}
        </p>
      </div>
      <div className="flex flex-col gap-4 lg:pt-7">
        <p lang={language} className="flex flex-wrap gap-2">
          <Button size="small" aria-label={about(t('catalogue.card.details'))} onClick={() => onOpen(work)}>
            {t('catalogue.card.details')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={about(t('catalogue.card.read'))}
            onClick={() => onOpen(work)}
          >
            {t('catalogue.card.read')}
          </Button>
        </p>
        {work.palabrasClave.length > 0 && (
          <ul
            aria-label={t('catalogue.card.keywords')}
            className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm lg:flex-col"
          >
            {work.palabrasClave.slice(0, 6).map((word) => (
              <li key={word}>
                <Link to={writeAddress({ q: word })} className="link">
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
