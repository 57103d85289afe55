import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { isTooLarge, largestImportMb } from './largest-file.ts';

type Props = {
  id: string;
  /** The draft has a text already: it is asked once more before that is replaced. */
  hasText: boolean;
  /** Replaces this revision of the text only. */
  revision: number;
  onClose: () => void;
  /** The draft as the import left it. Without it, the dialog leads to the editor afterwards. */
  onDone?: (work: Publication) => void;
};

/** Brings a Word document or a JATS article into a draft. */
export function ImportDialog({ id, hasText, revision, onClose, onDone }: Props) {
  const t = useMessages();
  const formId = useId();
  const [file, setFile] = useState<File>();
  const [isAsking, setAsking] = useState(false);
  const load = useAct('importText', ['getPublication', 'myPublications', 'listPublications']);
  const tooLarge = file && isTooLarge(file) ? t('imports.file.tooLarge', { size: largestImportMb }) : undefined;

  function send() {
    setAsking(false);
    if (file)
      load.mutate(
        { params: { id }, query: { revision }, body: file },
        { onSuccess: ({ publicacion }) => onDone?.(publicacion) },
      );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // React hands it on to the form that the editor stands in.
    event.stopPropagation();
    if (!file || tooLarge) return;
    if (hasText) setAsking(true);
    else send();
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
            hint={t('imports.file.hint', { size: largestImportMb })}
            error={tooLarge}
            required
          >
            <FileInput
              chooseLabel={t('files.choose')}
              chosen={file?.name ?? t('files.choose.none')}
              data-first-focus
              accept=".docx,.xml,.nxml,.zip,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/xml,text/xml"
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
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={t('imports.replace.title')}
        description={t(onDone ? 'imports.replace.undoable' : 'imports.replace.text')}
        confirmLabel={t('imports.replace.confirm')}
        cancelLabel={t('common.cancel')}
        onConfirm={send}
      />
    </Dialog>
  );
}
