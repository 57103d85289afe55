/**
 * The picture that goes with a shared link: 1200 × 630 (Open Graph), in PNG. Of a work, its title and authors beside its cover;
 * of the site, the journal's name. Its text is data: nothing in it is taken as markup.
 */
import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { z } from 'zod';
import { coverShapes, coverSize } from '#contract/cover.ts';
import { faceOf } from '#contract/face.ts';
import { shareImageSize } from '#contract/public-addresses.ts';
import { faces, loadFaces } from './faces.ts';
import { indexedPng } from './indexed-png.ts';
import { canWrite, fittedText, linesOf } from './set-text.ts';

const picture = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
export const shareImageSchema = z.object({
  /** By which its sheet is folded. */
  seed: z.string(),
  /** Of the sheet, `#0b5563`. */
  hue: z.string(),
  /** The journal's own colour, as it is read on paper. */
  accent: z.string(),
  journal: z.string(),
  /** The journal's mark, in place of its name. */
  logo: picture.nullable(),
  /** The first figure of the work. */
  figure: picture.nullable(),
  title: z.string(),
  /** The byline. */
  authors: z.array(z.string()),
  /** What kind of work it is, and when it came out. */
  facts: z.array(z.string()),
  /** 'Retractado'; '' where it is not. */
  retracted: z.string(),
});
export type ShareImage = z.infer<typeof shareImageSchema>;

/** WhatsApp leaves out what is much larger, and all of it comes over telephones. */
const mostBytes = 100_000;
/** In 16 steps of each channel: charts have some hundreds, photographs thousands. */
const mostColours = 700;

/** Figures are drawn for white; the words stand on the paper of public pages. */
const white = '#ffffff';
const { paper, ink, muted, line, rubric } = faceOf('').light;
/** The words' column, and the cover beside it. */
const left = 72;
const column = 640;
const cover = { left: 784, width: 416 };
/** Around a figure. */
const frame = 14;
const top = 68;
const bottom = 562;

const serif = `"${faces.serif}", "${faces.math}"`;
const sans = `"${faces.sans}", "${faces.math}"`;

/** The picture; without the work's figure where that is a photograph, or would make it heavy. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  const canvas = await draw(image);
  const { width, height } = canvas;
  const png = indexedPng(
    { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data },
    image.figure ? mostColours : Number.POSITIVE_INFINITY,
  );
  if (png && (png.length <= mostBytes || !image.figure)) return png;
  return drawShareImage({ ...image, figure: null });
}

async function draw(image: ShareImage) {
  loadFaces();
  const { width, height } = shareImageSize;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  await drawCover(pen, image);
  pen.fillStyle = image.accent;
  pen.fillRect(0, 0, 14, height);
  pen.textBaseline = 'alphabetic';
  const title = await drawHead(pen, image);
  drawWords(pen, image, title);
  return canvas;
}

/** The sheet as on the cover, in the height of the picture; above it the figure. */
async function drawCover(pen: SKRSContext2D, { seed, hue, figure }: ShareImage): Promise<void> {
  const { height } = shareImageSize;
  const shown = figure && (await readPicture(figure));
  const begin = shown ? Math.round(height * 0.62) : 0;
  const scale = Math.max(cover.width / coverSize.width, (height - begin) / coverSize.height);
  const sheet = await loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}" width="${coverSize.width * scale}" height="${coverSize.height * scale}">` +
        `${coverShapes(seed).replaceAll('currentColor', hue)}</svg>`,
    ),
  );
  pen.save();
  pen.beginPath();
  pen.rect(cover.left, begin, cover.width, height - begin);
  pen.clip();
  const x = cover.left + (cover.width - coverSize.width * scale) / 2;
  const y = begin + (height - begin - coverSize.height * scale) / 2;
  pen.drawImage(sheet, x, y);
  pen.restore();
  if (!shown) return;
  // Whole: charts are nothing without their edges.
  pen.fillStyle = white;
  pen.fillRect(cover.left, 0, cover.width, begin);
  const part = Math.min((cover.width - 2 * frame) / shown.width, (begin - 2 * frame) / shown.height);
  const [w, h] = [shown.width * part, shown.height * part];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(shown, cover.left + (cover.width - w) / 2, (begin - h) / 2, w, h);
  pen.fillStyle = line;
  pen.fillRect(cover.left, 0, 1, begin);
}

/** A picture that cannot be read is left out. */
const readPicture = (bytes: Uint8Array): Promise<Image | null> => loadImage(Buffer.from(bytes)).catch(() => null);

/** The journal's mark or name, and below it that the work is retracted. Gives where the title may begin. */
async function drawHead(pen: SKRSContext2D, { journal, logo, retracted }: ShareImage): Promise<number> {
  const mark = logo && (await readPicture(logo));
  if (mark) {
    const scale = Math.min(64 / mark.height, 420 / mark.width);
    pen.drawImage(mark, left, top - 8, mark.width * scale, mark.height * scale);
  } else {
    pen.font = `600 30px ${sans}`;
    pen.fillStyle = muted;
    const [line = ''] = linesOf(pen, canWrite(journal) ? journal : '', column, 1);
    pen.fillText(line, left, top + 26);
  }
  if (!retracted) return top + 92;
  pen.font = `600 30px ${sans}`;
  const words = retracted.toLocaleUpperCase();
  pen.fillStyle = rubric;
  pen.fillRect(left, top + 82, pen.measureText(words).width + 36, 52);
  pen.fillStyle = paper;
  pen.fillText(words, left + 18, top + 118);
  return top + 174;
}

/** The title as large as there is room for it, the authors, and what kind of work it is. */
function drawWords(pen: SKRSContext2D, { title, authors, facts, journal }: ShareImage, begin: number): void {
  pen.font = `400 26px ${sans}`;
  pen.fillStyle = muted;
  pen.fillText(facts.join('  ·  '), left, bottom);

  pen.font = `400 30px ${sans}`;
  const named = linesOf(pen, authors.filter(canWrite).join(', '), column, 2);
  const authorsBegin = bottom - 56 - (named.length - 1) * 40;
  pen.fillStyle = ink;
  named.forEach((line, at) => {
    pen.fillText(line, left, authorsBegin + at * 40);
  });

  const room = authorsBegin - 52 - begin;
  const words = [title, journal].find(canWrite) ?? '';
  const set = fittedText(pen, words, {
    width: column,
    height: room,
    sizes: [64, 58, 52, 46, 41, 37, 34],
    fontOf: (size) => `600 ${size}px ${serif}`,
    leading: 1.16,
  });
  pen.font = set.font;
  set.lines.forEach((line, at) => {
    pen.fillText(line, left, begin + set.size * 0.82 + at * set.size * 1.16);
  });
}
