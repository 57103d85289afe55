/** What this tab remembers of its way to ORCID and back; forgotten with a logout, as what guests type into forms. */
import { z } from 'zod';
import { openTabCopy } from './use-tab-copy.ts';

const waySchema = z.object({
  /** The page that the person was going to. */
  from: z.string().optional(),
  /** Whether the session is kept when the tab is closed. */
  remember: z.boolean().default(true),
  /** The iD that came back and is no account's yet, and what connects it with one. */
  proof: z.object({ orcid: z.string(), nombres: z.string(), apellidos: z.string(), prueba: z.string() }).optional(),
});
export type OrcidWay = z.infer<typeof waySchema>;

const copy = () => openTabCopy('orcid', waySchema);
export const orcidWay = (): OrcidWay => copy().kept ?? { remember: true };
export const keepOrcidWay = (way: OrcidWay): void => copy().keep(way);
export const forgetOrcidWay = (): void => copy().forget();

/** The page that a location's state leads on to; the guard of the login says whether it is one (routing/guarded.tsx). */
export function fromOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
