import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { TitleLink } from '#web/features/publications/title-link.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Spec 000 §9: three. */
export const featuredWorks = { query: { limit: 3, sort: 'recientes' } } as const;
/** Spec 000 §2.5: up to three keywords, and how many more there are. */
const shownKeywords = 3;

/** The newest works of the catalogue; while they cannot be had, nothing stands in their place but the way to it. */
export function Featured() {
  const t = useMessages();
  const { data } = useHealingCall('searchCatalogue', featuredWorks);
  if (data?.publications.length === 0) return <p className="text-muted">{t('home.featured.empty')}</p>;
  return (
    <ul className="grid gap-x-12 lg:grid-cols-3">
      {data?.publications.map((work) => (
        <li key={work.id} lang={work.idioma} className="flex flex-col border-t border-line py-6">
          <FeaturedWork work={work} />
        </li>
      ))}
    </ul>
  );
}

function FeaturedWork({ work }: { work: CatalogueEntry }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <>
      <p lang={language}>
        <Badge tone="accent">{t(`work.tipo.${work.tipo}`)}</Badge>
      </p>
      <h3 className="mt-3 text-lg leading-snug">
        <TitleLink to={workPage(work.id)} className="link-alone no-underline hover:text-accent hover:underline">
          {work.titulo}
        </TitleLink>
      </h3>
      <p className="mt-2 line-clamp-4 font-serif text-muted">{work.resumen}</p>
      <p className="mt-3 text-sm">{work.autor}</p>
      {work.fechaPublicacion && (
        <p lang={language} className="text-sm text-muted">
          <time dateTime={work.fechaPublicacion}>{day(work.fechaPublicacion)}</time>
        </p>
      )}
      <Keywords words={work.palabrasClave} />
    </>
  );
}

function Keywords({ words }: { words: readonly string[] }) {
  const t = useMessages();
  const more = words.length - shownKeywords;
  if (words.length === 0) return null;
  return (
    <ul aria-label={t('home.featured.keywords')} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
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
