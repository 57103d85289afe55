import { ArrowDown, ArrowUp, Mail, Pencil, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkAuthor } from '#contract/entities/byline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { nameOf } from './author-fields.ts';
import { AuthorSummary } from './author-summary.tsx';

export type Step = 1 | -1;

type Props = {
  /** Finds the row again once it stands elsewhere. */
  rowKey: string;
  author: WorkAuthor;
  isFirst: boolean;
  isLast: boolean;
  isSaving: boolean;
  onMove: (step: Step) => void;
  onEdit: () => void;
  onRemove: () => void;
  onInvite: () => void;
  /** The form that stands in place of the summary while the author is edited. */
  form?: ReactNode;
};

/** One author of the byline, and what its main author may do with them. */
export function AuthorRow({
  rowKey,
  author,
  isFirst,
  isLast,
  isSaving,
  onMove,
  onEdit,
  onRemove,
  onInvite,
  form,
}: Props) {
  const t = useMessages();
  const name = nameOf(author);
  return (
    <li data-row={rowKey} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="flex shrink-0 flex-col">
        <IconButton
          size="small"
          label={t('byline.up', { name })}
          icon={<ArrowUp aria-hidden />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          data-move="-1"
        />
        <IconButton
          size="small"
          label={t('byline.down', { name })}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
          data-move="1"
        />
      </div>
      {form ?? (
        <>
          <div className="min-w-0 grow basis-60">
            <AuthorSummary author={author} />
            {author.invitacion && author.id === null && (
              <Button
                size="small"
                className="mt-2"
                icon={<Mail aria-hidden />}
                busy={isSaving}
                onClick={onInvite}
                aria-label={t('byline.inviteAgain.of', { name })}
              >
                {t('byline.inviteAgain')}
              </Button>
            )}
          </div>
          <div className="ms-auto flex shrink-0 gap-1">
            <IconButton
              label={t('byline.edit', { name })}
              icon={<Pencil aria-hidden />}
              onClick={onEdit}
              data-edit=""
            />
            {!author.principal && (
              <IconButton
                label={t('byline.remove', { name })}
                icon={<UserMinus aria-hidden />}
                aria-haspopup="dialog"
                onClick={onRemove}
              />
            )}
          </div>
        </>
      )}
    </li>
  );
}
