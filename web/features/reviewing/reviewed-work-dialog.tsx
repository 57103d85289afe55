import type { Publication } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { OtherReviews } from './other-reviews.tsx';
import { WorkInDialog } from './work-in-dialog.tsx';

type Props = { publicacionId: string; onClose: () => void; onWrite: (work: Publication) => void };

/** 'Detalle de la Publicación' (spec 001 §2): the whole work, to be read, and the way to its review. */
export function ReviewedWorkDialog({ publicacionId, onClose, onWrite }: Props) {
  const t = useMessages();
  const query = useCall('getPublication', { params: { id: publicacionId } });
  const { data: work } = query;
  const mayReview = work?.acciones.includes('DEJAR_REVISION');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('reviewer.detail.title')}
      closeLabel={t('common.close')}
      size="wide"
      footer={
        work &&
        mayReview && (
          <Button variant="primary" onClick={() => onWrite(work)}>
            {t('reviewer.form.title')}
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        loading={t('reviewer.detail.loading')}
        failed={(error) => messageOf(error, t('reviewer.detail.error'))}
      >
        {(work) => (
          <div className="mx-auto flex max-w-3xl flex-col gap-8">
            <WorkInDialog work={work} />
            <OtherReviews publicacionId={publicacionId} />
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
