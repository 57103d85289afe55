import { describe, expect, it } from 'vitest';
import { type Manuscript, manuscriptSchema } from '#contract/entities/manuscript.ts';
import { plainText, wordCount } from './plain-text.ts';

const said = (...content: unknown[]): string => plainText(manuscriptSchema.parse({ type: 'doc', content }));
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('a document read plainly', () => {
  it('puts a blank line between blocks, headings among them, and none for what says nothing', () => {
    const heading = { type: 'heading', attrs: { level: 1 }, content: [text('Métodos')] };
    expect(said(heading, paragraph(), paragraph(text('Uno')), { type: 'horizontalRule' }, paragraph(text('Dos')))).toBe(
      'Métodos\n\nUno\n\nDos',
    );
  });

  it('keeps broken lines, mentions and formulas, and leaves footnotes out', () => {
    const mathml = '<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>';
    expect(
      said(
        paragraph(
          text('Como dice '),
          { type: 'citation', attrs: { refs: ['k'], text: '(Kuhn, 1962)' } },
          { type: 'footnote', attrs: { id: 'n' }, content: [text('oculta')] },
          { type: 'hardBreak' },
          { type: 'mathInline', attrs: { tex: 'x^2', mathml } },
          text(' y '),
          { type: 'mathInline', attrs: { mathml } },
        ),
      ),
    ).toBe('Como dice (Kuhn, 1962)\nx^2 y a<b');
  });

  it('marks list items with dashes, deeper ones further in', () => {
    const item = (...content: unknown[]) => ({ type: 'listItem', content });
    const inner = { type: 'orderedList', content: [item(paragraph(text('a'))), item(paragraph(text('b')))] };
    const list = { type: 'bulletList', content: [item(paragraph(text('uno')), inner), item(paragraph(text('dos')))] };
    expect(said(list)).toBe('- uno\n  - a\n  - b\n- dos');
  });

  it('writes a table as rows with tabs, after its label and before its notes', () => {
    const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] });
    const table = {
      type: 'table',
      attrs: { label: 'Tabla 1' },
      content: [
        { type: 'caption', content: [paragraph(text('Sitios.'))] },
        { type: 'tableRow', content: [cell('Norte'), cell('120')] },
        { type: 'tableNotes', content: [paragraph(text('En hectáreas.'))] },
      ],
    };
    expect(said(table)).toBe('Tabla 1. Sitios.\nNorte\t120\nEn hectáreas.');
  });

  it('gives a figure by its label and caption', () => {
    const caption = { type: 'caption', content: [paragraph(text('El delta.'))] };
    const figure = { type: 'figure', attrs: { label: 'Figura 1', src: null, alt: 'Mapa' }, content: [caption] };
    expect(said(figure)).toBe('Figura 1. El delta.');
  });

  it('is empty for an empty document', () => {
    const empty: Manuscript = { type: 'doc', content: [] };
    expect(plainText(empty)).toBe('');
  });
});

describe('counting words', () => {
  it('counts what has letters or digits, not marks alone', () => {
    expect(wordCount('- La «Albufera», en 2024 — dijo—: ¿sí? 3,5 ha')).toBe(8);
    expect(wordCount(' \n — ')).toBe(0);
  });
});
