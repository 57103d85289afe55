import { refuse } from '#contract/refuse.ts';
import { isLastAdministrator } from '#server/policy/index.ts';

/**
 * Throws `ultimo_administrador` where nobody would be left to administer without this account. `administrators` are those of
 * now, locked (`lockAdministrators`) before the account itself: in the order of everyone who takes both.
 */
export function refuseLastAdministrator(id: string, administrators: readonly string[]): void {
  if (isLastAdministrator(id, administrators)) throw refuse('ultimo_administrador');
}
