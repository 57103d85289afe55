/**
 * What is announced to repositories and preprint servers of works that were reviewed here, as COAR Notify 1.0.1 has it
 * (https://coar-notify.net/specification/1.0.1/): Activity Streams 2.0, sent to an inbox of Linked Data Notifications.
 */

/** 'Announce Review', of reviews that are published; 'Announce Endorsement', of a preprint that was published here after review. */
export const announcedKinds = ['RESENA', 'AVAL'] as const;
export type AnnouncedKind = (typeof announcedKinds)[number];
/** ANULACION: what was announced before holds no longer ('Undo'). Nobody chooses it. */
export const notificationKinds = [...announcedKinds, 'ANULACION'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** ACTIVO: it is sent what happens. PAUSADO: what happens is kept for it. DESACTIVADO: it answered 410, and nothing is kept. */
export const inboxStates = ['ACTIVO', 'PAUSADO', 'DESACTIVADO'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Inboxes that a platform has at most, those of its journals included. */
export const mostInboxes = 20;
/** Days for which is kept what has ended and leads to nothing: failures, what was not sent, what was undone. */
export const messageDays = 180;
/** Characters that are kept of what an inbox answers. */
export const answerKept = 500;
