/** `npm run second-factor:reset -- EMAIL`: lets in again who lost telephone and recovery codes, where no administrator can. */
import { email } from '#contract/entities/user.ts';
import { orRefusal } from '#contract/refuse.ts';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';

const { data: address } = email.safeParse(process.argv[2] ?? '');
if (address === undefined) sayUsage('second-factor:reset');
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const database = await openOwnDatabase(env);
  try {
    const { openServices } = await import('#server/platform/services.ts');
    const { findUserByEmail } = await import('#server/features/accounts/queries.ts');
    const { resetSecondFactor } = await import('#server/features/accounts/second-factor/reset.ts');
    const user = await findUserByEmail(database.db, address);
    if (!user) throw new Error(commandWords.secondFactor.nobody(address));
    const outcome = await orRefusal(resetSecondFactor(await openServices(env, database), null, user.id));
    if ('refusal' in outcome) throw new Error(outcome.refusal.in(machineLanguage).message);
    console.log(commandWords.secondFactor.reset(address));
  } finally {
    await database.close();
  }
});
