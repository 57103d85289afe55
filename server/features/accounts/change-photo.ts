import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { fileOfPhoto, newPhotoName, photoAddress, photoFile } from './photo-files.ts';
import { presentAccount } from './present.ts';
import { lockUser, updateUser } from './queries.ts';

const mostBytes = 1024 * 1024;
/** Pixels; more would cost whoever looks at it. */
const mostSide = 4096;

/**
 * Puts a photo into the own profile, without what the camera wrote beside it.
 * @param foto a PNG, JPEG or WebP in base64
 * @throws `foto_no_valida` for anything else, and for one too large
 */
export async function changePhoto(services: Services, viewer: SignedIn, foto: string): Promise<Account> {
  const bytes = Buffer.from(foto, 'base64');
  const picture = bytes.length <= mostBytes ? cleanPicture(bytes) : undefined;
  const side = picture ? Math.max(picture.width, picture.height) : 0;
  if (!picture || Math.min(picture.width, picture.height) < 1 || side > mostSide)
    throw refuse('foto_no_valida', { values: { lado: mostSide } });
  const name = newPhotoName(picture.type);
  await services.files.put(photoFile(name), picture.bytes);
  try {
    return await setPhoto(services, viewer, photoAddress(name));
  } catch (error) {
    await services.files.remove(photoFile(name));
    throw error;
  }
}

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
  const old = fileOfPhoto(before.fotoUrl);
  if (old) await files.remove(old);
  return presentAccount(after);
}
