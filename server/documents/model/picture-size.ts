import { imageSize } from 'image-size';

/** In CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const largest = 100_000;

/** How large a picture says in its header that it is, an SVG by its viewBox; undefined where it does not, or is none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    const [wide, high] = [Math.round(width), Math.round(height)];
    return wide >= 1 && high >= 1 && wide <= largest && high <= largest ? { width: wide, height: high } : undefined;
  } catch {
    return undefined;
  }
}
