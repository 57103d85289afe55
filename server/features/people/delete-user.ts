import type { Person } from '#contract/workflow.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { eraseAccount } from './erase-account.ts';
import { lockAdministrators } from './queries.ts';

/** Deletes an account. Throws `no_encontrado`, or `ultimo_administrador` for the only one left. */
export async function deleteUser(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact } = services;
  const removeFiles = await transact(async () => {
    const administrators = await lockAdministrators(db);
    if (administrators.length === 1 && administrators[0] === id) throw refuse('ultimo_administrador');
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    return eraseAccount(services, user, viewer.id);
  });
  await removeFiles();
}
