/** The journal's icon, as a square picture. */
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { z } from 'zod';
import { accentsOf, inkOn } from '#contract/accent.ts';
import { faces, loadFaces } from './faces.ts';
import { canWrite } from './set-text.ts';

const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
export const iconSchema = z.object({
  size: z.number().int().min(16).max(1024),
  journal: z.string(),
  /** The journal's own colour, `#0b5563`. */
  accent: z.string(),
  /** The journal's mark; null where it has none. */
  logo: picture.nullable(),
  /** It is the platform's own: its mark, and no initial. */
  isPlatform: z.boolean(),
});
export type Icon = z.infer<typeof iconSchema>;

/** A wider mark is a line of writing, of which nothing is seen in so small a square. */
const widest = 1.4;
/** Where telephones cut a circle out of an icon, this much of its side stays (W3C, maskable icons). */
const safe = 0.66;
const white = '#ffffff';

/** In PNG, without transparency: telephones put black below it. */
export async function drawIcon({ size, journal, accent, logo, isPlatform }: Icon): Promise<Uint8Array> {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  const mark = logo && (await loadImage(Buffer.from(logo)).catch(() => null));
  const shown =
    mark && isAboutSquare(mark)
      ? mark
      : isPlatform
        ? await loadImage(platformMark(accentsOf(accent).light.accent))
        : null;
  pen.fillStyle = shown ? white : accent;
  pen.fillRect(0, 0, size, size);
  if (shown) {
    const scale = (size * safe) / Math.max(shown.width, shown.height);
    const [w, h] = [shown.width * scale, shown.height * scale];
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(shown, (size - w) / 2, (size - h) / 2, w, h);
    return canvas.encode('png');
  }
  loadFaces();
  pen.fillStyle = inkOn(accent);
  pen.font = `600 ${size * 0.62}px "${faces.serif}"`;
  pen.textAlign = 'center';
  const initial = initialOf(journal);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(initial);
  pen.fillText(initial, size / 2, size / 2 + (up - down) / 2);
  return canvas.encode('png');
}

const isAboutSquare = ({ width, height }: Image) => Math.max(width / height, height / width) <= widest;

/** The first letter of the journal's name, but for what every journal's begins with. */
export function initialOf(journal: string): string {
  const words = journal.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && canWrite(word));
  const own = words.find((word) => !/^(revista|journal|anales|cuadernos|the|la|el|los|las|de|del|of)$/i.test(word));
  return [...(own ?? words[0] ?? 'P')][0]?.toLocaleUpperCase('es') ?? 'P';
}

/** As in web/ui/LogoMark.tsx. */
const platformMark = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28" width="512" height="512" fill="${colour}">` +
      '<path d="M16 4L4 8.6V28L16 23.4V14.2H14V11.4H16Z"/>' +
      '<path d="M16 4L28 8.6V28L16 23.4V14.2H18V11.4H16Z" fill-opacity=".45"/></svg>',
  );
