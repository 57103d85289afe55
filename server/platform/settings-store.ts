/**
 * The platform's settings and what journals have of their own, kept in memory and read again whenever any process changes one. What
 * is about a work, or about what else is of one journal, asks `of` it; `get` is for what is the platform's alone.
 */

import { defaultStoredSettings, type StoredSettings, storedSettingsSchema } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import type { OpenDatabase } from './database/database.ts';
import { identityProviders, institutions, issues, notifyInboxes, settings } from './database/schema.ts';
import { signal } from './database/signals.ts';
import { and, eq, isNull, ne, sql } from './database/sql.ts';
import { type HeldSettings, type KeptJournal, type OfJournal, readJournals, resolveSettings } from './kept-journals.ts';

export const settingsChannel = 'settings';

/** Whether what a service announces is taken: not while it is paused. One that answered 410 is told nothing more, and may still speak. */
export const isListenedTo = and(eq(notifyInboxes.recibe, true), ne(notifyInboxes.estado, 'PAUSADO'));

export interface SettingsStore {
  /** The platform's own: its pages, accounts, people. */
  get: () => StoredSettings;
  /**
   * What holds for a work, or in a journal by its id: the platform's settings with the journal's own over them
   * (contract/entities/journal.ts says which it may have), and its section's.
   */
  of: (what: OfJournal | string) => HeldSettings;
  /** The same as stored now, as `stored` is. */
  storedOf: (what: OfJournal) => Promise<HeldSettings>;
  /** The journals and collections there are, in the order of lists. */
  journals: () => readonly KeptJournal[];
  /** Whether any journal has a number, be it in preparation: without one, nobody is shown a word of them. */
  hasIssues: () => boolean;
  /** Whether there is an institution that is open: without one, nobody is shown a word of them. */
  hasInstitutions: () => boolean;
  /** Whether what some service announces here is taken (COAR Notify): else there is no inbox. */
  takesNotifications: () => boolean;
  /** Whether people log in by some institution: without one, nobody is shown a word of them. */
  hasIdentityProviders: () => boolean;
  /** As stored now, which in the caller's transaction is what was committed before. */
  stored: () => Promise<StoredSettings>;
  /** As stored, for the rest of the caller's transaction: nobody else changes them meanwhile, in any process. */
  lock: () => Promise<StoredSettings>;
  /** Stores the changes, inside the caller's transaction where there is one. */
  change: (changes: Partial<StoredSettings>) => Promise<StoredSettings>;
}

/** Opens the store: stored values over the defaults. */
export async function openSettings({ db, subscribe }: OpenDatabase): Promise<SettingsStore> {
  let current = resolveSettings(defaultStoredSettings, []);
  let hasIssues = false;
  let hasInstitutions = false;
  let takesNotifications = false;
  let hasIdentityProviders = false;
  let turn = Promise.resolve();
  /** One after the other: a slow reading must not put back what a later change has set. */
  const follow = () => {
    turn = turn
      // Whoever waited for that one was told.
      .catch(() => undefined)
      .then(async () => {
        current = resolveSettings(await read(), await readJournals(db));
        hasIssues = (await db.$count(issues)) > 0;
        hasInstitutions = (await db.$count(institutions, isNull(institutions.fechaCierre))) > 0;
        takesNotifications = (await db.$count(notifyInboxes, isListenedTo)) > 0;
        hasIdentityProviders = (await db.$count(identityProviders, eq(identityProviders.activo, true))) > 0;
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
    get: () => current.platform,
    of: (what) => current.of(typeof what === 'string' ? { revistaId: what } : what),
    journals: () => current.journals,
    hasIssues: () => hasIssues,
    hasInstitutions: () => hasInstitutions,
    takesNotifications: () => takesNotifications,
    hasIdentityProviders: () => hasIdentityProviders,
    stored: read,
    storedOf: async (what) =>
      // The principal journal has nothing of its own.
      what.revistaId === principalJournal && !what.seccionId
        ? read()
        : resolveSettings(await read(), await readJournals(db)).of(what),
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
