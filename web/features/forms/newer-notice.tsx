import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { at: string | null; onTake: () => void; onKeepMine: () => void };

/** The same text was written on in another window or on another machine: it is offered, and nothing changes by itself. */
export function NewerNotice({ at, onTake, onKeepMine }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  return (
    <Notice
      tone="warning"
      live
      title={t('saving.newer')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onTake}>
            {t('saving.newer.take')}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {t('saving.newer.keepMine')}
          </Button>
        </div>
      }
    >
      {t('saving.newer.text', { when: at ? moment(at) : '' })}
    </Notice>
  );
}
