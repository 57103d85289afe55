/** Logging in by ORCID, and the iD of an account as ORCID confirms it. */
import { z } from 'zod';
import { id, instant, orcid } from './common.ts';
import { accountSchema, sessionSchema } from './user.ts';

/** What for somebody goes to ORCID: to log in, or to connect their iD with the account they are in. */
export const orcidPurposes = ['ENTRAR', 'CONECTAR'] as const;

/** The query with which ORCID leads back, as it came, without its question mark. */
export const orcidAnswerSchema = z.object({ respuesta: z.string().min(1).max(4000) });
export const orcidProofSchema = z.object({ prueba: z.string().min(1).max(100) });

export const finishedOrcidSchema = z.discriminatedUnion('resultado', [
  /** The account that has this iD confirmed is logged in. */
  z.object({ resultado: z.literal('DENTRO'), sesion: sessionSchema }),
  /** The account has this iD from now on. */
  z.object({ resultado: z.literal('CONECTADO'), cuenta: accountSchema }),
  /** No account has it confirmed: `prueba` connects it with the one that this browser then logs into or registers. */
  z.object({
    resultado: z.literal('SIN_CUENTA'),
    orcid,
    /** As ORCID tells them; '' where they are not public there. */
    nombres: z.string(),
    apellidos: z.string(),
    ...orcidProofSchema.shape,
  }),
]);
export type FinishedOrcid = z.infer<typeof finishedOrcidSchema>;

/** What somebody lets the platform add to their record: works they sign that are published, reviews they handed in. */
export const orcidChoicesSchema = z.object({ obras: z.boolean(), revisiones: z.boolean() });
export type OrcidChoices = z.infer<typeof orcidChoicesSchema>;

export const orcidEntryStates = ['PENDIENTE', 'ANADIDA', 'RECHAZADA', 'QUITADA'] as const;
export type OrcidEntryState = (typeof orcidEntryStates)[number];
/** Why one is not there yet, or not at all. `BORRADA_ALLI`: the person deleted it there, and it is not added again by itself. */
export const orcidEntryFaults = ['SIN_RESPUESTA', 'OCUPADO', 'NO_ACEPTADA', 'SIN_ISSN', 'BORRADA_ALLI'] as const;
export type OrcidEntryFault = (typeof orcidEntryFaults)[number];
/** The most entries that are told at once, those that failed first. */
export const mostOrcidEntries = 50;

export const orcidRecordSchema = z.object({
  /** Whether the platform may write at ORCID at all. */
  disponible: z.boolean(),
  ...orcidChoicesSchema.shape,
  /** `PERDIDO`: ORCID takes it no more, and has to be asked anew. */
  permiso: z.enum(['NINGUNO', 'VIGENTE', 'PERDIDO']),
  anadidas: z.number().int(),
  entradas: z.array(
    z.object({
      id,
      clase: z.enum(['OBRA', 'REVISION']),
      publicacionId: id,
      titulo: z.string(),
      estado: z.enum(orcidEntryStates),
      fallo: z.enum(orcidEntryFaults).nullable(),
      /** ORCID's own words. */
      mensaje: z.string().nullable(),
      fecha: instant,
    }),
  ),
});
export type OrcidRecord = z.infer<typeof orcidRecordSchema>;

export const orcidRecordChangesSchema = z.object({
  ...orcidChoicesSchema.shape,
  /** Whether what failed, or was deleted there, is tried again. */
  reintentar: z.boolean().default(false),
});
