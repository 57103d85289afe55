/** The editors' queue as a tool: what it is narrowed down by, the views that each keeps of it, acts on several works at once. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { longestWait, mostAtOnce, processEstados, queueOrders, queueScopes } from '../queue-words.ts';
import { tipos } from '../vocabulary.ts';
import { filter, id, text } from './common.ts';
import { waitKind } from './editorial.ts';
import { prioridad } from './publication.ts';

export type { ProcessEstado } from '../queue-words.ts';
export { mostAtOnce, processEstados, queueOrders, queueScopes };

const search = z.string().trim().max(longest.search);
const chosen = {
  espera: waitKind,
  estado: z.enum(processEstados),
  prioridad,
  tipo: z.enum(tipos),
  dias: z.number().int().min(1).max(longestWait),
  editor: id,
  revista: id,
};

/** What the queue is asked for, beside the page. */
export const queueFilters = {
  espera: filter(chosen.espera),
  de: z.enum(queueScopes).default('todas'),
  estado: filter(chosen.estado),
  prioridad: filter(chosen.prioridad),
  tipo: filter(chosen.tipo),
  dias: filter(z.coerce.number().int().min(1).max(longestWait)),
  editor: filter(chosen.editor),
  /** Of one journal or collection. */
  revista: filter(chosen.revista),
  /** Words of titles, keywords and bylines, or the DOI or the number of a work. */
  search: search.optional(),
  orden: z.enum(queueOrders).default('urgencia'),
};

/** The same as they are kept: what is left out is not filtered by. */
export const viewFiltersSchema = z
  .strictObject({ ...chosen, de: z.enum(queueScopes), search, orden: z.enum(queueOrders) })
  .partial();
export type ViewFilters = z.infer<typeof viewFiltersSchema>;

/** Views of the queue that one person keeps at most. */
export const mostViews = 20;
export const newQueueViewSchema = z.object({ nombre: text(longest.viewName), filtros: viewFiltersSchema });
/** Another name, other filters, or both. Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const queueViewChangeSchema = z.strictObject({
  nombre: text(longest.viewName).optional(),
  filtros: viewFiltersSchema.optional(),
});
export const queueViewSchema = z.object({ id, nombre: z.string(), filtros: viewFiltersSchema });
export type QueueView = z.infer<typeof queueViewSchema>;
/** In the order of their names. */
export const queueViewListSchema = z.object({ vistas: z.array(queueViewSchema) });

const works = z.array(id).min(1).max(mostAtOnce);

/** Each work to its editor: one act a work, as `setHandlingEditor` does it. */
export const handlingEditorsSchema = z.object({
  obras: z
    .array(
      z.object({
        id,
        editorId: id.nullable(),
        anterior: id.nullable().describe('Quien la lleva según lo que ves, como en `PUT /publications/{id}/editor`.'),
      }),
    )
    .min(1)
    .max(mostAtOnce),
});
export const chosenWorksSchema = z.object({ obras: works });
export const authorsMessageSchema = z.object({
  obras: works,
  asunto: text(longest.messageSubject),
  mensaje: text(longest.message),
});

/** What became of one work of several: nothing was done to it where there is a problem. */
const workOutcomeSchema = z.object({
  id,
  /** The code of what stood against it; null where it was done. */
  problema: z.string().nullable(),
  /** The same in words. */
  motivo: z.string().nullable(),
});
export type WorkOutcome = z.infer<typeof workOutcomeSchema>;
/** In the order asked for. */
export const workOutcomesSchema = z.object({ obras: z.array(workOutcomeSchema) });

/** Reviews of the present round that are past their deadline, the longest first. */
export const lateReviewsSchema = z.object({
  revisiones: z.array(z.object({ id, publicacionId: id })),
  /** False where there are more than are reminded of at once. */
  completo: z.boolean(),
});
