import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type { Annotation } from '#contract/entities/annotation.ts';
import type { Review } from '#contract/entities/review.ts';
import type { ReviewFormAnswers } from '#contract/entities/review-form.ts';
import { sameJson } from '#contract/same-json.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { draftOf, missingIn, type WrittenReview, writtenIn, writtenSchema } from './review-form-values.ts';
import { useSendReview } from './use-send-review.ts';

const answersField = 'respuestas.';
/** The wire's names and the form's. */
const fields = { comentarios: 'comentarios', estado: 'estado', comentarioConfidencial: 'confidencial' } as const;

/**
 * The form of a review, in its dialog or on its page. It begins each time with what the reviewer has saved before, or with
 * what they wrote since and never sent: that is kept. A refusal leaves it as it is. What they saved meanwhile from another
 * window is shown where nothing is written here, and else asked about (`overtaken`).
 */
export function useReviewForm(publicacionId: string, own: Review | undefined, onSent: () => void) {
  const t = useMessages();
  const send = useSendReview(publicacionId, own);
  const form = useForm<WrittenReview>({ defaultValues: writtenIn(own) });
  const { getValues, handleSubmit, setError, setValue, watch } = form;
  const draft = useSavedForm(form, draftOf(own?.id ?? publicacionId), writtenSchema);
  /** By the ids of questions. */
  const [answerErrors, setAnswerErrors] = useState<Record<string, string>>({});

  /** The review that the form goes on from, and another that was saved from elsewhere while something is written here. */
  const base = useRef(own);
  const [overtaken, setOvertaken] = useState<Review | null>(null);
  const checking = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const goOnFrom = (review: Review, typed: 'gone' | 'aside' | 'stays') => {
    base.current = review;
    setOvertaken(null);
    draft.rebase(writtenIn(review), typed);
  };
  const meet = (review: Review) => {
    // As it was read before it was sent from here.
    if ((review.fechaEscrita ?? '') < (base.current?.fechaEscrita ?? '')) return;
    const [now, before, written] = [writtenIn(review), writtenIn(base.current), getValues()];
    if (sameJson(now, before)) base.current = review;
    else if (sameJson(written, before) || sameJson(written, now)) goOnFrom(review, 'gone');
    else setOvertaken(review);
  };
  const latest = useRef(meet);
  latest.current = meet;
  useEffect(() => {
    if (own && own !== base.current && !send.isPending) latest.current(own);
  }, [own, send.isPending]);

  const answer = (respuestas: ReviewFormAnswers) => {
    setValue('respuestas', respuestas, { shouldDirty: true });
    setAnswerErrors({});
  };
  const markMissing = (written: WrittenReview) => {
    const missing = missingIn(own, written);
    setAnswerErrors(Object.fromEntries(missing.map((id) => [id, t('reviewing.form.required')])));
    return missing;
  };
  const submit = handleSubmit(
    async (written) => {
      if (send.isPending || checking.current) return;
      const [missing] = markMissing(written);
      if (missing) return goToQuestion(missing);
      checking.current = true;
      setChecking(true);
      const agrees = (await draft.keeping.agrees()) && !overtaken;
      checking.current = false;
      setChecking(false);
      if (!agrees) return void toast.error(t('reviewing.overtaken.notSent'));
      const onIt = base.current?.fechaEscrita ?? null;
      send.mutate(
        { ...written, desde: onIt },
        {
          onSuccess: (made) => {
            // What was typed while it was on its way has still to be sent.
            const isAll = sameJson(getValues(), written);
            if (made) goOnFrom(made, isAll ? 'gone' : 'stays');
            if (isAll) draft.forget();
            toast.success(t(made ? 'reviewer.form.sent' : 'reviewer.form.suggested'));
            onSent();
          },
          onError: (error) => {
            const isInField = showFieldErrors(error, setError, fields);
            const faults = (problemOf(error)?.errors ?? []).filter(({ field }) => field.startsWith(answersField));
            const refused = Object.fromEntries(
              faults.map(({ field, message }) => [field.slice(answersField.length), message]),
            );
            setAnswerErrors(refused);
            if (!isInField) goToQuestion(own?.formulario.find(({ id }) => id in refused)?.id);
            toast.error(failureText(t('reviewer.form.failed'), error));
          },
        },
      );
      // All that is missing is said at once, the questions too.
    },
    () => void markMissing(getValues()),
  );
  const annotate = (anotaciones: Annotation[]) => setValue('anotaciones', anotaciones, { shouldDirty: true });
  return {
    form,
    draft,
    submit,
    isSending: send.isPending || isChecking,
    overtaken: overtaken && {
      at: overtaken.fechaEscrita ?? null,
      take: () => goOnFrom(overtaken, 'aside'),
      keepMine: () => goOnFrom(overtaken, 'stays'),
    },
    answers: watch('respuestas'),
    answer,
    answerErrors,
    annotations: watch('anotaciones'),
    annotate,
  };
}
export type ReviewForm = ReturnType<typeof useReviewForm>;

/** Where the keyboard goes for a question, in the page. */
export const questionId = (id: string) => `pregunta-${id}`;
const goToQuestion = (id = '') => document.getElementById(questionId(id))?.focus();
