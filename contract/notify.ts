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

/** What a service that an administrator believes may announce of a work of ours: a review, an endorsement, a relation, that it took it in. */
export const receivedKinds = ['RESENA', 'AVAL', 'RELACION', 'INGRESO'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];
/** What is answered to an announcement of ours: the patterns of COAR Notify that are answers. */
export const replyKinds = ['ACEPTA', 'ACEPTA_PROVISIONAL', 'RECHAZA', 'RECHAZA_PROVISIONAL', 'NO_PROCESABLE'] as const;
export type ReplyKind = (typeof replyKinds)[number];
/**
 * PENDIENTE: an editor has not looked. ACEPTADO: readers see it. POR_RETIRAR: they do, though its service took it back, until an editor says so.
 * DESCARTADO: they do not. ANULADO: its service took it back.
 */
export const receivedStates = ['PENDIENTE', 'ACEPTADO', 'POR_RETIRAR', 'DESCARTADO', 'ANULADO'] as const;
export type ReceivedState = (typeof receivedStates)[number];
/** Those that an editor has a word to say of. */
export const waitingReceived = ['PENDIENTE', 'POR_RETIRAR'] as const satisfies readonly ReceivedState[];
/** Those that readers see. */
export const shownReceived = ['ACEPTADO', 'POR_RETIRAR'] as const satisfies readonly ReceivedState[];
/** What editors make of one. */
export const receivedDecisions = ['ACEPTADO', 'DESCARTADO'] as const satisfies readonly ReceivedState[];

/** Characters of a notification's id and of each address in it; of the one that readers are led to. */
export const longestNotificationId = 500;
export const longestNotifiedAddress = 300;
/** Characters that are kept of what something is called, and of what is said in an answer. */
export const notifiedNameKept = 300;
/** Of one service, what may wait for editors: what comes after is refused until they have looked. */
export const mostWaitingOfService = 500;
/** Of one work, what readers are shown at most. */
export const mostShownOfWork = 50;
