/** Pictures, made in child processes: each takes a core for a moment, and what it is made from may be a stranger's. */
import { z } from 'zod';
import type { CoverWidth } from '#contract/public-addresses.ts';
import type { Icon } from '#server/documents/pictures/icon.ts';
import type { ShareImage } from '#server/documents/pictures/share-image.ts';
import { openRunner } from '#server/platform/processes/runner.ts';

const settings = {
  program: new URL('draw-child.ts', import.meta.url),
  answer: z.instanceof(Uint8Array),
  milliseconds: 20_000,
  bytes: 1_500_000_000,
  atOnce: 1,
};
const fitter = openRunner(settings);
/** Draws from words and from pictures that were made here or looked through: its process may draw the next. */
const drawer = openRunner({ ...settings, keepMs: 30_000 });

/** The picture in WebP, at most so wide. Throws ProcessError where it cannot be read. */
export const fitInChild = (bytes: Uint8Array, width: CoverWidth): Promise<Uint8Array> =>
  fitter.run({ draw: 'fitted', bytes, width });

/** A share image in PNG. */
export const drawShareImageInChild = (image: ShareImage): Promise<Uint8Array> =>
  drawer.run({ draw: 'share image', ...image });

/** An icon in PNG. */
export const drawIconInChild = (icon: Icon): Promise<Uint8Array> => drawer.run({ draw: 'icon', ...icon });
