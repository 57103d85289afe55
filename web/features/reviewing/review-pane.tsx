import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { AcceptButton } from './accept-button.tsx';
import { OwnAnnotations } from './annotations/own-annotations.tsx';
import { Attachments } from './attachments.tsx';
import { AuthorPreview } from './author-preview.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { DiscussionOfReview } from './discussion/discussion-of-review.tsx';
import { NextStep } from './next-step.tsx';
import { OtherReviews } from './other-reviews.tsx';
import { PreviousRounds } from './previous-rounds.tsx';
import { ReviewFields } from './review-fields.tsx';
import { saidInMargin } from './review-form-values.ts';
import { isFinished } from './review-lists.ts';
import { ReviewNotes } from './review-notes.tsx';
import { UnsentWords } from './unsent-words.tsx';
import type { ReviewForm } from './use-review-form.ts';

type Props = {
  review: Review;
  /** What is being written in it; null where nothing is. */
  form: ReviewForm | null;
  slot?: HTMLElement | null;
  /** Leads to a note of one's own in the text, by its place among them. */
  onShowNote?: (at: number) => void;
};

/**
 * One's review of a work: its invitation, its form while it may be written, and what was said before. `slot`: where its
 * button stands on a wide screen, always in sight.
 */
export function ReviewPane({ review, form, slot = null, onShowNote }: Props) {
  const t = useMessages();
  const [isDeclining, setDeclining] = useState(false);
  const { acciones } = review;
  return (
    <div className="flex flex-col gap-8">
      {acciones.includes('ACEPTAR') ? (
        <Notice
          title={t('reviewing.invitation')}
          action={
            <div className="flex flex-wrap gap-2">
              <AcceptButton review={review} />
              <Button size="small" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
                {t('reviewer.decline')}
              </Button>
            </div>
          }
        >
          {t('reviewing.invitation.text')}
        </Notice>
      ) : (
        <NextStep review={review} />
      )}
      {review.revisionPublica && (form || acciones.includes('ACEPTAR')) && <Notice>{t('reviewing.public')}</Notice>}
      {form ? (
        <Writing review={review} form={form} slot={slot} onShowNote={onShowNote} />
      ) : (
        <ReviewNotes review={review} />
      )}
      {!form && <UnsentWords review={review} />}
      {acciones.includes('DECLINAR') && !acciones.includes('ACEPTAR') && (
        <p>
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
            {t('reviewing.cannot')}
          </Button>
        </p>
      )}
      {(review.discusion === 'ABIERTA' || review.discusion === 'CERRADA') && <DiscussionOfReview review={review} />}
      {review.discusion === 'AL_ENTREGAR' && <p className="text-sm text-muted">{t('discussion.later')}</p>}
      <PreviousRounds review={review} />
      <OtherReviews publicacionId={review.publicacionId} />
      {isDeclining && <DeclineDialog review={review} onClose={() => setDeclining(false)} />}
    </div>
  );
}

type WritingProps = Pick<Props, 'review' | 'onShowNote'> & { form: ReviewForm; slot: HTMLElement | null };

function Writing({ review, form, slot, onShowNote }: WritingProps) {
  const t = useMessages();
  const formId = useId();
  const preview = useAct('previewReview');
  const isHandedIn = isFinished(review);
  const see = () => {
    const written = form.form.getValues();
    const { comentarios, recomendacion, respuestas } = written;
    const anotaciones = saidInMargin(written);
    preview.mutate(
      {
        params: { id: review.id },
        body: { comentarios, estado: recomendacion || 'EN_PROCESO', respuestas, anotaciones },
      },
      { onError: (error) => toast.error(failureText(t('reviewing.preview.failed'), error)) },
    );
  };
  const send = (className: string) => (
    <Button
      type="submit"
      form={formId}
      // What was handed in is not asked for again: only its changes are left to be sent.
      variant={isHandedIn ? 'secondary' : 'primary'}
      busy={form.isSending}
      className={className}
    >
      {t(form.isSending ? 'reviewer.form.sending' : isHandedIn ? 'reviewing.resend' : 'reviewer.form.send')}
    </Button>
  );
  return (
    <>
      <SectionIndex folds label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
        <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-6">
          <ReviewFields review={form} own={review} asksForChoice />
          <OwnAnnotations form={form} onShow={onShowNote} />
          <Attachments review={review} />
          <div className="flex flex-wrap gap-2 border-t border-line pt-6">
            {send(slot ? 'roomy:hidden' : '')}
            <Button aria-haspopup="dialog" onClick={see} busy={preview.isPending}>
              {t('reviewing.preview.title')}
            </Button>
          </div>
        </form>
      </SectionIndex>
      {slot && createPortal(send(''), slot)}
      {preview.data && <AuthorPreview seen={preview.data} onClose={() => preview.reset()} />}
    </>
  );
}
