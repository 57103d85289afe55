/** The mails that administrators may word otherwise, as they come. */
import type { MailTemplateKind } from '#contract/letter-templates.ts';
import { coauthorshipMail } from './coauthorship.ts';
import {
  deadlineMovedMail,
  reviewResumedMail,
  reviewTakenBackMail,
  reviewWithdrawnMail,
  thanksMail,
} from './editorial.ts';
import { invitationMail, strangersInvitationMail } from './invitations.ts';
import { changesToAnswerMail, proofsToApproveMail } from './production.ts';
import {
  changesWaitingMail,
  productionWaitingMail,
  returnedWaitingMail,
  reviewDueMail,
  reviewOverdueMail,
  unansweredMail,
  worksWaitingMail,
  workWaitingMail,
} from './reminders.ts';
import { depositedMail, depositFailedMail } from './repository-deposits.ts';
import type { StandardMails } from './standard-mail.ts';

export const standardMails: Readonly<Record<MailTemplateKind, StandardMails>> = {
  INVITACION: invitationMail,
  INVITACION_SIN_CUENTA: strangersInvitationMail,
  INVITACION_SIN_RESPUESTA: unansweredMail,
  REVISION_POR_ENTREGAR: reviewDueMail,
  REVISION_ATRASADA: reviewOverdueMail,
  PLAZO_CAMBIADO: deadlineMovedMail,
  AGRADECIMIENTO: thanksMail,
  REVISION_RETIRADA: reviewWithdrawnMail,
  REVISION_REANUDADA: reviewResumedMail,
  PETICION_RETIRADA: reviewTakenBackMail,
  CAMBIOS_EN_ESPERA: changesWaitingMail,
  DEVOLUCION_EN_ESPERA: returnedWaitingMail,
  CORRECCION_POR_RESPONDER: changesToAnswerMail,
  PRUEBAS_POR_APROBAR: proofsToApproveMail,
  PRODUCCION_EN_ESPERA: productionWaitingMail,
  COAUTORIA: coauthorshipMail,
  OBRA_EN_ESPERA: workWaitingMail,
  OBRAS_EN_ESPERA: worksWaitingMail,
  DEPOSITO_EN_REPOSITORIO: depositedMail,
  DEPOSITO_FALLIDO: depositFailedMail,
};
