import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  declinedReviewSchema,
  invitationSchema,
  invitationToken,
  invitedByMailSchema,
  newInvitationSchema,
  openedAccountSchema,
} from '../entities/invitation.ts';
import { sessionSchema } from '../entities/user.ts';

const params = z.object({ token: invitationToken });

/** Invitations to review: sent to an address, and answered by the link that was mailed. Who holds it needs no log-in. */
export const invitationCalls = defineCalls({
  inviteByMail: {
    method: 'POST',
    path: '/publications/{id}/invitations',
    summary: 'Invitar por correo a revisar una obra: si la dirección no tiene cuenta, la que se crea lee solo esa obra',
    access: ['EDITOR', 'ADMIN'],
    params: z.object({ id }),
    body: newInvitationSchema,
    largest: { bytes: 384 * kB },
    answer: invitedByMailSchema,
    status: 201,
    perMinute: 60,
  },
  openInvitedAccount: {
    method: 'POST',
    path: '/auth/invitation',
    summary: 'Abrir, con el enlace de la invitación, la cuenta creada al invitar a alguien que no tenía',
    access: 'anyone',
    body: openedAccountSchema,
    answer: sessionSchema,
    status: 201,
    perMinute: 10,
  },
  getInvitation: {
    method: 'GET',
    path: '/invitations/{token}',
    summary: 'A qué invita un enlace de revisión; leerlo no cambia nada',
    access: 'anyone',
    params,
    answer: invitationSchema,
    perMinute: 30,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/{token}/accept',
    summary: 'Aceptar revisar una obra, con el enlace del correo',
    access: 'anyone',
    params,
    answer: z.object({ reviewId: id }),
    perMinute: 30,
  },
  declineInvitation: {
    method: 'POST',
    path: '/invitations/{token}/decline',
    summary: 'Declinar revisar una obra, con el enlace del correo',
    access: 'anyone',
    params,
    body: declinedReviewSchema,
    perMinute: 30,
  },
});
