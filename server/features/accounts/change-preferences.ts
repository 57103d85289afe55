import type { Preferences } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { presentPreferences } from './present.ts';
import { mergePreferences } from './queries.ts';

/** Changes what is sent of the own preferences; gives all of them. */
export async function changePreferences(
  { db }: Services,
  viewer: SignedIn,
  changes: Partial<Preferences>,
): Promise<Preferences> {
  const kept = await mergePreferences(db, viewer.id, changes);
  if (!kept) throw refuse('sesion_caducada');
  return presentPreferences(kept);
}
