import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { callAddress } from '#contract/call.ts';
import { activityCalls } from '#contract/calls/activity.ts';
import { activityFormats } from '#contract/entities/system.ts';
import { download } from '#web/data/download.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { asQuery, type LogFilters } from './log-filters.tsx';

/** 'Exportar': what the filters leave, all of it, as a file. */
export function ExportLogMenu({ filters }: { filters: LogFilters }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  async function save(formato: (typeof activityFormats)[number]): Promise<void> {
    setBusy(true);
    try {
      await download(callAddress(activityCalls.exportActivity, { params: { formato }, query: asQuery(filters) }));
    } catch (error) {
      toast.error(messageOf(error, t('logs.export.failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      trigger={
        <Button icon={<Download aria-hidden />} busy={busy}>
          {t('logs.export')}
        </Button>
      }
    >
      {activityFormats.map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          {format.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
