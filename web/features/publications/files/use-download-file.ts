import { useState } from 'react';
import type { WorkFile } from '#contract/entities/file.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { saveFrom } from '#web/data/save-file.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Has the browser download a file of a work, through a link of a few minutes. `busy` while the link is asked for. */
export function useDownloadFile({ id }: Pick<WorkFile, 'id'>) {
  const t = useMessages();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { url } = await client.linkFile({ params: { id } });
      saveFrom(url);
    } catch (error) {
      // Toasts come with what says them: most readers hear none.
      const { toast } = await import('react-hot-toast');
      toast.error(messageOf(error, t('work.files.failed')));
    } finally {
      setBusy(false);
    }
  }
  return { download: () => void download(), busy };
}
