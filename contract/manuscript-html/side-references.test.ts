import { describe, expect, it } from 'vitest';
import type { Inline, Manuscript, Reference } from '../entities/manuscript.ts';
import { shortReference, sideReferencesOf } from './side-references.ts';

const text = (letters: number) => ({ type: 'text' as const, text: 'a'.repeat(letters) });
const cite = (...refs: string[]): Inline => ({ type: 'citation', attrs: { refs, text: `[${refs.join(', ')}]` } });
const note: Inline = { type: 'footnote', attrs: { id: 'n' }, content: [{ type: 'text', text: 'Una nota.' }] };
const paragraph = (...content: Inline[]): Manuscript['content'][number] => ({ type: 'paragraph', content });
const picture: Manuscript['content'][number] = {
  type: 'figure',
  attrs: { src: null, alt: '' },
  content: [{ type: 'caption', content: [] }],
};
const known = 'abcdefgh'.split('').map((id): Reference => ({ id, texto: `Texto ${id} ${'b'.repeat(60)}` }));

/** The entries that stand beside each block, by its place. */
const beside = (content: Manuscript['content'], references: readonly Reference[] = known) => {
  const found = sideReferencesOf({ type: 'doc', content }, references);
  return content.map((block) =>
    block.type === 'paragraph'
      ? block.content.flatMap((piece) =>
          piece.type === 'citation' ? (found.get(piece) ?? []).map(({ id }) => id) : [],
        )
      : [],
  );
};

describe('references in the margin', () => {
  it('stand beside the paragraph that cites them, once within a screen, and again further on', () => {
    const long = paragraph(text(3000));
    const cited = () => paragraph(text(300), cite('a'));
    expect(beside([cited(), cited(), long, cited()])).toEqual([['a'], [], [], ['a']]);
  });

  it('are no more than three a paragraph', () => {
    expect(beside([paragraph(text(20), cite('a', 'b', 'c', 'd'), text(900))])).toEqual([['a', 'b', 'c']]);
  });

  it('end with a paragraph before a figure, and little after it before another paragraph', () => {
    const short = () => paragraph(text(20), cite('a', 'b', 'c'));
    expect(beside([short(), picture])).toEqual([['a'], []]);
    expect(beside([short(), paragraph(text(900))])).toEqual([['a', 'b'], []]);
  });

  it('leave the margin to the notes of a paragraph, and to a long note that goes on beside the next', () => {
    expect(beside([paragraph(text(300), note, cite('a'))])).toEqual([[]]);
    const long: Inline = { type: 'footnote', attrs: { id: 'l' }, content: [text(900)] };
    expect(beside([paragraph(text(60), long), paragraph(text(60), cite('a'))])).toEqual([[], []]);
  });

  it('are of the list, and of what stands in the text itself', () => {
    const quotation: Manuscript['content'][number] = {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [text(300), cite('a')] }],
    };
    expect(beside([quotation, paragraph(text(300), cite('x'))])).toEqual([[], []]);
    expect(sideReferencesOf({ type: 'doc', content: [quotation] }, known).size).toBe(0);
  });
});

describe('a reference in short', () => {
  const reference = (csl: Partial<NonNullable<Reference['csl']>>): Reference => ({
    id: 'r',
    texto: 'Pérez A. Aguas. 2019.',
    csl: { type: 'book', ...csl },
  });
  const [perez, kuhn, cajal] = [{ family: 'Pérez' }, { family: 'Kuhn' }, { family: 'Cajal' }];
  const issued = { 'date-parts': [[2019] as [number]] };

  it('is who wrote it and when, and its title', () => {
    const short = (author: { family: string }[]) => shortReference(reference({ author, title: 'Aguas', issued }));
    expect(short([perez])).toEqual({ who: 'Pérez, 2019', title: 'Aguas' });
    expect(short([perez, kuhn])).toEqual({ who: 'Pérez, Kuhn, 2019', title: 'Aguas' });
    expect(short([perez, kuhn, cajal])).toEqual({ who: 'Pérez et al., 2019', title: 'Aguas' });
  });

  it('begins as its text does where no more is known, and ends at a word', () => {
    expect(shortReference(reference({}))).toEqual({ who: '', title: 'Pérez A. Aguas. 2019.' });
    const title = shortReference({ id: 'r', texto: 'palabra '.repeat(40) }).title;
    expect(title).toMatch(/palabra…$/);
    expect(title.length).toBeLessThan(112);
  });
});
