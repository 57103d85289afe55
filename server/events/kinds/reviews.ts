/** What can happen to reviews and to whom they are asked of, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const reviewKinds = {
  'review.assigned': [
    'info',
    'Revisión asignada: «{titulo}», ronda {ronda}.',
    'Review assigned: “{titulo}”, round {ronda}.',
  ],
  // Beside 'review.assigned', where whom it asks does not review here: `cuenta` is the account.
  'review.invitedByMail': [
    'info',
    'Invitación a revisar «{titulo}» enviada a la dirección de alguien sin el rol de revisor.',
    'Invitation to review “{titulo}” sent to the address of somebody without the reviewer role.',
  ],
  'review.updated': ['info', 'Revisión actualizada ({estado}): «{titulo}».', 'Review updated ({estado}): “{titulo}”.'],
  // By an editor in the reviewer's stead.
  'review.recorded': [
    'warning',
    'Revisión registrada por la redacción ({estado}): «{titulo}».',
    'Review recorded by the editors ({estado}): “{titulo}”.',
  ],
  'review.completed': [
    'success',
    'Revisión completada ({estado}): «{titulo}».',
    'Review completed ({estado}): “{titulo}”.',
  ],
  'review.deadlineMoved': [
    'info',
    'Plazo de revisión cambiado al {plazo}: «{titulo}».',
    'Review deadline moved to {plazo}: “{titulo}”.',
  ],
  'review.thanked': ['success', 'Revisión agradecida: «{titulo}».', 'Reviewer thanked: “{titulo}”.'],
  'review.accepted': [
    'success',
    'Invitación a revisar aceptada: «{titulo}».',
    'Invitation to review accepted: “{titulo}”.',
  ],
  'review.declined': [
    'warning',
    'Invitación a revisar declinada: «{titulo}».',
    'Invitation to review declined: “{titulo}”.',
  ],
  'review.expired': [
    'warning',
    'Invitación a revisar sin respuesta, declinada por sí sola: «{titulo}».',
    'Invitation to review unanswered, declined by itself: “{titulo}”.',
  ],
  // By the reviewer, who said when they are away, and before they are back it is due.
  'review.reviewerAway': [
    'warning',
    'Quien revisa «{titulo}» estará fuera hasta el {fecha}; su plazo: {plazo}.',
    'The reviewer of “{titulo}” will be away until {fecha}; due: {plazo}.',
  ],
  // The same is not so any more.
  'review.reviewerBack': [
    'info',
    'Quien revisa «{titulo}» ya no estará fuera cuando acabe su plazo: {plazo}.',
    'The reviewer of “{titulo}” will not be away any more when it is due: {plazo}.',
  ],
  // By who runs the work, with another link: `cuenta` is who is invited.
  'review.invitedAgain': [
    'info',
    'Invitación a revisar enviada de nuevo: «{titulo}».',
    'Invitation to review sent again: “{titulo}”.',
  ],
  // The work was back with its authors for a while: `cuenta` is whose review it is.
  'review.resumed': [
    'info',
    'La revisión sigue tras la pausa: «{titulo}».[ Plazo: {plazo}.]',
    'Review goes on after the pause: “{titulo}”.[ Due: {plazo}.]',
  ],
  // By who runs the work, for `motivo`: `cuenta` is whose review it was.
  'review.takenBack': [
    'warning',
    'Petición de revisión retirada: «{titulo}».',
    'Request to review taken back: “{titulo}”.',
  ],
  // Its round ended without it: `cuenta` is whose review it was.
  'review.withdrawn': [
    'info',
    'Revisión retirada, con agradecimiento: «{titulo}».',
    'Review taken back with thanks: “{titulo}”.',
  ],
  'review.conflictOverridden': [
    'warning',
    'Revisión asignada pese a un conflicto de interés: «{titulo}».',
    'Review assigned in spite of a conflict of interest: “{titulo}”.',
  ],
  'review.answered': [
    'info',
    'El autor respondió a una revisión: «{titulo}».',
    'The author replied to a review: “{titulo}”.',
  ],
  'review.pointsAnswered': [
    'info',
    'Respuesta punto por punto enviada: «{titulo}», ronda {ronda}.',
    'Point-by-point response sent: “{titulo}”, round {ronda}.',
  ],
  // What a round's reviewers and editors say to one another, and never what it was; `ronda` says whose it is.
  'discussion.written': [
    'info',
    'Mensaje en la discusión de quienes revisan «{titulo}», ronda {ronda}.',
    'Message in the discussion among the reviewers of “{titulo}”, round {ronda}.',
  ],
  'discussion.changed': [
    'info',
    'Mensaje cambiado en la discusión de quienes revisan «{titulo}», ronda {ronda}.',
    'Message changed in the discussion among the reviewers of “{titulo}”, round {ronda}.',
  ],
  'discussion.removed': [
    'info',
    'Mensaje eliminado de la discusión de quienes revisan «{titulo}», ronda {ronda}.',
    'Message deleted from the discussion among the reviewers of “{titulo}”, round {ronda}.',
  ],
  'suggestion.sent': ['info', 'Sugerencia enviada: «{titulo}».', 'Suggestion sent: “{titulo}”.'],
  'candidates.ranked': [
    'info',
    'Candidatas y candidatos a revisar «{titulo}», ordenados.',
    'Candidates to review “{titulo}” ranked.',
  ],
  'candidates.exhausted': [
    'warning',
    'La lista de candidatas y candidatos a revisar «{titulo}» se ha terminado.',
    'The list of candidates to review “{titulo}” has run out.',
  ],
  'candidates.bidsAsked': [
    'info',
    'Preferencias de revisión pedidas a quienes revisan.[ Hasta el {plazo}.]',
    'Reviewers asked for their bids.[ Until {plazo}.]',
  ],
  'assignment.applied': [
    'info',
    'Asignación conjunta aplicada: {revisiones} revisiones de {obras} obras.',
    'Bulk assignment applied; reviews: {revisiones}, works: {obras}.',
  ],
  // `cuenta` is who is reminded.
  'reminder.review': [
    'info',
    'Recordatorio de plazo enviado a quien revisa «{titulo}».',
    'Deadline reminder sent to a reviewer of “{titulo}”.',
  ],
  'reminder.changes': [
    'info',
    'Recordatorio enviado: «{titulo}» espera los cambios solicitados.',
    'Reminder sent: “{titulo}” awaits the requested changes.',
  ],
  'reminder.waiting': [
    'info',
    'Resumen enviado a quien edita: obras en espera, {obras}.',
    'Summary sent to an editor: works waiting, {obras}.',
  ],
} as const satisfies KindTellings;
