/** Who came back by SAML, or why nobody did: sealed in the row of their way, until the browser that began it fetches it. */
import { z } from 'zod';
import { type ProblemCode, problems } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Database } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import type { FlowRow } from '../flow-queries.ts';
import { secretName } from '../pending.ts';
import type { Found } from '../person.ts';

const arrivalSchema = z.union([
  z.object({ problema: z.custom<ProblemCode>((code) => typeof code === 'string' && Object.hasOwn(problems, code)) }),
  z.object({
    ...{ sujeto: z.string(), isStrong: z.boolean(), isTrusted: z.boolean() },
    ...{ nombres: z.string(), apellidos: z.string(), afiliacion: z.string(), email: z.string() },
  }),
]);
export type Arrival = z.infer<typeof arrivalSchema>;

/** @param hash of the way, by which alone it is opened again */
export const sealArrival = (db: Database, hash: string, arrival: Arrival): Promise<string> =>
  seal(db, secretName, `llegada ${hash}`, JSON.stringify(arrival));

/** Who came back by this way. Throws what stood against them, and `institucion_sin_camino` where nobody has come. */
export async function arrivedPerson(
  { db }: Pick<Services, 'db'>,
  { hash, llegada }: Pick<FlowRow, 'hash' | 'llegada'>,
): Promise<Found> {
  const words = llegada === null ? undefined : await unseal(db, secretName, `llegada ${hash}`, llegada);
  if (words === undefined) throw refuse('institucion_sin_camino');
  const arrival = arrivalSchema.parse(JSON.parse(words));
  if ('problema' in arrival) throw refuse(arrival.problema);
  const { sujeto, isStrong, ...facts } = arrival;
  return { sujeto, isStrong, facts: async () => facts };
}
