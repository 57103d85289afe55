import type { Review } from '#contract/entities/review.ts';
import { problemOf } from '#web/data/problems.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useTakeBack } from './use-take-back.ts';

type Props = { review: Review; onClose: () => void };

/** Asks why a review is taken back: its reviewer is told, in these words. */
export function TakeBackDialog({ review, onClose }: Props) {
  const t = useMessages();
  const { text: motivo, write, forget, keeping } = useSavedText(`retirar.${review.id}`);
  const name = review.revisorNombre;
  const takeBack = useTakeBack(review);
  const estado = review.estado === 'PENDIENTE' ? 'PENDIENTE' : 'EN_PROCESO';
  const done = () => {
    forget();
    onClose();
  };
  const confirm = () =>
    takeBack.mutate(
      { motivo, estado },
      {
        onSuccess: done,
        // Who takes it back sees how it stands now, and says once more whether they mean it; else it is over.
        onError: (error) => {
          if (over.some((code) => code === problemOf(error)?.code)) done();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !takeBack.isPending && onClose()}
      title={t('desk.takeBack.ask', { name })}
      description={`${t(`desk.takeBack.text.${estado}`)} ${t('desk.takeBack.next')}`}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('desk.takeBack.confirm')}
      disabled={motivo.trim() === ''}
      busy={takeBack.isPending}
      onConfirm={confirm}
    >
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          <ReasonField
            label={t('decisions.motivo')}
            hint={t('desk.takeBack.motivo.hint')}
            value={motivo}
            onChange={write}
          />
        </div>
        <Button size="small" variant="quiet" onClick={() => write(t('desk.takeBack.mistaken.text'))}>
          {t('desk.takeBack.mistaken')}
        </Button>
        <DraftLine keeping={keeping} />
      </div>
    </ConfirmDialog>
  );
}

/** After these there is nothing left to take back. */
const over = ['revision_retirada', 'revision_declinada', 'ronda_decidida'] as const;
