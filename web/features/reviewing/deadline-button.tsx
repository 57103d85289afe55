import { CalendarArrowDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  /** Of the file, below /api. */
  path: string;
  children: ReactNode;
};

/** Saves an iCalendar file of deadlines. */
export function DeadlineButton({ path, children }: Props) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { download } = await import('#web/data/download.ts');
      await download(path);
    } catch (error) {
      toast.error(messageOf(error, t('reviewing.feed.failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" icon={<CalendarArrowDown aria-hidden />} busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
