import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
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
  /** Which of the works that came belong in this table. */
  belongs: (work: PublicationSummary) => boolean;
  /** What the table says without rows. */
  empty: string;
  /** Pages are shown also where there is one. */
  alwaysPaged?: boolean;
};

/** One of the two tables of the management screen, a page at a time. */
export function WorksTable({ title, intro, columns, query, page, onPage, belongs, empty, alwaysPaged = false }: Props) {
  const t = useMessages();
  const { data, error, refetch, isFetching, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    // The last row of the last page is gone: the page before is the last now.
    if (page > lastPage) onPage(lastPage);
  });
  if (error && !data)
    return (
      <Section title={title} intro={intro}>
        <ErrorState
          message={t('author.management.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Section>
    );
  if (!data)
    return (
      <Section title={title} intro={intro}>
        <div role="status" className="border-y border-line py-4">
          <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
          <Skeleton lines={5} />
        </div>
      </Section>
    );
  const rows = data.publications.filter(belongs);
  const hasNext = hasNextPage(data);
  return (
    <Section title={title} intro={intro}>
      <Table
        caption={title}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(work) => work.id}
        busy={isPlaceholderData}
        empty={hasNext || page > 1 ? t('author.management.elsewhere') : empty}
      />
      {(alwaysPaged || hasNext || page > 1) && (
        <Pagination
          label={t('author.management.pages', { title })}
          pageLabel={t('author.management.page', { page })}
          previousLabel={t('author.management.previous')}
          nextLabel={t('author.management.next')}
          page={page}
          hasNext={hasNext && !isPlaceholderData}
          onPage={onPage}
          className="mt-4"
        />
      )}
    </Section>
  );
}
