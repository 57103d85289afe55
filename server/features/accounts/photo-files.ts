/** Where photos of people lie in the file store, and the address that carries each. */
import { randomBytes } from 'node:crypto';
import type { Picture } from '#server/documents/metadata/clean-picture.ts';

const folder = 'fotos';

/** A name that nobody guesses: the address is all that it takes to see the photo. */
export const newPhotoName = (type: Picture['type']) => `${randomBytes(24).toString('base64url')}.${type}`;
/** The address of a photo, on this site. */
export const photoAddress = (name: string) => `/files/${folder}/${name}`;
/** Its place in the file store. */
export const photoFile = (name: string) => `${folder}/${name}`;

/** The file of a photo's address; undefined for none, and for a picture that lies elsewhere. */
export function fileOfPhoto(fotoUrl: string): string | undefined {
  const start = photoAddress('');
  return fotoUrl.startsWith(start) ? photoFile(fotoUrl.slice(start.length)) : undefined;
}
