import { expect, it } from 'vitest';
import { intoCover } from './into-cover.ts';

it.each([
  ['a photograph', [6000, 4000], [1600, 1067]],
  ['a panorama, whose height would not do', [5000, 700], [4500, 630]],
  ['a portrait', [3000, 4000], [1200, 1600]],
  ['a tall one, whose width would not do', [1300, 5200], [1200, 4800]],
  ['what is as asked for', [1200, 630], [1200, 630]],
  ['what is too small, which is not made larger', [300, 200], [300, 200]],
])('draws %s as small as its places allow', (_, [width = 0, height = 0], drawn) => {
  const { width: across, height: down } = intoCover(width, height);
  expect([across, down]).toEqual(drawn);
});
