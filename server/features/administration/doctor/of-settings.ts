/** What the settings say that works, and should not stay so. */
import { isBreached } from '#server/features/accounts/breached/breached.ts';
import type { Environment } from '#server/platform/environment.ts';
import { type Finding, look } from './finding.ts';
import { doctorWords as words } from './words.ts';

/** Of the password of the first administrator, where a setting has it. */
export async function* examineSettings({ ADMIN_PASSWORD }: Environment): AsyncGenerator<Finding> {
  if (ADMIN_PASSWORD && (await isBreached(ADMIN_PASSWORD)))
    yield look(words.breachedPassword, words.breachedPasswordAdvice);
}
