import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { refuseLastAdministrator } from '#server/features/administration/people/last-administrator.ts';
import { lockAdministrators } from '#server/features/administration/people/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { eraseAccount } from './erase-account.ts';

/** Deletes an account. Throws `no_encontrado`, or `ultimo_administrador` for the only one left. */
export async function deleteUser(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  const removeFiles = await transact(async () => {
    refuseLastAdministrator(id, await lockAdministrators(db));
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    return eraseAccount(services, user, viewer.id);
  });
  await removeFiles();
}
