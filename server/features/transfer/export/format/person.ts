/** A line of people.jsonl: an account, with what its person chose and declared. */
import { z } from 'zod';
import { id, orcid, ror } from '#contract/entities/common.ts';
import { acceptedTextsSchema, keptPreferencesSchema, role, roleScopesSchema } from '#contract/entities/user.ts';
import { mailChannels, notificationTipos } from '#contract/vocabulary.ts';
import { instante } from './instante.ts';

export const channelRecord = z.strictObject({
  tipo: z.enum(notificationTipos),
  pantalla: z.boolean(),
  correo: z.enum(mailChannels),
});
export const conflictRecord = z.strictObject({
  id,
  conUserId: id.nullable(),
  institucion: z.string().nullable(),
  nota: z.string(),
  fecha: instante,
});
/** Of digests, which are about no one work. */
export const ownReminderRecord = z.strictObject({ clave: z.string().min(1).max(300), fecha: instante });

/** That they reviewed, as they had it certified. */
export const certificateRecord = z.object({
  codigo: z.string().regex(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
  nombre: z.string(),
  revista: z.string(),
  anio: z.number().int().nullable(),
  porAnio: z.array(z.object({ anio: z.number().int(), revisiones: z.number().int() })),
  obras: z.array(z.uuid()),
  fecha: instante,
  fechaRetirada: instante.nullable(),
});

export const personRecord = z.strictObject({
  id,
  nombres: z.string().max(500),
  apellidos: z.string().max(500),
  /** In lower case; of a deleted account none that leads anywhere. */
  email: z
    .string()
    .min(3)
    .max(254)
    .refine((value) => value === value.toLowerCase()),
  /** Argon2id as a PHC string, of a deleted account empty; only with `contrasenas`. Its costs bounded: a log-in pays them. */
  passwordHash: z
    .string()
    .regex(/^$|^\$argon2id\$v=19\$m=\d{1,6},t=\d,p=\d\$[\w+/]{1,200}\$[\w+/]{1,200}$/)
    .optional(),
  afiliacion: z.string(),
  /** Absent of archives from before affiliations had ROR iDs. */
  afiliacionRor: ror.nullable().default(null),
  orcid: orcid.nullable(),
  fotoUrl: z.union([z.literal(''), z.string().regex(/^\/files\/fotos\/[\w-]+(\.[\w-]+)*$/)]),
  biografia: z.string(),
  /** Empty of a deleted account. */
  roles: z.array(role),
  /** Absent of archives from before roles could be narrowed to journals. */
  ambitos: roleScopesSchema.default({}),
  rolSolicitado: role.nullable(),
  /** Absent of archives from before a role was asked for a journal. */
  revistaSolicitada: id.nullable().default(null),
  palabrasClave: z.array(z.string()),
  capacidadRevisiones: z.number().int().min(1).max(50).nullable(),
  noDisponibleHasta: instante.nullable(),
  ausenteDesde: instante.nullable().default(null),
  notaAusencia: z.string().default(''),
  sinRecordatorios: z.boolean(),
  fechaVerificacion: instante.nullable(),
  preferencias: keptPreferencesSchema,
  textosAceptados: acceptedTextsSchema.default({}),
  fechaCreacion: instante,
  /** The last log-in. */
  fechaAcceso: instante.nullable(),
  /** Made then for somebody invited to review, and not opened yet. */
  invitadaDesde: instante.nullable().default(null),
  /** Made by an administrator: roles that come with its confirmed address. */
  rolesPrometidos: z.array(role).nullable().default(null),
  /** The account that it was merged into. */
  unidaAId: id.nullable().default(null),
  fechaBloqueo: instante.nullable(),
  fechaEliminacion: instante.nullable(),
  canales: z.array(channelRecord),
  conflictos: z.array(conflictRecord),
  recordatorios: z.array(ownReminderRecord),
  certificados: z.array(certificateRecord).default([]),
});
export type PersonRecord = z.output<typeof personRecord>;
