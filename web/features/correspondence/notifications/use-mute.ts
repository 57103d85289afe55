import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Mutes a work, or has its notices come again; says what holds from now on. */
export function useMute(id: string) {
  const t = useMessages();
  const stale = ['listNotifications', 'mutedWorks'] as const;
  const mute = useAct('muteWork', stale);
  const unmute = useAct('unmuteWork', stale);
  const set = (muted: boolean) => {
    // Its button may be gone by then, and with it what `mutate` would call back.
    (muted ? mute : unmute).mutateAsync({ params: { id } }).then(
      () => toast.success(t(muted ? 'notifications.muted.done' : 'notifications.unmuted.done')),
      (error: unknown) => toast.error(failureText(t('notifications.mute.failed'), error)),
    );
  };
  return { set, isSetting: mute.isPending || unmute.isPending };
}
