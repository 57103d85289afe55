import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { QueueEntry, QueueList } from '#contract/entities/editorial.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Outcome, outcomeOf, titlesOf, useHandlingEditors } from './use-outcome.ts';

/** Somebody who may handle works, and until when they are away now. */
export type Colleague = QueueList['editores'][number];

/** A work, and who handles it. */
export type HandedWork = {
  obra: Pick<QueueEntry['obra'], 'id' | 'titulo' | 'idioma'>;
  editor: QueueEntry['editor'];
};

type Props = {
  entries: readonly HandedWork[];
  /** Whose they become: the reader's own id, to take them; or those of whom one is chosen. */
  to: string | readonly Colleague[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Which works somebody takes or hands over, and from whom, before they do. */
export function HandOverDialog({ entries, to, onDone, onClose }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const [chosen, choose] = useState('');
  const give = useHandlingEditors();
  const act = typeof to === 'string' ? 'take' : 'give';
  const editorId = typeof to === 'string' ? to : chosen;
  const receiver = typeof to === 'string' ? undefined : to.find(({ id }) => id === chosen);
  // What is theirs already is no part of it: nobody is told of it, and it is not given back.
  const given = entries.filter(({ editor }) => !receiver || editor?.id !== receiver.id);
  const handOver = () => {
    const changes = given.map(({ obra, editor }) => ({ id: obra.id, editorId, anterior: editor?.id ?? null }));
    const back = changes.map(({ id, anterior }) => ({ id, editorId: anterior, anterior: editorId }));
    give.mutate(changes, {
      onSuccess: ({ obras }) =>
        onDone({ ...outcomeOf(act, obras, titlesOf(given), back), ...(receiver && { to: receiver.nombre }) }),
      onError: (error) => {
        toast.error(failureText(t('desk.editor.failed'), error));
        onClose();
      },
    });
  };
  const whoHas = (editor: HandedWork['editor']) => {
    if (!editor) return t('queue.nobody');
    return t(editor.id === receiver?.id ? 'queue.give.theirs' : 'queue.take.from', { name: editor.nombre });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !give.isPending && onClose()}
      title={t(`queue.${act}.ask`, { count: given.length })}
      description={t(`queue.${act}.text`)}
      confirmLabel={t(`queue.${act}.confirm`, { count: given.length })}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={give.isPending}
      disabled={editorId === '' || given.length === 0}
      onConfirm={handOver}
    >
      {typeof to !== 'string' && (
        <Field
          label={t('queue.give.to')}
          required
          className="mb-4"
          hint={receiver?.ausenteHasta && t('queue.give.away', { day: day(receiver.ausenteHasta) })}
        >
          <Select
            data-first-focus
            value={chosen}
            placeholder={t('queue.give.choose')}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={to.map(({ id, nombre, ausenteHasta }) => ({
              value: id,
              label: ausenteHasta ? `${nombre} · ${t('candidates.away', { day: day(ausenteHasta) })}` : nombre,
            }))}
          />
        </Field>
      )}
      <ul className="divide-y divide-line border-y border-line text-sm">
        {entries.map(({ obra, editor }) => (
          <li key={obra.id} className="py-2">
            <span lang={obra.idioma}>{obra.titulo}</span>
            <span className="block text-xs text-muted">{whoHas(editor)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
