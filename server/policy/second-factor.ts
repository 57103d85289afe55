/** What asks more of a log-in than a password. */
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Role } from '#contract/vocabulary.ts';
import { holds, type RoleHolder } from '#contract/workflow.ts';

/** Whether a role that they hold somewhere asks for a second step, by the platform's settings. */
export const isAskedSecondFactor = (person: RoleHolder, { segundoPaso }: Pick<PlatformSettings, 'segundoPaso'>) =>
  holds(person, segundoPaso, 'platform');

/** Whether an account becomes one of an administrator: a grave act, for which whoever does it proves who they are. */
export const becomesAdministrator = (before: readonly Role[], after: readonly Role[]): boolean =>
  after.includes('ADMIN') && !before.includes('ADMIN');
