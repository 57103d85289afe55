/** /revisiones/{id}: a review beside its manuscript; on a narrow screen one of the two at a time. */

import { useState } from 'react';
import { useParams } from 'react-router';
import type { Review } from '#contract/entities/review.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { MuteButton } from '#web/features/correspondence/notifications/mute-button.tsx';
import { DeadlineButton } from '#web/features/reviewing/deadline-button.tsx';
import { DeadlineText } from '#web/features/reviewing/deadline-text.tsx';
import { ManuscriptPane } from '#web/features/reviewing/manuscript-pane.tsx';
import { PrioridadBadge, ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { isWaiting } from '#web/features/reviewing/review-lists.ts';
import { ReviewPane } from '#web/features/reviewing/review-pane.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';

export const title = 'reviewing.page.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useCall('getReview', { params: { id } });
  const { data: review } = query;
  return (
    <>
      <PageHeader
        title={review?.titulo ?? t('reviewing.page.title')}
        label={review && t('reviewing.page.label', { round: review.ronda })}
        actions={
          review && (
            <>
              <MuteButton id={review.publicacionId} />
              {review.fechaLimite && isWaiting(review) && (
                <DeadlineButton path={`/reviews/${id}/calendar`}>{t('reviewing.feed.one')}</DeadlineButton>
              )}
            </>
          )
        }
      />
      <QueryState
        query={query}
        loading={t('reviewing.page.loading')}
        failed={(error) => messageOf(error, t('reviewing.page.failed'))}
      >
        {(review) => <Desk key={review.id} review={review} />}
      </QueryState>
    </>
  );
}

const parts = ['manuscrito', 'revision'] as const;

function Desk({ review }: { review: Review }) {
  const t = useMessages();
  const [part, setPart] = useState<(typeof parts)[number]>('manuscrito');
  const pane = (of: (typeof parts)[number]) =>
    classes(
      // Padded, so that what is focused at an edge is not cut; what is hidden within scrolls with it.
      'relative min-w-0 roomy:block roomy:h-full roomy:overflow-y-auto roomy:px-2 roomy:pb-8',
      part !== of && 'hidden',
      of === 'revision' && 'roomy:border-s roomy:border-line roomy:ps-8',
    );
  return (
    <>
      <div className="-mt-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReviewEstadoBadge review={review} />
        <PrioridadBadge prioridad={review.prioridad} />
        <span className="text-sm">
          {t('reviewer.term.limite')}: <DeadlineText deadline={review.fechaLimite} counting={isWaiting(review)} />
        </span>
      </div>
      <fieldset className="mb-6 flex gap-x-5 border-b border-line roomy:hidden">
        <legend className="sr-only">{t('reviewing.page.parts')}</legend>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={part === each}
            onClick={() => setPart(each)}
            className={classes(
              '-mb-px min-h-11 border-b-2 py-2 text-sm font-semibold',
              part === each ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`reviewing.page.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className="roomy:grid roomy:h-[calc(100dvh-7rem)] roomy:min-h-120 roomy:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] roomy:gap-6 roomy:border-t roomy:border-line roomy:pt-6">
        <section
          aria-label={t('reviewing.page.manuscrito')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
          tabIndex={0}
          className={pane('manuscrito')}
        >
          <h2 className="sr-only text-xl roomy:not-sr-only roomy:mb-4">{t('reviewing.page.manuscrito')}</h2>
          <ManuscriptPane publicacionId={review.publicacionId} />
        </section>
        <section
          aria-label={t('reviewing.page.revision')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
          tabIndex={0}
          className={pane('revision')}
        >
          <h2 className="sr-only text-xl roomy:not-sr-only roomy:mb-4">{t('reviewing.page.revision')}</h2>
          <ReviewPane review={review} />
        </section>
      </div>
    </>
  );
}
