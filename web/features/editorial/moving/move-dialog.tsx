import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { JournalSummary } from '#contract/entities/journal.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { moveCalls } from '#web/features/publications/moving/move-calls.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = { work: Publication; journals: readonly JournalSummary[]; onClose: () => void };

/** To which journal and section a work goes, and why. */
export function MoveDialog({ work, journals, onClose }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const move = useAct('moveWork', moveCalls);
  const [revistaId, setJournal] = useState(journals.length === 1 ? (journals[0]?.id ?? '') : '');
  const [seccionId, setSection] = useState('');
  const [motivo, setReason] = useState('');
  const journal = journals.find(({ id }) => id === revistaId);
  const sections = (journal?.secciones ?? []).filter(({ cerrada }) => !cerrada);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('moving.ask.title')}
      description={t('moving.ask.text')}
      confirmLabel={t('moving.move')}
      cancelLabel={t('common.cancel')}
      busy={move.isPending}
      disabled={!journal || motivo.trim() === ''}
      onConfirm={() =>
        move.mutate(
          { params: { id: work.id }, body: { revistaId, seccionId: seccionId || null, motivo } },
          {
            onSuccess: ({ traslado }) => {
              toast.success(traslado ? t('moving.proposed') : t('moving.done', { name: journal?.nombre ?? '' }));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('moving.failed'), error)),
          },
        )
      }
    >
      <Field label={t('moving.ask.journal')} className="mb-4" required>
        <Select
          // What it is asked first, before the reason.
          data-first-focus
          value={revistaId}
          placeholder={t('moving.ask.choose')}
          options={journals.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={({ target }) => {
            setJournal(target.value);
            setSection('');
          }}
        />
      </Field>
      {sections.length > 0 && (
        <Field label={t('moving.ask.section')} className="mb-4">
          <Select
            value={seccionId}
            placeholder={t('moving.ask.section.none')}
            options={sections.map(({ id, nombre }) => ({ value: id, label: nombre[language] || nombre.es }))}
            onChange={({ target }) => setSection(target.value)}
          />
        </Field>
      )}
      <ReasonField label={t('moving.ask.why')} maxLength={longest.reason} value={motivo} onChange={setReason} />
    </ConfirmDialog>
  );
}
