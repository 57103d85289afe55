import type { ReactNode } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { AnswersNotice } from './answers-notice.tsx';
import { PublicationSheet } from './publication-sheet.tsx';

type Props = {
  /** As a list gives it; the rest is asked for. */
  work: Pick<PublicationSummary, 'id' | 'titulo'>;
  onClose: () => void;
  /** Buttons at the foot. */
  footer?: ReactNode;
};

/** A whole work over the list it was chosen from. */
export function PublicationDialog({ work, onClose, footer }: Props) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('getPublication', { params: { id: work.id } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.titulo ?? work.titulo}
      closeLabel={t('author.close')}
      size="wide"
      footer={footer}
    >
      {data ? (
        <>
          <AnswersNotice work={data} className="mb-6" />
          <PublicationSheet work={data} level={3} />
        </>
      ) : error ? (
        <ErrorState
          message={messageOf(error, t('author.edit.failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </Dialog>
  );
}
