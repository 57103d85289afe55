import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ViewFilters } from '#contract/entities/queue.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { ViewName } from './view-name.tsx';

/** A name for the filters and the order that there are now. */
export function KeepViewDialog({ filters, onClose }: { filters: ViewFilters; onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const type = (typed: string) => {
    setName(typed);
    setError('');
  };
  const keep = useAct('saveQueueView', ['listQueueViews']);
  const words = useFilterWords(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nombre = name.trim();
    if (!nombre) return setError(t('queue.views.name.required'));
    keep.mutate(
      { body: { nombre, filtros: filters } },
      {
        onSuccess: () => {
          toast.success(t('queue.views.kept', { name: nombre }));
          onClose();
        },
        onError: (failure) => setError(messageOf(failure, t('queue.views.failed'))),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('queue.views.keep.title')}
      description={words}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={keep.isPending}>
            {t('queue.views.keep.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ViewName isFirst name={name} error={error} onName={type} />
      </form>
    </Dialog>
  );
}
