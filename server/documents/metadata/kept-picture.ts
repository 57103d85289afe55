/** Pictures that came with a text, as files of ours: only what browsers show, without what a camera wrote beside it. */

import { createHash } from 'node:crypto';
import { remark } from '#contract/remarks.ts';
import type { Warnings } from '#server/documents/jats/read/warnings.ts';
import { cleanPicture } from './clean-picture.ts';

export interface NamedPicture {
  /** Below the work's folder in the file store. Made from the content: the same picture has the same name. */
  name: string;
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** In bytes. */
export const largestKept = 20 * 1024 * 1024;
/** More would exhaust the memory of whoever opens it. */
const mostPixels = 60_000_000;

/** The picture to keep; undefined, and a warning, where it cannot be. */
export function keptPicture(bytes: Buffer, warnings: Warnings): NamedPicture | undefined {
  const picture = bytes.length <= largestKept ? cleanPicture(bytes) : undefined;
  if (!picture || picture.width * picture.height > mostPixels) {
    warnings.add(picture || bytes.length > largestKept ? remark('pictureTooLarge') : remark('pictureFormat'));
    return undefined;
  }
  const digest = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
  const { type, bytes: kept, width, height } = picture;
  return { name: `imagen-${digest}.${type}`, bytes: kept, width, height };
}
