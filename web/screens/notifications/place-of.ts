import type { Notification } from '#contract/entities/notification.ts';
import type { User } from '#contract/entities/user.ts';
import { administers, isReaderAlone, isReviewer } from '#contract/roles.ts';
import type { MessageKey } from '#web/messages/i18n.ts';

interface Place {
  to: string;
  label: MessageKey;
}

/** The screen where a person does something about a notification, beside the work itself; null where there is none. */
export function placeOf({ tipo }: Pick<Notification, 'tipo'>, user: User | null): Place | null {
  if (tipo === 'REVISION' && (isReviewer(user) || isReaderAlone(user)))
    return { to: '/mis-revisiones', label: 'notifications.toReviews' };
  if (tipo !== 'CUENTA') return null;
  return administers(user)
    ? { to: '/admin/users', label: 'notifications.toUsers' }
    : { to: '/perfil', label: 'notifications.toProfile' };
}
