import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { WorkSuccession } from '#contract/entities/succession.ts';
import { longest } from '#contract/limits.ts';
import { successionDays } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { successionCalls } from './use-succession.ts';

type Props = {
  work: string;
  people: WorkSuccession['candidatos'];
  /** Who runs the work says why, and the present main author is asked, too. */
  byEditors: boolean;
  onClose: () => void;
};

/** Proposes one of the authors as the main author, with the reason that those asked read. What is being written is kept. */
export function ProposeDialog({ work, people, byEditors, onClose }: Props) {
  const t = useMessages();
  const { text, write, forget } = useSavedText(`relevo.${work}`);
  const [chosen, setChosen] = useState(people.length === 1 ? (people[0]?.id ?? '') : '');
  const propose = useAct('proposeSuccession', successionCalls);
  const person = people.find(({ id }) => id === chosen);
  const motivo = text.trim();
  const send = () => {
    if (!person) return;
    propose.mutate(
      { params: { id: work }, body: { personaId: person.id, motivo } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('succession.ask.done', { name: person.nombre }));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('succession.ask.failed'), error)),
      },
    );
  };
  const options = people.map(({ id, nombre, firma }) => ({
    value: id,
    label: firma ? nombre : t('succession.ask.named', { name: nombre }),
  }));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('succession.ask.title')}
      description={byEditors ? t('succession.ask.text.editors', { days: successionDays }) : t('succession.ask.text')}
      confirmLabel={t('succession.ask.send')}
      cancelLabel={t('common.cancel')}
      disabled={!person || (byEditors && motivo === '')}
      busy={propose.isPending}
      onConfirm={send}
    >
      <div className="flex flex-col gap-4">
        <Field label={t('succession.ask.who')} required>
          <Select
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={options}
            {...(people.length > 1 && { placeholder: t('succession.ask.choose') })}
          />
        </Field>
        <Field
          label={t('succession.ask.why')}
          hint={t('succession.ask.why.hint')}
          required={byEditors}
          {...(!byEditors && { optional: t('byline.form.optional') })}
        >
          <Textarea
            rows={4}
            maxLength={longest.consentReason}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
