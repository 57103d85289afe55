import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { declinedReviewSchema, invitationSchema } from '../entities/invitation.ts';

const params = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) });

/** Invitations to review, by the link that was mailed: who holds it needs no log-in. */
export const invitationCalls = defineCalls({
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
