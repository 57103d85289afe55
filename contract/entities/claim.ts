/** Appeals against decisions, and complaints about how a work is handled: what is asked, and what somebody else answers. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { id, instant, pageInfo, pageQuery, text } from './common.ts';
import { tipo } from './publication.ts';

export const claimKinds = ['APELACION', 'QUEJA'] as const;
export type ClaimKind = (typeof claimKinds)[number];
/** Of an appeal ESTIMADA or DESESTIMADA, of a complaint RESPONDIDA. SIN_OBJETO: what the appeal was about stands no more. */
export const claimEstados = ['ABIERTA', 'ESTIMADA', 'DESESTIMADA', 'RESPONDIDA', 'RETIRADA', 'SIN_OBJETO'] as const;
export type ClaimEstado = (typeof claimEstados)[number];
/** What a complaint is about. A side and not a name: whoever a blind mode hides cannot be named. */
export const complaintSubjects = ['TRAMITACION', 'REDACCION', 'REVISION', 'AUTORIA'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];

/** Complaints that one person may have open about a work. */
export const mostOpenComplaints = 5;

/** From whom an answer is awaited: an editor who had no part in it, an administrator where there is none, or whoever comes to be one. */
export const claimAnswerers = ['EDICION', 'ADMINISTRACION', 'NADIE'] as const;

export const claimSchema = z.object({
  id,
  publicacionId: id,
  clase: z.enum(claimKinds),
  /** Null of an appeal. */
  sobre: z.enum(complaintSubjects).nullable(),
  estado: z.enum(claimEstados),
  texto: z.string(),
  /** The reader asks it themselves. */
  propia: z.boolean(),
  /** Who asks it, for who answers it; null for others, and once their account is no more. */
  persona: z.string().nullable(),
  fecha: instant,
  /** While it is open. */
  responde: z.enum(claimAnswerers).nullable(),
  respuesta: z.string().nullable(),
  /** Who answered, for who runs the work. */
  respondidaPor: z.string().nullable(),
  fechaCierre: instant.nullable(),
  acciones: z.array(z.enum(['RESPONDER', 'RETIRAR'])),
});
export type Claim = z.infer<typeof claimSchema>;

/** Of a work: what the reader may read, the last first, and what they may ask. */
export const workClaimsSchema = z.object({
  reclamaciones: z.array(claimSchema),
  /** Until when its authors may appeal against the decision that it stands by; null where they may not, or did. */
  apelableHasta: instant.nullable(),
  acciones: z.array(z.enum(['APELAR', 'QUEJARSE'])),
});
export type WorkClaims = z.infer<typeof workClaimsSchema>;

/** POST /publications/{id}/claims. */
export const newClaimSchema = z
  .object({
    clase: z.enum(claimKinds),
    /** A complaint says it. */
    sobre: z.enum(complaintSubjects).optional(),
    texto: text(longest.claim),
  })
  .refine(({ clase, sobre }) => clase === 'APELACION' || sobre !== undefined, {
    ...fault('requerido'),
    path: ['sobre'],
  });
export type NewClaim = z.infer<typeof newClaimSchema>;

/** POST /claims/{id}/answer: an appeal is upheld or dismissed, a complaint answered. */
export const claimAnswerSchema = z.object({
  resultado: z.enum(['ESTIMADA', 'DESESTIMADA', 'RESPONDIDA']),
  texto: text(longest.claim),
});
export type ClaimAnswer = z.infer<typeof claimAnswerSchema>;

/** GET /claims: what waits for the reader first, then what they could have answered, the last first. */
export const claimsQuery = z.object(pageQuery(20));
export const claimListSchema = z.object({
  reclamaciones: z.array(
    claimSchema.extend({
      titulo: z.string(),
      tipo,
      /** The work is the reader's to open now: its authors may be writing its next version. */
      obraLegible: z.boolean(),
    }),
  ),
  ...pageInfo,
});
export type ListedClaim = z.infer<typeof claimListSchema>['reclamaciones'][number];
