import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import { type DecisionAction, decidesWork } from '#contract/letters.ts';
import { askingFor } from '#web/features/publications/asked-act.ts';
import { useMessages } from '#web/messages/use-messages.ts';

const toastOf = (workId: string) => `decision.${workId}`;

/** Says what was decided, and leads to where it is revoked: the wrong button is noticed at once, and a rejected work leaves the queue. */
export const sayDecided = (words: string, workId: string, action: DecisionAction) =>
  decidesWork(action)
    ? toast.success(<Decided words={words} workId={workId} />, { id: toastOf(workId), duration: 10_000 })
    : toast.success(words, { id: toastOf(workId) });

function Decided({ words, workId }: { words: string; workId: string }) {
  const t = useMessages();
  return (
    // One piece: what is in a toast stands side by side.
    <span>
      {words}
      <span className="block">
        {t('decisions.wrong')}{' '}
        <Link
          className="link"
          to={`/editorial/${workId}`}
          state={askingFor(workId, 'REVOCAR_DECISION')}
          // It would lie over the dialog that it opens.
          onClick={() => toast.dismiss(toastOf(workId))}
        >
          {t('decisions.act.REVOCAR_DECISION')}
        </Link>
      </span>
    </span>
  );
}
