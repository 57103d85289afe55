import { z } from 'zod';
import { tipos } from '../vocabulary.ts';
import { candidateSchema, foundConflictSchema } from './candidate.ts';
import { filter, flag, id, instant, pageInfo, pageQuery } from './common.ts';
import { jobEstados, jobProgressSchema } from './job.ts';

/** Works that are assigned at once at most. */
export const mostWorks = 10_000;
const mostPeople = 5000;
const mostChanges = 100;

/** Reviewers that each work should have in its present round, those it has already included. */
const porObra = z.number().int().min(1).max(10);
const categoria = z.string().trim().min(1).max(200);

/** Which works lack reviewers: `porObra` absent asks for as many as the workflow's mode does. */
export const worksToAssignQuery = {
  categoria: filter(categoria),
  tipo: filter(z.enum(tipos)),
  /** Only those that the person handles. */
  soloMias: flag.optional(),
  porObra: z.coerce.number().int().min(1).max(10).optional(),
};

/** A work of the set, and how many reviewers it lacks. */
const workToAssignSchema = z.object({
  id,
  titulo: z.string(),
  tipo: z.enum(tipos),
  categoria: z.string().nullable(),
  faltan: z.number().int(),
});
export type WorkToAssign = z.infer<typeof workToAssignSchema>;
export const worksToAssignSchema = z.object({
  obras: z.array(workToAssignSchema),
  /** Places to fill in all of them. */
  plazas: z.number().int(),
  /** Categories that works in review have, to choose from. */
  categorias: z.array(z.string()),
  porObra,
  ...pageInfo,
});

/** Somebody of the pool, with what they have to do. */
const reviewerLoadSchema = z.object({
  id,
  nombres: z.string(),
  apellidos: z.string(),
  afiliacion: z.string(),
  abiertas: z.number().int(),
  capacidad: z.number().int(),
  /** Away until then, now or before an answer would be due: they are proposed nothing. From when; null: already, or not at all. */
  noDisponibleHasta: instant.nullable(),
  ausenteDesde: instant.nullable(),
});
export type ReviewerLoad = z.infer<typeof reviewerLoadSchema>;
export const assignmentPoolSchema = z.object({
  personas: z.array(reviewerLoadSchema),
  /** Works that all of them, of every page, could take together. */
  huecos: z.number().int(),
  ...pageInfo,
});

/** What is to be assigned to whom. */
/** Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const newAssignmentSchema = z.strictObject({
  /** These works; absent: all in review that lack reviewers and meet the filters below. */
  obras: z.array(id).min(1).max(mostWorks).optional(),
  categoria: categoria.optional(),
  tipo: z.enum(tipos).optional(),
  soloMias: z.boolean().default(false),
  porObra: porObra.optional(),
  /** These people; absent: everybody who reviews. */
  revisores: z.array(id).min(1).max(mostPeople).optional(),
  /** New works for one person at most, besides what they have room for. */
  maximo: z.number().int().min(1).max(50).optional(),
  /** Who shares nothing with a work may be proposed for it, too, rather than leave its place empty. */
  sinCercania: z.boolean().default(false),
});
export type NewAssignment = z.output<typeof newAssignmentSchema>;

/** A place in the proposal. */
const pairKey = { obraId: id, revisorId: id };
export const pairChangeSchema = z.discriminatedUnion('tipo', [
  /** Somebody else's place, or one that is empty: the person stays in it when the rest is solved again. */
  z.object({ tipo: z.literal('PONER'), ...pairKey }),
  /** Not proposed again either. */
  z.object({ tipo: z.literal('QUITAR'), ...pairKey }),
  z.object({ tipo: z.literal('FIJAR'), ...pairKey }),
  z.object({ tipo: z.literal('SOLTAR'), ...pairKey }),
]);
export type PairChange = z.infer<typeof pairChangeSchema>;
export const pairChangesSchema = z.object({ cambios: z.array(pairChangeSchema).min(1).max(mostChanges) });

/** Why a pair cannot be assigned, or no longer. */
export const pairFaults = [
  'FUERA_DE_REVISION',
  'OTRA_RONDA',
  'SIN_ROL',
  'YA_PEDIDA',
  'CONFLICTO',
  'NO_DISPONIBLE',
  'SIN_HUECO',
] as const;
export type PairFault = (typeof pairFaults)[number];

/** Of how many people of the pool could not take a place that stays empty, by reason; a person counts once. */
export const emptyReasonSchema = z.object({
  conflictos: z.number().int(),
  /** Asked in this round already, or taken out of the proposal by hand. */
  descartadas: z.number().int(),
  /** They share nothing with the work, and were not to be proposed then. */
  sinCercania: z.number().int().default(0),
  /** Nothing stands against them but that they take no more. */
  sinHueco: z.number().int(),
});

/** An assignment as it stands: being solved, a proposal, applied. */
export const assignmentSchema = z.object({
  id,
  estado: z.enum(jobEstados),
  progreso: jobProgressSchema.nullable(),
  error: z.string().nullable(),
  fechaCreacion: instant,
  porObra,
  /** Null until it is solved. */
  propuesta: z
    .object({
      obras: z.number().int(),
      /** Places, and those that have a reviewer now. */
      plazas: z.number().int(),
      cubiertas: z.number().int(),
      fijadas: z.number().int(),
      obrasIncompletas: z.number().int(),
      /** Of those, works for which nobody is proposed. */
      obrasSinNadie: z.number().int(),
      personas: z.number().int(),
      personasConObra: z.number().int(),
      /** Works whose handling editor is away: their letters and decisions wait until they are back. */
      obrasDeAusentes: z.number().int(),
      /** New works of who has most. */
      mayorCarga: z.number().int(),
      /** Mean closeness of the pairs as they are now, from 0 to 1. */
      cercaniaMedia: z.number(),
      /** Of the weakest pair; null where there is none. */
      cercaniaMinima: z.number().nullable(),
      /**
       * What was gained over giving each work in its turn who is closest of those left: places, and closeness of all pairs as
       * a share (0.1: a tenth more); that null where there was none to compare with. Null of proposals from before it was measured.
       */
      ganancia: z.object({ plazas: z.number().int(), cercania: z.number().nullable() }).nullable(),
      /** Pairs of who said so; null where nobody is asked. */
      preferencias: z
        .object({ quieren: z.number().int(), pueden: z.number().int(), prefierenNo: z.number().int() })
        .nullable(),
      /** Sum of closeness that the solver reached, and what no assignment to as many places can exceed. */
      alcanzado: z.number(),
      cota: z.number(),
      /** Changed by hand since then. */
      editada: z.boolean(),
    })
    .nullable(),
  /** How its application goes; null before it is asked for. */
  aplicacion: z
    .object({ estado: z.enum(jobEstados), error: z.string().nullable(), progreso: z.number().nullable() })
    .nullable(),
  /** What was assigned; null until it is. */
  aplicada: z.object({ fecha: instant, asignadas: z.number().int(), omitidas: z.number().int() }).nullable(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const assignmentListSchema = z.object({
  asignaciones: z.array(
    assignmentSchema.pick({ id: true, estado: true, fechaCreacion: true, aplicada: true }).extend({
      obras: z.number().int(),
    }),
  ),
});

/** A reviewer proposed for a work. */
export const proposedReviewerSchema = candidateSchema.extend({
  fijada: z.boolean(),
  /** New works of this person in the whole proposal. */
  nuevas: z.number().int(),
  conflictos: z.array(foundConflictSchema),
});
export type ProposedReviewer = z.infer<typeof proposedReviewerSchema>;
const proposedWorkSchema = z.object({
  id,
  titulo: z.string(),
  idioma: z.string(),
  tipo: z.enum(tipos),
  categoria: z.string().nullable(),
  /** Who handles it, where they are away now. */
  editorAusente: z.object({ id, nombre: z.string(), ausenteHasta: instant }).nullable(),
  ronda: z.number().int(),
  plazas: z.number().int(),
  revisores: z.array(proposedReviewerSchema),
  /** Why places stay empty, where some did when it was solved. */
  vacias: emptyReasonSchema.nullable(),
});
export type ProposedWork = z.infer<typeof proposedWorkSchema>;
/**
 * All; those with the weakest pairs first; those with empty places, those without anybody first; those with somebody fixed; those
 * whose handling editor is away.
 */
export const proposalParts = ['todas', 'debiles', 'incompletas', 'fijadas', 'ausentes'] as const;
export const proposalQuery = { parte: z.enum(proposalParts).default('todas'), ...pageQuery(10, 50) };
export const proposedWorksSchema = z.object({ obras: z.array(proposedWorkSchema), ...pageInfo });

export const proposedLoadsSchema = z.object({
  /** Who has most first. */
  personas: z.array(reviewerLoadSchema.extend({ nuevas: z.number().int() })),
  ...pageInfo,
});
