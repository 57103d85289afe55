import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { dropPicture, keepPicture, portraits } from '#server/platform/files/kept-pictures.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { presentAccount } from './present.ts';
import { lockUser, updateUser } from './queries.ts';

/** Puts a photo, in base64, into the own profile. Throws `foto_no_valida`. */
export const changePhoto = (services: Services, viewer: SignedIn, foto: string): Promise<Account> =>
  keepPicture(services.files, portraits, foto, (address) => setPhoto(services, viewer, address));

/** Takes the photo out of the own profile. */
export const removePhoto = (services: Services, viewer: SignedIn): Promise<Account> => setPhoto(services, viewer, '');

/** Puts the address of a photo into the account, and removes the file of the one before once nothing names it. */
async function setPhoto({ db, transact, files }: Services, viewer: SignedIn, fotoUrl: string): Promise<Account> {
  const { before, after } = await transact(async () => {
    const before = await lockUser(db, viewer.id);
    const after = await updateUser(db, viewer.id, { fotoUrl });
    if (!before || !after) throw refuse('sesion_caducada');
    await record(db, { type: 'account.profileChanged', userId: viewer.id });
    return { before, after };
  });
  await dropPicture(files, portraits, before.fotoUrl);
  return presentAccount(after);
}
