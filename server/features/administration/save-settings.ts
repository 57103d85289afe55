import { isDeepStrictEqual } from 'node:util';
import { type StoredSettings, storedSettingsSchema } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { changesInWords } from './settings-words.ts';

/** Stores what differs from `before`, with the activity entry that says so. Inside a transaction that holds the settings' lock. */
export async function saveSettings(
  { db, settings }: Services,
  viewer: Person,
  before: StoredSettings,
  changes: Partial<StoredSettings>,
): Promise<StoredSettings> {
  const changed = storedSettingsSchema
    .keyof()
    .options.filter((key) => changes[key] !== undefined && !isDeepStrictEqual(before[key], changes[key]));
  if (changed.length === 0) return before;
  const after = await settings.change(Object.fromEntries(changed.map((key) => [key, changes[key]])));
  const datos = {
    cambios: changesInWords(changed, before, after, 'es'),
    'cambios.en': changesInWords(changed, before, after, 'en'),
  };
  await record(db, { type: 'settings.changed', userId: viewer.id, datos });
  return after;
}
