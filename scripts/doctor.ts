/**
 * `npm run doctor [-- --dkim=SELECTOR] [--backups=FOLDER]`: looks at what an operator can have wrong (settings, room, clock, database,
 * files, address and certificate, mail and its names, backups), says it with what to do, and changes nothing. Exits with 1 where
 * something will not work.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { readEnvironment } from '#server/platform/environment.ts';

function readArguments() {
  try {
    const { values } = parseArgs({ options: { dkim: { type: 'string' }, backups: { type: 'string' } } });
    return values;
  } catch {
    // An option that there is not, or one without its value.
    return sayUsage('doctor');
  }
}

const { dkim, backups } = readArguments();
const signs = { well: '✓', look: '!', wrong: '✗' };
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { examine } = await import('#server/features/administration/doctor/examine.ts');
  const { doctorWords } = await import('#server/features/administration/doctor/words.ts');
  const found = { well: 0, look: 0, wrong: 0 };
  console.log(`${signs.well} ${doctorWords.settings}`);
  const place = backups && resolve(process.env.INIT_CWD ?? process.cwd(), backups);
  for await (const { verdict, said, advice } of examine(env, { dkim, backups: place })) {
    found[verdict]++;
    console.log(`${signs[verdict]} ${said}${advice ? `\n    ${advice}` : ''}`);
  }
  console.log(`\n${doctorWords.total(found.wrong, found.look)}`);
  process.exitCode = found.wrong > 0 ? 1 : 0;
});
