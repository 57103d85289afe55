import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { useAct } from '#web/data/queries.ts';
import { ImportOutcome } from '#web/features/imports/import-outcome.tsx';
import { isTooLarge, largestFile } from '#web/features/imports/largest-file.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  id: string;
  onClose: () => void;
  /** The draft as the import left it. Without it, the dialog leads to the editor afterwards. */
  onDone?: (work: Publication) => void;
};

/** Brings a Word document or a JATS article into a draft. */
export function ImportDialog({ id, onClose, onDone }: Props) {
  const t = useMessages();
  const formId = useId();
  const [file, setFile] = useState<File>();
  const load = useAct('importText', ['getPublication', 'myPublications', 'listPublications']);
  const tooLarge = file && isTooLarge(file) ? t('imports.file.tooLarge', { size: largestFile }) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && !tooLarge)
      load.mutate({ params: { id }, body: file }, { onSuccess: ({ publicacion }) => onDone?.(publicacion) });
  }
  const outcome = load.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('imports.title')}
      description={outcome ? undefined : t('imports.text')}
      closeLabel={t('common.close')}
      footer={
        outcome ? (
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            {!onDone && (
              <Button asChild variant="primary">
                <Link to={`/publications/${id}/edit`}>{t('imports.edit')}</Link>
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={load.isPending}
              disabled={!file || Boolean(tooLarge)}
            >
              {t('imports.submit')}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <ImportOutcome warnings={outcome.avisos} />
      ) : (
        <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={t('imports.file')}
            hint={t('imports.file.hint', { size: largestFile })}
            error={tooLarge}
            required
          >
            <Input
              type="file"
              data-first-focus
              accept=".docx,.xml,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/xml,text/xml"
              onChange={(event) => {
                load.reset();
                setFile(event.currentTarget.files?.[0]);
              }}
            />
          </Field>
          {load.isPending && <Notice live>{t('imports.working')}</Notice>}
          {load.error && (
            <Notice tone="error" live>
              {failureText(t('imports.failed'), load.error)}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
