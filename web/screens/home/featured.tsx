import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { Cover } from '#web/features/publications/cover.tsx';
import { TitleLink } from '#web/features/publications/title-link.tsx';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { classes } from '#web/ui/classes.ts';
import type { RecentWorks } from './recent-works.ts';

/** Spec 000 §2.5: up to three keywords, and how many more there are. */
const shownKeywords = 3;

/** The newest works of the catalogue, the first of them large. */
export function Featured({ newest, others }: Pick<RecentWorks, 'newest' | 'others'>) {
  if (!newest) return null;
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {[newest, ...others].map((work) => (
        <li
          key={work.id}
          lang={work.idioma}
          className={classes('border-t border-line py-6 sm:py-8', work === newest && 'lg:col-span-2')}
        >
          <FeaturedWork work={work} isLarge={work === newest} />
        </li>
      ))}
    </ul>
  );
}

function FeaturedWork({ work, isLarge }: { work: CatalogueEntry; isLarge: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <article className={classes('flex', isLarge ? 'flex-col gap-6 sm:flex-row sm:gap-10' : 'gap-5')}>
      <Cover
        work={work}
        className={isLarge ? 'w-44 sm:w-56 lg:w-64' : 'w-20 self-start sm:w-28'}
        sizes={isLarge ? '16rem' : '7rem'}
      />
      <div className="min-w-0">
        <p lang={language} className="flex flex-wrap items-baseline gap-x-3">
          <Badge tone="accent">{t(typeKey(work))}</Badge>
          {isLarge && <span className="text-sm text-muted">{t('home.featured.newest')}</span>}
        </p>
        <h3 className={classes('mt-2 wrap-anywhere', isLarge ? 'text-xl sm:text-2xl' : 'text-lg leading-snug')}>
          <TitleLink to={workPage(work.id)} className="link-alone no-underline hover:text-accent hover:underline">
            {work.titulo}
          </TitleLink>
        </h3>
        <p className="mt-2 text-sm">{work.autor}</p>
        {work.fechaPublicacion && (
          <p lang={language} className="text-sm text-muted">
            <time dateTime={work.fechaPublicacion}>{day(work.fechaPublicacion)}</time>
          </p>
        )}
        <p
          className={classes(
            'mt-3 font-reading oldstyle-nums text-muted',
            isLarge ? 'line-clamp-6 max-w-reading' : 'line-clamp-3 sm:line-clamp-4',
          )}
        >
          {work.resumen}
        </p>
        <Keywords words={work.palabrasClave} />
      </div>
    </article>
  );
}

function Keywords({ words }: { words: readonly string[] }) {
  const t = useMessages();
  const more = words.length - shownKeywords;
  if (words.length === 0) return null;
  return (
    <ul aria-label={t('home.featured.keywords')} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm wrap-anywhere">
      {words.slice(0, shownKeywords).map((word) => (
        <li key={word}>
          <Link to={writeAddress({ q: word })} className="link link-alone">
            {word}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className="text-muted">
          <span aria-hidden>{t('home.featured.more', { count: more })}</span>
          <span className="sr-only">{t('home.featured.moreLabel', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
