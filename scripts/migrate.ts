/**
 * `npm run migrate [-- --plan]`: says which migrations the next start would run, over how many rows and about how long, and runs
 * them; with `--plan` it only says so. The embedded database must not be open in a running server.
 */
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';

const asked = process.argv.slice(2);
if (asked.some((each) => each !== '--plan')) sayUsage('migrate');
const words = commandWords.migrate;
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { readPlan } = await import('#server/platform/database/read-plan.ts');
  const { migrations, rows, seconds } = await readPlan(env);
  for (const { name, rows, seconds } of migrations) console.log(`  ${words.one(name, rows, seconds)}`);
  console.log(migrations.length === 0 ? words.nothing : words.all(migrations.length, rows, seconds));
  if (migrations.length === 0) return;
  if (asked.includes('--plan')) return console.log(words.first);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  await (await openOwnDatabase(env)).close();
  console.log(words.done);
});
