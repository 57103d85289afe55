/** A sent work that goes to another journal, and what its main author is asked of it. */
import { z } from 'zod';
import { moveChanges } from '../journals.ts';
import { longest } from '../limits.ts';
import { id, instant, text } from './common.ts';

/** PUT /publications/{id}/journal */
export const newMoveSchema = z.object({
  revistaId: id,
  seccionId: id.nullable().default(null),
  motivo: text(longest.reason),
});
export type NewMove = z.output<typeof newMoveSchema>;

/** As the work's row has it while its main author has not answered. */
export type StoredMove = NewMove & { fecha: string };

/** The same as its authors and who runs the work see it. */
export const proposedMoveSchema = z.object({
  revistaId: id,
  /** What the journal is called. */
  revista: z.string(),
  motivo: z.string(),
  fecha: instant,
  /** What the other journal asks of authors in another way: why they are asked. */
  cambia: z.array(z.enum(moveChanges)),
  /** The reader is who answers. */
  respondes: z.boolean(),
});
