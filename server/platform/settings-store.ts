/** The platform's settings, kept in memory and read again whenever any process changes one. */

import { defaultStoredSettings, type StoredSettings, storedSettingsSchema } from '#contract/entities/system.ts';
import type { OpenDatabase } from './database/database.ts';
import { settings } from './database/schema.ts';
import { signal } from './database/signals.ts';
import { sql } from './database/sql.ts';

export const settingsChannel = 'settings';

export interface SettingsStore {
  get: () => StoredSettings;
  /** As stored now, which in the caller's transaction is what was committed before. */
  stored: () => Promise<StoredSettings>;
  /** As stored, for the rest of the caller's transaction: nobody else changes them meanwhile, in any process. */
  lock: () => Promise<StoredSettings>;
  /** Stores the changes, inside the caller's transaction where there is one. */
  change: (changes: Partial<StoredSettings>) => Promise<StoredSettings>;
}

/** Opens the store: stored values over the defaults. */
export async function openSettings({ db, subscribe }: OpenDatabase): Promise<SettingsStore> {
  let current = defaultStoredSettings;
  let turn = Promise.resolve();
  /** One after the other: a slow reading must not put back what a later change has set. */
  const follow = () => {
    turn = turn
      // Whoever waited for that one was told.
      .catch(() => undefined)
      .then(async () => {
        current = await read();
      });
    return turn;
  };
  await subscribe(settingsChannel, follow);
  await follow();

  async function read(): Promise<StoredSettings> {
    const rows = await db.select().from(settings);
    const stored = Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor]));
    return storedSettingsSchema.parse({ ...defaultStoredSettings, ...stored });
  }

  return {
    get: () => current,
    stored: read,
    lock: async () => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('pliego.settings'))`);
      return read();
    },
    change: async (changes) => {
      const rows = Object.entries(changes).map(([clave, valor]) => ({ clave, valor }));
      if (rows.length > 0)
        await db
          .insert(settings)
          .values(rows)
          .onConflictDoUpdate({ target: settings.clave, set: { valor: sql`excluded.valor` } });
      await signal(db, settingsChannel, '');
      // Inside a transaction these are the new ones already; `current` follows once it is committed.
      return read();
    },
  };
}
