import { BellRing, CalendarClock } from 'lucide-react';
import type { Staff } from '#contract/entities/editorial.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { type Decision, DecisionButton, decisionsOn } from '../decision-buttons.tsx';
import { useHandlingEditor } from '../use-handling-editor.ts';
import type { useWorkDialogs } from '../use-work-dialogs.tsx';

/** What opens from a row, and stands beside the list. */
export type QueueActs = Omit<ReturnType<typeof useWorkDialogs>, 'dialogs'>;

/** The decisions that the specification names: buttons of each row, the rest are in its menu. */
const inSight: readonly Decision[] = ['APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR', 'RECHAZAR_SIN_REVISION'];

/** `late`: how many of its reviews are past their deadline; `open`: how many are awaited. */
type Props = QueueActs & { work: PublicationSummary; editor: Staff | null; late: number; open: number };

/** What can be done with a work from its row. */
export function RowActs({ work, editor, late: lateReviews, open, ...acts }: Props) {
  const t = useMessages();
  const { onDetails, onAssign, onDecide, onRemind, onExtend } = acts;
  const { user } = useSession();
  const { give } = useHandlingEditor(work.id, editor);
  const about = (action: string) => t('editor.about', { action, title: work.titulo });
  const decisions = decisionsOn(work);
  const folded = decisions.filter((decision) => !inSight.includes(decision));
  const isFree = user !== null && (!editor || isOwnAccount(user, editor.id));
  return (
    <div className="-ms-8 flex flex-wrap items-center gap-x-1 gap-y-1.5 @min-[52rem]:ms-0 @min-[52rem]:gap-1">
      <Button
        size="compact"
        aria-label={about(t('editor.details'))}
        aria-haspopup="dialog"
        onClick={() => onDetails(work)}
      >
        {t('editor.details')}
      </Button>
      {work.acciones.includes('CREAR_REVISION') && (
        <Button
          size="compact"
          aria-label={about(t('editor.assign'))}
          aria-haspopup="dialog"
          onClick={() => onAssign(work)}
        >
          {t('editor.assign')}
        </Button>
      )}
      {decisions
        .filter((decision) => inSight.includes(decision))
        .map((decision) => (
          <DecisionButton
            key={decision}
            work={work}
            decision={decision}
            size="compact"
            onPress={() => onDecide(work, decision)}
          />
        ))}
      {/* Beside five decisions they have the row's last pixels: they stand close, and stay together. */}
      <span className="flex gap-1.5 empty:hidden @min-[52rem]:gap-0">
        {lateReviews > 0 && (
          <IconButton
            size="compact"
            icon={<BellRing aria-hidden />}
            label={about(t('queue.row.remind', { count: lateReviews }))}
            aria-haspopup="dialog"
            onClick={() => onRemind(work)}
          />
        )}
        {open > 0 && work.acciones.includes('CREAR_REVISION') && (
          <IconButton
            size="compact"
            icon={<CalendarClock aria-hidden />}
            label={about(t('editor.reviews.deadline'))}
            aria-haspopup="dialog"
            onClick={() => onExtend(work)}
          />
        )}
        {(folded.length > 0 || isFree) && (
          <MoreActs
            size="compact"
            label={about(t('queue.row.more'))}
            acts={[
              ...(isFree
                ? [
                    {
                      id: 'LLEVAR',
                      label: t(`queue.row.${editor ? 'release' : 'take'}`),
                      onSelect: () => give(editor ? null : user.id),
                    },
                  ]
                : []),
              ...folded.map((decision) => ({
                id: decision,
                label: t(`editor.decide.${decision}`),
                asks: true,
                onSelect: () => onDecide(work, decision),
              })),
            ]}
          />
        )}
      </span>
    </div>
  );
}
