import { type FormEvent, useRef, useState } from 'react';
import type { QueueView, ViewFilters } from '#contract/entities/queue.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { ViewName } from './view-name.tsx';

type Props = { views: readonly QueueView[]; filters: ViewFilters; onClose: () => void };

/** The reader's views, to be renamed, to show what is shown now, or to be removed; what was done is said below their list. */
export function ManageViewsDialog({ views, filters, onClose }: Props) {
  const t = useMessages();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const tell = (words: string) => {
    setSaid(words);
    // The button may be gone with its view.
    list.current?.focus();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('queue.views.manage.title')} closeLabel={t('common.close')}>
      <ul ref={list} tabIndex={-1} aria-label={t('queue.views')} className="divide-y divide-line outline-none">
        {views.map((view) => (
          <View key={view.id} view={view} filters={filters} onSaid={tell} />
        ))}
      </ul>
      <p role="status" className="mt-4 text-sm text-muted">
        {said}
      </p>
    </Dialog>
  );
}

type ViewProps = { view: QueueView; filters: ViewFilters; onSaid: (words: string) => void };

function View({ view, filters, onSaid }: ViewProps) {
  const t = useMessages();
  const [name, setName] = useState(view.nombre);
  const [error, setError] = useState('');
  const type = (typed: string) => {
    setName(typed);
    setError('');
  };
  const change = useAct('changeQueueView', ['listQueueViews']);
  const remove = useAct('removeQueueView', ['listQueueViews']);
  const words = useFilterWords(view.filtros);
  const params = { id: view.id };
  const about = (act: string) => t('editor.about', { action: act, title: view.nombre });
  const onError = (failure: Error) => setError(messageOf(failure, t('queue.views.failed')));
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const nombre = name.trim();
    if (!nombre) return setError(t('queue.views.name.required'));
    change.mutate(
      { params, body: { nombre } },
      { onSuccess: () => onSaid(t('queue.views.renamed', { name: nombre })), onError },
    );
  };
  return (
    <li className="py-4">
      <form noValidate onSubmit={rename} className="flex flex-wrap items-end gap-2">
        <ViewName name={name} error={error} onName={type} />
        <Button type="submit" aria-label={about(t('queue.views.rename'))} busy={change.isPending}>
          {t('queue.views.rename')}
        </Button>
      </form>
      <p className="mt-2 text-sm text-muted">{words}</p>
      <RowActs
        className="mt-2"
        more={t('common.more', { what: view.nombre })}
        acts={[
          {
            id: 'reemplazar',
            label: t('queue.views.replace'),
            about: about(t('queue.views.replace')),
            busy: change.isPending,
            onSelect: () =>
              change.mutate(
                { params, body: { filtros: filters } },
                { onSuccess: () => onSaid(t('queue.views.replaced', { name: view.nombre })), onError },
              ),
          },
          {
            id: 'quitar',
            label: t('queue.views.remove'),
            tone: 'danger',
            busy: remove.isPending,
            onSelect: () =>
              remove.mutate(
                { params },
                { onSuccess: () => onSaid(t('queue.views.removed', { name: view.nombre })), onError },
              ),
          },
        ]}
      />
    </li>
  );
}
