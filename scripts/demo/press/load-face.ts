/** The marks and cover images that were drawn for the journals, stored as those that an administrator uploads. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { changePicture } from '#server/features/journals/change-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from '../cast.ts';

const kinds = { logo: 'logo', imagenPortada: 'cover' } as const;

/** Those of a journal, by its key: `faces/marisma-logo.svg`. */
export async function loadFace(services: Services, cast: Cast, id: string, clave: string): Promise<void> {
  const admin = playerOf(cast, 'admin');
  for (const kind of ['logo', 'imagenPortada'] as const) {
    const file = fileURLToPath(new URL(`./faces/${clave}-${kinds[kind]}.svg`, import.meta.url));
    const picture = Buffer.from(await asPng(await readFile(file))).toString('base64');
    await changePicture(services, admin, id, kind, picture);
  }
}

/** As large as the drawing says. Its words are outlines, so that it is the same on every machine. */
async function asPng(svg: Buffer): Promise<Uint8Array> {
  const drawing = await loadImage(svg);
  const canvas = createCanvas(drawing.width, drawing.height);
  canvas.getContext('2d').drawImage(drawing, 0, 0);
  return canvas.encode('png');
}
