import type { z } from 'zod';
import { type Reference, referenceSchema } from '#contract/entities/manuscript.ts';
import { contentChangeSchema, mostReferences } from '#contract/entities/publication.ts';
import { faultOf } from '#contract/issue-faults.ts';
import { refuse } from '#contract/refuse.ts';
import { checkInTurns } from '#server/documents/model/check-in-turns.ts';
import { isNode, valuesIn } from '#server/documents/model/walk-nodes.ts';
import { takeTurns } from '#server/documents/turns.ts';

/** Of one reference; one of two thousand authors has six thousand. */
const mostValues = 20_000;

/** What `contentChangeSchema` gives for a body of any length, in turns. Throws `datos_no_validos`. */
export async function checkContentChange(body: unknown): Promise<z.output<typeof contentChangeSchema>> {
  const { documento, referencias, ...rest }: Record<string, unknown> = isRecord(body) ? body : {};
  const checked = {
    ...(isNode(documento) && { documento: await checkInTurns(documento) }),
    ...(Array.isArray(referencias) && { referencias: await checkReferences(referencias) }),
  };
  // What is checked already is left out; what is not what it should be is the schema's to refuse.
  const short = {
    ...rest,
    ...(documento !== undefined && { documento: checked.documento ? { type: 'doc' } : documento }),
    ...(referencias !== undefined && { referencias: checked.referencias ? [] : referencias }),
  };
  const { data, error } = contentChangeSchema.safeParse(isRecord(body) ? short : body);
  if (!data) throw refused(error.issues, []);
  return { ...data, ...checked };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function checkReferences(references: readonly unknown[]): Promise<Reference[]> {
  if (references.length > mostReferences)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'referencias', code: 'referencias', values: { maximo: mostReferences } }],
    });
  const turn = takeTurns(10_000);
  const checked: Reference[] = [];
  for (const [at, reference] of references.entries()) {
    const values = valuesIn(reference, mostValues);
    if (values > mostValues)
      throw refuse('datos_no_validos', { errors: [{ field: `referencias.${at}`, code: 'datos' }] });
    await turn(values);
    const { data, error } = referenceSchema.safeParse(reference);
    if (!data) throw refused(error.issues, ['referencias', at]);
    checked.push(data);
  }
  return checked;
}

const refused = (issues: readonly z.core.$ZodIssue[], place: readonly (string | number)[]) =>
  refuse('datos_no_validos', { errors: issues.slice(0, 20).map((issue) => faultOf(issue, place)) });
