import type { ReactNode } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

type Props = {
  chapter: { id: string; titulo: string };
  /** Without who wrote it. */
  isNameless: boolean;
  onClose: () => void;
  children: (work: Publication) => ReactNode;
};

/** A chapter as who reviews its book reads it: under the same mask. */
export function ChapterDialog({ chapter: { id, titulo }, isNameless, onClose, children }: Props) {
  const t = useMessages();
  const query = useCall('getPublication', { params: { id } });
  return (
    <Dialog open onOpenChange={onClose} title={titulo} closeLabel={t('common.close')} size="wide">
      <QueryState
        query={query}
        loading={t('reviewer.detail.loading')}
        failed={(error) => messageOf(error, t('reviewer.detail.error'))}
      >
        {(work) => (
          <div className="mx-auto flex max-w-3xl flex-col gap-8">
            {!isNameless && <p className="text-muted">{work.autor}</p>}
            {children(work)}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
