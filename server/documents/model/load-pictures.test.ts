import { expect, it } from 'vitest';
import { workOf } from './exported-works.fixture.ts';
import { loadPictures } from './load-pictures.ts';

it('leaves out pictures beyond what one file may hold in memory', async () => {
  const figures = Array.from({ length: 12 }, (_, n) => ({
    type: 'figure' as const,
    attrs: { src: `/files/obra/${n}.png`, alt: '' },
    content: [{ type: 'caption' as const, content: [] }] as [{ type: 'caption'; content: [] }],
  }));
  const bytes = new Uint8Array(20_000_000);
  const work = workOf(figures, { pictures: async () => ({ type: 'image/png', bytes }) });
  expect((await loadPictures(work)).size).toBe(7);
});
