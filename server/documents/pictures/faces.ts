/** Our faces on a canvas, and no others: what a machine has besides differs. */
import { GlobalFonts } from '@napi-rs/canvas';
import { fontFiles } from '../pdf/fonts.ts';

export const faces = { serif: 'Pliego Serif', sans: 'Pliego Sans', math: 'Pliego Math' };

let areThere = false;

/** Loads them once in a process. */
export function loadFaces(): void {
  if (areThere) return;
  for (const [face, family, styles] of [
    [faces.serif, 'source-serif-4', ['600SemiBold']],
    [faces.sans, 'source-sans-3', ['400Regular', '600SemiBold']],
    [faces.math, 'stix-two-math', ['400Regular']],
  ] as const)
    for (const file of fontFiles(family, styles)) GlobalFonts.registerFromPath(file, face);
  areThere = true;
}
