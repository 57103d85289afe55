/** Published numbers by year, the last first: of all journals, or of one. */
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CataloguePageLinks } from '#web/features/catalogue/page-links.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { pageOf, withPage } from './archive-page.ts';
import { IssueRow } from './issue-row.tsx';

/** More than any journal prints in twenty years; of more there are pages. */
const perPage = 100;

const query = (page: number, revistaId?: string) => ({
  query: { revistaId, estado: 'PUBLICADO' as const, page, limit: perPage },
});
export const archiveQuery = ({ client, url }: Pick<PageRequest, 'client' | 'url'>, revistaId?: string) =>
  callQuery(client, 'listIssues', query(pageOf(url.searchParams), revistaId));

type Props = {
  page: number;
  /** That of the archive. */
  address: string;
  /** Absent: numbers of all journals, each with the name of its own. */
  revistaId?: string;
};

export function Archive({ page, address, revistaId }: Props) {
  const t = useMessages();
  const { data } = useHealingCall('listIssues', query(page, revistaId));
  if (!data) return null;
  const { numeros, total, totalPages } = data;
  const years = [...new Set(numeros.map(({ anio }) => anio))].sort((a, b) => b - a);
  return (
    <>
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('issues.title')}</h1>
        <p className="mt-2 text-muted">{total > 0 ? t('issues.count', { count: total }) : t('issues.none')}</p>
      </header>
      {years.map((year) => (
        <section key={year} className="mt-8">
          <h2 className="label-caps">{year}</h2>
          <ul data-rows className="mt-2 divide-y divide-line border-y border-line">
            {numeros
              .filter(({ anio }) => anio === year)
              .map((issue) => (
                <IssueRow key={issue.id} issue={issue} ofJournal={revistaId === undefined} />
              ))}
          </ul>
        </section>
      ))}
      <CataloguePageLinks
        page={page}
        totalPages={totalPages}
        addressOf={(to) => withPage(address, to)}
        className="mt-8"
      />
    </>
  );
}
