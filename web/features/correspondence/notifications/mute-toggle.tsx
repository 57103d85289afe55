import { Bell, BellOff } from 'lucide-react';
import type { NoticedWork } from '#contract/entities/notification.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useMute } from './use-mute.ts';

/** Mutes a work among notifications, or has them come again. */
export function MuteToggle({
  work: { id, titulo, silenciada },
}: {
  work: Pick<NoticedWork, 'id' | 'titulo' | 'silenciada'>;
}) {
  const t = useMessages();
  const { set, isSetting } = useMute(id);
  const action = t(silenciada ? 'notifications.unmute' : 'notifications.mute');
  return (
    <IconButton
      size="small"
      label={t('notifications.about', { action, title: titulo })}
      icon={silenciada ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      disabled={isSetting}
      onClick={() => set(!silenciada)}
    />
  );
}
