/** Institutions in journal.json: what they are, who is a member, which works count for them, what is offered and asked. */
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { institutionKey, plan } from '#contract/entities/institution.ts';
import { membershipWays, requestEstados } from '#contract/institutions.ts';
import { instante } from './instante.ts';

const address = z.string().min(3).max(254);
export const institutionMemberRecord = z.strictObject({
  userId: id,
  responsable: z.boolean(),
  por: z.enum(membershipWays),
  fecha: instante,
  fechaSalida: instante.nullable(),
});
export const institutionWorkRecord = z.strictObject({ publicacionId: id, fecha: instante });
export const institutionInvitationRecord = z.strictObject({
  id,
  email: address,
  responsable: z.boolean(),
  invitaId: id.nullable(),
  fecha: instante,
  expiresAt: instante,
});
export const institutionRecord = z.strictObject({
  id,
  clave: institutionKey,
  nombre: z.string(),
  descripcion: z.strictObject({ es: z.string(), en: z.string() }),
  enlace: z.string(),
  ror: z.string().nullable(),
  plan,
  zonaHoraria: z.string(),
  fechaCreacion: instante,
  fechaCambio: instante,
  fechaCierre: instante.nullable(),
  dominios: z.array(z.string()),
  /** Journals of it, by their ids. */
  revistas: z.array(id),
  miembros: z.array(institutionMemberRecord),
  /** Works that count for it, since when they were first sent. */
  obras: z.array(institutionWorkRecord),
  invitaciones: z.array(institutionInvitationRecord),
});

export const institutionRequestRecord = z.strictObject({
  id,
  institucion: z.string(),
  plan,
  nombre: z.string(),
  email: address,
  mensaje: z.string(),
  idioma: z.string(),
  userId: id.nullable(),
  fecha: instante,
  estado: z.enum(requestEstados),
  respuesta: z.string(),
  respondidaPorId: id.nullable(),
  fechaRespuesta: instante.nullable(),
  institucionId: id.nullable(),
});
