/** What acts work with: one object, made at start-up, handed to every feature. */

import type { OpenDatabase } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { FileStore } from './files/file-store.ts';
import { keepWhileHeld } from './files/keep-files.ts';
import { openFileStore } from './files/open-file-store.ts';
import { type Log, log } from './log/log.ts';
import { type HandOver, openTransport } from './mail/transport.ts';
import { openKeyRing, platformKeys } from './secrets.ts';
import { openSettings, type SettingsStore } from './settings-store.ts';
import { looksOf } from './shown-journals.ts';
import type { KeyRing } from './signature.ts';

export interface Services {
  env: Environment;
  /** What goes wrong outside requests is told here, with what was being done. */
  log: Log;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  transact: OpenDatabase['transact'];
  settings: SettingsStore;
  files: FileStore;
  /** Hands a mail over to the mail server; undefined where there is none: then mails are kept. */
  handOver: HandOver | undefined;
  /** Signs what proves that a mail that comes back is ours. */
  mailSecret: KeyRing;
  /** Signs access tokens. */
  tokenSecret: KeyRing;
  /** Signs addresses of files: for a while they open what their holder may not ask for as anybody else. */
  linkSecret: KeyRing;
}

/** Makes them for this process. Throws where the database or the file store cannot be reached. */
export async function openServices(env: Environment, database: OpenDatabase): Promise<Services> {
  const settings = await openSettings(database);
  const mailSecret = await openKeyRing(database, platformKeys.mails);
  return {
    env,
    log,
    database,
    db: database.db,
    transact: database.transact,
    settings,
    handOver: openTransport(env, (revistaId) => looksOf(settings, revistaId).nombre, mailSecret),
    mailSecret,
    files: keepWhileHeld(await openFileStore(env), database),
    tokenSecret: await openKeyRing(database, platformKeys.tokens),
    linkSecret: await openKeyRing(database, platformKeys.links),
  };
}
