/**
 * `npm run export -- FILE.zip [--contrasenas]`: the whole journal as documents that anybody can read
 * (docs/export-format.md), while the platform runs. `npm run import -- FILE.zip` takes it into an empty platform.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { openProgress } from '#scripts/progress.ts';
import { commandWords } from '#scripts/words.ts';
import { protectDataFolder } from '#server/platform/data-folder.ts';
import { readEnvironment } from '#server/platform/environment.ts';

function readArguments() {
  try {
    const options = { contrasenas: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...rest] = positionals;
    return file === undefined || rest.length > 0 ? undefined : { file, secrets: values.contrasenas ?? false };
  } catch {
    return undefined;
  }
}

const asked = readArguments();
if (!asked) sayUsage('export');
const progress = openProgress();
await runCommand(async () => {
  const env = readEnvironment(process.env);
  protectDataFolder(env.DATA_DIR);
  // npm runs scripts in the project's folder; paths are meant from where it was called.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), asked.file);
  if (existsSync(path)) throw new Error(commandWords.export.taken(path));
  mkdirSync(dirname(path), { recursive: true });
  const { openReadable } = await import('#server/features/transfer/export/open-readable.ts');
  const { exportJournal } = await import('#server/features/transfer/export/export-journal.ts');
  const { services, close } = await openReadable(env, dirname(path), progress);
  try {
    progress.tell(commandWords.export.writing);
    const tick = () => progress.tick();
    const { cuentas, faltan } = await exportJournal(services, path, { secrets: asked.secrets, progress: tick });
    progress.end();
    for (const ruta of faltan) console.warn(`! ${commandWords.export.lost(ruta)}`);
    console.log(commandWords.export.done(path));
    console.log(commandWords.export.counts(cuentas));
    console.log(commandWords.export.keepSafe);
    if (asked.secrets) console.log(commandWords.export.passwords);
  } finally {
    await close();
  }
}, progress.end);
