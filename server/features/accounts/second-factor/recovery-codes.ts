import type { Services } from '#server/platform/services.ts';
import { hashRecoveryCode, newRecoveryCodes } from './codes.ts';
import { keepRecoveryCodes } from './queries.ts';

/** Ten new ones, in place of those there were: told this once. */
export async function giveRecoveryCodes({ db }: Services, userId: string): Promise<{ codigos: string[] }> {
  const codigos = newRecoveryCodes();
  const hashed = codigos.map((code) => hashRecoveryCode(userId, code));
  await keepRecoveryCodes(db, userId, hashed);
  return { codigos };
}
