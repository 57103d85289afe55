import { PenLine } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { Publication } from '#contract/entities/publication.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { deskCalls } from './stale.ts';

/** Opens who signs a work that was sent for its main author to correct, and closes it; nothing where that may not be. */
export function BylineOpening({ work }: { work: Publication }) {
  const t = useMessages();
  const { day } = useFormats();
  const { data } = useCall('editorialDesk', { params: { id: work.id } });
  const open = useAct('openByline', deskCalls);
  const close = useAct('closeByline', deskCalls);
  if (!data || (!data.firmaAbierta && !data.firmaCorregible)) return null;
  const act = data.firmaAbierta ? close : open;
  const done = t(data.firmaAbierta ? 'desk.byline.closed' : 'desk.byline.opened');
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">
        {data.firmaAbierta ? t('desk.byline.since', { day: day(data.firmaAbierta) }) : t('desk.byline.text')}
      </p>
      <Button
        size="small"
        icon={<PenLine aria-hidden />}
        busy={act.isPending}
        onClick={() =>
          act.mutate(
            { params: { id: work.id } },
            {
              onSuccess: () => toast.success(done),
              onError: (error) => toast.error(failureText(t('desk.byline.failed'), error)),
            },
          )
        }
      >
        {t(data.firmaAbierta ? 'desk.byline.close' : 'desk.byline.open')}
      </Button>
    </div>
  );
}
