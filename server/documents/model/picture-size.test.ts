import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const svg = (attributes: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect/></svg>`);

it('reads how large a picture is from its header, an SVG by its viewBox', () => {
  expect(pictureSize(svg('viewBox="0 0 640.4 320"'))).toEqual({ width: 640, height: 320 });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d', 'hex');
  expect(pictureSize(png)).toEqual({ width: 3, height: 2 });
});

it('says nothing of what is no picture, or has no size', () => {
  expect(pictureSize(new TextEncoder().encode('hola'))).toBeUndefined();
  expect(pictureSize(svg('width="100%"'))).toBeUndefined();
});
