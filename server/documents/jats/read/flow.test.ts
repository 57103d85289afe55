import { describe, expect, test } from 'vitest';
import { blocksOf, outline, paragraph, text, wordsOf } from './article.fixture.ts';

describe('sections', () => {
  test('become headings by depth, to the fifth, with ids and numbers', () => {
    const nested = (depth: number): string =>
      depth > 7
        ? '<p>fin</p>'
        : `<sec id="s${depth}"><label>${depth}.</label><title>Nivel <italic>${depth}</italic></title>${nested(depth + 1)}</sec>`;
    const headings = blocksOf(nested(1)).filter((block) => block.type === 'heading');
    expect(headings.map(({ attrs }) => [attrs.id, attrs.level])).toEqual([
      ['s1', 1],
      ['s2', 2],
      ['s3', 3],
      ['s4', 4],
      ['s5', 5],
      ['s6', 5],
      ['s7', 5],
    ]);
    expect(wordsOf(headings.slice(0, 1))).toBe('1. Nivel 1');
  });

  test('are the paragraphs in bold of a text without any, also where an appendix stands amid it', () => {
    const bold = ['Fondo', 'Método', 'Fin'].map((words) => `<p><bold>${words}</bold></p><p>b</p>`).join('');
    const appendix = '<app-group><app id="a1"><title>Anexo</title><p>c</p></app></app-group>';
    const headings = (body: string) => wordsOf(blocksOf(body).filter(({ type }) => type === 'heading'));
    expect(headings(bold)).toBe('FondoMétodoFin');
    expect(headings(`${appendix}${bold}`)).toBe('AnexoFondoMétodoFin');
    expect(headings(`<sec><title>Uno</title></sec>${bold}`)).toBe('Uno');
  });

  test('get ids where they have none, without a clash; without a title they have no heading', () => {
    const body =
      '<sec><title>A</title><sec><p>b</p></sec></sec><sec id="sec-1"><title>C</title></sec><sec id="sec-1"><title>D</title></sec>';
    const ids = blocksOf(body).flatMap((block) => (block.type === 'heading' ? [block.attrs.id] : []));
    expect(new Set(ids).size).toBe(3);
    expect(outline(blocksOf(body))).toEqual(['heading:A', 'paragraph:b', 'heading:C', 'heading:D']);
  });

  test('of the back matter follow, named where the file does not', () => {
    const back = `<ack><p>Gracias.</p></ack><ref-list/><app-group><app id="a1"><label>Anexo 1</label><title>Datos</title><p>x</p></app><app><p>y</p></app></app-group>
      <glossary><def-list><def-item><term>pH</term><def><p>acidez</p></def></def-item></def-list></glossary><sec><title>Datos</title><p>z</p></sec><bio><p>Ana nació.</p></bio>`;
    expect(outline(blocksOf('<p>a</p>', back))).toEqual([
      'paragraph:a',
      'heading:Agradecimientos',
      'paragraph:Gracias.',
      'heading:Anexo 1 Datos',
      'paragraph:x',
      'heading:Apéndice',
      'paragraph:y',
      'heading:Glosario',
      'bulletList:pH acidez',
      'heading:Datos',
      'paragraph:z',
      'paragraph:Ana nació.',
    ]);
  });
});

describe('blocks', () => {
  test('in a sentence: formulas and lists part it, figures and tables follow it', () => {
    const body =
      '<p>Sea <disp-formula><tex-math>x</tex-math></disp-formula> donde <fig id="f1"><label>Fig. 1</label></fig> x es <list list-type="bullet"><list-item><p>uno</p></list-item></list></p>';
    expect(blocksOf(body).map(({ type }) => type)).toEqual([
      'paragraph',
      'mathBlock',
      'paragraph',
      'bulletList',
      'figure',
    ]);
    expect(outline(blocksOf(body))[2]).toBe('paragraph:donde x es');
  });

  test('lists: of points or numbers, nested, with their titles and labels', () => {
    const body = `<list list-type="order"><title>Pasos</title><list-item><label>3.</label><p>a</p><list list-type="simple"><list-item><label>I</label><p>b</p></list-item></list></list-item></list>
      <list list-type="alpha-lower"><list-item><p>c</p></list-item></list><list><list-item/></list>`;
    expect(blocksOf(body)).toEqual([
      paragraph(text('Pasos', 'bold')),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('a')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('I b'))] }] },
            ],
          },
        ],
      },
      { type: 'orderedList', attrs: { start: 1 }, content: [{ type: 'listItem', content: [paragraph(text('c'))] }] },
    ]);
  });

  test('lists whose numbers are typed do not say them twice', () => {
    const list = (...items: string[]) =>
      `<list list-type="order">${items.map((item) => `<list-item><p>${item}</p></list-item>`).join('')}</list>`;
    expect(blocksOf(list('4. a', '5. b'))).toMatchObject([
      { type: 'orderedList', attrs: { start: 4 }, content: [{ content: [paragraph(text('a'))] }, {}] },
    ]);
    expect(wordsOf(blocksOf(list('1999. a', '7) b')))).toContain('7) b');
  });

  test('definition lists have bold terms', () => {
    const body =
      '<def-list><title>Siglas</title><def-item><term>pH</term><def><p>acidez</p><p>más</p></def></def-item><def-item><term>solo</term></def-item></def-list>';
    expect(blocksOf(body)[1]).toMatchObject({
      type: 'bulletList',
      content: [
        { content: [paragraph(text('pH', 'bold'), text(' acidez')), paragraph(text('más'))] },
        { content: [paragraph(text('solo', 'bold'))] },
      ],
    });
  });

  test('quotes, verse, boxes, dialogue, code and supplements', () => {
    const body = `<disp-quote><p>Cita.</p><attrib>Autora</attrib></disp-quote>
      <verse-group/><verse-group><verse-line>uno</verse-line><verse-line>dos</verse-line></verse-group>
      <boxed-text><caption><title>Cuadro</title></caption><p>x</p></boxed-text>
      <speech><speaker>Ana</speaker><p>Hola.</p></speech><statement><label>Teorema 1</label><p>Es.</p></statement>
      <preformat>  a
    b </preformat><supplementary-material xlink:href="https://example.org/s.pdf"><label>Datos 1</label><caption><title>Tabla</title></caption></supplementary-material>
      <media xlink:href="v.mp4"/>`;
    expect(outline(blocksOf(body))).toEqual([
      'blockquote:Cita.Autora',
      'blockquote:uno/dos',
      'blockquote:Cuadrox',
      'paragraph:Ana',
      'paragraph:Hola.',
      'paragraph:Teorema 1',
      'paragraph:Es.',
      'codeBlock:  a\n    b',
      'paragraph:Datos 1 /Tabla',
      'paragraph:Material suplementario',
    ]);
    expect(JSON.stringify(blocksOf(body))).toContain('https://example.org/s.pdf');
  });
});
