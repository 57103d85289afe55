import { createContext, useContext } from 'react';

/**
 * Opens the pictures of the work that is shown within, where it is not public (`llaveDeImagenes`): a browser's image
 * request carries no token. Null where none is needed. Only addresses on screen ever carry it, never a stored text.
 */
export const PictureKey = createContext<string | null>(null);

/** Where a browser gets a picture of the text: its address, with the key to it where one is needed. */
export const pictureAddress = (src: string, key: string | null): string =>
  key === null ? src : `${src}?llave=${encodeURIComponent(key)}`;

/** The address of this picture here. */
export function usePictureAddress(src: string | null): string | null {
  const key = useContext(PictureKey);
  return src === null ? null : pictureAddress(src, key);
}
