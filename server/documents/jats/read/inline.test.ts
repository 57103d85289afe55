import { describe, expect, test } from 'vitest';
import { blocksOf, inlinesOf, outline, paragraph, text, warningsOf, wordsOf, workOf } from './article.fixture.ts';

const refs =
  '<ref-list><ref id="B1"><label>1</label><mixed-citation>Uno</mixed-citation></ref><ref id="B2"><mixed-citation>Dos</mixed-citation></ref></ref-list>';
describe('text', () => {
  test('has single spaces, also across emphasis, and none at its ends', () => {
    expect(inlinesOf('\n  uno <bold> dos </bold>\n tres<italic> </italic> ')).toEqual([
      text('uno '),
      text('dos ', 'bold'),
      text('tres'),
    ]);
  });

  test('has no spaces inside brackets, nor before a comma, wherever its pieces end', () => {
    expect(wordsOf(inlinesOf('( <italic>a</italic> ) [ b ] , c ( ) d', refs))).toBe('(a) [b], c ( ) d');
    const cited = '( <xref rid="B1">Uno, 1999</xref> ; <xref rid="B2">Dos, 2001</xref> ) , y';
    expect(wordsOf(inlinesOf(cited, refs))).toBe('(Uno, 1999; Dos, 2001), y');
    expect(wordsOf(inlinesOf('<monospace>f( x )</monospace>'))).toBe('f( x )');
  });

  test('raises numbers of references that stand right after a word', () => {
    const said = (text: string) => wordsOf(inlinesOf(text, refs));
    expect(said('Omori.<xref rid="B1">12</xref>')).toBe('Omori.¹²');
    expect(said('Omori (<xref rid="B1">1</xref>,<xref rid="B2">2</xref>) y <xref rid="B1">1</xref>')).toBe(
      'Omori (1,2) y 1',
    );
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

  test('that declare the preprint of the work are no part of its text', () => {
    const meta = '<related-object link-type="preprint" ext-link-type="doi" xlink:href="10.1590/SciELOPreprints.7"/>';
    const note = (type: string, said: string) => `<fn fn-type="${type}"><p>${said}</p></fn>`;
    const link = '<ext-link xlink:href="https://doi.org/10.1590/scielopreprints.7">aquí</ext-link>';
    const notes = `<fn-group><title>Declaraciones</title>${note('preprint', 'Está en un servidor.')}${note('other', `Preimpresión: ${link}.`)}`;
    const textOf = (more: string) => outline(workOf({ meta, back: `${notes}${more}</fn-group>` }).documento.content);
    expect(textOf('')).toEqual([]);
    expect(textOf(note('other', 'Pagó el CNPq.')).slice(-1)).toEqual(['paragraph:Pagó el CNPq.']);
  });

  test('may be written where they belong; empty ones are nothing', () => {
    expect(wordsOf(inlinesOf('Uno<fn id="x"><p>Nota</p></fn>, dos<fn id="y"><p/></fn>.'))).toBe('Uno[Nota], dos.');
  });
});
