/**
 * `npm run backup [-- FOLDER | FILE]`: the whole platform, database and files, in one archive (docs/backup.md), while it
 * runs. Where no place is named, in the folder `backups` of the data folder. `npm run backup -- --list` names the copies that the
 * platform made by itself in `BACKUP_TO`.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { openProgress } from '#scripts/progress.ts';
import { commandWords } from '#scripts/words.ts';
import { protectDataFolder } from '#server/platform/data-folder.ts';
import { type Environment, readEnvironment } from '#server/platform/environment.ts';

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
const here = process.env.INIT_CWD ?? process.cwd();

function placeFor(env: Environment, named: string | undefined): string {
  const place = named === undefined ? join(env.DATA_DIR, 'backups') : resolve(here, named);
  const isFolder = named === undefined || named.endsWith('/') || (existsSync(place) && statSync(place).isDirectory());
  const name = `pliego-${new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')}.tar.zst`;
  const path = isFolder ? join(place, name) : place;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

/** The copies in `BACKUP_TO`, the newest first, each with the key that it needs. */
async function list(env: Environment): Promise<void> {
  const { listCopies, openCopyStore } = await import('#server/platform/backup/copies.ts');
  const { keyIdOf } = await import('#server/platform/backup/cipher.ts');
  if (!env.BACKUP_TO) return console.log(commandWords.backup.nowhere);
  const key = env.BACKUP_KEY && (await keyIdOf(env.BACKUP_KEY));
  const copies = await listCopies(await openCopyStore(env));
  for (const { name, keyId } of copies) console.log(keyId === key ? name : commandWords.backup.otherKey(name, keyId));
  if (copies.length === 0) console.log(commandWords.backup.none);
}

const [named, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (named?.startsWith('-') && named !== '--list')) sayUsage('backup');
const progress = openProgress();
await runCommand(async () => {
  const env = readEnvironment(process.env);
  if (named === '--list') return list(env);
  protectDataFolder(env.DATA_DIR);
  const path = placeFor(env, named);
  const { backup, lacksFiles } = await import('#server/features/transfer/backup/backup.ts');
  const { manifest } = await backup(env, path, progress);
  progress.end();
  const rows = manifest.tablas.reduce((sum, { filas }) => sum + filas, 0);
  console.log(commandWords.backup.done(path));
  console.log(commandWords.backup.counts(manifest.tablas.length, rows, manifest.archivos.total));
  console.log(commandWords.backup.keepSafe);
  if (!lacksFiles(manifest)) return;
  console.error(commandWords.backup.withoutFiles(env.S3_URL ? 'S3_URL' : 'DATA_DIR'));
  process.exitCode = 1;
}, progress.end);
