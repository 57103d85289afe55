import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { useSavedState } from '#web/features/forms/use-saved-state.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { PersonPicker } from './person-picker.tsx';

const writtenSchema = z.object({
  kind: z.enum(['person', 'place']),
  place: z.string(),
  nota: z.string(),
});
const nothing: z.infer<typeof writtenSchema> = { kind: 'person', place: '', nota: '' };

/** Declares a conflict of interest with a person, found by name, or with an institution. */
export function DeclareConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const declare = useAct('declareConflict', ['myConflicts', 'myReviews']);
  const { value, write, forget, keeping } = useSavedState('conflicto-de-interes', writtenSchema, nothing);
  const { kind, place, nota } = value;
  // Not kept: whom the picker does not show is nobody's choice.
  const [personId, setPersonId] = useState('');
  const change = (part: Partial<typeof nothing>) => write({ ...value, ...part });
  const [isWrong, setIsWrong] = useState(false);
  const isMissing = kind === 'person' ? personId === '' : place.trim() === '';
  function submit(): void {
    setIsWrong(isMissing);
    if (isMissing || declare.isPending) return;
    const body = { nota, ...(kind === 'person' ? { conUserId: personId } : { institucion: place }) };
    declare.mutate(
      { body },
      {
        onSuccess: () => {
          forget();
          toast.success(t('candidates.mine.declared'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('candidates.mine.declare.failed'), error)),
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('candidates.mine.add')}
      description={t('candidates.mine.effect')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={declare.isPending} onClick={submit}>
            {t('candidates.mine.declare')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioGroup
          legend={t('candidates.mine.kind')}
          name="kind"
          value={kind}
          onChange={(event) => {
            change({ kind: event.currentTarget.value === 'place' ? 'place' : 'person' });
            setIsWrong(false);
          }}
          options={(['person', 'place'] as const).map((value) => ({
            value,
            label: t(`candidates.mine.kind.${value}`),
          }))}
        />
        {kind === 'person' ? (
          <PersonPicker
            chosen={personId}
            onChoose={setPersonId}
            error={isWrong && isMissing ? t('candidates.mine.person.required') : undefined}
          />
        ) : (
          <Field
            label={t('candidates.mine.place')}
            error={isWrong && isMissing && t('candidates.mine.place.required')}
            required
          >
            <Input
              maxLength={longest.institution}
              value={place}
              onChange={(event) => change({ place: event.currentTarget.value })}
            />
          </Field>
        )}
        <Field label={t('candidates.mine.nota')} hint={t('candidates.mine.nota.hint')}>
          <Textarea
            rows={3}
            maxLength={longest.conflictNote}
            value={nota}
            onChange={(event) => change({ nota: event.currentTarget.value })}
          />
        </Field>
        <DraftLine keeping={keeping} />
      </div>
    </Dialog>
  );
}
