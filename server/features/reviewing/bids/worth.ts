/** What a preference counts for beside closeness, where works and reviewers are brought together (docs/decisions 419). */
import { type Preference, preferenceWeights } from '#contract/entities/bid.ts';
import type { Services } from '#server/platform/services.ts';
import { asksForBids } from './asks-for-bids.ts';
import { findPreferences } from './queries.ts';

/** Work → person → what they prefer. */
export type Preferences = ReadonlyMap<string, ReadonlyMap<string, Preference>>;

/** What is preferred of these works; nothing where the journal does not ask. `reader`: of none that they have come to sign. */
export const readPreferences = async (
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  works: readonly string[],
  reader?: string,
): Promise<Preferences> => (asksForBids(settings) && works.length > 0 ? findPreferences(db, works, reader) : new Map());

/** From 0 to 1, as closeness. */
export const worthOf = (closeness: number, preference: Preference | undefined): number =>
  preference ? Math.min(1, Math.max(0, closeness + preferenceWeights[preference])) : closeness;

/** They would, or could: not passed over for sharing no word with the work. */
export const isWilling = (preference: Preference | undefined): boolean =>
  preference === 'QUIERO' || preference === 'PUEDO';
