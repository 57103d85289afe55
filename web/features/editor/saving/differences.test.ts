import { expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { differences } from './differences.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const text = (...words: string[]) => ({ type: 'doc' as const, content: words.map(paragraph) });

it('tells where two texts part, and how much they share between', () => {
  expect(differences(text('a', 'b', 'c', 'd'), text('a', 'x', 'c', 'd', 'e'))).toEqual([
    { same: 1 },
    { mine: [paragraph('b')], theirs: [paragraph('x')] },
    { same: 2 },
    { mine: [], theirs: [paragraph('e')] },
  ]);
  expect(differences(text('a'), text('a'))).toEqual([{ same: 1 }]);
});
