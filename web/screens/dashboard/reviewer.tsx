import { CalendarDays, CircleCheck, Clock, FileText, Hourglass, Inbox, ListChecks } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { AssignedReviews } from '#web/features/reviewing/assigned-reviews.tsx';
import { PublicationsInReview } from '#web/features/reviewing/publications-in-review.tsx';
import { countReviews } from '#web/features/reviewing/review-lists.ts';
import { type Opening, ReviewerDialogs } from '#web/features/reviewing/reviewer-dialogs.tsx';
import { useMyReviews } from '#web/features/reviewing/use-my-reviews.ts';
import { DeskHead } from '#web/layouts/desk-head.tsx';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Count } from './count.tsx';

const AllReviewsDialog = late(
  async () => (await import('#web/features/reviewing/all-reviews-dialog.tsx')).AllReviewsDialog,
);
const ReviewCalendarDialog = late(
  async () => (await import('#web/features/reviewing/review-calendar-dialog.tsx')).ReviewCalendarDialog,
);

/** 'Dashboard del Revisor' (spec 001 §2). */
export function ReviewerDashboard() {
  const t = useMessages();
  const { user } = useSession();
  const mine = useMyReviews();
  const [opening, setOpening] = useState<Opening>();
  const [seeing, setSeeing] = useState<'all' | 'calendar'>();
  // Drawn in slices, and what stands below comes into sight with it: what a person does meanwhile goes first, and nothing moves.
  const drawn = useDeferredValue(mine.data);
  const isBelowDue = useDeferredValue(true, false);
  const { error, isFetching, refetch } = mine;
  const reviews = mine.data ?? [];
  return (
    <div className="flex flex-col gap-12">
      <div>
        <DeskHead desk="REVISOR" greeted={user} />
        <Counters counts={mine.data && countReviews(mine.data)} failed={mine.isError} />
      </div>
      <Section title={t('reviewer.actions.title')}>
        <div className="flex flex-wrap gap-3">
          <Button icon={<ListChecks aria-hidden />} aria-haspopup="dialog" onClick={() => setSeeing('all')}>
            {t('reviewer.actions.all')}
          </Button>
          <Button icon={<CalendarDays aria-hidden />} aria-haspopup="dialog" onClick={() => setSeeing('calendar')}>
            {t('reviewing.calendar.title')}
          </Button>
          <Button asChild icon={<Inbox aria-hidden />}>
            <Link to="/mis-revisiones">{t('reviewer.actions.workList')}</Link>
          </Button>
        </div>
      </Section>
      <QueryState
        query={{ data: drawn, error, isFetching, refetch }}
        loading={t('reviewer.loading')}
        failed={t('reviewer.error')}
      >
        {(assigned) => <AssignedReviews reviews={assigned} onOpen={setOpening} />}
      </QueryState>
      {/* Asked for as soon as what stands above it is drawn, and shown where it stays. */}
      <div hidden={!drawn && !error}>{isBelowDue && <PublicationsInReview onOpen={setOpening} />}</div>
      {seeing === 'all' && <AllReviewsDialog reviews={reviews} onClose={() => setSeeing(undefined)} />}
      {seeing === 'calendar' && <ReviewCalendarDialog reviews={reviews} onClose={() => setSeeing(undefined)} />}
      <ReviewerDialogs opening={opening} onOpen={setOpening} reviews={reviews} />
    </div>
  );
}

const cards = [
  ['asignadas', Inbox],
  ['pendientes', Hourglass],
  ['completadas', CircleCheck],
  ['enProceso', Clock],
] as const;

function Counters({ counts, failed }: { counts: ReturnType<typeof countReviews> | undefined; failed: boolean }) {
  const t = useMessages();
  const works = useCall('listPublications', { query: { limit: 1 } });
  return (
    <section aria-label={t('reviewer.stats.label')}>
      <StatRow>
        <StatCard
          label={t('reviewer.stats.publicaciones')}
          value={<Count value={works.data?.total} failed={works.isError} />}
          icon={<FileText aria-hidden />}
        />
        {cards.map(([which, Icon]) => (
          <StatCard
            key={which}
            label={t(`reviewer.stats.${which}`)}
            value={<Count value={counts?.[which]} failed={failed} />}
            icon={<Icon aria-hidden />}
          />
        ))}
      </StatRow>
    </section>
  );
}
