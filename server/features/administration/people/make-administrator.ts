import { v7 as uuid } from 'uuid';
import { record } from '#server/events/events.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { findUserByEmail, insertUser, updateUser } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { withAdministration } from '#server/policy/index.ts';
import { administratorWords } from './administrator-words.ts';

/**
 * Makes the account of an address an administrator, for whoever runs the machine: an existing one keeps its password, a
 * new one gets the password that `choose` gives. Gives whether it is new. Throws where the address is unconfirmed.
 */
export async function makeAdministrator(
  { db, transact }: Services,
  address: string,
  choose: () => string,
): Promise<boolean> {
  const email = address.toLowerCase();
  return transact(async () => {
    const found = await findUserByEmail(db, email);
    // Anybody may have registered with it.
    if (found && !found.fechaVerificacion) throw new Error(administratorWords.unconfirmed(email));
    const id = found?.id ?? uuid();
    const roles = withAdministration(found?.roles ?? []);
    if (found) await updateUser(db, id, { roles });
    else {
      const passwordHash = await hashPassword(choose());
      // Whoever runs the machine says whose it is.
      const fechaVerificacion = new Date();
      await insertUser(db, {
        id,
        nombres: 'Administración',
        apellidos: '',
        email,
        passwordHash,
        roles,
        fechaVerificacion,
      });
    }
    await record(db, {
      type: 'account.rolesChanged',
      userId: null,
      datos: { cuenta: id, antes: found?.roles.join(', ') ?? '', roles: roles.join(', ') },
    });
    return !found;
  });
}
