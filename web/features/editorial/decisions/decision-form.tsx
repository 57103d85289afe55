import { useEffect, useLayoutEffect, useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { Letter } from '#contract/entities/decision.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { type DecisionAction, hasLetter } from '#contract/letters.ts';
import { longest } from '#contract/limits.ts';
import { asksReason } from '#web/features/editorial/acts/use-work-act.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DecisionReason } from './decision-reason.tsx';
import { decisionBody, firstValues, type WrittenDecision, writtenDecision } from './decision-values.ts';
import { LetterFields } from './letter-fields.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { ReviewsChoice } from './reviews-choice.tsx';
import { useDecide } from './use-decide.ts';

type Props = {
  work: Pick<PublicationSummary, 'id' | 'ronda'>;
  action: DecisionAction;
  /** The standard letter; null where authors are not told. */
  letter: Letter | null;
  /** Those that may go with it. */
  reviews: readonly Review[];
  formId: string;
  /** Somebody chose this decision before the dialog opened: the keyboard begins in what they have to write. */
  begins: boolean;
  /** What they wrote of the reason while the letter was on its way. */
  begun?: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

const fields: Record<string, FieldPath<WrittenDecision>> = {
  motivo: 'motivo',
  'carta.asunto': 'asunto',
  'carta.cuerpo': 'cuerpo',
  revisiones: 'revisiones',
};

/** The keyboard is on something: the field it began in is gone with the form's coming, and leaves it nowhere. */
const isOnControl = (): boolean => document.activeElement?.matches('button, select, input, textarea, a') ?? false;

/** What is written with a decision. It is kept as it is typed, until it is sent. */
export function DecisionForm({ work, action, letter, reviews, formId, begins, begun = '', onBusy, onDone }: Props) {
  const t = useMessages();
  const decide = useDecide(work.id);
  const form = useForm<WrittenDecision>({ defaultValues: firstValues(letter, reviews) });
  const { register, handleSubmit, setError, setFocus, formState, getValues, setValue, watch } = form;
  const needsReason = asksReason(action);
  const startsInReason = begins && needsReason;
  /** Until the kept draft is there these words are shown, and do not count as written: they would take its place. */
  const unjoined = useRef(startsInReason ? begun : '');
  const join = () => {
    const words = unjoined.current;
    unjoined.current = '';
    const kept = getValues('motivo');
    const reason = kept.startsWith(words) ? kept : [kept, words].filter(Boolean).join(' ');
    if (words) setValue('motivo', reason.slice(0, longest.reason));
  };
  const draft = useSavedForm(form, `decision.${action}.${work.ronda}.${work.id}`, writtenDecision, join);
  const body = (written: WrittenDecision) => decisionBody(action, written, { letter: letter !== null, reviews });
  const { isPending } = decide;
  // Before the form is listened to, and what changes in it is kept.
  useLayoutEffect(() => {
    if (unjoined.current) setValue('motivo', unjoined.current);
  }, [setValue]);
  useEffect(() => {
    if (startsInReason && !isOnControl()) setFocus('motivo');
  }, [startsInReason, setFocus]);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);

  const submit = handleSubmit((written) => {
    if (isPending) return;
    decide.mutate(body(written), {
      onSuccess: () => {
        draft.forget();
        onDone();
      },
      onError: (error) => void showFieldErrors(error, setError, fields),
    });
  });

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-6">
      {draft.restored && <DraftNotice onStartAnew={draft.startAnew} />}
      {(needsReason || !letter) && (
        <DecisionReason
          hasLetter={letter !== null}
          isRequired={needsReason}
          error={formState.errors.motivo?.message}
          input={register('motivo', {
            validate: (words) => !needsReason || words.trim() !== '' || t('decisions.motivo.required'),
          })}
        />
      )}
      {letter && hasLetter(action) && (
        <>
          {reviews.length > 0 && <ReviewsChoice form={form} reviews={reviews} />}
          <LetterFields form={form} workId={work.id} action={action} first={letter} />
          <LetterPreview workId={work.id} body={body(watch())} />
        </>
      )}
      <DraftLine keeping={draft.keeping} />
    </form>
  );
}
