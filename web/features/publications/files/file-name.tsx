import { Download } from 'lucide-react';
import type { WorkFile } from '#contract/entities/file.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { fileType } from './file-type.ts';
import { useDownloadFile } from './use-download-file.ts';

type Props = {
  file: WorkFile;
  /** Where anybody finds it, if it is public: a plain link then, for readers without scripts too. */
  address?: string;
};

const look =
  'link me-2 inline-flex max-w-full items-baseline gap-1.5 py-0.5 text-start font-semibold [overflow-wrap:anywhere]';

/** A file's name, which downloads it, its type and size, and what its author says of it. */
export function FileName({ file, address }: Props) {
  const t = useMessages();
  const { download, busy } = useDownloadFile(file);
  const label = t('work.files.download', { name: file.nombre });
  const name = (
    <>
      <Download aria-hidden className="size-4 shrink-0 self-center" />
      {file.nombre}
    </>
  );
  return (
    <div className="min-w-0 grow">
      {address ? (
        <a href={address} download className={look} aria-label={label}>
          {name}
        </a>
      ) : (
        <button
          type="button"
          className={look}
          aria-label={label}
          aria-busy={busy || undefined}
          onClick={() => busy || download()}
        >
          {name}
        </button>
      )}
      <FileFacts file={file} />
      {file.descripcion && <p className="mt-0.5 text-sm whitespace-pre-line">{file.descripcion}</p>}
    </div>
  );
}

/** 'Documento PDF · 3,2 MB'. */
function FileFacts({ file: { tipo, bytes } }: { file: Pick<WorkFile, 'tipo' | 'bytes'> }) {
  const t = useMessages();
  const format = useFormats();
  const { sort, format: name } = fileType(tipo);
  return (
    <span className="inline-block text-sm text-muted tabular-nums">
      {t(`work.file.${sort}`, { format: name }).trim()} · {format.bytes(bytes)}
    </span>
  );
}
