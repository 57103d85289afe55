import { z } from 'zod';
import { id } from './common.ts';
import { publicationSummarySchema } from './publication.ts';
import { userSchema } from './user.ts';

/** So many of a kind: who looks for others types more. */
export const mostFound = 6;
/** Works that a browser remembers for its person. */
export const mostRemembered = 8;

/** A work as it is found by a few letters: nothing of who wrote or reviews it, and what this reader may do with it now. */
const foundWorkSchema = publicationSummarySchema
  .pick({ id: true, titulo: true, tipo: true, estado: true, idioma: true, fechaCreacion: true, acciones: true })
  .extend({
    /** This reader wrote it. */
    propia: z.boolean(),
    /** This reader's own review of it, where they do not run it. */
    revisionId: id.nullable(),
  });
export type FoundWork = z.infer<typeof foundWorkSchema>;

const foundPersonSchema = userSchema.pick({ id: true, nombres: true, apellidos: true, email: true, rol: true });
export type FoundPerson = z.infer<typeof foundPersonSchema>;

export const foundSchema = z.object({ obras: z.array(foundWorkSchema), personas: z.array(foundPersonSchema) });
export type Found = z.infer<typeof foundSchema>;
