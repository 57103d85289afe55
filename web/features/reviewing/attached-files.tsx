import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import type { ReviewFile } from '#contract/entities/review.ts';
import { messageOf } from '#web/data/problems.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  files: readonly ReviewFile[];
  /** Whom each is for is told, and what more can be done with it. */
  more?: (file: ReviewFile) => ReactNode;
};

/** The files of a review, to be downloaded; nothing where there are none. */
export function AttachedFiles({ files, more }: Props) {
  const t = useMessages();
  const { bytes } = useFormats();
  if (files.length === 0) return null;
  const save = async ({ id }: ReviewFile) => {
    try {
      const { download } = await import('#web/data/download.ts');
      await download(`/review-files/${id}`);
    } catch (error) {
      toast.error(messageOf(error, t('reviewing.files.failed')));
    }
  };
  return (
    <ul aria-label={t('reviewing.files.title')} className="mt-4 divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <span className="min-w-0 break-words">
            {file.nombre} <span className="text-sm text-muted">({bytes(file.bytes)})</span>
          </span>
          <span className="flex flex-wrap items-center gap-2">
            {more?.(file)}
            <Button
              size="small"
              icon={<Download aria-hidden />}
              aria-label={t('reviewing.files.download', { name: file.nombre })}
              onClick={() => void save(file)}
            >
              {t('templates.download')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
