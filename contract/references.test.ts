import { describe, expect, it } from 'vitest';
import type { CslItem, Manuscript, Reference } from './entities/manuscript.ts';
import { inReadingOrder, labelBefore, partsOfReference } from './references.ts';

const mentioning = (...texts: string[]): Manuscript => ({
  type: 'doc',
  content: [
    {
      type: 'blockquote',
      content: [
        { type: 'paragraph', content: texts.map((text) => ({ type: 'citation', attrs: { refs: ['r'], text } })) },
      ],
    },
  ],
});
const written = (texto: string, etiqueta?: string): Reference => ({ id: 'r', texto, ...(etiqueta && { etiqueta }) });
const by = (texto: string, year: number, ...families: string[]): Reference => ({
  id: 'r',
  texto,
  csl: {
    type: 'book',
    title: 'X',
    author: families.map((family) => ({ family })),
    issued: { 'date-parts': [[year]] },
  },
});
const order = (documento: Manuscript, ...list: Reference[]) =>
  inReadingOrder(documento, list).map(({ texto }) => texto);

describe('the order of a reference list', () => {
  it('is alphabetical where the text mentions authors and years, accents and marks aside', () => {
    const text = mentioning('(Kuhn, 1962)', '(Ñáñez y Río, 2020)');
    const list = [
      'Ñáñez, A. (2020).',
      'Kuhn, T. (1962).',
      '¿Qué es? (2001).',
      'Álvarez, B. (2010).',
      'Nuño, C. (2011).',
    ];
    expect(order(text, ...list.map((each) => written(each)))).toEqual([
      'Álvarez, B. (2010).',
      'Kuhn, T. (1962).',
      'Nuño, C. (2011).',
      'Ñáñez, A. (2020).',
      '¿Qué es? (2001).',
    ]);
  });

  it('goes by the authors as data, also where the text begins otherwise; alone before together, then by year', () => {
    const list = [
      by('T. Kuhn y J. Río', 1950, 'Kuhn', 'Río'),
      by('T. Kuhn, 1970', 1970, 'Kuhn'),
      by('T. Kuhn, 1962', 1962, 'Kuhn'),
    ];
    expect(order(mentioning('(Kuhn, 1962)'), ...list, by('Z. Abad', 2000, 'Abad'))).toEqual([
      'Z. Abad',
      'T. Kuhn, 1962',
      'T. Kuhn, 1970',
      'T. Kuhn y J. Río',
    ]);
  });

  it('is its own where entries bear numbers, are mentioned by them, or not at all', () => {
    expect(order(mentioning('(Kuhn, 1962)'), written('Z', '1'), written('A', '2'))).toEqual(['Z', 'A']);
    expect(order(mentioning('[1]', '(Kuhn, 1962)'), written('Z'), written('A'))).toEqual(['Z', 'A']);
    expect(order(mentioning(), written('Z'), written('A'))).toEqual(['Z', 'A']);
  });

  const list: Reference[] = ['ana', 'eva', 'leo', 'sol'].map((id) => ({ id, texto: id }));
  const numbered = (...mentions: [string, ...string[]][]) => {
    const content = mentions.map(([text, ...refs]) => ({ type: 'citation' as const, attrs: { refs, text } }));
    const ordered = inReadingOrder({ type: 'doc', content: [{ type: 'paragraph', content }] }, list);
    return ordered.map(({ id, etiqueta }) => [etiqueta, id].filter(Boolean).join(' '));
  };

  it('is that of the numbers by which the text mentions entries, which they then bear', () => {
    expect(numbered(['[2, 1]', 'ana', 'leo'], ['[1–3]', 'leo', 'ana', 'sol'], ['³', 'sol'])).toEqual([
      '1 leo',
      '2 ana',
      '3 sol',
      'eva',
    ]);
  });

  it('is its own where these numbers contradict one another', () => {
    for (const other of [
      ['[1]', 'eva'],
      ['[2]', 'leo'],
    ] as [string, string][])
      expect(numbered(['[1]', 'leo'], other)).toEqual(['ana', 'eva', 'leo', 'sol']);
  });
});

describe('an entry', () => {
  const entry = (texto: string, csl?: CslItem) => partsOfReference({ id: 'r', texto, ...(csl && { csl }) });

  it('has its addresses and DOIs as links, without the marks of the sentence', () => {
    expect(entry('Kuhn (véase https://example.org/a_(b)). 10.1000/x#1.')).toEqual([
      { text: 'Kuhn (véase ' },
      { text: 'https://example.org/a_(b)', href: 'https://example.org/a_(b)' },
      { text: ').' },
      { text: ' ' },
      { text: '10.1000/x#1', href: 'https://doi.org/10.1000/x%231' },
      { text: '.' },
    ]);
  });

  it('written as APA has it shows the journal and its volume in italics, or the title of a book', () => {
    const article: CslItem = { type: 'article-journal', title: 'Mar y Mar', 'container-title': 'Mar', volume: '12' };
    expect(entry('Ruiz, A. (2020). Mar y Mar. Mar, 12(3), 4–5.', article)).toEqual([
      { text: 'Ruiz, A. (2020). Mar y Mar. ' },
      { text: 'Mar, 12', italic: true },
      { text: '(3), 4–5.' },
    ]);
    expect(entry('Ruiz, A. (s. f.). El mar. FCE.', { type: 'book', title: 'El mar.' })).toContainEqual({
      text: 'El mar',
      italic: true,
    });
  });

  it('of another style, or without data, is as it is written', () => {
    const article: CslItem = { type: 'article-journal', title: 'Mar', 'container-title': 'Olas' };
    expect(entry('Ruiz A. Mar. Olas. 2020;12(3):4-5.', article)).toEqual([
      { text: 'Ruiz A. Mar. Olas. 2020;12(3):4-5.' },
    ]);
    expect(entry('Ruiz, A. (2020). El mar. FCE.')).toEqual([{ text: 'Ruiz, A. (2020). El mar. FCE.' }]);
    expect(entry('Ruiz, A. (2020). Otro. FCE.', article)).toEqual([{ text: 'Ruiz, A. (2020). Otro. FCE.' }]);
  });

  it('has its number with a stop, and other labels as they are', () => {
    expect(labelBefore(written('x', '3'))).toBe('3. ');
    expect(labelBefore(written('x', '[Kuhn62]'))).toBe('[Kuhn62] ');
    expect(labelBefore(written('x'))).toBe('');
  });
});
