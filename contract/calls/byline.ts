import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { authorshipRequestSchema, coauthorshipSchema, newBylineSchema, workAuthorSchema } from '../entities/byline.ts';
import { id } from '../entities/common.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
const byToken = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) });
const byline = z.object({ autores: z.array(workAuthorSchema) });

/** Who signs a work with its main author: named among the accounts and asked, or invited by mail. */
export const bylineCalls = defineCalls({
  listAuthors: {
    method: 'GET',
    path: '/publications/{id}/authors',
    summary: 'Quiénes firman una obra tuya, con sus invitaciones',
    access: 'person',
    params,
    answer: byline,
  },
  saveAuthors: {
    method: 'PUT',
    path: '/publications/{id}/authors',
    summary: 'Quiénes firman un borrador, en orden; a quien no tiene cuenta se le invita por correo',
    access: 'person',
    params,
    body: newBylineSchema,
    largest: { bytes: 512 * kB, values: 6_000 },
    answer: byline,
    perMinute: 60,
  },
  openByline: {
    method: 'PUT',
    path: '/publications/{id}/authors/correction',
    summary: 'Abrir a corrección la autoría de una obra enviada, y nada más de ella',
    access: ['EDITOR', 'ADMIN'],
    params,
  },
  closeByline: {
    method: 'DELETE',
    path: '/publications/{id}/authors/correction',
    summary: 'Dar por corregida la autoría de una obra enviada',
    access: 'person',
    params,
  },
  myAuthorshipRequests: {
    method: 'GET',
    path: '/authorship-requests',
    summary: 'Las obras que te piden firmar, la última primero',
    access: 'person',
    answer: z.object({ peticiones: z.array(authorshipRequestSchema) }),
  },
  acceptAuthorship: {
    method: 'POST',
    path: '/authorship-requests/{id}/accept',
    summary: 'Firmar la obra en la que te han nombrado',
    access: 'person',
    params,
    answer: z.object({ publicacionId: id }),
    perMinute: 60,
  },
  refuseAuthorship: {
    method: 'POST',
    path: '/authorship-requests/{id}/refuse',
    summary: 'No firmarla: tu nombre sale de su autoría',
    access: 'person',
    params,
    perMinute: 60,
  },
  leaveAuthors: {
    method: 'DELETE',
    path: '/publications/{id}/authors/me',
    summary: 'Dejar de figurar en un borrador como coautor',
    access: 'person',
    params,
  },
  findPeople: {
    method: 'GET',
    path: '/people',
    summary: 'Personas con cuenta, para elegir entre ellas a quien firma contigo',
    access: ['AUTOR', 'ADMIN'],
    query: z.object({ q: z.string().trim().min(3).max(longest.personSearch) }),
    answer: z.object({
      people: z.array(
        z.object({
          id,
          nombres: z.string(),
          apellidos: z.string(),
          afiliacion: z.string(),
          afiliacionRor: z.string().optional(),
          orcid: z.string().nullable(),
        }),
      ),
    }),
    perMinute: 60,
  },
  getCoauthorship: {
    method: 'GET',
    path: '/coauthorships/{token}',
    summary: 'A qué invita un enlace de coautoría',
    access: 'anyone',
    params: byToken,
    answer: coauthorshipSchema,
    perMinute: 30,
  },
  acceptCoauthorship: {
    method: 'POST',
    path: '/coauthorships/{token}/accept',
    summary: 'Aceptar firmar una obra, con tu cuenta',
    access: 'person',
    params: byToken,
    answer: z.object({ publicacionId: id }),
    perMinute: 30,
  },
  declineCoauthorship: {
    method: 'POST',
    path: '/coauthorships/{token}/decline',
    summary: 'Declinar la invitación a firmar una obra',
    access: 'anyone',
    params: byToken,
    perMinute: 30,
  },
});
