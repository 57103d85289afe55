/** Two accounts of one person merged into one, and undone. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant, pageInfo, text } from './common.ts';
import { givenRoles, role } from './user.ts';

/** For so long a merge can be undone. */
export const undoDays = 30;

/** What moves to the account that stays, in the order in which it is told. */
export const movedThings = [
  'obras',
  'peticiones',
  'revisiones',
  'candidaturas',
  'gestion',
  'decisiones',
  'notas',
  'archivos',
  'conflictos',
  'certificados',
  'notificaciones',
  'correos',
  'otros',
] as const;
export type MovedThing = (typeof movedThings)[number];

/**
 * What stands in the way. Of the accounts: `PROPIA_UNIDA` and `PROPIA_QUEDA` are those of who asks. Of works: what one account did
 * there keeps the other from what it did.
 */
export const mergeHindrances = [
  'PROPIA_UNIDA',
  'PROPIA_QUEDA',
  'ULTIMA_ADMIN',
  'BLOQUEADA',
  'QUEDA_SIN_CONFIRMAR',
  'FIRMA_Y_REVISA',
  'FIRMA_Y_DECIDE',
  'FIRMA_Y_GESTIONA',
  'REVISA_Y_DECIDE',
  'REVISAN_LAS_DOS',
  'OTRA_PERSONA',
] as const;
export type MergeHindrance = (typeof mergeHindrances)[number];
/** Works named beside each hindrance, at most. */
export const mostHinderingWorks = 10;

const hindranceSchema = z.object({
  motivo: z.enum(mergeHindrances),
  /** The works in which it is so: the first of them, and how many there are. Empty of what is about the accounts. */
  obras: z.array(z.object({ id, titulo: z.string() })),
  total: z.number().int(),
});

const sideSchema = z.object({
  id,
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  correoVerificado: z.boolean(),
  orcid: z.string().nullable(),
  roles: z.array(role),
});

/** What a merge would do, and what stands in its way. */
export const mergePreviewSchema = z.object({
  queda: sideSchema,
  unida: sideSchema,
  /** How much moves; empty for who must not know who reviews a work of theirs (`OTRA_PERSONA` alone). */
  mueve: z.array(z.object({ cosa: z.enum(movedThings), cuantas: z.number().int() })),
  /** What both did in the same place: it stays with the account that goes. */
  coinciden: z.number().int(),
  /** Decisions that will say that who took them had also reviewed the work. */
  marcadas: z.number().int(),
  /** Fields that are empty in the account that stays, and that the other fills. */
  rellena: z.array(z.enum(['afiliacion', 'biografia', 'orcid', 'palabrasClave'])),
  impedimentos: z.array(hindranceSchema),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergePairSchema = z
  .object({ queda: id, unida: id })
  .refine(({ queda, unida }) => queda !== unida, { path: ['unida'] });

export const newMergeSchema = z
  .object({
    queda: id,
    unida: id,
    /** Roles of the account that goes which the other is given besides its own. */
    roles: z.array(z.enum(givenRoles)).max(givenRoles.length).default([]),
    /** Whose ORCID iD the account has then, where both have one. */
    orcid: z.enum(['QUEDA', 'UNIDA']).default('QUEDA'),
    motivo: text(longest.mergeReason),
  })
  .refine(({ queda, unida }) => queda !== unida, { path: ['unida'] });
export type NewMerge = z.output<typeof newMergeSchema>;

export const mergeStates = ['SE_PUEDE_DESHACER', 'DESHECHA', 'CERRADA'] as const;
export const mergeSchema = z.object({
  id,
  queda: z.object({ id, nombre: z.string(), email: z.string() }),
  unida: z.object({ id, nombre: z.string(), email: z.string() }),
  motivo: z.string(),
  /** Who did it; null: they are gone. */
  por: z.string().nullable(),
  fecha: instant,
  /** Until then it can be undone. */
  hasta: instant,
  estado: z.enum(mergeStates),
  fechaDeshecha: instant.nullable(),
  /** A later merge of the account that stayed has to be undone first. */
  trasOtra: z.boolean(),
});
export type Merge = z.infer<typeof mergeSchema>;
export const mergeListSchema = z.object({ uniones: z.array(mergeSchema), ...pageInfo });

/** As it is kept, to be undone. */
export interface ResultingChanges {
  /** Roles that it was given with the merge. */
  roles: string[];
  /** Fields that it had otherwise. */
  campos: Record<string, { antes: unknown; despues: unknown }>;
  /** Decisions that were marked as taken by who had also reviewed. */
  marcadas: string[];
  /** The merged account had lifted the four eyes. */
  cuatroOjos: boolean;
}
