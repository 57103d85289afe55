import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { hasNextPage } from './paging.ts';

interface WorkPage {
  publications: readonly PublicationSummary[];
  page: number;
  totalPages: number;
}

type Props = {
  title: string;
  intro?: string;
  columns: readonly Column<PublicationSummary>[];
  query: UseQueryResult<WorkPage>;
  page: number;
  onPage: (page: number) => void;
  /** Another way to choose the order, where the headings have no room. */
  sorting?: ReactNode;
  /** The words sought. Where nothing says them, the table says so and offers `onClear`. */
  search: string;
  onClear: () => void;
  /** What the table says without rows where nothing is sought. */
  empty: string;
  /** Pages are shown also where there is one. */
  alwaysPaged?: boolean;
};

/** One of the tables of the management screen, a page at a time. */
export function WorksTable(props: Props) {
  const { title, intro, columns, query, page, onPage, sorting, search, onClear, empty, alwaysPaged = false } = props;
  const t = useMessages();
  const { data, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    // The last row of the last page is gone: the page before is the last now.
    if (page > lastPage) onPage(lastPage);
  });
  return (
    <Section title={title} intro={intro}>
      <QueryState
        query={query}
        loading={
          <div role="status" className="border-y border-line py-4">
            <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
            <Skeleton lines={5} />
          </div>
        }
        failed={t('author.management.failed')}
      >
        {(data) => (
          <>
            {data.publications.length > 0 && sorting}
            <Table
              caption={title}
              hideCaption
              columns={columns}
              rows={data.publications}
              rowKey={(work) => work.id}
              busy={isPlaceholderData}
              empty={search ? <NoMatch search={search} onClear={onClear} /> : empty}
            />
            {(alwaysPaged || hasNextPage(data) || page > 1) && (
              <Pagination
                label={t('author.management.pages', { title })}
                pageLabel={t('author.management.page', { page })}
                previousLabel={t('author.management.previous')}
                nextLabel={t('author.management.next')}
                page={page}
                hasNext={hasNextPage(data)}
                onPage={onPage}
                className="mt-4"
              />
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function NoMatch({ search, onClear }: Pick<Props, 'search' | 'onClear'>) {
  const t = useMessages();
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="wrap-anywhere">{t('author.management.noMatch', { search })}</p>
      <Button size="small" onClick={onClear}>
        {t('author.management.clear')}
      </Button>
    </div>
  );
}
