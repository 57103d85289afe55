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

type Props = { ids: readonly string[]; onClose: () => void };

/** The mails that go out now, each to be read before, and who receives none and why. */
export function RemindDialog({ ids, onClose }: Props) {
  const t = useMessages();
  const client = useClient();
  const body = { revisiones: [...ids] };
  const query = useQuery({
    queryKey: ['previewReminders', ...ids],
    queryFn: () => client.previewReminders({ body }),
    staleTime: 0,
    gcTime: 0,
  });
  const remind = useAct('remindReviewers', deskCalls);
  const willGo = query.data?.recordatorios.filter(({ impide }) => !impide).length ?? 0;
  const send = () =>
    remind.mutate(
      { body },
      {
        onSuccess: ({ recordatorios }) => {
          toast.success(t('desk.remind.done', { count: recordatorios.filter(({ impide }) => !impide).length }));
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
        {({ recordatorios }) => (
          <ul className="divide-y divide-line">
            {recordatorios.map((reminder) => (
              <li key={reminder.reviewId} className="py-4">
                <Shown reminder={reminder} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
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
