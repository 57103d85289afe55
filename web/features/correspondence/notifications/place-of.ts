import type { Notification } from '#contract/entities/notification.ts';
import type { User } from '#contract/entities/user.ts';
import { administers, isReaderAlone, isReviewer, runsWorks } from '#contract/roles.ts';
import { discussionOfReview, discussionOfWork } from '#web/features/publications/discussion-places.ts';
import { workHome } from '#web/features/publications/work-home.ts';
import type { MessageKey } from '#web/messages/i18n.ts';

export interface Place {
  to: string;
  label: MessageKey;
}

type About = Pick<Notification, 'tipo' | 'clase' | 'obra'>;

/** The screen where a person does something about a notification; null where there is none. */
export function placeOf({ tipo, clase, obra }: About, user: User | null): Place | null {
  if (!user) return null;
  if (clase === 'FIRMA') return { to: '/coautorias', label: 'notifications.toAuthorships' };
  if (clase === 'CONSENTIMIENTO') return { to: '/consentimientos', label: 'notifications.toConsents' };
  if (clase === 'PREFERENCIA') return { to: '/preferencias', label: 'notifications.toBids' };
  if (clase === 'RECLAMACION' && runsWorks(user) && !obra?.propia)
    return { to: '/editorial/reclamaciones', label: 'notifications.toClaims' };
  if (clase === 'ANUNCIO' && runsWorks(user)) return { to: '/editorial/anuncios', label: 'notifications.toReceived' };
  if (clase === 'DATOS') return { to: '/configuracion', label: 'notifications.toSettings' };
  if (tipo === 'REVISION' && clase === 'MENSAJE' && obra && !obra.propia) {
    if (obra.revisionId) return { to: discussionOfReview(obra.revisionId), label: 'notifications.toDiscussion' };
    if (runsWorks(user)) return { to: discussionOfWork(obra.id), label: 'notifications.toDiscussion' };
  }
  if (tipo === 'REVISION' && obra?.revisionId && !obra.propia)
    return { to: `/revisiones/${obra.revisionId}`, label: 'notifications.toReview' };
  const home = obra && workHome(obra, user);
  if (home) return { to: home, label: 'notifications.toWork.detail' };
  if (tipo === 'REVISION' && (isReviewer(user) || isReaderAlone(user)))
    return { to: '/mis-revisiones', label: 'notifications.toReviews' };
  if (tipo !== 'CUENTA') return null;
  return administers(user)
    ? { to: '/admin/users', label: 'notifications.toUsers' }
    : { to: '/perfil', label: 'notifications.toProfile' };
}

/** Where the screen of notifications opens one of them, on the page that shows it. */
export const openedAt = (id: string, page = 1) => `/notificaciones?${page > 1 ? `pagina=${page}&` : ''}ver=${id}`;

/** Where a notification leads when it is opened: to its place; read whole, on its page of the screen, where it has none. */
export const leadsTo = (notification: Notification, user: User | null, page?: number): string =>
  placeOf(notification, user)?.to ?? openedAt(notification.id, page);
