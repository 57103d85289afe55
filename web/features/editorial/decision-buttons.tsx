import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Action } from '#contract/workflow.ts';
import { KeptLine } from '#web/features/forms/kept-line.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useKeptText } from '#web/features/forms/use-kept-text.ts';
import { asksReason, useWorkAct } from '#web/features/publication/use-work-act.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** What an editor decides, in the order of the buttons. */
const decisions = [
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'ELEVAR',
  'DEVOLVER_A_REVISION',
  'RECHAZAR',
  'RECHAZAR_SIN_REVISION',
] as const satisfies Action[];
type Decision = (typeof decisions)[number];
/** There is a way back from these two: they are done at once. */
type Reversible = 'ELEVAR' | 'DEVOLVER_A_REVISION';

const isReversible = (decision: Decision): decision is Reversible =>
  decision === 'ELEVAR' || decision === 'DEVOLVER_A_REVISION';
const isRejection = (decision: Decision) => decision === 'RECHAZAR' || decision === 'RECHAZAR_SIN_REVISION';

/** The decisions that the person may take on a work now, and no others. */
export function DecisionButtons({ work }: { work: PublicationSummary }) {
  const t = useMessages();
  const { act, running } = useWorkAct(work);
  const [asking, setAsking] = useState<Exclude<Decision, Reversible>>();
  return (
    <>
      {decisions
        .filter((decision) => work.acciones.includes(decision))
        .map((decision) => (
          <Button
            key={decision}
            size="small"
            variant={decision === 'APROBAR' ? 'primary' : 'secondary'}
            busy={running === decision}
            aria-label={t('editor.about', { action: t(`editor.decide.${decision}`), title: work.titulo })}
            onClick={() => (isReversible(decision) ? act(decision) : setAsking(decision))}
          >
            {t(`editor.decide.${decision}`)}
          </Button>
        ))}
      {asking && work.acciones.includes(asking) && (
        <DecisionDialog
          work={work}
          decision={asking}
          busy={running === asking}
          onClose={() => setAsking(undefined)}
          onDecide={async (motivo) => {
            // A refusal leaves the question and its reason where they are, as long as the decision is still theirs.
            const done = await act(asking, motivo);
            if (done) setAsking(undefined);
            return done;
          }}
        />
      )}
    </>
  );
}

type DialogProps = {
  work: PublicationSummary;
  decision: Exclude<Decision, Reversible>;
  busy: boolean;
  onClose: () => void;
  /** Gives whether it was done. */
  onDecide: (motivo: string | undefined) => Promise<boolean>;
};

/** Asks once more before what cannot be undone, and for the reason where the workflow wants one. */
function DecisionDialog({ work, decision, busy, onClose, onDecide }: DialogProps) {
  const t = useMessages();
  const needsReason = asksReason(decision);
  const { text: motivo, write, forget, keeping } = useKeptText(needsReason ? `motivo.${decision}.${work.id}` : null);
  const decide = async () => {
    if (await onDecide(needsReason ? motivo : undefined)) forget();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`editor.ask.${decision}`)}
      description={t(`editor.ask.${decision}.text`, { title: work.titulo })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t(`editor.decide.${decision}`)}
      tone={isRejection(decision) ? 'danger' : 'primary'}
      disabled={needsReason && motivo.trim() === ''}
      busy={busy}
      onConfirm={() => void decide()}
    >
      {needsReason && <ReasonField label={t('editor.ask.motivo')} value={motivo} onChange={write} />}
      <KeptLine keeping={keeping} />
    </ConfirmDialog>
  );
}
