import type { ReactNode } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
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
  const query = useCall('getPublication', { params: { id: work.id } });
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.titulo ?? work.titulo}
      closeLabel={t('author.close')}
      size="wide"
      footer={footer}
    >
      <QueryState
        query={query}
        loading={
          <div role="status">
            <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
            <Skeleton lines={8} />
          </div>
        }
        failed={(error) => messageOf(error, t('author.edit.failed'))}
      >
        {(data) => (
          <>
            <AnswersNotice work={data} className="mb-6" />
            <PublicationSheet work={data} level={3} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
