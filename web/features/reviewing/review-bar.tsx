import { ListTree } from 'lucide-react';
import type { Ref } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useJournalWords } from '#web/features/publications/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeadlineText } from './deadline-text.tsx';
import { PrioridadBadge, ReviewEstadoBadge } from './review-badges.tsx';
import { isWaiting } from './review-lists.ts';

type Props = {
  review: Review | undefined;
  contents?: { shown: boolean; controls: string; onToggle: () => void };
  /** Where the form puts its button. */
  slot?: Ref<HTMLDivElement>;
};

/**
 * What is reviewed, until when, and what sends it. Where two panes have room it stays above them, 56 px high; on a narrow
 * screen it is the head of the page, and the choice between the panes stays instead.
 */
export function ReviewBar({ review, contents, slot }: Props) {
  const t = useMessages();
  const journalOf = useJournalWords();
  const journal = review && journalOf(review);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-paper pb-3 roomy:sticky roomy:top-0 roomy:z-20 roomy:h-14 roomy:flex-nowrap roomy:border-b roomy:border-line-strong roomy:px-4 roomy:pb-0">
      {contents && (
        <div className="hidden roomy:block">
          <Button
            size="small"
            variant="quiet"
            icon={<ListTree aria-hidden />}
            aria-expanded={contents.shown}
            aria-controls={contents.shown ? contents.controls : undefined}
            onClick={contents.onToggle}
          >
            {t('reviewing.page.index')}
          </Button>
        </div>
      )}
      <div className="min-w-0 grow basis-full roomy:basis-0">
        <h1 title={review?.titulo} className="text-xl leading-snug roomy:truncate roomy:text-base roomy:leading-tight">
          {review?.titulo ?? t('reviewing.page.title')}
        </h1>
        {review && (
          <p className="text-sm text-muted roomy:truncate roomy:text-xs">
            {t('reviewing.page.label', { round: review.ronda })} · {t('reviewer.term.limite')}:{' '}
            <DeadlineText deadline={review.fechaLimite} counting={isWaiting(review)} />
            {journal && ` · ${journal}`}
          </p>
        )}
      </div>
      {review && (
        <div className="flex shrink-0 flex-wrap gap-x-4 gap-y-1">
          <ReviewEstadoBadge review={review} />
          <PrioridadBadge prioridad={review.prioridad} />
        </div>
      )}
      <div ref={slot} className="hidden shrink-0 roomy:block roomy:empty:hidden" />
    </header>
  );
}
