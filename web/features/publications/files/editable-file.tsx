import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { WorkFile } from '#contract/entities/file.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { FileDetails } from './file-details.tsx';
import { FileName } from './file-name.tsx';

/** A file of a draft: to be downloaded, described anew in its place, and taken out. */
export function EditableFile({ file }: { file: WorkFile }) {
  const t = useMessages();
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const remove = useAct('removeFile', ['listFiles']);
  const name = file.nombre;
  if (isEdited)
    return (
      <li ref={row} className="py-3">
        <FileDetails
          file={file}
          onClose={() => {
            setEdited(false);
            // The form that had the focus is gone.
            requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-row-acts] > button')?.focus());
          }}
        />
      </li>
    );
  const confirm = () =>
    remove.mutate(
      { params: { id: file.id } },
      {
        onSuccess: () => void toast.success(t('files.remove.done')),
        onError: (error) => void toast.error(messageOf(error, t('files.remove.failed'))),
        onSettled: () => setAsked(false),
      },
    );
  return (
    <li ref={row} className="flex items-start gap-2 py-3">
      <FileName file={file} />
      <RowActs
        more={t('common.more', { what: name })}
        acts={[
          {
            id: 'editar',
            label: t('files.edit.short'),
            about: t('files.edit', { name }),
            onSelect: () => setEdited(true),
          },
          {
            id: 'quitar',
            label: t('files.remove.confirm'),
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            asks: true,
            onSelect: () => setAsked(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => !remove.isPending && setAsked(open)}
        title={t('files.remove.title', { name })}
        description={t('files.remove.text')}
        confirmLabel={t('files.remove.confirm')}
        cancelLabel={t('common.cancel')}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </li>
  );
}
