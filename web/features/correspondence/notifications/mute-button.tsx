import { Bell, BellOff } from 'lucide-react';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { useMute } from './use-mute.ts';

/** Mutes a work on its own page, or has its notices come again. Nothing until it is known which. */
export function MuteButton({ id }: { id: string }) {
  const t = useMessages();
  const { data } = useCall('mutedWorks', { query: { obra: id, limit: 1 } });
  const { set, isSetting } = useMute(id);
  if (!data) return null;
  const isMuted = data.total > 0;
  return (
    <Tooltip label={t(isMuted ? 'notifications.unmute.hint' : 'notifications.mute.hint')}>
      <Button
        size="small"
        variant="quiet"
        icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        busy={isSetting}
        onClick={() => set(!isMuted)}
      >
        {t(isMuted ? 'notifications.unmute' : 'notifications.mute')}
      </Button>
    </Tooltip>
  );
}
