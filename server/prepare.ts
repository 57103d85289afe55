/** What a first start needs: an administrator, and the demonstration set in an empty database. */
import { makeAdministrator } from './features/administration/people/make-administrator.ts';
import {
  countUsers,
  findDemonstrationAccounts,
  lockAdministrators,
  lockPreparation,
} from './features/administration/people/queries.ts';
import type { Services } from './platform/services.ts';
import { startWords } from './start-words.ts';

/** Makes what is missing. Gives the demonstration accounts there are, to be announced. */
export async function prepare(services: Services): Promise<string[]> {
  const { env, db, transact } = services;
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
  return env.DEMO ? findDemonstrationAccounts(db) : [];
}

async function ensureAdministrator(services: Services): Promise<void> {
  const { env, db } = services;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (!email || !password || (await lockAdministrators(db)).length > 0) return;
  await makeAdministrator(services, email, () => password);
}
