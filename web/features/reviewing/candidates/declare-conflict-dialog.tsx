import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { PersonPicker } from './person-picker.tsx';

/** Declares a conflict of interest with a person, found by name, or with an institution. */
export function DeclareConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const declare = useAct('declareConflict', ['myConflicts', 'myReviews']);
  const [kind, setKind] = useState<'person' | 'place'>('person');
  const [personId, setPersonId] = useState('');
  const [place, setPlace] = useState('');
  const [nota, setNota] = useState('');
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
            setKind(event.currentTarget.value === 'place' ? 'place' : 'person');
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
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          </Field>
        )}
        <Field label={t('candidates.mine.nota')} hint={t('candidates.mine.nota.hint')}>
          <Textarea
            rows={3}
            maxLength={longest.conflictNote}
            value={nota}
            onChange={(event) => setNota(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
