/**
 * `npm run keys [-- --change | --reseal | --drop-old] [NAME …]`: how it stands with the platform's own secrets; a new one of each, with those
 * before still believed; what older ones sealed sealed by the newest; or the newest believed alone. Without names it is about all. With
 * the embedded database the server has to stand still.
 */
import { parseArgs } from 'node:util';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';

function readArguments() {
  try {
    const option = { type: 'boolean' } as const;
    const { values, positionals } = parseArgs({
      options: { change: option, reseal: option, 'drop-old': option },
      allowPositionals: true,
    });
    return Object.keys(values).length > 1 ? sayUsage('keys') : { ...values, names: positionals };
  } catch {
    // An option that there is not.
    return sayUsage('keys');
  }
}

const asked = readArguments();
const words = commandWords.keys;
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const { changedSecrets } = await import('#server/features/administration/keys/kinds.ts');
  const { changeKeys, dropOldKeys, keyStates, resealAll } = await import(
    '#server/features/administration/keys/change.ts'
  );
  const { readerOf } = await import('#server/features/administration/keys/queries.ts');
  const unknown = asked.names.filter((name) => !changedSecrets.includes(name));
  if (unknown.length > 0) throw new Error(words.unknown(unknown, changedSecrets));
  const names = asked.names.length > 0 ? asked.names : changedSecrets;
  const database = await openOwnDatabase(env);
  try {
    if (asked.change) {
      const { full, resealed } = await changeKeys(database, names);
      for (const name of full) console.error(words.full(name));
      console.log(words.resealed(resealed));
      if (full.length > 0) process.exitCode = 1;
    }
    if (asked.reseal) console.log(words.resealed(await resealAll(database, names)));
    if (asked['drop-old']) {
      const { dropped, kept } = await dropOldKeys(database, names);
      for (const name of kept) console.error(words.kept(name));
      console.log(words.dropped(dropped));
      if (kept.length > 0) process.exitCode = 1;
    }
    for (const state of await keyStates(readerOf(database.db), names)) console.log(words.state(state));
  } finally {
    await database.close();
  }
});
