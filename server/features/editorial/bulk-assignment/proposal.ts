/** What a solved assignment is kept as: the result of its job, changed by hand from then on. */
import { z } from 'zod';
import { emptyReasonSchema } from '#contract/entities/bulk-assignment.ts';

/** What an assignment was asked with: works and people by id, what is settled already by pairs. */
export const requestSchema = z.object({
  obras: z.array(z.string()),
  porObra: z.number().int(),
  /** Absent: everybody who reviews. */
  revisores: z.array(z.string()).optional(),
  maximo: z.number().int().optional(),
  sinCercania: z.boolean().default(false),
  fijadas: z.array(z.object({ obraId: z.string(), revisorId: z.string() })).default([]),
  descartadas: z.array(z.object({ obraId: z.string(), revisorId: z.string() })).default([]),
});
export type AssignmentRequest = z.output<typeof requestSchema>;

const pairSchema = z.object({ id: z.string(), cercania: z.number(), fijada: z.boolean() });
const workSchema = z.object({
  id: z.string(),
  ronda: z.number().int(),
  plazas: z.number().int(),
  revisores: z.array(pairSchema),
  descartadas: z.array(z.string()),
  vacias: emptyReasonSchema.nullable(),
});
export type ProposalWork = z.infer<typeof workSchema>;

export const proposalSchema = z.object({
  obras: z.array(workSchema),
  /** The pool. */
  personas: z.number().int(),
  solucion: z.object({
    alcanzado: z.number(),
    cota: z.number(),
    vueltas: z.number().int(),
    /** The solver's own pairs, and what giving each work in its turn who is closest would have come to. */
    cubiertas: z.number().int().optional(),
    cercania: z.number().optional(),
    porTurno: z.object({ cubiertas: z.number().int(), cercania: z.number() }).optional(),
  }),
  editada: z.boolean(),
  /** The job that applies it, once that is asked for. */
  aplicacion: z.string().nullable(),
  aplicada: z.object({ fecha: z.string(), asignadas: z.number().int(), omitidas: z.number().int() }).nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** New works of each person in these. */
export function loadsOf(works: readonly ProposalWork[]): Map<string, number> {
  const loads = new Map<string, number>();
  for (const { revisores } of works) for (const { id } of revisores) loads.set(id, (loads.get(id) ?? 0) + 1);
  return loads;
}

/** The closeness of the work's weakest pair; of none, more than any. */
export const weakestOf = ({ revisores }: ProposalWork) =>
  revisores.reduce((least, { cercania }) => Math.min(least, cercania), Number.POSITIVE_INFINITY);

/** All pairs of the works. */
export const pairsOf = (works: readonly ProposalWork[]) =>
  works.flatMap((work) => work.revisores.map((pair) => ({ work, pair })));
