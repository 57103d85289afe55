import { toast } from 'react-hot-toast';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { nameOf } from './candidate-facts.tsx';
import { ConflictList } from './conflict-list.tsx';
import { InviteDeadline, useInviteDeadline } from './invite-deadline.tsx';
import { sayAssigned } from './say-assigned.tsx';
import { staleAfterInviting } from './stale.ts';

type Props = { work: PublicationSummary; candidate: Candidate; onClose: () => void };

/** Asks one person to review the work until a day; where there is a conflict of interest, an administrator says why. */
export function InviteDialog({ work, candidate, onClose }: Props) {
  const t = useMessages();
  const assign = useAct('assignReviewer', staleAfterInviting);
  const deadline = useInviteDeadline(work, [candidate]);
  const isOverride = candidate.conflictos.length > 0;
  const reason = useSavedText(isOverride ? `pese-a-conflicto.${work.id}.${candidate.id}` : null);
  const motivo = reason.text;
  const name = nameOf(candidate);
  const invite = () =>
    assign.mutate(
      {
        params: { id: work.id },
        body: {
          revisorId: candidate.id,
          fechaLimite: deadline.instant,
          ...(isOverride && { motivoConflicto: motivo }),
        },
      },
      {
        onSuccess: (review) => {
          reason.forget();
          sayAssigned(t('candidates.invite.done', { name }), [review]);
          onClose();
        },
        onError: (error) => toast.error(failureText(t('candidates.invite.failed'), error)),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={isOverride ? t('candidates.override.title') : t('candidates.invite.title', { name })}
      description={`${isOverride ? `${name}. ` : ''}${t('candidates.invite.text', { title: work.titulo })}`}
      cancelLabel={t('common.cancel')}
      confirmLabel={isOverride ? t('candidates.override') : t('candidates.invite')}
      disabled={!deadline.isGood || (isOverride && motivo.trim() === '')}
      busy={assign.isPending}
      onConfirm={invite}
    >
      <div className="flex flex-col gap-6">
        <InviteDeadline deadline={deadline} />
        {isOverride && (
          <>
            <ConflictList conflicts={candidate.conflictos} />
            <ReasonField
              maxLength={longest.conflictReason}
              label={t('candidates.override.motivo')}
              hint={t('candidates.override.motivo.hint')}
              value={motivo}
              onChange={reason.write}
            />
            <DraftLine keeping={reason.keeping} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
