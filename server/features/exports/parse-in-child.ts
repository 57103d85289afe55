import { z } from 'zod';
import { referenceSchema } from '#contract/entities/manuscript.ts';
import { refuse } from '#contract/refuse.ts';
import type { ParsedReferences } from '#server/documents/citations/parse-references.ts';
import { fewAtOnce } from '#server/platform/http/few-at-once.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';

/**
 * Characters of a text that is read at once, in some thirty milliseconds. A long one takes seconds, and each entry all
 * of a core.
 */
export const short = 8_000;
const parser = openRunner({
  program: new URL('./parse-child.ts', import.meta.url),
  answer: z.object({
    references: z.array(referenceSchema),
    faults: z.array(z.custom<ParsedReferences['faults'][number]>()),
  }),
  milliseconds: 60_000,
  bytes: 1_000_000_000,
  atOnce: 2,
});
/** Loaded as the first one asks: no server waits for it as it starts. */
const citations = () => import('#server/documents/citations/parse-references.ts');
const fewOfOne = fewAtOnce(2);

/**
 * What `parseReferences` gives; of a long text in a child process, so that others are answered meanwhile. Throws
 * `demasiadas_peticiones` where the person has two long ones under way, and `datos_no_validos` where one takes too long.
 */
export async function parseInChild(personId: string, texto: string): Promise<ParsedReferences> {
  if (texto.length <= short) return (await citations()).parseReferences(texto);
  return fewOfOne(personId, () => parser.run({ texto })).catch((error: unknown) => {
    if (!(error instanceof ProcessError)) throw error;
    throw refuse('datos_no_validos', { errors: [{ field: 'texto', code: 'texto_complejo' }] });
  });
}
