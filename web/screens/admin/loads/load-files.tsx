import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { loadCalls } from '#contract/calls/loads.ts';
import type { Load } from '#contract/entities/load.ts';
import { loadFileDays } from '#contract/loads.ts';
import { failureText } from '#web/data/failure-text.ts';
import { upload } from '#web/data/upload.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { Section } from '#web/ui/Section.tsx';
import { isBusy } from './is-busy.ts';

/** PDFs, one by one or in a ZIP: as many as are chosen, one after the other; those that do not come in are named. */
export function LoadFiles({ load }: { load: Load }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<{ done: number; all: number }>();
  async function send(files: readonly File[]): Promise<void> {
    for (const [done, file] of files.entries()) {
      setSending({ done, all: files.length });
      try {
        await upload(loadCalls.addLoadFile, { params: { id: load.id }, query: { nombre: file.name }, body: file });
      } catch (error) {
        toast.error(failureText(t('loads.fileFailed', { name: file.name }), error));
      }
    }
    setSending(undefined);
    await queryClient.invalidateQueries({ queryKey: ['getLoad'] });
  }
  return (
    <Section title={t('loads.pdfs')} intro={t(`loads.pdfs.${load.clase}`)}>
      <Field
        label={t('loads.pdfs.add')}
        hint={t('loads.pdfs.count', { count: load.archivos.total - 1 })}
        className="max-w-xl"
      >
        <FileInput
          chooseLabel={t('files.choose')}
          chosen={sending ? t('loads.sending', sending) : t('files.choose.none')}
          multiple
          accept=".pdf,.zip"
          disabled={sending !== undefined || isBusy(load)}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (files.length > 0) void send(files);
          }}
        />
      </Field>
      <p className="mt-3 max-w-xl text-sm text-muted">{t('loads.pdfs.kept', { days: loadFileDays })}</p>
    </Section>
  );
}
