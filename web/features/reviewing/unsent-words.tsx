import { useState } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { useSavedDraft } from '#web/features/forms/use-saved-draft.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AnnotationList } from './annotations/annotation-list.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { draftOf, saidInMargin, type WrittenReview, writtenSchema } from './review-form-values.ts';
import { Note } from './review-notes.tsx';

/** What a reviewer was writing when their review was taken back, or its round decided: it can be sent no more, and is still theirs. */
export function UnsentWords({ review }: { review: Review }) {
  const t = useMessages();
  const [kept, setKept] = useState<WrittenReview | null>(null);
  useSavedDraft(draftOf(review.id), writtenSchema, setKept);
  if (!kept) return null;
  return (
    <section aria-label={t('reviewing.unsent')}>
      <h3 className="text-base">{t('reviewing.unsent')}</h3>
      <p className="text-sm text-muted">{t('reviewing.unsent.text')}</p>
      {kept.comentarios && <Note name={t('reviewer.form.comentarios')} words={kept.comentarios} />}
      {kept.confidencial && <Note name={t('reviewer.form.confidencial')} words={kept.confidencial} />}
      <AnnotationList review={{ anotaciones: saidInMargin(kept) }} />
      <AnsweredForm review={{ formulario: review.formulario, respuestas: kept.respuestas }} />
    </section>
  );
}
