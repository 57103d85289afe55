import { Plus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import type { WorkFile } from '#contract/entities/file.ts';
import type { FileKind } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EditableFile } from './editable-file.tsx';
import type { FileQueue, QueuedFile } from './file-queue.ts';
import { QueuedFileRow } from './queued-file-row.tsx';

type Props = { clase: FileKind; files: readonly WorkFile[]; queued: readonly QueuedFile[]; queue: FileQueue };

/** The files of one class, those on their way among them, and the place where more are dropped or chosen. */
export function FileGroup({ clase, files, queued, queue }: Props) {
  const t = useMessages();
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const title = t(`files.class.${clase}`);
  const add = (chosen: readonly File[]) => queue.add(chosen, clase);
  const { isOver, ...drop } = useDrop(add);
  return (
    <section
      aria-labelledby={titleId}
      {...drop}
      className={classes(
        'grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[13rem_minmax(0,1fr)]',
        isOver && 'bg-accent-wash outline-2 -outline-offset-2 outline-accent outline-dashed',
      )}
    >
      <div>
        <h3 id={titleId} className="text-base">
          {title}
        </h3>
        <p className="mt-1 text-sm text-muted">{t(`files.class.${clase}.what`)}</p>
      </div>
      <div className="min-w-0">
        {files.length + queued.length > 0 && (
          <ul aria-labelledby={titleId} className="mb-3 divide-y divide-line">
            {files.map((file) => (
              <EditableFile key={file.id} file={file} />
            ))}
            {queued.map((item) => (
              <QueuedFileRow key={item.key} item={item} queue={queue} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-line-strong px-4 py-3">
          <span aria-hidden className="text-sm text-muted pointer-coarse:hidden">
            {t('files.drop')}
          </span>
          <input
            ref={chooser}
            type="file"
            multiple
            aria-label={t('files.add.about', { group: title })}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              add(Array.from(event.target.files ?? []));
              event.target.value = '';
            }}
          />
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            aria-label={t('files.add.about', { group: title })}
            onClick={() => chooser.current?.click()}
          >
            {t('files.add')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Handlers of a place where files may be dropped, and whether some are held over it now. */
function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      add(droppedFiles(event.dataTransfer));
    },
  };
}

/** Folders cannot be sent. */
const droppedFiles = ({ items }: DataTransfer): File[] =>
  Array.from(items).flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    return file ? [file] : [];
  });
