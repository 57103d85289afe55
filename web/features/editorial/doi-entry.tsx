import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { registeredDoi } from '#contract/doi.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { DoiOfWork } from '#web/features/publications/doi-of-work.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { deskCalls } from './stale.ts';

/** The work's DOI, and where its editor says by which one it is registered. */
export function DoiEntry({ work }: { work: Publication }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <DoiOfWork work={work} />
      <Button size="small" variant="quiet" className="-ms-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('desk.doi.enter')}
      </Button>
      {open && <DoiDialog work={work} onClose={() => setOpen(false)} />}
    </div>
  );
}

function DoiDialog({ work, onClose }: { work: Publication; onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const [doi, setDoi] = useState(registeredDoi(work) ?? '');
  const { mutate, isPending, error, reset } = useAct('enterDoi', deskCalls);
  const save = () =>
    mutate(
      { params: { id: work.id }, body: { doi: doi.trim() || null } },
      {
        onSuccess: (saved) => {
          toast.success(t(registeredDoi(saved) ? 'desk.doi.saved' : 'desk.doi.taken'));
          onClose();
        },
      },
    );
  const problem = problemOf(error)?.errors?.find(({ field }) => field === 'doi');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('desk.doi.title')}
      description={t('desk.doi.text')}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('desk.doi.save')}
          </Button>
        </>
      }
    >
      <form id={formId} action={save} noValidate>
        <Field
          label="DOI"
          hint={t('desk.doi.hint')}
          error={error && (problem?.message ?? failureText(t('desk.doi.failed'), error))}
        >
          <Input
            value={doi}
            maxLength={longest.pastedDoi}
            placeholder="10.1590/…"
            onChange={(event) => {
              setDoi(event.currentTarget.value);
              reset();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
