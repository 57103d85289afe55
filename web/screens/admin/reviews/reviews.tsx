/** /admin/reviews (spec 001 §2): every review, each the way to what it says. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ReviewSheet } from './review-sheet.tsx';

export const title = 'admin.reviews.title' satisfies MessageKey;

const perPage = 20;

export function Screen() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('pagina') ?? '', 10) || 1);
  const [opened, setOpened] = useState<Review | null>(null);
  const columns = useColumns(setOpened);
  const query = useQuery({
    ...callQuery(useClient(), 'listReviews', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const { isPlaceholderData } = query;
  return (
    <>
      <PageHeader title={t('admin.reviews.title')} intro={t('admin.reviews.lead')} />
      <QueryState query={query} loading={t('admin.reviews.loading')} failed={t('admin.reviews.failed')}>
        {(data) => (
          <>
            <Table
              caption={t('admin.reviews.list')}
              hideCaption
              columns={columns}
              rows={data.reviews}
              rowKey={({ id }) => id}
              busy={isPlaceholderData}
              empty={t('admin.reviews.empty')}
            />
            <Pages
              list={t('admin.reviews.list')}
              page={page}
              totalPages={data.totalPages}
              onPage={(to) => setAddress(to === 1 ? {} : { pagina: String(to) })}
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
          aria-label={t('admin.reviews.about', {
            action: t('admin.reviews.open'),
            reviewer: review.revisorNombre,
            title: review.publicacionTitulo,
          })}
          onClick={() => onOpen(review)}
        >
          {t('admin.reviews.open')}
        </Button>
      ),
    },
  ];
}
