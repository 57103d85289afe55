import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { isPlain } from './plain-manuscript.ts';

const doc = (...content: Block[]) => ({ type: 'doc' as const, content });
const paragraph = (...content: Extract<Block, { type: 'paragraph' }>['content']): Block => ({
  type: 'paragraph',
  content,
});

describe('a text can be typed plainly', () => {
  it('when it is empty', () => {
    expect(isPlain(doc())).toBe(true);
  });

  it('when it is paragraphs of words and line breaks', () => {
    expect(
      isPlain(doc(paragraph({ type: 'text', text: 'Uno' }, { type: 'hardBreak' }, { type: 'text', text: 'dos' }))),
    ).toBe(true);
  });

  it('but not when words are marked', () => {
    expect(isPlain(doc(paragraph({ type: 'text', text: 'Uno', marks: [{ type: 'italic' }] })))).toBe(false);
  });

  it('nor when it has a heading, or a formula among the words', () => {
    expect(isPlain(doc({ type: 'heading', attrs: { level: 1 }, content: [] }))).toBe(false);
    expect(isPlain(doc(paragraph({ type: 'mathInline', attrs: { tex: 'x', mathml: '<math></math>' } })))).toBe(false);
  });
});
