import { expect, it } from 'vitest';
import { askedRange } from './byte-range.ts';

const etag = '"abc"';

it.each([
  ['bytes=0-3', { from: 0, to: 3 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=8-100', { from: 8, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-100', { from: 0, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
])('%s of ten bytes are %j', (range, bytes) => expect(askedRange({ range }, 10, etag)).toEqual(bytes));

it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s of ten bytes are none', (range) =>
  expect(askedRange({ range }, 10, etag)).toBe('unsatisfiable'),
);

it.each([undefined, '', 'bytes=-', 'bytes=3-1', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
  '%s is the whole',
  (range) => expect(askedRange({ range }, 10, etag)).toBeUndefined(),
);

it('is the whole where the file is no longer what the reader has part of', () => {
  expect(askedRange({ range: 'bytes=4-', 'if-range': '"old"' }, 10, etag)).toBeUndefined();
  expect(askedRange({ range: 'bytes=4-', 'if-range': etag }, 10, etag)).toEqual({ from: 4, to: 9 });
});
