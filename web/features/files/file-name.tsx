import { Download } from 'lucide-react';
import type { WorkFile } from '#contract/entities/file.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { FileFacts } from './file-facts.tsx';
import { useDownloadFile } from './use-download-file.ts';

/** A file's name, which downloads it, its type and size, and what its author says of it. */
export function FileName({ file }: { file: WorkFile }) {
  const t = useMessages();
  const { download, busy } = useDownloadFile(file);
  return (
    <div className="min-w-0 grow">
      <button
        type="button"
        className="link me-2 inline-flex max-w-full items-baseline gap-1.5 py-0.5 text-start font-semibold [overflow-wrap:anywhere]"
        aria-label={t('work.files.download', { name: file.nombre })}
        aria-busy={busy || undefined}
        onClick={() => busy || download()}
      >
        <Download aria-hidden className="size-4 shrink-0 self-center" />
        {file.nombre}
      </button>
      <FileFacts file={file} />
      {file.descripcion && <p className="mt-0.5 text-sm whitespace-pre-line">{file.descripcion}</p>}
    </div>
  );
}
