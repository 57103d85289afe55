/** Who came back from a provider and is nobody here yet, while they log in or register: sealed in the row of their way, for minutes. */
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/sealed.ts';

/** The platform's own secret by which they and the secrets of providers are sealed. */
export const secretName = 'instituciones';

const pendingSchema = z.object({
  sujeto: z.string(),
  /** The address that it has confirmed, where it is trusted with its domain; null: none. */
  correo: z.string().nullable(),
});
export type Pending = z.infer<typeof pendingSchema>;

/** @param hash of the way that it belongs to, with which alone it is opened again */
export const sealPending = (db: Database, hash: string, pending: Pending): Promise<string> =>
  seal(db, secretName, hash, JSON.stringify(pending));

/** Undefined where it cannot be opened any more. */
export async function openPending(db: Database, hash: string, kept: string | null): Promise<Pending | undefined> {
  const words = kept === null ? undefined : await unseal(db, secretName, hash, kept);
  return words === undefined ? undefined : pendingSchema.parse(JSON.parse(words));
}
