import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { fileOfPhoto } from '#server/features/accounts/photo-files.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { eraseUser, lockAdministrators } from './queries.ts';

/** Deletes an account. Throws `no_encontrado`, or `ultimo_administrador` for the only one left. */
export async function deleteUser({ db, transact, files }: Services, viewer: Person, id: string): Promise<void> {
  const gone = await transact(async () => {
    const administrators = await lockAdministrators(db);
    if (administrators.length === 1 && administrators[0] === id) throw refuse('ultimo_administrador');
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    await eraseUser(db, user);
    await record(db, { type: 'account.deleted', userId: viewer.id, datos: { cuenta: id } });
    return user;
  });
  const photo = fileOfPhoto(gone.fotoUrl);
  if (photo) await files.remove(photo);
}
