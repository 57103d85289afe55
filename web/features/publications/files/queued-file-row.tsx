import { RotateCw, X } from 'lucide-react';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { FileQueue, QueuedFile } from './file-queue.ts';

type Props = { item: QueuedFile; queue: FileQueue };

/** A file on its way: how far it is, or why it did not arrive. */
export function QueuedFileRow({ item, queue }: Props) {
  const t = useMessages();
  const { bytes } = useFormats();
  const { key, file, state, sent, why, canRetry } = item;
  const { name, size } = file;
  const failed = state === 'failed';
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {failed ? (
          <p role="alert" className="mt-0.5 text-sm text-red">
            {why}
          </p>
        ) : (
          <>
            <progress
              max={size}
              value={sent}
              aria-label={t('files.sending', { name })}
              className="mt-1.5 block w-full"
            />
            <p className="mt-1 text-sm text-muted tabular-nums">
              {state === 'waiting'
                ? t('files.waiting', { total: bytes(size) })
                : // What goes over the line is a little more than the file.
                  t('files.sent', { sent: bytes(Math.min(sent, size)), total: bytes(size) })}
            </p>
          </>
        )}
      </div>
      {failed && canRetry && (
        <IconButton
          size="small"
          label={t('files.retry', { name })}
          icon={<RotateCw aria-hidden />}
          onClick={() => queue.retry(key)}
        />
      )}
      <IconButton
        size="small"
        label={t(failed ? 'files.discard' : 'files.cancel', { name })}
        icon={<X aria-hidden />}
        onClick={() => queue.cancel(key)}
      />
    </li>
  );
}
