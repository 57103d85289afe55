import { describe, expect, it } from 'vitest';
import type { Inline, Reference } from '#contract/entities/manuscript.ts';
import { type Remark, remarkInWords } from '#contract/remarks.ts';
import { markdownToManuscript, NestedTooDeep, workFromMarkdown } from './from-markdown.ts';

const person = (family: string) => ({ family });
const reference = (id: string, families: string[], year: number): Reference => ({
  id,
  texto: id,
  csl: { type: 'book', title: 'Título', author: families.map(person), issued: { 'date-parts': [[year]] } },
});
const references = [
  reference('kuhn1962', ['Kuhn'], 1962),
  reference('cajal1899', ['Cajal', 'Río'], 1899),
  reference('todas2020', ['Sanz', 'Gil', 'Vega'], 2020),
];
const convert = (markdown: string, listed = references) =>
  markdownToManuscript(markdown, { fileAddress: (name) => `/files/obra/${name}`, references: listed });
const blocks = (markdown: string) => convert(markdown).documento.content;
const inSpanish = (warnings: readonly Remark[]) => warnings.map((each) => remarkInWords(each, 'es'));
const warnings = (markdown: string) => inSpanish(convert(markdown, []).warnings);
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
function inlines(markdown: string): Inline[] {
  const [block] = blocks(markdown);
  return block?.type === 'paragraph' ? block.content : [];
}

describe('the text of a work from Markdown', () => {
  it('is refused where lists and quotations stand within one another deeper than can be followed', () => {
    expect(() => blocks(`${'- '.repeat(1_500)} fin`)).toThrow(NestedTooDeep);
  });

  it('gives headings a level and a readable, unique anchor', () => {
    const [first, second, third] = blocks('# Área de estudio\n\n###### 2. Más\n\n# Área de *estudio*');
    expect(first).toEqual({
      type: 'heading',
      attrs: { level: 1, id: 'area-de-estudio' },
      content: [text('Área de estudio')],
    });
    expect(second).toMatchObject({ attrs: { level: 5, id: 'seccion-2-mas' } });
    expect(third).toMatchObject({ attrs: { id: 'area-de-estudio-2' } });
  });

  it('has the notes of captions, and what is said of pictures that stand in text', () => {
    const note = '\n\n[^a]: Al pie.';
    expect(JSON.stringify(blocks(`![b](c.png "Figura 1. Dónde[^a]")${note}`))).toContain('Al pie.');
    expect(JSON.stringify(blocks(`Mira ![b](c.png "dónde")`))).toContain('dónde');
    expect(JSON.stringify(blocks(`| a |\n|---|\n| ![b](c.png "dónde") |`))).toContain('dónde');
  });

  it('has a note where the text mentions it, though another note did so before', () => {
    const said = convert('Uno[^a] y dos[^b].\n\n[^a]: Véase[^b].\n\n[^b]: Al pie.');
    expect(JSON.stringify(said.documento)).toContain('Al pie.');
    expect(warnings('Uno[^a].\n\n[^a]: Véase[^b].\n\n[^b]: Al pie.')).toHaveLength(1);
  });

  it('keeps marks and joins lines', () => {
    expect(inlines('*a\n**b*** ~~c~~ `d` [e](https://example.org/)')).toEqual([
      { ...text('a '), marks: [{ type: 'italic' }] },
      { ...text('b'), marks: [{ type: 'italic' }, { type: 'bold' }] },
      text(' '),
      { ...text('c'), marks: [{ type: 'strike' }] },
      text(' '),
      { ...text('d'), marks: [{ type: 'code' }] },
      text(' '),
      { ...text('e'), marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
    ]);
  });

  it('keeps lists within lists, quotations, code and rules', () => {
    const item = (...content: unknown[]) => ({ type: 'listItem', content });
    expect(blocks('3. uno\n   - a\n4. dos\n\n> cita\n\n```ts\nx\n```\n\n---')).toEqual([
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          item(paragraph(text('uno')), { type: 'bulletList', content: [item(paragraph(text('a')))] }),
          item(paragraph(text('dos'))),
        ],
      },
      { type: 'blockquote', content: [paragraph(text('cita'))] },
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [text('x')] },
      { type: 'horizontalRule' },
    ]);
  });

  it('numbers tables and takes their captions from the paragraph before', () => {
    const cell = (type: string, words: string, align?: string) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, ...(align && { align }) },
      content: words === '' ? [] : [paragraph(text(words))],
    });
    expect(blocks('Tabla: Sitios.\n\n| Sitio | Área |\n|---|---:|\n| Norte | |')).toEqual([
      {
        type: 'table',
        attrs: { id: 'tabla-1', label: 'Tabla 1' },
        content: [
          { type: 'caption', content: [paragraph(text('Sitios.'))] },
          { type: 'tableRow', content: [cell('tableHeader', 'Sitio'), cell('tableHeader', 'Área', 'right')] },
          { type: 'tableRow', content: [cell('tableCell', 'Norte'), cell('tableCell', '', 'right')] },
        ],
      },
    ]);
  });

  it('makes numbered figures of pictures that stand alone', () => {
    expect(blocks('![Un mapa](mapa.svg "El *delta* [@kuhn1962]")')).toMatchObject([
      {
        type: 'figure',
        attrs: { id: 'fig-1', label: 'Figura 1', src: '/files/obra/mapa.svg', alt: 'Un mapa' },
        content: [{ type: 'caption', content: [{ content: [{}, { text: 'delta' }, {}, { type: 'citation' }] }] }],
      },
    ]);
  });

  it('takes typed labels off captions, and numbers by the order of the text, in its language', () => {
    const markdown = [
      'Véase la [figura 4](#fig-1).',
      '![](a.svg "Fig. 4 – El delta")',
      '![](b.svg "Figura S1: Otro")',
      'Cuadro 7.- Aves',
      '| a |\n|---|\n| b |',
      '$$\nx \\tag{9}\n$$',
      '$$y\\tag{A.1}$$',
    ].join('\n\n');
    expect(blocks(markdown)).toMatchObject([
      { content: [{}, { type: 'crossReference', attrs: { target: 'fig-1', text: 'figura 1' } }, {}] },
      { attrs: { label: 'Figura 1' }, content: [{ content: [paragraph(text('El delta'))] }] },
      { attrs: { label: 'Figura S1' }, content: [{ content: [paragraph(text('Otro'))] }] },
      { attrs: { label: 'Cuadro 1' }, content: [{ type: 'caption', content: [paragraph(text('Aves'))] }, {}, {}] },
      { attrs: { tex: 'x', label: '(1)' } },
      { attrs: { tex: 'y', label: '(A.1)' } },
    ]);
    expect(blocks('Tabla 2 muestra\n\n| a |\n|---|\n| b |')).toMatchObject([
      { type: 'paragraph' },
      { attrs: { label: 'Tabla 1' } },
    ]);
    const { documento } = markdownToManuscript('![](a.svg)', {
      fileAddress: (name) => `/files/obra/${name}`,
      references: [],
      language: 'en',
    });
    expect(documento.content).toMatchObject([{ attrs: { label: 'Figure 1' } }]);
  });

  it('numbers displayed formulas, not those within a line', () => {
    const [displayed, oneLine, within] = blocks('$$\nE = mc^2\n$$\n\n$$a$$\n\nSi $b$ crece');
    expect(displayed).toMatchObject({ type: 'mathBlock', attrs: { tex: 'E = mc^2', id: 'ec-1', label: '(1)' } });
    expect(oneLine).toMatchObject({ type: 'mathBlock', attrs: { tex: 'a', id: 'ec-2', label: '(2)' } });
    expect(within).toMatchObject({ content: [{}, { type: 'mathInline', attrs: { tex: 'b' } }, {}] });
    expect(JSON.stringify(within)).toContain('<math');
  });

  it('writes citations by author and year', () => {
    const cited = (markdown: string) => inlines(markdown).find(({ type }) => type === 'citation');
    expect(cited('Ya [@kuhn1962].')).toEqual({ type: 'citation', attrs: { refs: ['kuhn1962'], text: '(Kuhn, 1962)' } });
    expect(cited('Ya [@kuhn1962, p. 12; @cajal1899; @todas2020].')).toEqual({
      type: 'citation',
      attrs: {
        refs: ['kuhn1962', 'cajal1899', 'todas2020'],
        text: '(Kuhn, 1962, p. 12; Cajal y Río, 1899; Sanz et al., 2020)',
      },
    });
  });

  it('puts a footnote at its first mention, and mentions it at the others', () => {
    expect(inlines('Uno[^a] dos[^a]\n\n[^a]: Nota.\n\n    Sigue.')).toEqual([
      text('Uno'),
      {
        type: 'footnote',
        attrs: { id: 'nota-1' },
        content: [text('Nota.'), { type: 'hardBreak' }, text('Sigue.')],
      },
      text(' dos'),
      { type: 'crossReference', attrs: { target: 'nota-1', text: '1' } },
    ]);
  });

  it('takes links to # for mentions of parts of the text', () => {
    expect(inlines('[Métodos](#métodos)\n\n# Métodos')).toEqual([
      { type: 'crossReference', attrs: { target: 'metodos', text: 'Métodos' } },
    ]);
  });
});

describe('what Markdown has and documents have not', () => {
  it.each([
    ['raw HTML', 'Uno <b>dos</b>', 'Línea 1: El HTML no se incorpora: <b>'],
    ['an unknown reference', '\n\nYa [@nadie].', 'Línea 3: No se entiende la cita [@nadie]'],
    ['a mention that leads nowhere', '[Figura 9](#fig-9)', 'Línea 1: No existe #fig-9 en el texto.'],
    ['a picture within a paragraph', 'a ![b](c.png)', 'Línea 1: Una imagen dentro de un párrafo no se incorpora'],
    [
      'a picture from elsewhere',
      '![b](https://e.org/c.png)',
      'Línea 1: No se puede incorporar el archivo de la figura',
    ],
    ['an address that readers may not follow', '[a](javascript:b)', 'Línea 1: La dirección de un enlace no es válida'],
    ['a formula that is none', '$\\frac{$', 'Línea 1: No se puede leer la fórmula'],
    ['a note without mention', '[^a]: Nota.', 'Línea 1: La nota [^a] no se menciona'],
    ['a caption without table', 'Tabla: Sitios.', 'Línea 1: A un párrafo «Tabla: …»'],
  ])('is left out with a warning: %s', (_, markdown, warning) => {
    expect(warnings(markdown)).toContainEqual(expect.stringContaining(warning));
  });

  it('leaves no HTML and no foreign picture behind', () => {
    expect(JSON.stringify(blocks('<p>x</p>\n\nUno <b>dos</b>\n\n![b](https://e.org/c.png)'))).not.toMatch(
      /<b>|<p>|e\.org/,
    );
  });

  it('says which references are never cited', () => {
    expect(inSpanish(convert('Ya [@kuhn1962] [@cajal1899]').warnings)).toEqual([
      'La referencia todas2020 no se cita en el texto.',
    ]);
  });
});

describe('a whole work from its file', () => {
  const file = `---
titulo: Humedales
tipo: ARTICULO
categoria: Ecología
licencia: https://creativecommons.org/licenses/by/4.0/
autores:
  - { nombres: Irene, apellidos: Valcárcel, afiliaciones: [Universidad] }
palabrasClave: [humedales]
resumen: Un resumen.
traducciones:
  - { idioma: en, titulo: Wetlands, resumen: A summary, palabrasClave: [wetlands] }
recepcion: 2026-02-03
aceptacion: 2026-05-14
publicacion: 2026-06-01
paginas: 18
referencias:
  - id: kuhn1962
    csl: { type: book, title: La estructura, author: [{ family: Kuhn, given: Thomas S. }], issued: { date-parts: [[1962]] }, volume: 2 }
---

# Introducción

Ya [@kuhn1962]. <b>
`;
  const read = (source: string) => workFromMarkdown(source, { fileAddress: (name) => `/files/${name}` });

  it('has the facts of its front matter and the text of its body', () => {
    const { work } = read(file);
    expect(work).toMatchObject({
      titulo: 'Humedales',
      idioma: 'es',
      doi: null,
      metadatos: { pages: 18 },
      autores: [{ id: null, nombres: 'Irene', orcid: null }],
      fechaRecepcion: '2026-02-03',
      fechaAceptacion: '2026-05-14',
      fechaPublicacion: '2026-06-01',
    });
    expect(work.referencias[0]?.texto).toBe('Kuhn, T. S. (1962). La estructura (vol. 2).');
    expect(work.documento.content).toHaveLength(2);
  });

  it('is warned of by the lines of the file', () => {
    expect(inSpanish(read(file).warnings)).toEqual(['Línea 23: El HTML no se incorpora: <b>']);
  });

  it('is refused where its front matter is missing or has what it should not', () => {
    expect(() => read('# Solo texto')).toThrow('does not begin with its data');
    expect(() => read(file.replace('tipo: ARTICULO', 'tipo: POEMA'))).toThrow('tipo');
    expect(() => read(file.replace('paginas', 'páginas'))).toThrow('páginas');
  });
});
