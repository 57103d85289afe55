import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** A point of the authors' own, as of a change that nobody asked for. */
export function AddPoint({ onAdd }: { onAdd: (punto: string) => void }) {
  const t = useMessages();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [punto, setPunto] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onAdd(punto);
    setPunto('');
    setOpen(false);
  }
  return (
    <>
      <Button size="small" icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('answers.add')}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t('answers.add')}
          description={t('answers.add.text')}
          closeLabel={t('common.close')}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
              <Button type="submit" form={formId} variant="primary" disabled={punto.trim() === ''}>
                {t('answers.add')}
              </Button>
            </>
          }
        >
          <form id={formId} onSubmit={submit}>
            <Field label={t('answers.add.label')} required>
              <Textarea
                data-first-focus
                maxLength={longest.review}
                value={punto}
                onChange={(event) => setPunto(event.currentTarget.value)}
              />
            </Field>
          </form>
        </Dialog>
      )}
    </>
  );
}
