import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';
import { canWrite, fittedText, linesOf } from './set-text.ts';
import { drawShareImage, type ShareImage } from './share-image.ts';

const image: ShareImage = {
  seed: '0190a000-0000-7000-8000-000000000001',
  hue: '#664e81',
  accent: '#0b5563',
  journal: 'Cuadernos de imprenta',
  logo: null,
  figure: null,
  title: 'La puntuación del español entre dos imprentas',
  authors: ['Irene Valcárcel', 'Joaquín Ñíguez de la Ó'],
  facts: ['Artículo', '1 de marzo de 2026'],
  retracted: '',
};
const drawn = async (png: Uint8Array) => {
  const picture = await loadImage(Buffer.from(png));
  const canvas = createCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  return {
    width: picture.width,
    height: picture.height,
    at: (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data],
  };
};
/** Noise: every point another colour. */
function photograph(): Uint8Array {
  const canvas = createCanvas(400, 300);
  const pen = canvas.getContext('2d');
  for (let x = 0; x < 400; x += 4)
    for (let y = 0; y < 300; y += 4) {
      pen.fillStyle = `hsl(${(x * 7 + y * 13) % 360} ${30 + ((x * y) % 70)}% ${20 + ((x + y) % 60)}%)`;
      pen.fillRect(x, y, 4, 4);
    }
  return canvas.encodeSync('png');
}
function chart(): Uint8Array {
  const canvas = createCanvas(400, 300);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#c45a2a';
  pen.fillRect(0, 0, 400, 300);
  return canvas.encodeSync('png');
}

describe('the picture of a shared link', () => {
  const longest = 'Hidroperiodo de lagunas esteparias y comunidades de macroinvertebrados: '.repeat(12);
  it.each<[string, Partial<ShareImage>]>([
    ['as it mostly is', {}],
    [
      'of the longest title and a hundred authors',
      { title: longest, authors: Array(100).fill('Nombre Apellido Apellido') },
    ],
    ['of one endless word', { title: 'x'.repeat(2000) }],
    ['of markup and signs', { title: '<math>∫</math> & "x" 🎉 Ελλάδα \u0000\u202e', journal: '<b>' }],
    ['of letters that no face here has', { title: '中文标题', journal: '学报', authors: ['王小明'] }],
    ['of nothing', { title: '', journal: '', authors: [], facts: [] }],
    ['of a figure that is no picture', { figure: Buffer.from('no'), logo: Buffer.from('no') }],
    ['of a chart', { figure: chart() }],
    ['of a photograph', { figure: photograph() }],
  ])('is 1200 × 630 and at most 100 kB: %s', async (_, said) => {
    const png = await drawShareImage({ ...image, ...said });
    expect(png.length).toBeLessThan(100_000);
    expect(await drawn(png)).toMatchObject({ width: 1200, height: 630 });
  });

  it('is another where anything that it says is', async () => {
    const all = await Promise.all(
      [
        {},
        { title: 'Otra' },
        { authors: ['Ana'] },
        { journal: 'Otra' },
        { hue: '#2d6945' },
        { retracted: 'Retractado' },
      ].map(async (said) => Buffer.from(await drawShareImage({ ...image, ...said })).toString('base64')),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('shows the chart of a work and no photograph, and says in red that it is retracted', async () => {
    const withChart = await drawn(await drawShareImage({ ...image, figure: chart() }));
    expect(withChart.at(990, 200)).toEqual([196, 90, 42, 255]);
    const drawnOnly = Buffer.from(await drawShareImage(image));
    expect(drawnOnly.equals(await drawShareImage({ ...image, figure: photograph() }))).toBe(true);
    const retracted = await drawn(await drawShareImage({ ...image, retracted: 'Retractado' }));
    expect(retracted.at(76, 156)).toEqual([168, 37, 20, 255]);
  });
});

describe('text in lines', () => {
  const pen = createCanvas(10, 10).getContext('2d');
  pen.font = '20px serif';
  it('breaks between words, within those that are wider than a line, and is cut where it is too long', () => {
    const lines = linesOf(pen, 'una línea y otra línea y otra más todavía', 120, 9);
    expect(lines.join(' ')).toBe('una línea y otra línea y otra más todavía');
    for (const line of [...lines, ...linesOf(pen, 'w'.repeat(60), 120, 99)])
      expect(pen.measureText(line).width).toBeLessThanOrEqual(120);
    expect(linesOf(pen, 'w'.repeat(60), 120, 99).join('')).toBe('w'.repeat(60));
    const cut = linesOf(pen, 'una línea y otra línea y otra más todavía', 120, 2);
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/…$/);
  });

  it('is set as large as there is room', () => {
    const room = {
      width: 300,
      height: 80,
      sizes: [40, 30, 20, 10],
      fontOf: (size: number) => `${size}px serif`,
      leading: 1,
    };
    const sizeOf = (text: string) => fittedText(pen, text, room).size;
    expect(sizeOf('Una')).toBe(40);
    expect(sizeOf('Una línea y otra línea y otra más todavía y aún más')).toBeLessThan(40);
    expect(fittedText(pen, 'palabra '.repeat(500), room)).toMatchObject({ size: 10 });
  });

  it('knows what it has letters for', () => {
    expect(['Ñandú', 'Ελλάδα', 'Русский', 'H₂O → 2 e⁻', ''].map(canWrite)).not.toContain(false);
    expect(['中文标题', 'العربية', '한국어'].map(canWrite)).not.toContain(true);
  });
});

describe('PNG with a palette', () => {
  const pixels = (colours: number[]) => ({
    width: colours.length,
    height: 1,
    data: Uint8ClampedArray.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255])),
  });
  it('keeps up to 256 colours as they are, the rest as the nearest; what has too many is none', async () => {
    const few = await drawn(indexedPng(pixels([0xff0000, 0x00ff01, 0x0b5563]), 10) ?? new Uint8Array());
    expect([few.at(0, 0), few.at(1, 0), few.at(2, 0)]).toEqual([
      [255, 0, 0, 255],
      [0, 255, 1, 255],
      [11, 85, 99, 255],
    ]);
    const grays = Array.from({ length: 256 }, (_, gray) => gray * 0x010101);
    const many = await drawn(indexedPng(pixels([...grays, ...grays, 0x818080]), 1000) ?? new Uint8Array());
    expect(many.at(512, 0)).toEqual([128, 128, 128, 255]);
    expect(indexedPng(pixels(grays), 5)).toBeUndefined();
  });
});
