import type { WorkFile } from '#contract/entities/file.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { fileType } from './file-type.ts';

/** 'Documento PDF · 3,2 MB'. */
export function FileFacts({ file: { tipo, bytes } }: { file: Pick<WorkFile, 'tipo' | 'bytes'> }) {
  const t = useMessages();
  const format = useFormats();
  const { sort, format: name } = fileType(tipo);
  return (
    <span className="inline-block text-sm text-muted tabular-nums">
      {t(`work.file.${sort}`, { format: name }).trim()} · {format.bytes(bytes)}
    </span>
  );
}
