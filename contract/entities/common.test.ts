import { expect, it } from 'vitest';
import { text } from './common.ts';

it.each(['\u200b\u00a0', '\u202e\u202c', '\u0007', '\u3164', '\u00ad\ufeff'])(
  'takes no text that nobody sees: %j',
  (unseen) => {
    const [issue, ...others] = text(20).safeParse(unseen).error?.issues ?? [];
    expect([issue?.message, others]).toEqual(['vacio', []]);
  },
);

it.each(['ñ', '日本', '🐟', '?', 'می‌خواهم', '·'])('takes what is seen, with what stands unseen in it: %s', (seen) => {
  expect(text(20).parse(` ${seen} `)).toBe(seen);
});

it('says once of nothing at all that it is empty', () => {
  expect(text(20).safeParse('  ').error?.issues).toHaveLength(1);
});
