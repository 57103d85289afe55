import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { writeAddress } from './address.ts';
import { MarkedText } from './marked-text.tsx';

/** More keywords than these say little more. */
const shownKeywords = 6;
type Props = { work: CatalogueEntry; onOpen: (work: CatalogueEntry) => void };

/** A work in the catalogue: type and date as in a running head, the title to read it, two buttons for a first look. */
export function CatalogueCard({ work, onOpen }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const about = (action: string) => t('catalogue.card.about', { action, title: work.titulo });
  return (
    <article lang={work.idioma} className="border-b border-line py-6">
      <p lang={language} className="label-caps flex flex-wrap gap-x-3">
        <span className="text-accent">{t(`work.tipo.${work.tipo}`)}</span>
        {work.categoria && <span>{work.categoria}</span>}
        {work.fechaPublicacion && <time dateTime={work.fechaPublicacion}>{day(work.fechaPublicacion)}</time>}
        {work.fechaRetractacion && <span className="text-red">{t('work.retracted.mark')}</span>}
      </p>
      <h2 className="mt-1.5 text-lg leading-snug sm:text-xl">
        <Link to={workPage(work.id)} className="link-alone no-underline hover:text-accent hover:underline">
          {work.titulo}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-muted">{work.autor}</p>
      <p className="mt-2.5 line-clamp-3 max-w-[68ch] font-serif">
        {work.extracto ? <MarkedText html={work.extracto} /> : work.resumen}
      </p>
      <Keywords words={work.palabrasClave} />
      {/* What they open takes scripts; without, the title leads to the whole work. */}
      <p lang={language} className="mt-4 flex flex-wrap gap-2 noscript:hidden">
        <Button
          size="small"
          aria-label={about(t('catalogue.card.details'))}
          aria-haspopup="dialog"
          onClick={() => onOpen(work)}
        >
          {t('catalogue.card.details')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={about(t('catalogue.card.read'))}
          aria-haspopup="dialog"
          onClick={() => onOpen(work)}
        >
          {t('catalogue.card.read')}
        </Button>
      </p>
    </article>
  );
}

function Keywords({ words }: { words: readonly string[] }) {
  const t = useMessages();
  if (words.length === 0) return null;
  return (
    <ul
      aria-label={t('catalogue.card.keywords')}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-0.5 text-sm wrap-anywhere"
    >
      {words.slice(0, shownKeywords).map((word) => (
        <li key={word}>
          <Link to={writeAddress({ palabra: word })} rel="nofollow" className="link link-alone pointer-coarse:py-1.5">
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
