/** What can happen to institutions, and how the activity record tells it. `cuenta` is whose membership it is. */
import type { KindTellings } from './kind.ts';

export const institutionKinds = {
  'institution.created': ['warning', 'Institución creada: «{institucion}».', 'Institution created: “{institucion}”.'],
  'institution.changed': [
    'warning',
    'Institución «{institucion}» cambiada: {cambios}.',
    'Institution “{institucion}” changed: {cambios}.',
  ],
  'institution.closed': ['warning', 'Institución cerrada: «{institucion}».', 'Institution closed: “{institucion}”.'],
  'institution.reopened': [
    'warning',
    'Institución reabierta: «{institucion}».',
    'Institution reopened: “{institucion}”.',
  ],
  'institution.joined': ['info', 'Nuevo miembro de «{institucion}».', 'New member of “{institucion}”.'],
  'institution.membersJoined': [
    'info',
    'Miembros de «{institucion}» por el dominio de su correo: {total}.',
    'Members of “{institucion}” by the domain of their address: {total}.',
  ],
  'institution.left': ['info', 'Un miembro ha dejado «{institucion}».', 'A member has left “{institucion}”.'],
  'institution.removed': [
    'warning',
    'Un miembro ya no lo es de «{institucion}».',
    'A member was taken out of “{institucion}”.',
  ],
  'institution.chargeGiven': [
    'warning',
    'Alguien más responde por «{institucion}».',
    'Somebody else answers for “{institucion}”.',
  ],
  'institution.chargeTaken': [
    'warning',
    'Alguien ya no responde por «{institucion}».',
    'Somebody no longer answers for “{institucion}”.',
  ],
  'institution.withoutCharge': [
    'warning',
    'Nadie responde por «{institucion}».',
    'Nobody answers for “{institucion}”.',
  ],
  'institution.invited': ['info', 'Invitación de «{institucion}» enviada.', 'Invitation of “{institucion}” sent.'],
  'institution.invitationWithdrawn': [
    'info',
    'Invitación de «{institucion}» retirada.',
    'Invitation of “{institucion}” withdrawn.',
  ],
  'institution.invitationDeclined': [
    'info',
    'Invitación de «{institucion}» rechazada.',
    'Invitation of “{institucion}” declined.',
  ],
  'institution.requested': [
    'info',
    'Solicitud de institución recibida: «{institucion}».',
    'Request of an institution received: “{institucion}”.',
  ],
  'institution.requestDeclined': [
    'info',
    'Solicitud de institución no aceptada: «{institucion}».',
    'Request of an institution declined: “{institucion}”.',
  ],
} as const satisfies KindTellings;
