/** Pictures of texts, made smaller. What is given may come from strangers: a child process runs it (features/public-pages). */
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Of WebP: lower ones blur the lettering of charts. */
const quality = 82;
/** A strip of a page is cut below this many times its width. */
const tallest = 2;

/** The picture in WebP, at most so wide, on white paper: what was drawn to stand on a page is seen in a dark theme, too. */
export async function fitPicture(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(bytes));
  const scale = Math.min(1, width / picture.width);
  const wide = Math.max(1, Math.round(picture.width * scale));
  const high = Math.max(1, Math.min(Math.round(picture.height * scale), wide * tallest));
  const canvas = createCanvas(wide, high);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, wide, high);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, wide, Math.round(picture.height * scale));
  return canvas.encode('webp', quality);
}
