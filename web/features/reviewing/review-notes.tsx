import type { ReactNode } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AnnotationList } from './annotations/annotation-list.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { AnsweredPoints } from './answered-points.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { ReviewersWords } from './recorded-words.tsx';
import { ownComments } from './review-lists.ts';

/** What was written in a review, by its reviewer and in reply; nothing where nothing was. */
export function ReviewNotes({ review }: { review: Review }) {
  const t = useMessages();
  const notes = [
    [t('reviewing.instructions'), review.indicaciones],
    [t('reviewer.form.comentarios'), ownComments(review)],
    [t('reviewer.form.confidencial'), review.comentarioConfidencial],
    [t('reviewer.reply'), review.comentarioAutor],
    [t(review.retirada ? 'reviewing.takenBackBecause' : 'reviewer.declinedBecause'), review.motivoDeclinacion],
    [t('reviewing.decline.instead'), review.sugiereA],
  ] as const;
  return (
    <>
      {notes.map(([name, words]) => words && <Note key={name} name={name} words={words} />)}
      <ReviewersWords review={review} />
      <AnnotationList review={review} />
      <AnsweredForm review={review} />
      <AttachedFiles files={review.archivos} />
      <AnsweredPoints review={review} />
    </>
  );
}

/** Words under what they are. */
export function Note({ name, words }: { name: string; words: ReactNode }) {
  return (
    <div className="mt-4 max-w-reading border-s-2 border-line ps-4">
      <p className="text-sm text-muted">{name}</p>
      <p className="whitespace-pre-line">{words}</p>
    </div>
  );
}
