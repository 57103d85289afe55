import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Says that a form shows what was written before and never sent, and offers to begin again. */
export function DraftNotice({ onStartAnew }: { onStartAnew: () => void }) {
  const t = useMessages();
  return (
    <Notice
      live
      action={
        <Button size="small" onClick={onStartAnew}>
          {t('author.draft.startAnew')}
        </Button>
      }
    >
      {t('author.draft.restored')}
    </Notice>
  );
}
