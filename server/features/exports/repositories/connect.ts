/** The repository of a row, as whoever deposits in it speaks to it. */
import { ownMachine } from '#server/platform/http/outside.ts';
import { unseal } from '#server/platform/sealed.ts';
import type { Services } from '#server/platform/services.ts';
import { dspaceRepository } from './dspace.ts';
import type { RepositoryRow } from './queries.ts';
import { askerOf, type Repository, RepositoryTrouble } from './repository.ts';
import { swordRepository } from './sword.ts';

/** The platform's own secret by which those of repositories are sealed. */
export const secretName = 'repositorios';

/** The secret of a repository's account. Throws `RepositoryTrouble` where it cannot be opened any more, as after a move without its key. */
export async function secretOf({ db }: Services, { id, secreto }: RepositoryRow): Promise<string> {
  const words = await unseal(db, secretName, id, secreto);
  if (words === undefined) throw new RepositoryTrouble('CREDENCIALES');
  return words;
}

type Account = Pick<RepositoryRow, 'protocolo' | 'direccion' | 'usuario' | 'coleccion' | 'paquete'> & {
  secreto: string;
};

/** @param account its secret as it is said there */
export function connect(services: Pick<Services, 'env'>, account: Account, signal?: AbortSignal): Repository {
  const ask = askerOf(account.direccion, ownMachine(services), signal);
  return account.protocolo === 'SWORD2' ? swordRepository(account, ask) : dspaceRepository(account, ask);
}
