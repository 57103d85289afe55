/** What acts work with: one object, made at start-up, handed to every feature. */
import { keepWhileHeld } from './features/backup/keep-files.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { openFileStore } from './platform/file-store/open-file-store.ts';
import { ownSecret } from './platform/secrets.ts';
import { openSettings, type SettingsStore } from './platform/settings-store.ts';

export interface Services {
  env: Environment;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  transact: OpenDatabase['transact'];
  settings: SettingsStore;
  files: FileStore;
  /** Signs access tokens. */
  tokenSecret: Uint8Array;
  /** Signs addresses of files: for a while they open what their holder may not ask for as anybody else. */
  linkSecret: Uint8Array;
}

/** Makes them for this process. Throws where the database or the file store cannot be reached. */
export async function openServices(env: Environment, database: OpenDatabase): Promise<Services> {
  return {
    env,
    database,
    db: database.db,
    transact: database.transact,
    settings: await openSettings(database),
    files: keepWhileHeld(await openFileStore(env), database),
    tokenSecret: await ownSecret(database.db, 'access-tokens'),
    linkSecret: await ownSecret(database.db, 'file-links'),
  };
}
