/** Logging in by ORCID, and the iD of an account as ORCID confirms it. */
import { z } from 'zod';
import { orcid } from './common.ts';
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
