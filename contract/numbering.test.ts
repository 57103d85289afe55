import { describe, expect, it } from 'vitest';
import type { Block, Inline, Manuscript } from './entities/manuscript.ts';
import { namedParts, typedLabel } from './label-words.ts';
import { firstLabel, labelsOf, numbered, referenceWords } from './numbering.ts';

const figures = (language: string, ...labels: (string | undefined)[]) =>
  labelsOf(
    labels.map((label) => ({ type: 'figure', label })),
    language,
  );
const figure = (id: string, label?: string): Block => ({
  type: 'figure',
  attrs: { id, src: null, alt: '', ...(label && { label }) },
  content: [{ type: 'caption', content: [] }],
});
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const reference = (target: string, text: string): Inline => ({ type: 'crossReference', attrs: { target, text } });
const doc = (...content: Block[]): Manuscript => ({ type: 'doc', content });

describe('the labels of a text', () => {
  it('are numbered as their parts come, whatever was typed', () => {
    expect(figures('es', 'Figura 3', 'Figura 1', 'Figura 2')).toEqual(['Figura 1', 'Figura 2', 'Figura 3']);
    expect(figures('es', 'Fig. 7', 'FIGURA 7.', 'figura n.º 2')).toEqual(['Figura 1', 'Figura 2', 'Figura 3']);
  });

  it('are counted apart by kind, formulas in brackets', () => {
    const parts = [
      { type: 'table', label: 'Tabla 4' },
      { type: 'figure', label: 'Figura 4' },
      { type: 'mathBlock', label: '(9)' },
      { type: 'mathBlock', label: '2' },
      { type: 'table', label: 'Table 1' },
    ] as const;
    expect(labelsOf(parts, 'es')).toEqual(['Tabla 1', 'Figura 1', '(1)', '(2)', 'Tabla 2']);
  });

  it('are in the language of the text', () => {
    expect(figures('en', 'Figura 2', 'Figure 2')).toEqual(['Figure 1', 'Figure 2']);
    expect(labelsOf([{ type: 'table', label: 'Tabla 1' }], 'pt')).toEqual(['Tabela 1']);
    expect(figures('la', 'Figure 2')).toEqual(['Figura 1']);
    expect([firstLabel('figure', 'en'), firstLabel('table', 'es'), firstLabel('mathBlock', 'es')]).toEqual([
      'Figure 1',
      'Tabla 1',
      '(1)',
    ]);
  });

  it('keep a word of their own, which is counted by itself', () => {
    expect(figures('es', 'Gráfico 2', 'Figura 1', 'Gráfico 1')).toEqual(['Gráfico 1', 'Figura 1', 'Gráfico 2']);
    expect(labelsOf([{ type: 'table', label: 'Cuadro 3' }], 'es')).toEqual(['Cuadro 1']);
  });

  it('stay where they are a part’s own, which does not count, and where there is none', () => {
    const own = ['Figura S1', 'Figura 2.1', 'Figura 1a', 'Lámina del Beagle', undefined];
    expect(figures('es', ...own, 'Figura 5')).toEqual([...own, 'Figura 1']);
    expect(labelsOf([{ type: 'mathBlock', label: '(A.1)' }, { type: 'mathBlock' }], 'es')).toEqual([
      '(A.1)',
      undefined,
    ]);
  });
});

describe('the words of a reference', () => {
  it('are the label of what it leads to', () => {
    expect(referenceWords('Figura 1', 'Figura 1', 'Figura 2')).toBe('Figura 2');
    expect(referenceWords('Figura 7', 'Figura 1', 'Figura 2')).toBe('Figura 2');
    expect(referenceWords('Figure 1', undefined, 'Figura 2')).toBe('Figura 2');
    expect(referenceWords('(1)', '(1)', '(2)')).toBe('(2)');
  });

  it('keep how a sentence says it, with the new number', () => {
    for (const [said, becomes] of [
      ['figura 1', 'figura 12'],
      ['Fig. 1', 'Fig. 12'],
      ['(fig. 1b)', '(fig. 12b)'],
      ['1', '12'],
      ['véase la figura 1', 'véase la figura 12'],
      ['las 2 lagunas de la figura 1', 'las 2 lagunas de la figura 12'],
    ] as const)
      expect(referenceWords(said, 'Figura 1', 'Figura 12')).toBe(becomes);
    expect(referenceWords('ec. (3)', '(3)', '(4)')).toBe('ec. (4)');
  });

  it('are left where they were written by hand without its number', () => {
    for (const said of ['el mapa', 'véase la figura 3', 'en 1,5 km', 'el 21 %'])
      expect(referenceWords(said, 'Figura 1', 'Figura 2')).toBe(said);
  });
});

describe('a numbered text', () => {
  it('has each part and each reference by its order', () => {
    const text = doc(
      paragraph(reference('vieja', 'Figura 1'), reference('nueva', 'la figura 2'), reference('s', 'Figura S1')),
      figure('nueva', 'Figura 2'),
      { type: 'blockquote', content: [figure('s', 'Figura S1'), figure('vieja', 'Figura 1')] },
    );
    expect(numbered(text, 'es')).toEqual(
      doc(
        paragraph(reference('vieja', 'Figura 2'), reference('nueva', 'la figura 1'), reference('s', 'Figura S1')),
        figure('nueva', 'Figura 1'),
        { type: 'blockquote', content: [figure('s', 'Figura S1'), figure('vieja', 'Figura 2')] },
      ),
    );
  });

  it('is the same one where nothing changes, and shares what does not', () => {
    const text = doc(figure('a', 'Figura 1'), paragraph(reference('a', 'Figura 1')), figure('b'));
    expect(numbered(text, 'es')).toBe(text);
    const moved = doc(figure('c', 'Figura 9'), ...text.content);
    const now = numbered(moved, 'es');
    expect(now.content[3]).toBe(text.content[2]);
    expect(numbered(now, 'es')).toBe(now);
    expect(moved.content[0]).toEqual(figure('c', 'Figura 9'));
  });
});

describe('a label typed at the start of a caption', () => {
  it('is told from the caption', () => {
    const parted = (caption: string) => {
      const typed = typedLabel(caption);
      return typed && [typed.type, typed.label, caption.slice(typed.length)];
    };
    expect(parted('Figura 1. Pie')).toEqual(['figure', 'Figura 1', 'Pie']);
    expect(parted('Tabla 2: Aves')).toEqual(['table', 'Tabla 2', 'Aves']);
    expect(parted('CUADRO 3.– Aves')).toEqual(['table', 'CUADRO 3', 'Aves']);
    expect(parted('Gráfico n.º 4 | Aves')).toEqual(['figure', 'Gráfico n.º 4', 'Aves']);
    expect(parted('Fig. S1 — Aves')).toEqual(['figure', 'Fig. S1', 'Aves']);
    expect(parted('Table IV. Birds')).toEqual(['table', 'Table IV', 'Birds']);
    expect(parted('Figura 2.1. Aves')).toEqual(['figure', 'Figura 2.1', 'Aves']);
    expect(parted('Figuras de barro')).toBeUndefined();
    expect(parted('Mapa de 1840')).toBeUndefined();
    expect(parted('3 figuras')).toBeUndefined();
  });
});

describe('the parts that a sentence names', () => {
  it('are found by their word and number, in lists too', () => {
    const named = (text: string) => namedParts(text).map((part) => [part.text, part.label]);
    expect(named('Como la figura 1 y la Tabla 2 muestran (Fig. 3).')).toEqual([
      ['figura 1', 'Figura 1'],
      ['Tabla 2', 'Tabla 2'],
      ['Fig. 3', 'Figura 3'],
    ]);
    expect(named('Véanse las figuras 1, 2 y 4–5 y la ec. (3)')).toEqual([
      ['figuras 1', 'Figura 1'],
      ['2', 'Figura 2'],
      ['4', 'Figura 4'],
      ['5', 'Figura 5'],
      ['ec. (3)', '(3)'],
    ]);
    expect(named('El cuadro 2a y los mapas 3 y 4')).toEqual([
      ['cuadro 2a', 'Cuadro 2'],
      ['mapas 3', 'Mapa 3'],
      ['4', 'Mapa 4'],
    ]);
    expect(named('La figura 2.1, la figura S1, 3 figuras y una tabla de 4')).toEqual([]);
  });
});
