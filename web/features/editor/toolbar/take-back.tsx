import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** After a whole text was put in the place of another: the way back. */
export function TakeBack({ onTakeBack, onClose }: { onTakeBack: () => void; onClose: () => void }) {
  const t = useMessages();
  return (
    <Notice
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onTakeBack}>
            {t('editing.replaced.back')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('editing.replaced.keep')}
          </Button>
        </div>
      }
    >
      {t('editing.replaced')}
    </Notice>
  );
}
