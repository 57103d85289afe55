import { Link } from 'react-router';
import { fieldOfScience } from '#contract/fields-of-science.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { hueOf } from '#web/features/publications/hue-of.ts';
import { SiteSection } from '#web/features/site/site-section.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import type { RecentWorks } from './recent-works.ts';

/** All there is, by tipo, year, category and keyword: the same answer as the catalogue's first page has. */
export const wholeCatalogue = { query: {} } as const;
/** As many as stand beside the recent works. */
const mostFields = 10;
/** Of one discipline alone nothing is to be chosen. */
const fewest = 2;

/** More of what came last, by its titles. */
export function Recent({ recent }: Pick<RecentWorks, 'recent'>) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  if (recent.length === 0) return null;
  return (
    <SiteSection title={t('home.recent.title')}>
      <ol>
        {recent.map((work) => (
          <li key={work.id} lang={work.idioma} className="border-t border-line py-3.5">
            <Link
              to={workPage(work.id)}
              className="link-alone wrap-anywhere no-underline hover:text-accent hover:underline"
            >
              {work.titulo}
            </Link>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{work.autor}</span>
              {work.fechaPublicacion && (
                <time lang={language} dateTime={work.fechaPublicacion}>
                  {day(work.fechaPublicacion)}
                </time>
              )}
            </p>
          </li>
        ))}
      </ol>
    </SiteSection>
  );
}

/** The disciplines of the catalogue, each with how many works it has and the hue of its field. */
export function Disciplines() {
  const t = useMessages();
  const { data } = useHealingCall('catalogueFacets', wholeCatalogue);
  const disciplines = data?.categoria ?? [];
  if (disciplines.length < fewest) return null;
  return (
    <SiteSection title={t('home.fields.title')}>
      <ul>
        {disciplines.slice(0, mostFields).map(({ valor, total }) => (
          <li key={valor} className="border-t border-line">
            <Link
              to={writeAddress({ categoria: valor })}
              className="flex min-h-11 items-baseline gap-3 py-2 no-underline hover:text-accent hover:underline"
            >
              <span aria-hidden className={classes('size-2.5 shrink-0 bg-current', hueOf(fieldOfScience(valor)))} />
              <span className="min-w-0 wrap-anywhere">{valor}</span>
              <span className="ms-auto shrink-0 text-sm text-muted tabular-nums">
                {t('home.fields.count', { count: total })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {disciplines.length > mostFields && (
        <p className="mt-3">
          <Link to="/catalogo" className="link">
            {t('home.fields.all')}
          </Link>
        </p>
      )}
    </SiteSection>
  );
}
