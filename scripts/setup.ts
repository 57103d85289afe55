/** `npm run setup -- EMAIL`: makes an administrator, the first or one more, without putting a password into a setting. */
import { randomBytes } from 'node:crypto';
import { email } from '#contract/entities/user.ts';
import { commandWords } from '#scripts/words.ts';
import { makeAdministrator } from '#server/features/administration/people/make-administrator.ts';
import { openOwnDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';

const address = email.safeParse(process.argv[2] ?? '');
if (!address.success) {
  process.stderr.write('Use: npm run setup -- EMAIL\n');
  process.exit(2);
}
const env = readEnvironment(process.env);
const database = await openOwnDatabase(env).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const password = randomBytes(12).toString('base64url');
const isNew = await makeAdministrator(await openServices(env, database), address.data, () => password)
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(() => database.close());
if (isNew !== undefined)
  console.log(isNew ? commandWords.setup.made(address.data, password) : commandWords.setup.promoted(address.data));
