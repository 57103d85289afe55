import { describe, expect, it } from 'vitest';
import { chapterOf } from './chapter-text.ts';
import { chapterNames, chaptersOf } from './chapters.ts';
import { manuscriptSchema } from './entities/manuscript.ts';

const text = (words: string) => ({ type: 'text', text: words });
const heading = (words: string, level = 1) => ({ type: 'heading', attrs: { level }, content: [text(words)] });
const note = (id: string) => ({ type: 'footnote', attrs: { id }, content: [text('Una nota.')] });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const cites = (...refs: string[]) => ({ type: 'citation', attrs: { refs, text: '(Kuhn, 1962)' } });
const mentions = (target: string) => ({ type: 'crossReference', attrs: { target, text: 'allí' } });
const table = { type: 'table', attrs: { id: 'tabla-1', label: 'Tabla 1' }, content: [] };

const documento = manuscriptSchema.parse({
  type: 'doc',
  content: [
    paragraph(text('Antes de nada.')),
    heading('Prólogo'),
    paragraph(text('Uno'), note('a'), cites('kuhn')),
    heading('El umbral'),
    heading('Con detalle', 2),
    paragraph(text('Dos'), note('b'), mentions('tabla-1'), mentions('a'), mentions('b'), mentions('seccion-1')),
    heading('El umbral'),
    table,
    paragraph(cites('cajal')),
  ],
});
const referencias = [
  { id: 'kuhn', texto: 'Kuhn, T. (1962). La estructura.' },
  { id: 'cajal', texto: 'Cajal, S. (1899). Textura.' },
];
const book = { tipo: 'LIBRO' as const, documento, referencias };

describe('the chapters of a book', () => {
  it('are its sections of the first level, each with an address of its own', () => {
    expect(chaptersOf(book).map(({ slug, titulo }) => [slug, titulo])).toEqual([
      ['prologo', 'Prólogo'],
      ['el-umbral', 'El umbral'],
      ['el-umbral-3', 'El umbral'],
    ]);
    // What stands before the first is read with it.
    expect(chaptersOf(book)[0]?.content[0]).toMatchObject({ content: [{ text: 'Antes de nada.' }] });
  });

  it('are none of an article, nor of a text with one section', () => {
    expect(chaptersOf({ ...book, tipo: 'ARTICULO' })).toEqual([]);
    const one = manuscriptSchema.parse({ type: 'doc', content: [heading('Solo')] });
    expect(chaptersOf({ tipo: 'TESIS', documento: one })).toEqual([]);
  });

  it('are called by their place where their titles have no letters', () => {
    expect(chapterNames(['***', '漢字']).map(({ slug }) => slug)).toEqual(['capitulo-1', '漢字']);
  });

  it('are told apart, too, where the place of one is in the title of another', () => {
    const slugs = chapterNames(['Anexo', 'Anexo 3', 'Anexo', 'Anexo']).map(({ slug }) => slug);
    expect(slugs).toEqual(['anexo', 'anexo-3', 'anexo-4', 'anexo-5']);
  });

  it('are numbered as parts of the whole, read alone', () => {
    const chapter = chapterOf(book, 'el-umbral');
    expect(chapter).toMatchObject({ numero: 2, primeraNota: 2, referencias: [] });
    // The second and third sections of the whole, not the first two of the chapter.
    expect(chapter?.documento.content.slice(0, 2)).toMatchObject([
      { attrs: { id: 'seccion-2' } },
      { attrs: { id: 'seccion-3' } },
    ]);
    expect(chapterOf(book, 'prologo')?.referencias.map(({ id }) => id)).toEqual(['kuhn']);
  });

  it('lead to what they mention in other chapters', () => {
    expect(chapterOf(book, 'el-umbral')?.lugares).toEqual({
      'tabla-1': 'el-umbral-3#tabla-1',
      a: 'prologo#nota-1',
      'seccion-1': 'prologo#seccion-1',
    });
  });

  it('are not found by another name', () => {
    expect(chapterOf(book, 'otro')).toBeUndefined();
  });
});
