import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fitPicture } from './fit-picture.ts';

/** A picture with a black square in its left half, the rest seen through. */
function drawn(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillRect(0, 0, width / 2, height);
  return canvas.encodeSync('png');
}
async function read(bytes: Uint8Array) {
  const picture = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(picture.width - 2, 1, 1, 1);
  return { width: picture.width, height: picture.height, right: [...data] };
}

describe('a picture made smaller', () => {
  it('is as wide as asked for, in its proportion, on white', async () => {
    const fitted = await fitPicture(drawn(2000, 1000), 480);
    expect(Buffer.from(fitted.subarray(8, 12)).toString()).toBe('WEBP');
    expect(await read(fitted)).toEqual({ width: 480, height: 240, right: [255, 255, 255, 255] });
  });

  it('is never made larger, and a strip of a page is cut', async () => {
    expect(await read(await fitPicture(drawn(30, 20), 480))).toMatchObject({ width: 30, height: 20 });
    expect(await read(await fitPicture(drawn(200, 2000), 100))).toMatchObject({ width: 100, height: 200 });
  });

  it('is made of a drawing, too', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="9" height="9"/></svg>';
    expect(await read(await fitPicture(Buffer.from(svg), 240))).toMatchObject({ width: 240, height: 180 });
  });

  it('is not made of what is none', async () => {
    await expect(fitPicture(Buffer.from('no picture'), 240)).rejects.toThrow();
  });
});
