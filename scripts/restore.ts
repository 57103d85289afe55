/**
 * `npm run restore -- FILE [--replace] [--accept-faults]`: puts an archive of `npm run backup`, or a copy that the platform made in `BACKUP_TO` (by its name), in the place of the platform
 * that the settings name, on either engine. `npm run restore -- --finish` does the rest of one that was cut short.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { openProgress } from '#scripts/progress.ts';
import { commandWords } from '#scripts/words.ts';
import type { ArchivePlace } from '#server/platform/backup/read-archive.ts';
import { protectDataFolder } from '#server/platform/data-folder.ts';
import { type Environment, readEnvironment } from '#server/platform/environment.ts';

function readArguments() {
  try {
    const options = {
      replace: { type: 'boolean' },
      'accept-faults': { type: 'boolean' },
      finish: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...rest] = positionals;
    return rest.length > 0 || (file === undefined) !== (values.finish === true) ? undefined : { values, file };
  } catch {
    return undefined;
  }
}

/** A file; or, by its name, one of the copies that the platform makes by itself. */
async function placeOf(env: Environment, file: string): Promise<ArchivePlace | string> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (existsSync(path)) return path;
  const { openCopyStore, readCopyName } = await import('#server/platform/backup/copies.ts');
  if (!env.BACKUP_TO || !readCopyName(file)) throw new Error(commandWords.missing(path));
  const { copyFrom } = await import('#server/features/transfer/backup/scheduled/stored-copy.ts');
  return copyFrom(await openCopyStore(env), file, env.BACKUP_KEY);
}

async function run(env: Environment, { values, file }: NonNullable<ReturnType<typeof readArguments>>): Promise<void> {
  const { finishRestore, restore } = await import('#server/features/transfer/backup/restore.ts');
  if (file === undefined) {
    return console.log(commandWords.restore.ends[await finishRestore(env)]);
  }
  const path = await placeOf(env, file);
  const choices = { replace: values.replace ?? false, acceptFaults: values['accept-faults'] ?? false };
  const { aside, warnings, head } = await restore(env, path, choices, progress);
  progress.end();
  for (const warning of warnings) console.warn(`! ${warning}`);
  console.log(commandWords.restore.done);
  if (aside) console.log(commandWords.restore.aside(aside));
  if (head) console.log(commandWords.restore.head(head));
}

const asked = readArguments();
if (!asked) sayUsage('restore');
const progress = openProgress();
await runCommand(async () => {
  const env = readEnvironment(process.env);
  protectDataFolder(env.DATA_DIR);
  await run(env, asked);
}, progress.end);
