import { toast } from 'react-hot-toast';
import type { Load } from '#contract/entities/load.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What is being done, how far it is, and how it is stopped: it goes on when the page is left. */
export function LoadProgress({ load: { trabajo } }: { load: Load }) {
  const t = useMessages();
  const { percent } = useFormats();
  const cancel = useAct('cancelJob', ['getLoad', 'loadLines']);
  if (!trabajo) return null;
  const stop = () =>
    cancel.mutate(
      { params: { id: trabajo.id } },
      { onError: (error) => toast.error(failureText(t('loads.stopFailed'), error)) },
    );
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">
          {t(`loads.task.${trabajo.tarea}`)} {percent(trabajo.parte ?? 0)}
        </p>
        <Button size="small" busy={cancel.isPending} onClick={stop}>
          {t('loads.stop')}
        </Button>
      </div>
    </Notice>
  );
}
