import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type PartProps, staleJournals } from './use-journal-part.ts';

/** Where a journal is closed, so that it takes no more works, or opened again. */
export function ClosingPart({ journal, onSettled }: PartProps) {
  const t = useMessages();
  const { day } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const close = useAct('closeJournal', staleJournals);
  const reopen = useAct('reopenJournal', staleJournals);
  const params = { id: journal.id };
  const told = (words: string) => ({
    onSuccess: () => {
      toast.success(words);
      onSettled();
    },
    onError: (error: Error) => void toast.error(messageOf(error, t('managing.failed'))),
  });
  return (
    <Section title={t('managing.part.cierre')}>
      {journal.fechaCierre === null ? (
        <div className="flex max-w-form flex-col items-start gap-4">
          <p>{t('managing.close.text')}</p>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('managing.close')}
          </Button>
        </div>
      ) : (
        <div className="flex max-w-form flex-col items-start gap-4">
          <p>{t('managing.closed', { day: day(journal.fechaCierre) })}</p>
          <Button
            variant="primary"
            busy={reopen.isPending}
            onClick={() => reopen.mutate({ params }, told(t('managing.reopened')))}
          >
            {t('managing.reopen')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('managing.close.ask', { name: journal.ajustes.nombre ?? journal.nombre })}
        description={t('managing.close.text')}
        confirmLabel={t('managing.close')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => {
          setAsking(false);
          close.mutate({ params }, told(t('managing.closed.done')));
        }}
      />
    </Section>
  );
}
