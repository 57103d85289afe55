import { useEffect, useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { SaveLine } from '#web/data/save-line.tsx';
import { type Progress, progressOf } from '#web/features/publications/answering.ts';
import { RecordedBadge, ReviewersWords } from '#web/features/reviewing/recorded-words.tsx';
import { ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { AddPoint } from './add-point.tsx';
import { PointRow } from './point-row.tsx';
import { addPoint, answerPoint, isAdded, joinToPrevious, piecesOf, removePoint, splitPoint } from './points-edit.ts';
import { SplitDialog } from './split-dialog.tsx';
import { TwoAnswersNotice } from './two-answers-notice.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { review: Review; onProgress: (id: string, progress: Progress) => void };

/** A review of the last round, point by point, with the answer to each. */
export function ReviewAnswer({ review, onProgress }: Props) {
  const t = useMessages();
  const { points, change, settle, keeping } = useAnswer(review);
  const [splitting, setSplitting] = useState<number | null>(null);
  const divided = splitting === null ? undefined : points[splitting];
  const { answered, total } = progressOf(points);
  useEffect(() => onProgress(review.id, { answered, total }), [review.id, answered, total, onProgress]);
  return (
    <Section
      title={t('answers.review', { name: review.revisorNombre })}
      intro={t('answers.progress', { answered, total })}
      actions={
        <>
          <ReviewEstadoBadge review={review} />
          <RecordedBadge review={review} />
        </>
      }
    >
      <ReviewersWords review={review} />
      {keeping.state.kind === 'conflict' && (
        <TwoAnswersNotice mine={points} theirs={keeping.state.theirs} onSettle={settle} />
      )}
      <ol className="divide-y divide-line border-y border-line">
        {points.map((point, index) => (
          <PointRow
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no name but their place
            key={index}
            point={point}
            number={index + 1}
            onAnswer={(words) => change(answerPoint(points, index, words))}
            onSplit={piecesOf(point.punto).length > 1 ? () => setSplitting(index) : undefined}
            onJoin={index > 0 ? () => change(joinToPrevious(points, index)) : undefined}
            onRemove={isAdded(point, review) ? () => change(removePoint(points, index)) : undefined}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <AddPoint onAdd={(punto) => change(addPoint(points, punto))} />
        <SaveLine state={keeping.state} />
      </div>
      {splitting !== null && divided && (
        <SplitDialog
          punto={divided.punto}
          onSplit={(at) => {
            change(splitPoint(points, splitting, at));
            setSplitting(null);
          }}
          onClose={() => setSplitting(null)}
        />
      )}
    </Section>
  );
}
