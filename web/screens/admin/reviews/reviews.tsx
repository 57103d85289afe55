/** /admin/reviews (spec 001 §2): every review, narrowed down by words and how it stands, each the way to what it says. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSoughtWords } from '#web/data/use-sought-words.ts';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ReviewFiltersBar } from './review-filters-bar.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { useReviewFilters } from './use-review-filters.ts';

export const title = 'admin.reviews.title' satisfies MessageKey;

const perPage = 20;

export function Screen() {
  const t = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const { filters, change } = useReviewFilters();
  const { search, estado, page } = filters;
  const words = useSoughtWords(search, (sought) => change({ search: sought }), longest.personSearch);
  const [opened, setOpened] = useState<Review | null>(null);
  const columns = useColumns(setOpened);
  const asked = { page, limit: perPage, ...(search && { search }), ...(estado && { estado }) };
  const query = useQuery({
    ...callQuery(useClient(), 'listReviews', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { isPlaceholderData } = query;
  const clear = () => {
    words.say('');
    change({ search: '', estado: undefined });
    box.current?.focus();
  };
  return (
    <>
      <PageHeader title={t('admin.reviews.title')} intro={t('admin.reviews.lead')} />
      <ReviewFiltersBar filters={filters} onChange={change} words={words} box={box} />
      <QueryState query={query} loading={t('admin.reviews.loading')} failed={t('admin.reviews.failed')}>
        {(data) => (
          <>
            <p role="status" className="mb-2 text-sm text-muted">
              {t('admin.reviews.count', { count: data.total })}
            </p>
            <Table
              caption={t('admin.reviews.list')}
              hideCaption
              columns={columns}
              rows={data.reviews}
              rowKey={({ id }) => id}
              busy={isPlaceholderData}
              empty={
                search || estado ? (
                  <div className="flex flex-col items-center gap-3">
                    <p>{t('admin.reviews.none')}</p>
                    <Button size="small" onClick={clear}>
                      {t('admin.reviews.clear')}
                    </Button>
                  </div>
                ) : (
                  t('admin.reviews.empty')
                )
              }
            />
            <Pages
              list={t('admin.reviews.list')}
              page={page}
              totalPages={data.totalPages}
              onPage={(to) => change({ page: to })}
            />
          </>
        )}
      </QueryState>
      {opened && <ReviewSheet review={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Ids begin with the moment of their making: their end tells them apart. */
const shortId = (id: string) => id.slice(-8);

function useColumns(onOpen: (review: Review) => void): Column<Review>[] {
  const t = useMessages();
  return [
    {
      id: 'id',
      header: t('admin.reviews.id'),
      className: 'lg:w-28',
      cell: ({ id }) => (
        <span title={id} className="text-muted tabular-nums">
          {shortId(id)}
        </span>
      ),
    },
    {
      id: 'publicacion',
      header: t('admin.reviews.work'),
      heading: true,
      cell: ({ publicacionTitulo, ronda }) => (
        <div className="wrap-anywhere">
          {publicacionTitulo}
          <div className="text-sm font-normal text-muted">{t('editor.reviews.round', { ronda })}</div>
        </div>
      ),
    },
    {
      id: 'estado',
      header: t('admin.reviews.estado'),
      className: 'lg:w-36',
      cell: (review) => <ReviewEstadoBadge review={review} />,
    },
    {
      id: 'revisor',
      header: t('admin.reviews.reviewer'),
      className: 'lg:w-56',
      cell: ({ revisorNombre }) => <span className="wrap-anywhere">{revisorNombre || '-'}</span>,
    },
    {
      id: 'acciones',
      header: t('admin.reviews.actions'),
      hideHeader: true,
      wide: true,
      className: 'lg:w-24',
      cell: (review) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t(review.ronda > 1 ? 'admin.reviews.about.round' : 'admin.reviews.about', {
            action: t('admin.reviews.open'),
            reviewer: review.revisorNombre,
            title: review.publicacionTitulo,
            round: review.ronda,
          })}
          onClick={() => onOpen(review)}
        >
          {t('admin.reviews.open')}
        </Button>
      ),
    },
  ];
}
