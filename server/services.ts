/** What acts work with: one object, made at start-up, handed to every feature. */

import { join } from 'node:path';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Environment } from './platform/environment.ts';
import type { FileStore } from './platform/file-store.ts';
import { openDiskStore } from './platform/file-store.ts';
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
}

/** Makes them for this process. Throws where the database cannot be read. */
export async function openServices(env: Environment, database: OpenDatabase): Promise<Services> {
  return {
    env,
    database,
    db: database.db,
    transact: database.transact,
    settings: await openSettings(database),
    files: openDiskStore(join(env.DATA_DIR, 'files')),
    tokenSecret: await ownSecret(database.db, 'access-tokens'),
  };
}
