import { describe, expect, test } from 'vitest';
import { blocksOf, inlinesOf, outline, warningsOf, wordsOf, workOf } from './article.fixture.ts';

const refs =
  '<ref-list><ref id="B1"><label>1</label><mixed-citation>Uno</mixed-citation></ref><ref id="B2"><mixed-citation>Dos</mixed-citation></ref></ref-list>';
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('text', () => {
  test('has single spaces, also across emphasis, and none at its ends', () => {
    expect(inlinesOf('\n  uno <bold> dos </bold>\n tres<italic> </italic> ')).toEqual([
      text('uno '),
      text('dos ', 'bold'),
      text('tres'),
    ]);
  });

  test('keeps emphasis as marks, nested and once each', () => {
    expect(
      inlinesOf(
        '<bold>a<italic>b<bold>c</bold></italic></bold><sup>d</sup><sub>e</sub><underline>f</underline><strike>g</strike><monospace>h</monospace><sc>i</sc><named-content>j</named-content>',
      ),
    ).toEqual([
      text('a', 'bold'),
      text('bc', 'bold', 'italic'),
      text('d', 'superscript'),
      text('e', 'subscript'),
      text('f', 'underline'),
      text('g', 'strike'),
      text('h', 'code'),
      text('i', 'smallCaps'),
      text('j'),
    ]);
  });

  test('reads references that were escaped twice, but not code', () => {
    expect(wordsOf(inlinesOf('A &amp;amp; B &amp;#x27;C'))).toBe("A & B 'C");
    expect(wordsOf(blocksOf('<code language="html">&lt;b&gt; &amp;amp;\n  x</code>'))).toBe('<b> &amp;\n  x');
  });

  test.each([
    [
      '<ext-link ext-link-type="uri" xlink:href="https://example.org/a?b=1">aquí</ext-link>',
      'https://example.org/a?b=1',
    ],
    ['<uri>http://example.org/</uri>', 'http://example.org/'],
    ['<email>ana@example.org</email>', 'mailto:ana@example.org'],
    ['<ext-link ext-link-type="doi" xlink:href="10.1590/abc">x</ext-link>', 'https://doi.org/10.1590/abc'],
    ['<ext-link ext-link-type="uri" xlink:href="javascript:alert(1)">x</ext-link>', undefined],
    ['<ext-link ext-link-type="uri" xlink:href="www.who.int">x</ext-link>', undefined],
    ['<ext-link ext-link-type="uri" xlink:href=" data:text/html,x">x</ext-link>', undefined],
  ])('leads where %s says, if that may be followed', (element, href) => {
    const [piece] = inlinesOf(element);
    expect(piece).toMatchObject({ type: 'text' });
    expect(JSON.stringify(piece)).toEqual(
      href ? expect.stringContaining(JSON.stringify({ href })) : expect.not.stringContaining('link'),
    );
  });

  test('says where a picture stood', () => {
    const body = '<p>x ∈ <inline-graphic xlink:href="r.gif"/> y <inline-graphic xlink:href="r.gif"/></p>';
    expect(blocksOf(body)).toEqual([
      paragraph(text('x ∈ '), text('[imagen]', 'italic'), text(' y '), text('[imagen]', 'italic')),
    ]);
    expect(warningsOf({ body })).toEqual([
      'Hay una imagen dentro del texto que solo existe como archivo gráfico y no se incorpora. (2 veces)',
    ]);
  });

  test('breaks its lines, but not at its ends', () => {
    expect(wordsOf(inlinesOf('<break/>uno<break/><break/>dos<break/>'))).toBe('uno/dos');
  });
});

describe('mentions', () => {
  test('of references become citations, of one or several', () => {
    const given =
      '<xref ref-type="bibr" rid="B1">Paz (2012)</xref>; <xref ref-type="bibr" rid="B1 B2 B9">1-2</xref>; <xref ref-type="bibr" rid="B1"/>';
    const cited = (refIds: string[], words: string) => ({ type: 'citation', attrs: { refs: refIds, text: words } });
    expect(inlinesOf(given, refs)).toEqual([
      cited(['B1'], 'Paz (2012)'),
      text('; '),
      cited(['B1', 'B2'], '1-2'),
      text('; '),
      cited(['B1'], '1'),
    ]);
  });

  test('that are raised numbers keep to raised characters', () => {
    expect(
      wordsOf(
        inlinesOf(
          'agua<sup><xref rid="B1">1</xref>,<xref rid="B2">2</xref></sup> y<xref rid="B2"><sup>(2-3)</sup></xref>',
          refs,
        ),
      ),
    ).toBe('agua¹,² y⁽²⁻³⁾');
  });

  test('of figures, tables, formulas and sections become cross references, by what they lead to', () => {
    const body = `<p><xref ref-type="fn" rid="f:1">Fig. 1</xref><xref rid="t1">Tabla 1</xref><xref rid="s1">Sección</xref><xref rid="e1">(1)</xref></p>
      <fig id="f:1"/><table-wrap id="t1"/><sec id="s1"><title>S</title><disp-formula id="e1"><tex-math>x</tex-math></disp-formula></sec>`;
    const [mentions, ...targets] = blocksOf(body);
    expect(mentions).toMatchObject({
      content: ['f-1', 't1', 's1', 'e1'].map((target) => ({ type: 'crossReference', attrs: { target } })),
    });
    expect(targets).toMatchObject(['f-1', 't1', 's1', 'e1'].map((id) => ({ attrs: { id } })));
  });

  test('that lead nowhere are only their words', () => {
    expect(inlinesOf('Ver <xref ref-type="fig" rid="f9">Fig. <bold>9</bold></xref> y <xref>Tabla 2</xref>.')).toEqual([
      text('Ver Fig. '),
      text('9', 'bold'),
      text(' y Tabla 2.'),
    ]);
  });

  test('never lead to what is not there: untitled sections, formulas that are pictures', () => {
    const body =
      '<p><xref rid="s1">a</xref> <xref rid="e1">b</xref></p><sec id="s1"><p>x</p></sec><disp-formula id="e1"><graphic xlink:href="e.gif"/></disp-formula>';
    expect(JSON.stringify(blocksOf(body))).not.toContain('crossReference');
  });
});

describe('notes', () => {
  const back = `<fn-group><title>Notas al pie</title><fn id="fn1" fn-type="other"><label>1</label><p>Primera.</p><p>Sigue, <xref rid="fn2">2</xref>.</p></fn>
    <fn id="fn2"><label>2</label><p>Segunda.</p></fn><fn fn-type="conflict"><label>Conflictos</label><p>Ninguno.</p></fn></fn-group>`;

  test('stand at their first mention; later mentions lead there', () => {
    const body =
      '<p>Uno<sup><xref ref-type="fn" rid="fn1">1</xref></sup> dos<xref ref-type="fn" rid="fn1">1</xref></p>';
    expect(blocksOf(body, back)[0]).toEqual(
      paragraph(
        text('Uno'),
        {
          type: 'footnote',
          attrs: { id: 'fn1' },
          content: [text('Primera.'), { type: 'hardBreak' }, text('Sigue, 2.')],
        },
        text(' dos'),
        { type: 'crossReference', attrs: { target: 'fn1', text: '1' } },
      ),
    );
  });

  test('without a mention come last, under a heading of their own', () => {
    const body = '<p>Uno<xref ref-type="fn" rid="fn1">1</xref></p>';
    expect(outline(blocksOf(body, back)).slice(1)).toEqual([
      'heading:Notas',
      'paragraph:Notas al pie',
      'paragraph:2 Segunda.',
      'paragraph:Conflictos Ninguno.',
    ]);
  });

  test('of the byline come with them, except where to write to', () => {
    const meta =
      '<author-notes><corresp>ana@example.org</corresp><fn fn-type="corresp"><p>Calle 1</p></fn><fn fn-type="con"><p>Ana escribió.</p></fn></author-notes>';
    expect(outline(workOf({ meta }).documento.content)).toEqual(['heading:Notas', 'paragraph:Ana escribió.']);
  });

  test('may be written where they belong; empty ones are nothing', () => {
    expect(wordsOf(inlinesOf('Uno<fn id="x"><p>Nota</p></fn>, dos<fn id="y"><p/></fn>.'))).toBe('Uno[Nota], dos.');
  });
});

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
      <verse-group><verse-line>uno</verse-line><verse-line>dos</verse-line></verse-group>
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
  const wrap = `<table-wrap id="t1"><label>Tabla 1</label><caption><title>Datos</title></caption>${table}
    <table-wrap-foot><fn id="tn1"><label>*</label><p>Nota.</p><p>Más.</p></fn><p>Fuente.</p><attrib>Ana</attrib></table-wrap-foot></table-wrap>`;

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
