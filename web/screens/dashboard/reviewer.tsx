import { CircleCheck, Clock, FileText, Hourglass, Inbox, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { AllReviewsDialog } from '#web/features/review/all-reviews-dialog.tsx';
import { AssignedReviews } from '#web/features/review/assigned-reviews.tsx';
import { PublicationsInReview } from '#web/features/review/publications-in-review.tsx';
import { type Opening, ReviewDialogs } from '#web/features/review/review-dialogs.tsx';
import { countReviews, isDeclined } from '#web/features/review/review-lists.ts';
import { useMyReviews } from '#web/features/review/use-my-reviews.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';

/** 'Dashboard del Revisor' (spec 001 §2). */
export function ReviewerDashboard() {
  const t = useMessages();
  const { user } = useSession();
  const mine = useMyReviews();
  const [opening, setOpening] = useState<Opening>();
  const [seeingAll, setSeeingAll] = useState(false);
  const reviews = mine.data ?? [];
  const name = [user?.nombres, user?.apellidos].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-12">
      <div>
        <PageHeader title={t('reviewer.title')} intro={`${t('reviewer.hello', { name })}. ${t('reviewer.intro')}`} />
        <Counters counts={mine.data && countReviews(mine.data)} />
      </div>
      <Section title={t('reviewer.actions.title')}>
        <div className="flex flex-wrap gap-3">
          <Button icon={<ListChecks aria-hidden />} onClick={() => setSeeingAll(true)}>
            {t('reviewer.actions.all')}
          </Button>
          <Button asChild icon={<Inbox aria-hidden />}>
            <Link to="/mis-revisiones">{t('reviewer.actions.workList')}</Link>
          </Button>
        </div>
      </Section>
      {!mine.data && mine.error ? (
        <ErrorState
          message={messageOf(mine.error, t('reviewer.error'))}
          retryLabel={t('common.retry')}
          onRetry={() => mine.refetch()}
          busy={mine.isFetching}
        />
      ) : mine.isPending ? (
        <Spinner label={t('reviewer.loading')} />
      ) : (
        <AssignedReviews reviews={reviews.filter((review) => !isDeclined(review))} onOpen={setOpening} />
      )}
      <PublicationsInReview onOpen={setOpening} />
      {seeingAll && <AllReviewsDialog reviews={reviews} onClose={() => setSeeingAll(false)} />}
      <ReviewDialogs opening={opening} onOpen={setOpening} reviews={reviews} />
    </div>
  );
}

function Counters({ counts }: { counts: ReturnType<typeof countReviews> | undefined }) {
  const t = useMessages();
  const { number } = useFormats();
  const { data } = useCall('listPublications', { query: { limit: 1 } });
  const shown = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-9 w-12" /> : number(value);
  return (
    <section aria-label={t('reviewer.stats.label')}>
      <StatRow>
        <StatCard
          label={t('reviewer.stats.publicaciones')}
          value={shown(data?.total)}
          icon={<FileText aria-hidden />}
        />
        <StatCard label={t('reviewer.stats.asignadas')} value={shown(counts?.asignadas)} icon={<Inbox aria-hidden />} />
        <StatCard
          label={t('reviewer.stats.pendientes')}
          value={shown(counts?.pendientes)}
          icon={<Hourglass aria-hidden />}
        />
        <StatCard
          label={t('reviewer.stats.completadas')}
          value={shown(counts?.completadas)}
          icon={<CircleCheck aria-hidden />}
        />
        <StatCard label={t('reviewer.stats.enProceso')} value={shown(counts?.enProceso)} icon={<Clock aria-hidden />} />
      </StatRow>
    </section>
  );
}
