import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Claim } from '#contract/entities/claim.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { claimCalls } from './claim-calls.ts';

const outcomes = ['ESTIMADA', 'DESESTIMADA'] as const;

/** Upholds or dismisses an appeal, or answers a complaint, with a text. */
export function AnswerDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useMessages();
  const { clase, id } = claim;
  const { text, write, forget } = useSavedText(`respuesta-reclamacion.${id}`);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>();
  const resultado = clase === 'QUEJA' ? 'RESPONDIDA' : outcome;
  const answer = useAct('answerClaim', claimCalls);
  const send = () => {
    if (!resultado) return;
    answer.mutate(
      { params: { id }, body: { resultado, texto: text.trim() } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('claims.reply.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('claims.reply.failed'), error)),
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t(`claims.reply.${clase}`)}
      description={t(`claims.reply.${clase}.text`)}
      confirmLabel={t('claims.reply.send')}
      cancelLabel={t('common.cancel')}
      disabled={!resultado || text.trim() === ''}
      busy={answer.isPending}
      onConfirm={send}
    >
      <div className="flex flex-col gap-4">
        {clase === 'APELACION' && (
          <Field label={t('claims.reply.outcome')} required>
            <Select
              value={outcome ?? ''}
              placeholder={t('claims.reply.outcome.choose')}
              onChange={({ currentTarget: { value } }) => setOutcome(outcomes.find((each) => each === value))}
              options={outcomes.map((value) => ({ value, label: t(`claims.reply.${value}`) }))}
            />
          </Field>
        )}
        <ReasonField label={t('claims.reply.words')} maxLength={longest.claim} value={text} onChange={write} />
      </div>
    </ConfirmDialog>
  );
}
