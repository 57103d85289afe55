/** Whether this browser lets Pliego show notices of its own, as its person has it now: it may be taken away at any time, and elsewhere. */
import { useSyncExternalStore } from 'react';

/** `default`: not asked yet, or the question was closed; `none`: this browser shows none. */
export type NoticeLeave = 'granted' | 'denied' | 'default' | 'none';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
let watched: PermissionStatus | undefined;

/** Asks for leave; to be called on a click, as browsers want it. Gives what was said. */
export async function askToShowNotices(): Promise<NoticeLeave> {
  if (noticeLeave() === 'none') return 'none';
  const said = await Notification.requestPermission();
  tell();
  return said;
}

export const noticeLeave = (): NoticeLeave => ('Notification' in window ? Notification.permission : 'none');

function onLeave(listener: () => void): () => void {
  listeners.add(listener);
  // Where a browser does not say that it changed, it is looked up when its person is back from changing it.
  window.addEventListener('focus', listener);
  if (!watched)
    void navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => {
        watched = status;
        status.addEventListener('change', tell);
      },
      () => undefined,
    );
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

/** The same, followed as it changes. */
export const useNoticeLeave = (): NoticeLeave => useSyncExternalStore(onLeave, noticeLeave, () => 'granted');
