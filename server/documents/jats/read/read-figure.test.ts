import { describe, expect, test } from 'vitest';
import { blocksOf, inlinesOf, outline, paragraph, text, warningsOf, workOf } from './article.fixture.ts';

describe('figures', () => {
  const caption = '<caption><title>Un río</title><p>Visto desde <italic>arriba</italic>.</p></caption>';

  test('have label, caption, source and words for those who cannot see it; never the picture', () => {
    const body = `<fig id="f1"><label>Figura 1</label>${caption}<alt-text>Un río ancho</alt-text><graphic xlink:href="f1.jpg"/><attrib>Fuente: Ana</attrib></fig>`;
    expect(blocksOf(body)).toEqual([
      {
        type: 'figure',
        attrs: { id: 'f1', label: 'Figura 1', src: null, alt: 'Un río ancho' },
        content: [
          {
            type: 'caption',
            content: [
              paragraph(text('Un río')),
              paragraph(text('Visto desde '), text('arriba', 'italic'), text('.')),
              paragraph(text('Fuente: Ana')),
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    ['<graphic><alt-text>De dentro</alt-text></graphic>', 'De dentro'],
    ['<alternatives><graphic><long-desc>Larga</long-desc></graphic></alternatives>', 'Larga'],
    ['<graphic/>', 'Un río Visto desde arriba.'],
  ])('take those words from %s', (graphic, alt) => {
    expect(blocksOf(`<fig>${caption}${graphic}</fig>`)).toMatchObject([{ attrs: { alt } }]);
  });

  test('in several languages are one figure, its own language first', () => {
    const one = (language: string, id: string) =>
      `<fig xml:lang="${language}" id="${id}"><label>${language} 1</label><caption><title>En ${language}</title></caption></fig>`;
    const body = `<p>Ver <xref ref-type="fig" rid="f-es">Fig. 1</xref></p><fig-group>${one('en', 'f-en')}${one('es', 'f-es')}</fig-group>`;
    expect(blocksOf(body)).toMatchObject([
      { content: [{}, { attrs: { target: 'f-en' } }] },
      {
        attrs: { id: 'f-en', label: 'es 1' },
        content: [{ content: [paragraph(text('En es')), paragraph(text('en 1 En en'))] }],
      },
    ]);
  });

  test('that are only pictures leave their place, once for several forms of one', () => {
    const body =
      '<p><alternatives><graphic xlink:href="a.tif"/><graphic xlink:href="a.png"/></alternatives></p><p><bold><inline-graphic xlink:href="b.gif"/></bold></p>';
    expect(blocksOf(body).map(({ type }) => type)).toEqual(['figure', 'figure']);
    expect(warningsOf({ body })).toEqual(['Hay una imagen sin leyenda cuyo archivo no se incorpora. (2 veces)']);
  });

  test('gathered at the end of the file follow the body', () => {
    expect(
      outline(
        workOf({
          body: '<p>a</p>',
          back: '<ack><p>b</p></ack>',
          after: '<floats-group><fig><label>F</label></fig></floats-group>',
        }).documento.content,
      ).map((line) => line.split(':')[0]),
    ).toEqual(['paragraph', 'figure', 'heading', 'paragraph']);
  });
});

describe('tables', () => {
  const table = `<table><colgroup><col/></colgroup><thead><tr align="CENTER"><td colspan="2">Todo</td></tr></thead><tbody align="justify"><tr><th rowspan="2">a<break/>b</th><td align="right"><p>1</p><p>2<xref ref-type="table-fn" rid="tn1">*</xref></p></td></tr>
    <tr><td colspan="0" rowspan="900" align="char"/></tr></tbody></table>`;
  const wrap = `<table-wrap id="t1"><label>Tabla 1 –</label><caption><title>Datos</title></caption>${table}
    <table-wrap-foot><fn id="tn1"><label>*</label><p>Nota.</p><p>Más.</p></fn><fn><label>a</label><p>Otra.</p></fn><p>Fuente.</p><attrib>Ana</attrib></table-wrap-foot></table-wrap>`;

  test('have caption, cells that span, and notes with their marks', () => {
    const cell = (type: string, attrs: object, ...content: unknown[]) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, ...attrs },
      content,
    });
    expect(blocksOf(wrap)).toEqual([
      {
        type: 'table',
        attrs: { id: 't1', label: 'Tabla 1' },
        content: [
          { type: 'caption', content: [paragraph(text('Datos'))] },
          {
            type: 'tableRow',
            content: [cell('tableHeader', { colspan: 2, align: 'center' }, paragraph(text('Todo')))],
          },
          {
            type: 'tableRow',
            content: [
              cell('tableHeader', { rowspan: 2 }, paragraph(text('a'), { type: 'hardBreak' }, text('b'))),
              cell('tableCell', { align: 'right' }, paragraph(text('1')), paragraph(text('2*'))),
            ],
          },
          { type: 'tableRow', content: [cell('tableCell', { rowspan: 100 })] },
          {
            type: 'tableNotes',
            content: [
              paragraph(text('* Nota.')),
              paragraph(text('Más.')),
              paragraph(text('a', 'superscript'), text(' Otra.')),
              paragraph(text('Fuente.')),
              paragraph(text('Ana')),
            ],
          },
        ],
      },
    ]);
  });

  test('given also as pictures keep their cells; those that are only pictures have none', () => {
    const body = `<table-wrap><alternatives><graphic xlink:href="t.svg"/>${table}</alternatives></table-wrap><table-wrap><label>T</label><graphic xlink:href="t.gif"/></table-wrap>`;
    expect(
      blocksOf(body).map((block) =>
        block.type === 'table' ? block.content.filter(({ type }) => type === 'tableRow').length : -1,
      ),
    ).toEqual([3, 0]);
    expect(warningsOf({ body })).toEqual(['Hay una tabla que solo existe como imagen y no se incorpora.']);
  });

  test('in several languages are one table', () => {
    const body = `<table-wrap-group id="g"><table-wrap xml:lang="en"><label>Table 1</label><caption><title>Data</title></caption></table-wrap>${wrap.replace('<table-wrap ', '<table-wrap xml:lang="es" ')}</table-wrap-group>`;
    expect(blocksOf(body)).toMatchObject([
      {
        attrs: { id: 'g', label: 'Tabla 1' },
        content: [{ content: [paragraph(text('Datos')), paragraph(text('Table 1 Data'))] }, {}, {}, {}, {}],
      },
    ]);
  });
});

describe('formulas', () => {
  test('in TeX keep it, without the document around it, and get their MathML', () => {
    const tex = '\\documentclass {article} \\usepackage{amsmath} \\begin{document} \\[ x^2 \\] \\end{document}';
    expect(
      blocksOf(
        `<disp-formula id="e1"><alternatives><tex-math>${tex}</tex-math><graphic/></alternatives><label>(1)</label></disp-formula>`,
      ),
    ).toMatchObject([
      {
        type: 'mathBlock',
        attrs: {
          id: 'e1',
          label: '(1)',
          tex: 'x^2',
          mathml: expect.stringMatching(/^<math [^>]+ display="block">.*<msup>/),
        },
      },
    ]);
    expect(inlinesOf('<inline-formula><tex-math>\\($a$\\)</tex-math></inline-formula>')).toMatchObject([
      { type: 'mathInline', attrs: { tex: 'a' } },
    ]);
  });

  test('in MathML are cleaned, and keep TeX given beside it', () => {
    const mathml = '<mml:math onclick="x"><mml:mi>a</mml:mi><mml:script>x</mml:script></mml:math>';
    expect(
      inlinesOf(`<inline-formula><alternatives>${mathml}<tex-math>a</tex-math></alternatives></inline-formula>`),
    ).toEqual([
      {
        type: 'mathInline',
        attrs: { tex: 'a', mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi></math>' },
      },
    ]);
  });

  test('that are only pictures leave a word in their place and a warning', () => {
    const body = '<disp-formula><graphic xlink:href="e.gif"/><label>(2)</label></disp-formula>';
    expect(blocksOf(body)).toEqual([paragraph(text('[fórmula no disponible] (2)', 'italic'))]);
    expect(warningsOf({ body })).toHaveLength(1);
  });

  test('that are only text stay text; TeX that cannot be read is shown as it is, with a warning', () => {
    expect(outline(blocksOf('<disp-formula><italic>a</italic> = b<label>(3)</label></disp-formula>'))).toEqual([
      'paragraph:a = b (3)',
    ]);
    const body = '<p><inline-formula><tex-math>\\frac{</tex-math></inline-formula></p>';
    expect(JSON.stringify(blocksOf(body))).toContain('<merror><mtext>\\\\frac{</mtext></merror>');
    expect(warningsOf({ body })).toHaveLength(1);
  });
});
