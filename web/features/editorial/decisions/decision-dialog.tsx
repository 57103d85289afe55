import { useId, useRef, useState } from 'react';
import { nameOf } from '#contract/actions.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import {
  closesRound,
  type DecisionAction,
  decisionActions,
  decisionKept,
  hasLetter,
  type LetterKind,
} from '#contract/letters.ts';
import { revocableDays } from '#contract/workflow.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { asksReason } from '#web/features/editorial/acts/use-work-act.ts';
import { isDeclined, isFinished } from '#web/features/reviewing/review-lists.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionReason } from './decision-reason.tsx';
import { isRejection } from './targets.ts';

type Props = {
  work: PublicationSummary;
  /** Absent: it is chosen here, and nothing before that. */
  action?: DecisionAction | undefined;
  onClose: () => void;
  /** After it was decided. */
  onDone?: (action: DecisionAction) => void;
};

/** A decision and the letter that tells of it, before they are sent. What is written for each decision is kept on its own. */
export function DecisionDialog({ work, action, onClose, onDone }: Props) {
  const t = useMessages();
  const formId = useId();
  const [chosen, setChosen] = useState(action);
  const [busy, setBusy] = useState(false);
  // What needs a name of its own is offered where somebody asked for it, and not beside other decisions.
  const offered = decisionActions.filter((each) => work.acciones.includes(each) && (each === action || !nameOf(each)));
  const kept = chosen && decisionKept(chosen, work.revisionesCompletadas);
  const withdraws = chosen && isRejection(chosen) && work.totalRevisiones > work.revisionesCompletadas;
  const what = kept && (
    <>
      {t(`decisions.ask.${kept}.text`, { days: revocableDays })}
      {withdraws && ` ${t('decisions.ask.withdraws')}`}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(kept ? `decisions.ask.${kept}` : 'decisions.choose.title')}
      description={work.titulo}
      closeLabel={t('common.close')}
      size="wide"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {chosen && (
            <Button type="submit" form={formId} variant={isRejection(chosen) ? 'danger' : 'primary'} busy={busy}>
              {t(`decisions.act.${chosen}`)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {(offered.length > 1 || !action) && (
          <Field label={t('decisions.decision')} hint={what}>
            <Select
              className="max-w-form"
              {...((!action || (hasLetter(action) && !asksReason(action))) && { 'data-first-focus': true })}
              {...(!action && { placeholder: t('decisions.choose') })}
              value={chosen ?? ''}
              disabled={busy}
              onChange={(event) => setChosen(offered.find((each) => each === event.currentTarget.value) ?? chosen)}
              options={offered.map((value) => ({ value, label: t(`decisions.act.${value}`) }))}
            />
          </Field>
        )}
        {action && offered.length <= 1 && (
          // Until the letter is there nothing else is to be done: the keyboard begins in what is about to be, not on the cross.
          <p
            className="max-w-reading focus:outline-none"
            {...(hasLetter(action) && !asksReason(action) && { tabIndex: -1, 'data-first-focus': true })}
          >
            {what}
          </p>
        )}
        {chosen && kept && (
          <Prepared
            key={chosen}
            work={work}
            action={kept}
            formId={formId}
            begins={chosen === action}
            onBusy={setBusy}
            onDone={() => {
              onClose();
              onDone?.(chosen);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

type PreparedProps = {
  work: PublicationSummary;
  action: DecisionAction;
  formId: string;
  begins: boolean;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

/** The form, once what it begins with is there. */
function Prepared({ work, action, ...form }: PreparedProps) {
  if (!hasLetter(action)) return <DecisionForm {...form} work={work} action={action} letter={null} reviews={[]} />;
  return <WithLetter {...form} work={work} action={action} />;
}

function WithLetter({ work, action, ...form }: PreparedProps & { action: LetterKind }) {
  const t = useMessages();
  const begun = useRef('');
  const params = { id: work.id };
  const letter = useCall('standardLetter', { params, query: { accion: action } });
  const reviews = useCall('reviewsOfPublication', { params, query: { limit: 100 } });
  const query = together(
    [letter, reviews],
    letter.data && reviews.data && { letter: letter.data, reviews: reviews.data.reviews },
  );
  const goes = (review: Review) => review.ronda === work.ronda && isFinished(review) && !isDeclined(review);
  return (
    <QueryState
      query={query}
      loading={
        <>
          {form.begins && asksReason(action) && (
            <DecisionReason
              hasLetter
              isRequired
              input={{
                onChange: ({ currentTarget }) => {
                  begun.current = currentTarget.value;
                },
              }}
            />
          )}
          <Spinner label={t('decisions.loading')} />
        </>
      }
      failed={(error) => messageOf(error, t('decisions.load.failed'))}
    >
      {(data) => (
        <DecisionForm
          {...form}
          work={work}
          action={action}
          letter={data.letter}
          reviews={closesRound(action) ? data.reviews.filter(goes) : []}
          begun={begun.current}
        />
      )}
    </QueryState>
  );
}
