import type { NotificationClase } from '#contract/entities/notification.ts';
import type { NotificationTipo } from '#contract/vocabulary.ts';
import type { EventKind } from '#server/events/event-kinds.ts';

/** Of what happened; the part before the dot says it for all that are not named whole. */
const byEvent: Readonly<Record<string, NotificationClase>> = {
  ...({
    'publication.approved': 'DECISION',
    'publication.changesRequested': 'DECISION',
    'publication.rejected': 'DECISION',
    'publication.returnedToAuthors': 'DECISION',
    'publication.decisionRevoked': 'DECISION',
    'publication.announcementReceived': 'ANUNCIO',
    'publication.announcementUndone': 'ANUNCIO',
    'review.deadlineMoved': 'PLAZO',
    'review.expired': 'PLAZO',
    'review.reviewerAway': 'PLAZO',
    'review.reviewerBack': 'PLAZO',
    'candidates.bidsAsked': 'PREFERENCIA',
    'coauthor.asked': 'FIRMA',
    'coauthor.successionProposed': 'FIRMA',
    'coauthor.successionByEditors': 'FIRMA',
    'consent.asked': 'CONSENTIMIENTO',
    'consent.withdrawn': 'CONSENTIMIENTO',
    'account.dataExported': 'DATOS',
    'reminder.claim': 'RECLAMACION',
    'reminder.production': 'OBRA',
  } satisfies Partial<Record<EventKind, NotificationClase>>),
  appeal: 'RECLAMACION',
  complaint: 'RECLAMACION',
  review: 'REVISION',
  suggestion: 'REVISION',
  candidates: 'REVISION',
  reminder: 'PLAZO',
  mail: 'MENSAJE',
  contact: 'MENSAJE',
  note: 'MENSAJE',
  discussion: 'MENSAJE',
};

const byTipo: Readonly<Record<NotificationTipo, NotificationClase>> = {
  PUBLICACION: 'OBRA',
  REVISION: 'REVISION',
  CUENTA: 'CUENTA',
  SISTEMA: 'SISTEMA',
};

/** What sort of news a notification is: of the event that it follows from, where the record still has that, else of its type. */
export const claseOf = (tipo: NotificationTipo, event: string | null): NotificationClase =>
  byEvent[event ?? ''] ?? byEvent[event?.split('.')[0] ?? ''] ?? byTipo[tipo];
