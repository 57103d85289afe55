import { type FormEvent, useId, useState } from 'react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { ReferenceForm } from './reference-form.tsx';

type Props = { reference: Reference; onSave: (reference: Reference) => void; onClose: () => void };

/** Changes one entry: by its parts, or, of one that is nothing but a line of text, as that. */
export default function EditReference({ reference, onSave, onClose }: Props) {
  const t = useMessages();
  const formId = useId();
  const [isByParts, setByParts] = useState(reference.csl !== undefined);
  const save = (changes: Partial<Reference>) => {
    onSave({ ...reference, ...changes });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('editing.references.edit')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('editing.save')}
          </Button>
        </>
      }
    >
      {isByParts ? (
        <ReferenceForm
          id={formId}
          csl={reference.csl ?? { type: 'article-journal', title: reference.texto }}
          onDone={({ texto, csl }) => save({ texto, csl })}
        />
      ) : (
        <>
          <PlainForm id={formId} texto={reference.texto} onDone={(texto) => save({ texto })} />
          <Button size="small" variant="quiet" className="mt-4" onClick={() => setByParts(true)}>
            {t('editing.reference.byParts')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

type PlainProps = { id: string; texto: string; onDone: (texto: string) => void };

function PlainForm({ id, texto, onDone }: PlainProps) {
  const t = useMessages();
  const [words, setWords] = useState(texto);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (words.trim() !== '') onDone(words.replace(/\s+/g, ' ').trim());
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field label={t('editing.reference.words')}>
        <Textarea
          data-first-focus
          rows={4}
          maxLength={longest.reference}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </form>
  );
}
