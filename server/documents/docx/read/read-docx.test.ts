import { Paragraph, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { remarkInWords } from '#contract/remarks.ts';
import { openArchive, packArchive } from '../archive.ts';
import * as make from './documents.fixture.ts';
import { readDocx } from './read-docx.ts';

type Parts = Parameters<typeof make.word>;
const read = async (...parts: Parts) => {
  const text = await readDocx(Buffer.from(await make.word(...parts)), '/files/obra');
  expect(manuscriptSchema.parse(text.documento)).toEqual(text.documento);
  return text;
};
/** The document with its body's XML changed. */
async function remade(bytes: Uint8Array, change: (xml: string) => string): Promise<Buffer> {
  const archive = openArchive(Buffer.from(bytes));
  const part = 'word/document.xml';
  return packArchive(
    archive.names.map((name) => [
      name,
      name === part ? Buffer.from(change(archive.read(name).toString('utf8'))) : archive.read(name),
    ]),
  );
}
const blocksOf = async (...parts: Parts) => (await read(...parts)).documento.content;
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const words = (block: Block | undefined) => JSON.stringify(block);

describe('the text of a Word document', () => {
  test('has its headings, in their levels', async () => {
    expect(
      await blocksOf([make.heading(1, 'Método'), make.heading(2, 'Muestra'), make.heading(1, 'Resultados')]),
    ).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('Método')] },
      { type: 'heading', attrs: { level: 2 }, content: [text('Muestra')] },
      { type: 'heading', attrs: { level: 1 }, content: [text('Resultados')] },
    ]);
  });

  test('has its emphasis, raised and lowered letters, and links that may be followed', async () => {
    const [block] = await blocksOf([
      make.p(
        new TextRun({ text: 'a', bold: true }),
        new TextRun({ text: 'b', italics: true }),
        'H',
        new TextRun({ text: '2', subScript: true }),
        new TextRun({ text: '3', superScript: true }),
        make.link('sitio', 'https://a.example/x'),
        make.link('malo', 'javascript:alert(1)'),
      ),
    ]);
    expect(block).toEqual(
      paragraph(
        text('a', 'bold'),
        text('b', 'italic'),
        text('H'),
        text('2', 'subscript'),
        text('3', 'superscript'),
        { ...text('sitio'), marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] },
        text('malo'),
      ),
    );
  });

  test('has its lists within lists', async () => {
    const [bullets, apart, numbers] = await blocksOf([
      make.bullet('uno'),
      make.bullet('dentro', 1),
      make.bullet('dos'),
      make.p('Aparte'),
      make.numbered('primero'),
    ]);
    const item = (...content: object[]) => ({ type: 'listItem', content });
    expect(bullets).toEqual({
      type: 'bulletList',
      content: [
        item(paragraph(text('uno')), { type: 'bulletList', content: [item(paragraph(text('dentro')))] }),
        item(paragraph(text('dos'))),
      ],
    });
    expect(apart).toEqual(paragraph(text('Aparte')));
    expect(numbers).toEqual({ type: 'orderedList', attrs: { start: 1 }, content: [item(paragraph(text('primero')))] });
  });

  test('says that its lines of authors stay in the text, by their style or by what they say', async () => {
    const said = async (...parts: Parts[0]) => (await read(parts)).warnings.map((each) => remarkInWords(each, 'es'));
    const remark = (lines: string) =>
      `Estas líneas parecen de autoría y se quedan en el texto: quítalas si la revisión es ciega («${lines}»).`;
    const start = [make.title('Mareas'), make.p('Ana Ruiz Cano¹ y Luis de la Cruz²'), make.p('¹ Universidad de Cádiz')];
    expect(await said(...start, make.heading(1, 'Introducción'), make.p('Sube Ana Ruiz.'))).toEqual([
      remark('Ana Ruiz Cano¹ y Luis de la Cruz² · ¹ Universidad de Cádiz'),
    ]);
    expect(await said(make.title('Mareas'), make.p('La marea sube dos veces al día.'))).toEqual([]);
  });

  test('is read as it stands once what was moved in it is accepted, and says so', async () => {
    const bytes = await make.word([make.p('Uno.'), make.p('Dos.')]);
    const moved = await remade(bytes, (xml) =>
      xml
        .replace(/<w:r>(?=[\s\S]*?Uno\.)/, '<w:moveFrom w:id="1" w:author="Ana"><w:r>')
        .replace(/(Uno\.<\/w:t><\/w:r>)/, '$1</w:moveFrom>')
        .replace(
          /<w:r>(?=<w:t[^>]*>Dos\.)/,
          '<w:moveTo w:id="2" w:author="Ana"><w:r><w:t>Uno.</w:t></w:r></w:moveTo><w:r>',
        ),
    );
    const { documento, warnings } = await readDocx(moved, '/files/obra');
    expect(documento.content).toEqual([paragraph(text('Uno.Dos.'))]);
    expect(warnings.map(({ code }) => code)).toEqual(['changesAccepted']);
  });

  test('has its tables, with cells over several rows and columns, and a row of headers', async () => {
    const [table] = await blocksOf([
      make.p('Tabla 2: Aves contadas'),
      make.table([
        make.row([make.cell('Año', { rowSpan: 2 }), make.cell('Aves', { columnSpan: 2 })], true),
        make.row([make.cell('12'), make.cell('13')]),
      ]),
    ]);
    const cell = (words: string, colspan = 1, rowspan = 1, type = 'tableCell') => ({
      type,
      attrs: { colspan, rowspan },
      content: [paragraph(text(words))],
    });
    expect(table).toEqual({
      type: 'table',
      attrs: { id: 'tab-1', label: 'Tabla 2' },
      content: [
        { type: 'caption', content: [paragraph(text('Aves contadas'))] },
        { type: 'tableRow', content: [cell('Año', 1, 2, 'tableHeader'), cell('Aves', 2, 1, 'tableHeader')] },
        { type: 'tableRow', content: [cell('12'), cell('13')] },
      ],
    });
  });

  test('has its pictures as figures, with what they show said, and their captions', async () => {
    const { documento, pictures } = await read([
      make.p('Antes ', make.image('Un punto'), ' después'),
      make.p(make.image()),
      make.styled('Caption', 'Figura 1. El punto.'),
    ]);
    expect(documento.content).toMatchObject([
      paragraph(text('Antes ')),
      { type: 'figure', attrs: { id: 'fig-1', alt: 'Un punto' } },
      paragraph(text(' después')),
      {
        type: 'figure',
        attrs: { id: 'fig-2', label: 'Figura 1' },
        content: [{ type: 'caption', content: [paragraph(text('El punto.'))] }],
      },
    ]);
    // One file for the same picture shown twice.
    expect(pictures).toHaveLength(1);
    expect(words(documento.content[1])).toContain(`/files/obra/${pictures[0]?.name}`);
  });

  test('takes typed labels off captions, and what the text says by their numbers for references', async () => {
    const blocks = await blocksOf([
      make.p('Como dicen la figura 2, las Tablas 1 y 9, el mapa 1 y la ec. (3).'),
      make.p(make.image()),
      make.styled('Caption', 'Fig. 2 – El punto de la figura 2.'),
      make.styled('Caption', 'TABLA 1.- Aves'),
      make.table([make.row([make.cell('12')])]),
      make.p(make.image()),
      make.p('Figura S1: Otro'),
      make.p(make.image()),
      make.styled('Caption', 'Mapa n.º 1'),
    ]);
    const refers = (target: string, text: string) => ({ type: 'crossReference', attrs: { target, text } });
    expect(blocks).toMatchObject([
      paragraph(
        text('Como dicen la '),
        refers('fig-1', 'figura 2'),
        text(', las '),
        refers('tab-1', 'Tablas 1'),
        text(' y 9, el '),
        refers('fig-3', 'mapa 1'),
        text(' y la ec. (3).'),
      ),
      {
        attrs: { label: 'Fig. 2' },
        content: [{ content: [paragraph(text('El punto de la '), refers('fig-1', 'figura 2'), text('.'))] }],
      },
      { attrs: { label: 'TABLA 1' }, content: [{ content: [paragraph(text('Aves'))] }, {}] },
      { attrs: { label: 'Figura S1' }, content: [{ content: [paragraph(text('Otro'))] }] },
      { attrs: { label: 'Mapa n.º 1' }, content: [{ content: [] }] },
    ]);
  });

  test('has its footnotes where they are mentioned', async () => {
    const [block] = await blocksOf([make.p('Dicho', make.note(1), '.')], {
      1: { children: [make.p('Al pie.'), make.p('Y más.')] },
    });
    expect(block).toEqual(
      paragraph(
        text('Dicho'),
        {
          type: 'footnote',
          attrs: { id: 'nota-1' },
          content: [text('Al pie.'), { type: 'hardBreak' }, text('Y más.')],
        },
        text('.'),
      ),
    );
  });

  test('has its formulas, in a line or on one of their own', async () => {
    const [inline, displayed] = await blocksOf([make.p('Sea ', make.formula(), '.'), make.p(make.formula())]);
    expect(words(inline)).toContain('"type":"mathInline"');
    for (const element of ['<msup>', '<msqrt>', '<mfrac>', '<munderover>', '<msub>', '∑'])
      expect(words(inline)).toContain(element);
    expect(displayed).toMatchObject({ type: 'mathBlock', attrs: { id: 'ec-1' } });
    expect(words(displayed)).toContain('display=\\"block\\"');
  });
});

describe('what is of the work and not of its text', () => {
  test('is its title, abstract and keywords', async () => {
    const { titulo, resumen, palabrasClave, documento } = await read([
      make.title('Humedales de Doñana'),
      make.heading(1, 'Resumen'),
      make.p('Se midió.'),
      make.p('Y se contó.'),
      make.p('Palabras clave: agua; aves.'),
      make.heading(1, 'Introducción'),
    ]);
    expect({ titulo, resumen, palabrasClave }).toEqual({
      titulo: 'Humedales de Doñana',
      resumen: 'Se midió.\n\nY se contó.',
      palabrasClave: ['agua', 'aves'],
    });
    expect(documento.content).toHaveLength(1);
  });

  test('is a first heading above all others, whose sections then begin at the first level', async () => {
    const { titulo, documento } = await read([
      make.heading(1, 'El título'),
      make.p(new TextRun({ text: 'Abstract:', bold: true }), ' Was measured.'),
      make.heading(2, 'Método'),
      make.heading(3, 'Muestra'),
    ]);
    expect(titulo).toBe('El título');
    expect(documento.content).toMatchObject([{ attrs: { level: 1 } }, { attrs: { level: 2 } }]);
  });

  test('is its reference list, numbered or not, wherever it stands', async () => {
    const { referencias, documento } = await read([
      make.p('Como dicen [1–2] y otros [7].'),
      make.heading(1, '6. Referencias bibliográficas'),
      make.p('[1] Ruiz, A. (2020). Mareas.'),
      make.p('[2] Soto, L. (2021). Ríos.'),
      make.heading(1, 'Anexo'),
      make.p('Fin'),
    ]);
    expect(referencias).toEqual([
      { id: 'ref1', etiqueta: '1', texto: 'Ruiz, A. (2020). Mareas.' },
      { id: 'ref2', etiqueta: '2', texto: 'Soto, L. (2021). Ríos.' },
    ]);
    expect(documento.content).toMatchObject([
      paragraph(
        text('Como dicen '),
        { type: 'citation', attrs: { refs: ['ref1', 'ref2'], text: '[1–2]' } },
        text(' y otros [7].'),
      ),
      { type: 'heading' },
      paragraph(text('Fin')),
    ]);
  });

  test('is found under a bold line too, and in a numbered list', async () => {
    const { referencias } = await read([
      make.p('Texto'),
      new Paragraph({ children: [new TextRun({ text: 'Bibliografía', bold: true })] }),
      make.numbered('Ruiz, A. (2020). Mareas.'),
      make.numbered('Soto, L. (2021). Ríos.'),
    ]);
    expect(referencias.map(({ etiqueta }) => etiqueta)).toEqual(['1', '2']);
  });
});
