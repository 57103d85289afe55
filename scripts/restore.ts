/**
 * `npm run restore -- FILE [--replace] [--accept-faults]`: puts an archive of `npm run backup` in the place of the platform
 * that the settings name, on either engine. `npm run restore -- --finish` does the rest of one that was cut short.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { openProgress } from '#scripts/progress.ts';
import { commandWords } from '#scripts/words.ts';
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

async function run(env: Environment, { values, file }: NonNullable<ReturnType<typeof readArguments>>): Promise<void> {
  const { finishRestore, restore } = await import('#server/features/transfer/backup/restore.ts');
  if (file === undefined) {
    return console.log(commandWords.restore.ends[await finishRestore(env)]);
  }
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new Error(commandWords.missing(path));
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
