/** /mis-revisiones (docs/specification.md 1): the reviewer's work list, its filters in the address. */

import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { Pages } from '#web/data/pages.tsx';
import { QueryState } from '#web/data/query-state.tsx';
import { useKindWords } from '#web/features/publications/journals.ts';
import { ConsentsNotice } from '#web/features/reviewing/masking/consents-notice.tsx';
import { ReviewCalendarDialog } from '#web/features/reviewing/review-calendar-dialog.tsx';
import { ReviewCard } from '#web/features/reviewing/review-card.tsx';
import { byUrgency, dueFilters, estadoFilters } from '#web/features/reviewing/review-lists.ts';
import { ReviewNotes } from '#web/features/reviewing/review-notes.tsx';
import { type Opening, ReviewerDialogs } from '#web/features/reviewing/reviewer-dialogs.tsx';
import { useMyReviews } from '#web/features/reviewing/use-my-reviews.ts';
import { readWorkList, WorkListFilters, writeWorkList } from '#web/features/reviewing/work-list-filters.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

export const title = 'reviewer.mine.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const mine = useMyReviews();
  const [seeingCalendar, setSeeingCalendar] = useState(false);
  return (
    <>
      <PageHeader
        title={t('reviewer.mine.title')}
        intro={t('reviewer.mine.intro')}
        actions={
          mine.data?.length ? (
            <Button icon={<CalendarDays aria-hidden />} aria-haspopup="dialog" onClick={() => setSeeingCalendar(true)}>
              {t('reviewing.calendar.title')}
            </Button>
          ) : undefined
        }
      />
      <ConsentsNotice />
      <QueryState
        query={mine}
        loading={t('reviewer.loading')}
        failed={t('reviewer.error')}
        isEmpty={(reviews) => reviews.length === 0}
        empty={<EmptyState title={t('reviewer.mine.empty')}>{t('reviewer.mine.empty.text')}</EmptyState>}
      >
        {(reviews) => <WorkList reviews={reviews} />}
      </QueryState>
      {seeingCalendar && <ReviewCalendarDialog reviews={mine.data ?? []} onClose={() => setSeeingCalendar(false)} />}
    </>
  );
}

const perPage = 10;

function WorkList({ reviews }: { reviews: readonly Review[] }) {
  const t = useMessages();
  const kindOf = useKindWords();
  const [search, setSearch] = useSearchParams();
  const [opening, setOpening] = useState<Opening>();
  const filters = readWorkList(search);
  const due = reviews.filter(dueFilters[filters.plazo]);
  const found = byUrgency(due.filter(estadoFilters[filters.estado]));
  const totalPages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(filters.pagina, totalPages);
  return (
    <>
      <WorkListFilters filters={filters} reviews={due} onChange={(next) => setSearch(writeWorkList(next))} />
      <p role="status" className="mt-5 mb-3 text-sm text-muted">
        {t('reviewer.mine.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t('reviewer.mine.nothing')}
          action={<Button onClick={() => setSearch({})}>{t('reviewer.mine.clear')}</Button>}
        />
      ) : (
        <ul data-rows className="divide-y divide-line border-y border-line">
          {found.slice((page - 1) * perPage, page * perPage).map((review) => (
            <ReviewCard key={review.id} review={review} level={2} kindOf={kindOf} onOpen={setOpening}>
              <ReviewNotes review={review} />
            </ReviewCard>
          ))}
        </ul>
      )}
      <Pages
        list={t('reviewer.mine.title')}
        page={page}
        totalPages={totalPages}
        onPage={(pagina) => setSearch(writeWorkList({ ...filters, pagina }))}
      />
      <ReviewerDialogs opening={opening} onOpen={setOpening} reviews={reviews} />
    </>
  );
}
