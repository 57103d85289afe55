import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { Reminder } from '#contract/entities/editorial.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { deskCalls } from './stale.ts';

/** Which reviews: these, or those of these works that are past their deadline. */
export type Reminded = { ids: readonly string[] } | { lateIn: readonly string[] };

/** The mails that go out now, each to be read before, and who receives none and why. */
export function RemindDialog({
  onClose,
  onDone,
  ...reminded
}: Reminded & {
  onClose: () => void;
  /** Once they have gone out. */
  onDone?: () => void;
}) {
  const t = useMessages();
  const query = useReminders(reminded);
  const remind = useAct('remindReviewers', deskCalls);
  const willGo = query.data?.recordatorios.filter(({ impide }) => !impide).length ?? 0;
  const send = () =>
    remind.mutate(
      { body: { revisiones: query.data?.recordatorios.map(({ reviewId }) => reviewId) ?? [] } },
      {
        onSuccess: ({ recordatorios }) => {
          toast.success(t('desk.remind.done', { count: recordatorios.filter(({ impide }) => !impide).length }));
          onDone?.();
          onClose();
        },
        onError: (error) => toast.error(failureText(t('desk.remind.failed'), error)),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('desk.remind')}
      description={t('desk.remind.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={willGo === 0} busy={remind.isPending} onClick={send}>
            {t('desk.remind.send', { count: willGo })}
          </Button>
        </>
      }
    >
      <QueryState
        query={query}
        loading={t('desk.remind.loading')}
        failed={(error) => failureText(t('desk.remind.failed'), error)}
      >
        {({ recordatorios, completo }) => (
          <>
            {'lateIn' in reminded && (
              <p>
                {t('queue.late', { count: recordatorios.length, works: reminded.lateIn.length })}
                {!completo && ` ${t('queue.late.first')}`}
              </p>
            )}
            <ul className="divide-y divide-line">
              {recordatorios.map((reminder) => (
                <li key={reminder.reviewId} className="py-4">
                  <Shown reminder={reminder} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

/** What each would be sent, of as many as are reminded at once. */
function useReminders(reminded: Reminded) {
  const client = useClient();
  const late = async (obras: readonly string[]) => {
    const { revisiones, completo } = await client.lateReviews({ body: { obras: [...obras] } });
    return { ids: revisiones.map(({ id }) => id), completo };
  };
  return useQuery({
    queryKey: ['previewReminders', reminded],
    queryFn: async () => {
      const { ids, completo } = 'ids' in reminded ? { ...reminded, completo: true } : await late(reminded.lateIn);
      if (ids.length === 0) return { recordatorios: [], completo };
      return { ...(await client.previewReminders({ body: { revisiones: [...ids] } })), completo };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

function Shown({ reminder: { revisor, ultimo, impide, correo } }: { reminder: Reminder }) {
  const t = useMessages();
  const { moment } = useFormats();
  return (
    <>
      <h3 className="text-base">{revisor}</h3>
      {ultimo && <p className="text-sm text-muted">{t('desk.remind.last', { moment: moment(ultimo) })}</p>}
      {impide && <p>{t(`desk.remind.not.${impide}`)}</p>}
      {correo && (
        <div className="mt-2 border-s-2 border-line ps-4">
          <p className="font-semibold">{correo.asunto}</p>
          <p className="text-sm break-words whitespace-pre-line">{correo.texto}</p>
        </div>
      )}
    </>
  );
}
