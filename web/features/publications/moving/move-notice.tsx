import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { authorsOf, isAuthor } from '#contract/workflow.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { moveCalls } from './move-calls.ts';

/** To its authors: that their work may go to another journal, what is different there, and the main author's answer. */
export function MoveNotice({ work }: { work: Publication }) {
  const t = useMessages();
  const { user } = useSession();
  const answer = useAct('answerMove', moveCalls);
  const { traslado } = work;
  if (!traslado || !isAuthor(authorsOf(work), user)) return null;
  const { revista: name, cambia, motivo, respondes } = traslado;
  const say = (acepta: boolean) =>
    answer.mutate(
      { params: { id: work.id }, body: { acepta } },
      {
        onSuccess: () => toast.success(acepta ? t('moving.accepted', { name }) : t('moving.declined')),
        onError: (error) => toast.error(failureText(t('moving.answer.failed'), error)),
      },
    );
  return (
    <Notice
      title={t('moving.open', { name })}
      action={
        respondes && (
          <>
            <Button size="small" variant="primary" busy={answer.isPending} onClick={() => say(true)}>
              {t('moving.accept')}
            </Button>
            <Button size="small" disabled={answer.isPending} onClick={() => say(false)}>
              {t('moving.decline')}
            </Button>
          </>
        )
      }
    >
      <p className="break-words whitespace-pre-line">{t('moving.reason', { reason: motivo })}</p>
      {cambia.length > 0 && (
        <>
          <p className="mt-2">{t('moving.open.changes')}</p>
          <ul className="list-disc ps-5">
            {cambia.map((change) => (
              <li key={change}>{t(`moving.change.${change}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2">{t(respondes ? 'moving.open.mine' : 'moving.open.others')}</p>
    </Notice>
  );
}
