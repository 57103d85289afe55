/** What a journal has published: its newest works, and its last numbers. */
import type { Journal } from '#contract/entities/journal.ts';
import { journalIssuesPage } from '#contract/public-addresses.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { WorkList } from '#web/features/catalogue/work-list.tsx';
import { BeginningPlace } from '#web/features/site/beginning-place.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { IssueRow } from '#web/screens/issues/issue-row.tsx';
import { Link } from '#web/ui/Link.tsx';

const mostWorks = 5;
const mostIssues = 4;

/** The question for its newest works. */
export const newestOf = (clave: string) => ({
  query: { revista: clave, sort: 'recientes' as const, page: 1, limit: mostWorks },
});
/** That for its last numbers. */
export const inJournal = (revistaId: string) => ({
  query: { revistaId, estado: 'PUBLICADO' as const, page: 1, limit: mostIssues },
});

export function JournalWorks({ journal: { id, clave, nombre, anios, recibe, principal } }: { journal: Journal }) {
  const t = useMessages();
  const { data } = useHealingCall('searchCatalogue', newestOf(clave));
  if (!data) return null;
  return (
    <section id="obras">
      <h2 className="mb-3 text-xl">{t('house.newest')}</h2>
      {data.publications.length === 0 ? (
        // What takes no works begins no more.
        (recibe && (
          <BeginningPlace
            level={3}
            journal={nombre}
            // The first journal is set up with the platform.
            {...(!principal && { settings: `/admin/revistas/${id}` })}
          />
        )) || <p className="text-muted">{t('house.newest.none')}</p>
      ) : (
        <>
          <WorkList works={data.publications} />
          <p className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <Link to={writeAddress({ revista: clave })} rel="nofollow" className="link link-alone">
              {t('house.newest.all', { count: data.total })}
            </Link>
          </p>
          {anios.length > 1 && (
            <ul aria-label={t('house.years')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {anios.map(({ anio, obras }) => (
                <li key={anio}>
                  <Link
                    to={writeAddress({ revista: clave, anio: String(anio) })}
                    rel="nofollow"
                    className="link inline-block py-1 pointer-coarse:py-2.5"
                  >
                    {anio}
                  </Link>{' '}
                  <span className="text-muted">{obras}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

/** Nothing of what appears in no numbers. */
export function JournalIssues({ journal: { id, clave } }: { journal: Journal }) {
  const t = useMessages();
  const { data } = useHealingCall('listIssues', inJournal(id));
  if (!data || data.numeros.length === 0) return null;
  return (
    <section id="numeros">
      <h2 className="mb-3 text-xl">{t('issues.title')}</h2>
      <ul data-rows className="grid gap-x-10 sm:grid-cols-2">
        {data.numeros.map((issue) => (
          <IssueRow key={issue.id} issue={issue} className="border-t border-line" />
        ))}
      </ul>
      <p className="mt-2">
        <Link to={journalIssuesPage(clave)} className="link link-alone">
          {t('house.numbers', { count: data.total })}
        </Link>
      </p>
    </section>
  );
}
