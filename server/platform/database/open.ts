import { refuseHalfRestored } from '../backup/swap-folders.ts';
import { protectDataFolder } from '../data-folder.ts';
import type { Environment } from '../environment.ts';
import { makeDataFolder } from '../make-data-folder.ts';
import type { OpenDatabase } from './database.ts';

/**
 * The database that the settings name, migrated; the other engine's code is not even loaded. Throws where a restore was cut
 * short while it changed places.
 */
export async function openDatabase(env: Environment): Promise<OpenDatabase> {
  await refuseHalfRestored(env.DATA_DIR);
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(env.DATA_DIR);
}

/**
 * The same for a process that begins with it: first the data folder is made, where anything is kept in it, and is its
 * owner's alone.
 */
export async function openOwnDatabase(env: Environment): Promise<OpenDatabase> {
  protectDataFolder(env.DATA_DIR);
  if (!env.DATABASE_URL || !env.S3_URL) makeDataFolder(env.DATA_DIR);
  return openDatabase(env);
}
