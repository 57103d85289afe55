/** What goes to the process that compiles, and what comes back. */
import { z } from 'zod';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const typstJobSchema = z.object({
  source: z.string(),
  pictures: z.array(z.object({ name: z.string(), bytes })),
});
/** A document in Typst and the pictures that it names. */
export type TypstJob = z.infer<typeof typstJobSchema>;

export const resultSchema = z.union([
  z.object({ pdf: bytes, warnings: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);
/** `warnings` and `error` are for the log. */
export type Result = z.infer<typeof resultSchema>;
