import { expect, test } from 'vitest';
import type { Edit } from '#contract/comparison/edit.ts';
import { fold } from './fold.ts';

const paragraph = { type: 'paragraph' as const, content: [] };
const kept: Edit = { kind: 'kept', before: paragraph, after: paragraph };
const added: Edit = { kind: 'added', after: paragraph };
const lengths = (edits: Edit[]) =>
  fold(edits).map(({ folded, edits: { length } }) => (folded ? `(${length})` : `${length}`));

test('what is far from every change is folded, its neighbours are not', () => {
  expect(lengths([...Array<Edit>(9).fill(kept), added, kept, kept, added, ...Array<Edit>(5).fill(kept)])).toEqual([
    '(8)',
    '6',
    '(4)',
  ]);
});

test('a short fold is none, and a text without changes is one', () => {
  expect(lengths([kept, kept, kept, added])).toEqual(['2', '2']);
  expect(lengths(Array<Edit>(30).fill(kept))).toEqual(['(30)']);
  expect(lengths([])).toEqual([]);
});
