import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { eraseUser, lockAdministrators } from './queries.ts';

/** Deletes an account. Throws `no_encontrado`, or `ultimo_administrador` for the only one left. */
export function deleteUser({ db, transact }: Services, viewer: Person, id: string): Promise<void> {
  return transact(async () => {
    const administrators = await lockAdministrators(db);
    if (administrators.length === 1 && administrators[0] === id) throw refuse('ultimo_administrador');
    if (!(await eraseUser(db, id))) throw refuse('no_encontrado');
    await record(db, { type: 'account.deleted', userId: viewer.id });
  });
}
