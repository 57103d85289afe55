import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import {
  demonstrationFiles,
  demonstrationWork,
  exportedAuthor,
  text,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { writeMarkdown } from './write-markdown.ts';

const read = (markdown: string) => workFromMarkdown(markdown, { fileAddress: (name) => `/files/obra/${name}` });
const bodyOf = (...content: Block[]) => writeMarkdown(workOf(content)).split('\n---\n\n')[1]?.trimEnd();
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });

describe('a work as Markdown', () => {
  it.each(demonstrationFiles)('is read again as it was: %s', (file) => {
    const work = demonstrationWork(file);
    const { work: again } = read(writeMarkdown(work));
    const { titulo, resumen, palabrasClave, traducciones, autores, referencias, tipo, categoria, licencia } = work;
    expect(again).toMatchObject({
      ...{ titulo, resumen, palabrasClave, traducciones, autores, referencias, tipo, categoria, licencia },
      fechaRecepcion: work.fechaRecepcion,
      fechaPublicacion: work.fechaPublicacion,
    });
    expect(plainText(again.documento)).toBe(plainText(work.documento));
    expect(again.documento.content.map(({ type }) => type)).toEqual(work.documento.content.map(({ type }) => type));
  });

  it.each([
    '2 * 3 * 4 y _así_ [sic] `a` $5 y <b>',
    '# no es un título',
    '- ni esto una lista',
    '12. ni esto',
    '> ni esto una cita',
    'a \\ b ~c~ &amp; |d|',
    'Tabla: de nada',
  ])('says %s and no more', (words) => {
    expect(read(writeMarkdown(workOf([paragraph(text(words))]))).work.documento.content).toEqual([
      paragraph(text(words)),
    ]);
  });

  it('keeps a list of lists with nothing in them, which is no rule', () => {
    const listOf = (...items: Block[][]): Block => ({
      type: 'bulletList',
      content: items.map((content) => ({ type: 'listItem', content })),
    });
    const written = listOf([listOf([listOf([paragraph()])], [paragraph(text('Uno'))])], [paragraph(text('Dos'))]);
    expect(read(writeMarkdown(workOf([written]))).work.documento.content).toEqual([written]);
  });

  it('says in a figure’s caption, and in a link, what is said there', () => {
    const link = { type: 'link', attrs: { href: 'https://example.org/?a=1&amp;b=<c>\\d' } } as const;
    const { content } = read(
      writeMarkdown(
        workOf([
          {
            type: 'figure',
            attrs: { id: 'fig-1', label: 'Figura 1', src: null, alt: 'Un mapa' },
            content: [
              {
                type: 'caption',
                content: [{ type: 'paragraph', content: [text('p < 0.05 y n*2 *, "así" &amp; <b>')] }],
              },
            ],
          },
          paragraph({ type: 'text', text: 'Aquí', marks: [link] }, text(' y allí')),
        ]),
      ),
    ).work.documento;
    expect(JSON.stringify(content[0])).toContain(JSON.stringify('p < 0.05 y n*2 *, "así" &amp; <b>'));
    expect(content[1]).toMatchObject({
      content: [
        { text: 'Aquí', marks: [{ attrs: { href: 'https://example.org/?a=1&amp;b=%3Cc%3E\\d' } }] },
        { text: ' y allí' },
      ],
    });
  });

  it('keeps two formulas in a row two', () => {
    const formula = (tex: string): Inline => ({
      type: 'mathInline',
      attrs: { tex, mathml: `<math><mi>${tex}</mi></math>` },
    });
    const { work, warnings } = read(writeMarkdown(workOf([paragraph(formula('x'), formula('y'), text(' fin'))])));
    expect(work.documento.content).toMatchObject([
      { content: [{ attrs: { tex: 'x' } }, { attrs: { tex: 'y' } }, { text: ' fin' }] },
    ]);
    expect(warnings).toEqual([]);
  });

  it('has all that is known before its text, as YAML that says the same whatever the words hold', () => {
    const words = [
      `"Comillas": 'dos' # y almohadilla`,
      'Emoji 🌊 y --- raya',
      '- lista\n---\n\nkey: valor\n\n  dos espacios  y\ttabulador',
      '{a: [b]} & *c !d %e @f `g',
      'null',
      '2026-01-01',
      'سلام',
    ];
    for (const said of words) {
      const work = workOf([paragraph(text('Texto.'))], {
        titulo: said,
        resumen: said,
        palabrasClave: [said, 'no'],
        traducciones: [{ idioma: 'en', titulo: said, resumen: said, palabrasClave: [said] }],
        autores: [{ ...exportedAuthor, afiliaciones: [said] }],
        referencias: [{ id: 'r1', texto: said }],
        doi: '10.1590/delta',
        licencia: 'https://creativecommons.org/licenses/by/4.0/',
        fechaPublicacion: '2026-05-04',
        metadatos: { volumen: '3', numero: '2', paginaInicial: '011', paginaFinal: '20' },
        revista: { nombre: said, institucion: '', issn: '2049-3630', issnImpreso: '', logo: '', color: '' },
      });
      const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(writeMarkdown(work)) ?? [];
      expect(parse(yaml)).toMatchObject({
        titulo: said,
        resumen: said,
        palabrasClave: [said, 'no'],
        traducciones: [{ idioma: 'en', titulo: said, resumen: said, palabrasClave: [said] }],
        autores: [{ nombres: 'Irene', orcid: '0000-0000-0011-341X', afiliaciones: [said], correspondencia: true }],
        doi: '10.1590/delta',
        licencia: 'https://creativecommons.org/licenses/by/4.0/',
        publicacion: '2026-05-04',
        revista: {
          nombre: said,
          volumen: '3',
          numero: '2',
          paginaInicial: '011',
          paginaFinal: '20',
          issn: '2049-3630',
        },
        direccion: work.direccion,
        referencias: [{ id: 'r1', csl: { title: said } }],
      });
      expect(writeMarkdown(work).split('\n---\n').at(-1)?.trim()).toBe('Texto.');
    }
  });

  it('says where it appeared, that it was retracted and which version it is, and is read again with its journal', () => {
    const metadatos = { revista: 'Estuario', volumen: '3', issn: '0378-5955' };
    const work = workOf([paragraph(text('Texto.'))], {
      autores: [exportedAuthor],
      metadatos,
      fechaRetractacion: '2026-05-04',
      motivoRetractacion: 'Por: error',
    });
    expect(read(writeMarkdown(work)).work.metadatos).toEqual(metadatos);
    expect(writeMarkdown(work)).toContain('retractacion:\n  fecha: 2026-05-04\n  motivo: "Por: error"');
    expect(writeMarkdown({ ...work, tipo: 'LIBRO' })).toContain('\neditorial: Pliego\n');
    const blind = writeMarkdown({ ...work, isPublished: false, version: 2, autores: [], autoresOcultos: true });
    expect(blind).toContain('\nversion: 2\n');
    expect(blind).not.toContain('Estuario');
  });

  it('marks words with signs, with spaces outside, and with tags where signs would not be seen', () => {
    expect(bodyOf(paragraph(text('muy ', 'bold'), text('bien', 'bold', 'italic'), text(' dicho')))).toBe(
      '**muy *bien*** dicho',
    );
    expect(bodyOf(paragraph(text('uno '), text(' dos ', 'italic'), text('tres')))).toBe('uno  *dos* tres');
    expect(bodyOf(paragraph(text('H'), text('2', 'subscript'), text('O')))).toBe('H<sub>2</sub>O');
    expect(bodyOf(paragraph(text('a'), text('(b)', 'bold'), text('c')))).toBe('a<strong>(b)</strong>c');
    expect(bodyOf(paragraph(text('a`b', 'code')))).toBe('``a`b``');
  });

  it('keeps TeX between dollars, and MathML that has none as it is', () => {
    const mathml = '<math><mi>x</mi><mo>*</mo><mi>y</mi></math>';
    expect(bodyOf(paragraph({ type: 'mathInline', attrs: { tex: 'x^2', mathml } }))).toBe('$x^2$');
    expect(bodyOf(paragraph({ type: 'mathInline', attrs: { mathml } }))).toContain('<mo>&#42;</mo>');
  });

  it('writes notes, citations and mentions by the convention', () => {
    const content = [
      paragraph(
        { type: 'citation', attrs: { refs: ['r1'], text: '(K.)' } },
        { type: 'footnote', attrs: { id: 'n' }, content: [text('Nota.')] },
        { type: 'crossReference', attrs: { target: 'f', text: 'Figura 1' } },
      ),
      {
        type: 'figure' as const,
        attrs: { id: 'f', src: '/files/x/a.svg', alt: 'Un mapa' },
        content: [{ type: 'caption' as const, content: [] }] as [{ type: 'caption'; content: [] }],
      },
    ];
    const markdown = writeMarkdown(workOf(content, { referencias: [{ id: 'r1', texto: 'Kuhn.' }] }));
    expect(markdown).toContain('[@r1][^1][Figura 1](#fig-1)\n\n![Un mapa](<https://pliego.test/files/x/a.svg>)');
    expect(markdown).toContain('[^1]: Nota.');
  });

  it('says the labels of figures, tables and formulas, and reads them again', () => {
    const caption = (words: string) => ({
      type: 'caption' as const,
      content: [{ type: 'paragraph' as const, content: [text(words)] }],
    });
    const cell = (words: string) => ({
      type: 'tableCell' as const,
      attrs: { colspan: 1, rowspan: 1 },
      content: [paragraph(text(words))],
    });
    const content: Block[] = [
      { type: 'figure', attrs: { id: 'f', label: 'Figura 1', src: null, alt: '' }, content: [caption('El delta')] },
      {
        type: 'table',
        attrs: { id: 't', label: 'Cuadro 1' },
        content: [caption('Aves'), { type: 'tableRow', content: [cell('12')] }],
      },
      { type: 'mathBlock', attrs: { id: 'e', label: '(1)', tex: 'x', mathml: '' } },
    ];
    const markdown = writeMarkdown(workOf(content));
    expect(markdown).toContain('![Figura 1](<about:blank> "Figura 1. El delta")');
    expect(markdown).toContain('\nCuadro 1. Aves\n\n|');
    expect(markdown).toContain('$$\nx\n\\tag{1}\n$$');
    expect(read(markdown).work.documento.content).toMatchObject([
      { attrs: { label: 'Figura 1' }, content: [caption('El delta')] },
      { attrs: { label: 'Cuadro 1' }, content: [caption('Aves'), {}, {}] },
      { attrs: { label: '(1)', tex: 'x' } },
    ]);
  });

  it('gives hidden authors no name', () => {
    expect(read(writeMarkdown(workOf([], { autoresOcultos: true }))).work.autores).toMatchObject([
      { nombres: 'Autoría anónima', apellidos: '' },
    ]);
  });

  it('does not draw out spans that would make a file of them', () => {
    const cell = { type: 'tableCell' as const, attrs: { colspan: 100, rowspan: 100 }, content: [paragraph(text('x'))] };
    const row = { type: 'tableRow' as const, content: Array.from({ length: 20 }, () => cell) };
    const table: Block = { type: 'table', attrs: {}, content: Array.from({ length: 200 }, () => row) };
    expect(bodyOf(table)?.length).toBeLessThan(50_000);
  });
});
