/** Which files can be pictures of a text, before they are sent: the server looks again (contract: `uploadPicture`). */
import { largestPicture } from '#contract/calls/files.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be a picture of the text; null where it can. */
export const pictureFault = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null =>
  !pictureTypes.includes(type) ? 'type' : size > largestPicture ? 'size' : null;

/** The name of a figure that is new: one that no other author's figure has either, for texts are merged. */
export function newFigureId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `fig-${number.toString(36)}`;
}

/** The picture in a `data:` address; null where it holds none. */
export function fileOfDataAddress(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], 'imagen', { type }) : null;
  } catch {
    return null;
  }
}
