import type { Desk } from '#contract/entities/editorial.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { type Asked, QueryState } from '#web/data/query-state.tsx';
import { AwayBadge } from '#web/features/editorial/away-badge.tsx';
import { type ReviewAct, ReviewActs } from '#web/features/editorial/review-acts.tsx';
import { DeadlineText } from '#web/features/reviewing/deadline-text.tsx';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { isDeclined, isFinished } from '#web/features/reviewing/review-lists.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props = {
  work: Publication;
  reviews: Asked<{ reviews: readonly Review[] }>;
  cargas: Desk['cargas'];
  /** Opens all the reviews. */
  onOpen: () => void;
};

/** Who was asked in the present round: how far each is, until when, and how much else they have to review. */
export function RoundReviewers({ work, reviews, cargas, onOpen }: Props) {
  const t = useMessages();
  const loads = new Map<string | null, Desk['cargas'][number]>(cargas.map((load) => [load.id, load]));
  const inRound = (answer: { reviews: readonly Review[] }) =>
    answer.reviews.filter(({ ronda }) => ronda === work.ronda);
  return (
    <Section
      title={t('cockpit.reviewers')}
      actions={
        <Button size="small" variant="quiet" onClick={onOpen}>
          {t('cockpit.reviewers.all')}
        </Button>
      }
    >
      <QueryState
        query={reviews}
        loading={<Skeleton lines={3} />}
        failed={t('admin.reviews.failed')}
        isEmpty={(answer) => inRound(answer).length === 0}
        empty={<p className="border-y border-line py-4 text-muted">{t('cockpit.reviewers.none')}</p>}
      >
        {(answer) => (
          <ul data-rows className="divide-y divide-line border-y border-line">
            {inRound(answer).map((review) => (
              <li key={review.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <div className="min-w-0 grow basis-72">
                  <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold">
                    {review.revisorNombre} <ReviewEstadoBadge review={review} />
                  </h3>
                  {loads.get(review.revisorId)?.correoDevuelto && !isFinished(review) && (
                    <p className="mt-1 text-sm text-red">{t('cockpit.returned', { name: review.revisorNombre })}</p>
                  )}
                  {!isDeclined(review) && <Standing review={review} load={loads.get(review.revisorId)} />}
                </div>
                <ReviewActs review={review} acts={briefly(review)} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

/** What is done from here: the rest is with the review itself. */
const briefly = (review: Review): ReviewAct[] => [
  ...(review.acciones.includes('RECORDAR') ? (['RECORDAR'] as const) : []),
  ...(review.acciones.includes('GESTIONAR') && !isFinished(review) && !isDeclined(review) ? (['PLAZO'] as const) : []),
];

type StandingProps = { review: Review; load: Desk['cargas'][number] | undefined };

/** Until when it is due, how many reviews its reviewer has under way of how many they take, and whether they are away. */
function Standing({ review, load }: StandingProps) {
  const t = useMessages();
  const counting = !isFinished(review) && review.acciones.includes('GESTIONAR');
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <dl className="contents [&_dt]:me-1.5 [&_dt]:inline [&_dt]:text-muted [&_dd]:inline">
        <div>
          <dt>{t('desk.term.vence')}</dt>
          <dd>
            <DeadlineText deadline={review.fechaLimite} counting={counting} />
          </dd>
        </div>
        {load && (
          <div>
            <dt>{t('cockpit.load')}</dt>
            <dd className={load.abiertas > load.capacidad ? 'font-semibold' : undefined}>
              {t('cockpit.load.of', { abiertas: load.abiertas, capacidad: load.capacidad })}
            </dd>
          </div>
        )}
      </dl>
      {!isFinished(review) && <AwayBadge review={review} load={load} />}
    </div>
  );
}
