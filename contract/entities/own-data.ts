/** A person's own data: the copy that they may take, and what an erasure of their account would do. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { id, instant } from './common.ts';
import { jobEstados, jobProgressSchema } from './job.ts';

/** The days for which a copy is kept. */
export const exportDays = 7;

export const ownExportSchema = z.object({
  /** The job that makes it. */
  id,
  estado: z.enum(jobEstados),
  progreso: jobProgressSchema.nullable(),
  fechaCreacion: instant,
  /** Of the file; null until it is there, and once it is gone. */
  bytes: z.number().int().nullable(),
  caduca: instant.nullable(),
});
export type OwnExport = z.infer<typeof ownExportSchema>;

/** A work as it is named where a person decides about their account. */
const titledWork = z.object({ id, titulo: z.string() });

/** What an erasure of the own account would take, what would stay, and what stands in its way. */
export const erasureFactsSchema = z.object({
  /** Drafts of theirs alone, which go. */
  borradores: z.array(titledWork),
  /** Drafts that go on without them. */
  borradoresConjuntos: z.number().int(),
  /** Works sent and not decided to the end: they go on with their byline. */
  obrasEnProceso: z.number().int(),
  obrasPublicadas: z.number().int(),
  /** Reviews that are declined. */
  revisionesAbiertas: z.number().int(),
  /** Reviews that stay, without their name. */
  revisionesHechas: z.number().int(),
  /** Works whose open process they handle: to be handed over before. */
  aCargo: z.array(titledWork),
  /** Nobody else could administer the platform. */
  ultimoAdministrador: z.boolean(),
});
export type ErasureFacts = z.infer<typeof erasureFactsSchema>;

/** The word that a person types to erase their account, in the language that they read. */
export const erasureWords = { es: 'ELIMINAR', en: 'DELETE' } as const;
export const erasureSchema = z.object({
  password: z.string().min(1, fault('contrasena')).max(longest.password),
  palabra: z.enum([erasureWords.es, erasureWords.en], fault('palabra')),
});
