import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { reviewCalls } from '#contract/calls/reviews.ts';
import { mostReviewFiles, type Review } from '#contract/entities/review.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { upload } from '#web/data/upload.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { AttachedFiles } from './attached-files.tsx';

const accepted = '.pdf,.docx,.txt,.md,.png,.jpg,.jpeg';
const stale = ['getReview', 'myReviews'] as const;

/** The files of one's own review: added, each for the author too or for the editors alone, and taken out again. */
export function Attachments({ review }: { review: Review }) {
  const t = useMessages();
  const id = useId();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [paraAutor, setParaAutor] = useState(true);
  const [isSending, setSending] = useState(false);
  const change = useAct('changeReviewFile', stale);
  const remove = useAct('removeReviewFile', stale);
  const fail = (error: Error) => toast.error(messageOf(error, t('reviewing.files.failed')));
  async function add(files: FileList): Promise<void> {
    setSending(true);
    try {
      for (const file of files)
        await upload(reviewCalls.uploadReviewFile, {
          params: { id: review.id },
          query: { nombre: file.name, paraAutor: String(paraAutor) },
          body: file,
        });
      toast.success(t('reviewing.files.added'));
    } catch (error) {
      toast.error(messageOf(error, t('reviewing.files.failed')));
    } finally {
      setSending(false);
      if (input.current) input.current.value = '';
      for (const call of stale) void queryClient.invalidateQueries({ queryKey: [call] });
    }
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {t('reviewing.files.title')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('reviewing.files.hint')}</p>
      <AttachedFiles
        files={review.archivos}
        more={(file) => (
          <>
            <Checkbox
              label={t('reviewing.files.forAuthor')}
              aria-label={t('reviewing.files.forAuthor.of', { name: file.nombre })}
              checked={file.paraAutor}
              disabled={change.isPending}
              onChange={(event) =>
                change.mutate(
                  { params: { id: file.id }, body: { paraAutor: event.currentTarget.checked } },
                  { onError: fail },
                )
              }
            />
            <IconButton
              label={t('reviewing.files.remove', { name: file.nombre })}
              icon={<Trash2 />}
              size="small"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ params: { id: file.id } }, { onError: fail })}
            />
          </>
        )}
      />
      {review.archivos.length < mostReviewFiles && (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <input
            ref={input}
            type="file"
            multiple
            accept={accepted}
            hidden
            aria-label={t('reviewing.files.add')}
            onChange={({ currentTarget: { files } }) => files && files.length > 0 && void add(files)}
          />
          <Button size="small" busy={isSending} onClick={() => input.current?.click()}>
            {t(isSending ? 'reviewing.files.sending' : 'reviewing.files.add')}
          </Button>
          <Checkbox
            label={t('reviewing.files.new.forAuthor')}
            checked={paraAutor}
            onChange={(event) => setParaAutor(event.currentTarget.checked)}
          />
        </div>
      )}
    </section>
  );
}
