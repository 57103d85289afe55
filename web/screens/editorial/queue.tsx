import { QueueTool } from '#web/features/editorial/queue/queue-tool.tsx';
import { useWorkDialogs } from '#web/features/editorial/use-work-dialogs.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';

export const title = 'queue.title' satisfies MessageKey;

/** The editors' queue by itself, for the working day: administrators have it here alone. Its head is low, for as many works in view. */
export function Screen() {
  const t = useMessages();
  const { dialogs, ...acts } = useWorkDialogs();
  return (
    <>
      <h1 className="-mt-3 mb-3 rule-fold-end pb-1.5 text-2xl tracking-[-0.01em]">{t('queue.title')}</h1>
      <h2 className="sr-only">{t('desk.queue.title')}</h2>
      <QueueTool {...acts} />
      {dialogs}
    </>
  );
}
