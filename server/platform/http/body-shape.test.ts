import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepestBody } from '#contract/call.ts';
import { watchShape } from './body-shape.ts';

const watched = (text: string, values: number, piece = 7) => {
  const bytes = Buffer.from(text);
  const watch = watchShape({ values });
  for (let at = 0; at < bytes.length; at += piece) watch(bytes.subarray(at, at + piece));
};
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1)
    : 1;

it('counts the values of any JSON, however it comes in pieces', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), (value, piece) => {
      const text = JSON.stringify(value);
      // An empty list counts one value more: its end looks like that of a last value.
      const empty = text.match(/\[\]|\{\}/g)?.length ?? 0;
      expect(() => watched(text, countOf(value) + empty, piece)).not.toThrow();
      const least = countOf(value) - 1;
      if (least > 0) expect(() => watched(text, least, piece)).toThrow('demasiadas partes');
    }),
    { seed: 7 },
  );
});

it('takes what stands in texts for no structure', () => {
  expect(() => watched(JSON.stringify('[,{"\\'.repeat(500)), 1)).not.toThrow();
  expect(() => watched(`"\\"${'['.repeat(300)}"`, 1)).not.toThrow();
});

it('refuses lists in lists without end', () => {
  expect(() => watched('['.repeat(deepestBody), 10_000)).not.toThrow();
  expect(() => watched('['.repeat(deepestBody + 1), 10_000)).toThrow();
  expect(() => watched('[],'.repeat(deepestBody + 1), 10_000)).not.toThrow();
});
