import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { keysOf } from './author-fields.ts';
import { AuthorSummary } from './author-summary.tsx';

/** The byline as a co-author reads it, and the way out of it. */
export function BylineOfOthers({ workId, authors }: { workId: string; authors: readonly WorkAuthor[] }) {
  const t = useMessages();
  const navigate = useNavigate();
  const leave = useAct('leaveAuthors', ['myPublications', 'listPublications']);
  const [asking, setAsking] = useState(false);
  const keys = keysOf(authors);
  const confirm = () =>
    leave.mutate(
      { params: { id: workId } },
      {
        onSuccess: () => {
          toast.success(t('byline.leave.done'));
          void navigate('/dashboard');
        },
        onError: (error) => toast.error(messageOf(error, t('byline.save.failed'))),
      },
    );
  return (
    <div className="flex flex-col items-start gap-4">
      <ol className="w-full divide-y divide-line border-y border-line">
        {authors.map((author, place) => (
          <li key={keys[place]} className="py-4">
            <AuthorSummary author={author} />
          </li>
        ))}
      </ol>
      <Button icon={<LogOut aria-hidden />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('byline.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('byline.leave.title')}
        description={t('byline.leave.text')}
        confirmLabel={t('byline.leave')}
        cancelLabel={t('common.cancel')}
        busy={leave.isPending}
        onConfirm={confirm}
      />
    </div>
  );
}
