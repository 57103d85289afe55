import { toast } from 'react-hot-toast';
import type { InstitutionRequest } from '#contract/entities/institution.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { staleInstitutions } from '#web/features/institutions/stale.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** Answers a request that is not accepted, in words that are mailed. */
export function DeclineDialog({ request, onClose }: { request: InstitutionRequest; onClose: () => void }) {
  const t = useMessages();
  const { id, institucion, email } = request;
  const { text, write, forget } = useSavedText(`respuesta-institucion.${id}`);
  const decline = useAct('declineInstitutionRequest', staleInstitutions);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`${t('membership.request.decline')}: ${institucion}`}
      description={t('membership.request.decline.text', { email })}
      confirmLabel={t('claims.reply.send')}
      cancelLabel={t('common.cancel')}
      disabled={text.trim() === ''}
      busy={decline.isPending}
      onConfirm={() =>
        decline.mutate(
          { params: { id }, body: { texto: text.trim() } },
          {
            onSuccess: () => {
              forget();
              toast.success(t('membership.request.declined'));
              onClose();
            },
            onError: (error) => void toast.error(failureText(t('membership.request.failed'), error)),
          },
        )
      }
    >
      <ReasonField
        label={t('membership.request.decline.words')}
        maxLength={longest.message}
        value={text}
        onChange={write}
      />
    </ConfirmDialog>
  );
}
