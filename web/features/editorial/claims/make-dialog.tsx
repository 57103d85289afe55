import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { type ClaimKind, type ComplaintSubject, complaintSubjects } from '#contract/entities/claim.ts';
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

type Props = { work: string; clase: ClaimKind; onClose: () => void };

/** Appeals a rejection, or complains of how a work is handled. What is being written is kept until it is sent. */
export function MakeDialog({ work, clase, onClose }: Props) {
  const t = useMessages();
  const { text, write, forget } = useSavedText(`reclamacion.${clase}.${work}`);
  const [sobre, setSobre] = useState<ComplaintSubject>();
  const make = useAct('makeClaim', claimCalls);
  const isComplaint = clase === 'QUEJA';
  const send = () =>
    make.mutate(
      { params: { id: work }, body: { clase, texto: text.trim(), ...(isComplaint && { sobre }) } },
      {
        onSuccess: () => {
          forget();
          toast.success(t(`claims.make.done.${clase}`));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('claims.make.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t(`claims.make.${clase}`)}
      description={t(`claims.make.${clase}.text`)}
      confirmLabel={t(`claims.make.send.${clase}`)}
      cancelLabel={t('common.cancel')}
      disabled={text.trim() === '' || (isComplaint && !sobre)}
      busy={make.isPending}
      onConfirm={send}
    >
      <div className="flex flex-col gap-4">
        {isComplaint && (
          <Field label={t('claims.make.about')} required>
            <Select
              value={sobre ?? ''}
              placeholder={t('claims.make.about.choose')}
              onChange={({ currentTarget: { value } }) => setSobre(complaintSubjects.find((each) => each === value))}
              options={complaintSubjects.map((value) => ({ value, label: t(`claims.about.${value}`) }))}
            />
          </Field>
        )}
        <ReasonField
          label={t(isComplaint ? 'claims.make.what' : 'claims.make.reasons')}
          {...(!isComplaint && { hint: t('claims.make.reasons.hint') })}
          maxLength={longest.claim}
          value={text}
          onChange={write}
        />
      </div>
    </ConfirmDialog>
  );
}
