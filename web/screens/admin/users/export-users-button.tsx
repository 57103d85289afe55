import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { callAddress } from '#contract/call.ts';
import { peopleCalls } from '#contract/calls/people.ts';
import { download } from '#web/data/download.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { asQuery, type UserFilters } from './use-user-filters.ts';

/** 'Exportar CSV': the accounts that the filters leave, all of them, as a file. */
export function ExportUsersButton({ filters }: { filters: UserFilters }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await download(callAddress(peopleCalls.exportUsers, { query: asQuery(filters) }));
    } catch (error) {
      toast.error(messageOf(error, t('users.export.failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" icon={<Download aria-hidden />} busy={busy} onClick={() => void save()}>
      {t('users.export')}
    </Button>
  );
}
