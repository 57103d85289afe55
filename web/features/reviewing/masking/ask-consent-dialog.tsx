import { toast } from 'react-hot-toast';
import type { HiddenIdentity } from '#contract/entities/consent.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { work: string; person: HiddenIdentity; onClose: () => void };

/** Asks one person to let their identity be known, with the reason that they read. What is being written is kept. */
export function AskConsentDialog({ work, person: { personaId, nombre }, onClose }: Props) {
  const t = useMessages();
  const { text, write, forget } = useSavedText(`consentimiento.${work}.${personaId}`);
  const ask = useAct('askConsent', ['hiddenIdentities']);
  const motivo = text.trim();
  const send = () =>
    ask.mutate(
      { params: { id: work }, body: { personaId, motivo } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('consents.ask.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('consents.ask.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('consents.ask.title', { name: nombre })}
      description={t('consents.ask.text')}
      confirmLabel={t('consents.ask.send')}
      cancelLabel={t('common.cancel')}
      disabled={motivo === ''}
      busy={ask.isPending}
      onConfirm={send}
    >
      <Field label={t('consents.ask.why')} required>
        <Textarea
          rows={4}
          maxLength={longest.consentReason}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
