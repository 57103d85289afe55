import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawIcon, initialOf } from './icon.ts';

const icon = { size: 48, journal: 'Revista de Botánica', accent: '#884400', logo: null, isPlatform: false };
const mark = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#00aa00';
  pen.fillRect(0, 0, width, height);
  return canvas.encodeSync('png');
};
async function look(png: Uint8Array) {
  const picture = await loadImage(Buffer.from(png));
  const pen = createCanvas(picture.width, picture.height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)];
  return { size: [picture.width, picture.height], corner: at(1, 1), middle: at(24, 24) };
}

describe('the icon of a journal', () => {
  it('is its mark where that is about square, on white', async () => {
    expect(await look(await drawIcon({ ...icon, logo: mark(90, 80) }))).toEqual({
      size: [48, 48],
      corner: [255, 255, 255],
      middle: [0, 170, 0],
    });
  });

  it('is its initial on its colour where the mark is a line of writing, or there is none', async () => {
    for (const logo of [null, mark(400, 80), Buffer.from('no picture')])
      expect((await look(await drawIcon({ ...icon, logo }))).corner).toEqual([0x88, 0x44, 0x00]);
  });

  it('is the platform’s mark where the journal has not been named', async () => {
    expect((await look(await drawIcon({ ...icon, isPlatform: true }))).corner).toEqual([255, 255, 255]);
  });

  it('takes the letter by which journals differ', () => {
    expect(initialOf('Revista de Botánica')).toBe('B');
    expect(initialOf('ábside')).toBe('Á');
    expect(initialOf('Revista')).toBe('R');
    expect(initialOf('学报')).toBe('P');
    expect(initialOf('')).toBe('P');
  });
});
