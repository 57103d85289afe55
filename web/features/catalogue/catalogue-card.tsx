import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { disciplinePage, journalPage, workPage } from '#contract/public-addresses.ts';
import { Cover } from '#web/features/publications/cover.tsx';
import { TitleLink } from '#web/features/publications/title-link.tsx';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { writeAddress } from './address.ts';
import { BylineLinks } from './byline-links.tsx';
import { MarkedText } from './marked-text.tsx';

/** More keywords than these are counted. */
const shownKeywords = 4;
type Props = { work: CatalogueEntry; onOpen: (work: CatalogueEntry) => void };

/** A work in the catalogue, some 170 px high on a wide screen: its cover, and beside it what one chooses it by. */
export function CatalogueCard({ work, onOpen }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const about = (action: string) => t('catalogue.card.about', { action, title: work.titulo });
  return (
    <article
      lang={work.idioma}
      className="rests grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-5"
    >
      <Cover work={work} sizes="(width >= 40rem) 6.5rem, 4rem" className="w-full self-start" />
      <div className="flex min-w-0 flex-col">
        <p lang={language} className="label-caps flex flex-wrap gap-x-3 leading-4">
          <span className="text-accent">{t(typeKey(work))}</span>
          {work.categoria && (
            <Link to={disciplinePage(work.categoria)} className="link-alone text-muted no-underline hover:underline">
              {work.categoria}
            </Link>
          )}
          {work.fechaPublicacion && <time dateTime={work.fechaPublicacion}>{day(work.fechaPublicacion)}</time>}
          {work.fechaRetractacion && <Badge tone="red">{t('work.retracted.mark')}</Badge>}
        </p>
        <h2 className="mt-0.5 text-base leading-6 text-pretty">
          <TitleLink to={workPage(work.id)} className="link-alone no-underline hover:text-accent hover:underline">
            {work.titulo}
          </TitleLink>
        </h2>
        <p className="text-sm text-muted">
          <BylineLinks work={work} />
          {work.revista && (
            <>
              <span aria-hidden> · </span>
              <Link
                to={journalPage(work.revista.clave)}
                className="link-alone italic no-underline hover:text-accent hover:underline"
              >
                {work.revista.nombre}
              </Link>
            </>
          )}
        </p>
        {work.capituloDe && (
          <p lang={language} className="text-sm text-muted">
            <Link
              to={workPage(work.capituloDe.id)}
              className="link-alone no-underline hover:text-accent hover:underline"
            >
              {t('catalogue.card.chapterOf', { title: work.capituloDe.titulo })}
            </Link>
          </p>
        )}
        {work.embargo && (
          <p lang={language} className="text-sm">
            {t('catalogue.card.opens', { day: day(work.embargo.hasta) })}
          </p>
        )}
        <p className="mt-1 line-clamp-2 font-reading oldstyle-nums text-sm leading-5.5">
          {work.extracto ? <MarkedText html={work.extracto} /> : beginningOf(work.resumen)}
        </p>
        <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5 sm:flex-nowrap">
          <Keywords words={work.palabrasClave} />
          {/* What they open takes scripts; without, the title leads to the whole work. */}
          <p lang={language} className="-my-0.5 flex shrink-0 gap-1.5 noscript:hidden">
            <Button
              size="compact"
              aria-label={about(t('catalogue.card.details'))}
              aria-haspopup="dialog"
              onClick={() => onOpen(work)}
            >
              {t('catalogue.card.details')}
            </Button>
            {!work.embargo && (
              <Button
                size="compact"
                variant="quiet"
                aria-label={about(t('catalogue.card.read'))}
                aria-haspopup="dialog"
                onClick={() => onOpen(work)}
              >
                {t('catalogue.card.read')}
              </Button>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

/** More than two lines hold on the widest screen: the rest, which nobody sees, is most of what a page would weigh. */
const shownCharacters = 400;

function beginningOf(resumen: string): string {
  if (resumen.length <= shownCharacters) return resumen;
  const end = resumen.lastIndexOf(' ', shownCharacters);
  return `${resumen.slice(0, end > 0 ? end : shownCharacters)}…`;
}

function Keywords({ words }: { words: readonly string[] }) {
  const t = useMessages();
  const language = useLanguage();
  if (words.length === 0) return null;
  const more = words.length - shownKeywords;
  return (
    <ul aria-label={t('catalogue.card.keywords')} className="flex min-w-0 flex-wrap gap-x-3 text-xs wrap-anywhere">
      {words.slice(0, shownKeywords).map((word) => (
        <li key={word}>
          <Link
            to={writeAddress({ palabra: word })}
            rel="nofollow"
            className="link link-alone py-0.5 pointer-coarse:py-1.5"
          >
            {word}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li lang={language} className="text-muted">
          <span aria-hidden>{t('catalogue.card.more', { count: more })}</span>
          <span className="sr-only">{t('catalogue.card.moreLabel', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
