import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { plainTextToManuscript } from './from-plain-text.ts';
import { plainText } from './plain-text.ts';

const lines = fc.array(
  fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', '\t', '- a', '\r')),
);
const typed = lines.map((parts) => parts.join('\n'));

describe('a document from text typed plainly', () => {
  it('has a paragraph for each block of lines and a break for each line within one', () => {
    const text = (words: string) => ({ type: 'text', text: words });
    expect(plainTextToManuscript('Uno\r\ndos  \r\n\r\n\r\nTres\u0000\n').content).toEqual([
      { type: 'paragraph', content: [text('Uno'), { type: 'hardBreak' }, text('dos')] },
      { type: 'paragraph', content: [text('Tres')] },
    ]);
  });

  it('is empty for blank text', () => {
    expect(plainTextToManuscript(' \n\n ')).toEqual({ type: 'doc', content: [] });
  });

  it('is always a document that may be stored', () => {
    fc.assert(fc.property(typed, (text) => manuscriptSchema.safeParse(plainTextToManuscript(text)).success));
  });

  it('reads back the same: once written plainly, the text no longer changes', () => {
    const readBack = (text: string) => plainText(plainTextToManuscript(text));
    fc.assert(
      fc.property(typed, (text) => {
        expect(readBack(readBack(text))).toBe(readBack(text));
      }),
    );
  });

  it('loses no word', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    const clean = fc.string({ unit: fc.constantFrom(...'abcñ-¿#*[]$ \n') });
    fc.assert(
      fc.property(clean, (text) => {
        expect(words(plainText(plainTextToManuscript(text)))).toEqual(words(text));
      }),
    );
  });
});
