/** What a first start needs: an administrator, and the demonstration set in an empty database. */
import { isBreached } from './features/accounts/breached/breached.ts';
import { makeAdministrator } from './features/administration/people/make-administrator.ts';
import {
  countUsers,
  findAdministratorIds,
  findDemonstrationAccounts,
  lockAdministrators,
  lockPreparation,
} from './features/administration/people/queries.ts';
import { log } from './platform/log/log.ts';
import type { Services } from './platform/services.ts';
import { startWords } from './start-words.ts';

/** Makes what is missing. Gives what is to be announced: the demonstration accounts there are, and whether anybody administers. */
export async function prepare(services: Services): Promise<{ accounts: string[]; isAdministered: boolean }> {
  const { env, db, transact } = services;
  await warnOfBreached(env);
  // One process at a time and all or nothing: a start that is cut short leaves no half of a journal.
  await transact(async () => {
    await lockPreparation(db);
    if (env.DEMO && (await countUsers(db)) === 0) {
      process.stderr.write(`${startWords.loading}\n`);
      const { loadDemonstration } = await import('#scripts/demo/load.ts');
      await loadDemonstration(services, { press: env.DEMO_PRESS });
    }
    await ensureAdministrator(services);
  });
  return {
    accounts: env.DEMO ? await findDemonstrationAccounts(db) : [],
    isAdministered: (await findAdministratorIds(db)).length > 0,
  };
}

/** Of the password in a setting: who starts a server for it is no use to anybody refused, and reads the log. */
async function warnOfBreached({ ADMIN_PASSWORD: password }: Services['env']): Promise<void> {
  if (password && (await isBreached(password)))
    log.warn('ADMIN_PASSWORD is a password known from breaches: change that of the account it made');
}

async function ensureAdministrator(services: Services): Promise<void> {
  const { env, db } = services;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (!email || !password || (await lockAdministrators(db)).length > 0) return;
  await makeAdministrator(services, email, () => password);
}
