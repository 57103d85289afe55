/** `npm run setup -- EMAIL`: makes an administrator, the first or one more, without putting a password into a setting. */
import { randomBytes } from 'node:crypto';
import { email } from '#contract/entities/user.ts';
import { runCommand, sayUsage } from '#scripts/command.ts';
import { commandWords } from '#scripts/words.ts';
import { readEnvironment } from '#server/platform/environment.ts';

const { data: address } = email.safeParse(process.argv[2] ?? '');
if (address === undefined) sayUsage('setup');
await runCommand(async () => {
  const env = readEnvironment(process.env);
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const database = await openOwnDatabase(env);
  try {
    const { openServices } = await import('#server/platform/services.ts');
    const { makeAdministrator } = await import('#server/features/administration/people/make-administrator.ts');
    const password = randomBytes(12).toString('base64url');
    const isNew = await makeAdministrator(await openServices(env, database), address, () => password);
    console.log(isNew ? commandWords.setup.made(address, password) : commandWords.setup.promoted(address));
  } finally {
    await database.close();
  }
});
