import { describe, expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { exportedAuthor, text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { writeJats } from './write-jats.ts';

const heading = (words: string, level: number, id: string): Block => ({
  type: 'heading',
  attrs: { level, id },
  content: [text(words)],
});
const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] });
const body = (...content: Block[]) => /<body>(.*)<\/body>/s.exec(writeJats(workOf(content)))?.[1];

describe('a work as JATS', () => {
  it('nests its sections by the levels of their headings', () => {
    const content = [heading('Métodos', 1, 'm'), heading('Sitio', 2, 's'), paragraph('Aquí.'), heading('Fin', 1, 'f')];
    expect(body(...content)).toBe(
      '<sec id="m" sec-type="methods"><title>Métodos</title><sec id="s"><title>Sitio</title><p>Aquí.</p></sec></sec>' +
        '<sec id="f"><title>Fin</title></sec>',
    );
  });

  it('keeps acknowledgements and appendices at its end behind the body', () => {
    const xml = writeJats(workOf([paragraph('Hola.'), heading('Agradecimientos', 1, 'a'), paragraph('Gracias.')]));
    expect(xml).toContain('<back><ack id="a"><title>Agradecimientos</title><p>Gracias.</p></ack></back>');
  });

  it('writes its text in every other language as a part, with ids of its own', () => {
    const linked = (words: string): Block[] => [
      heading(words, 1, 'm'),
      { type: 'paragraph', content: [{ type: 'crossReference', attrs: { target: 'm', text: words } }] },
    ];
    const documento = { type: 'doc' as const, content: linked('Methods') };
    const xml = writeJats(
      workOf(linked('Métodos'), {
        traducciones: [{ idioma: 'en', titulo: 'A work', resumen: 'Its summary.', palabrasClave: ['test'] }],
        textos: [{ idioma: 'en', esOriginal: false, doi: '10.1234/en', documento, referencias: null }],
      }),
    );
    expect(xml).not.toContain('trans-title');
    expect(/<sub-article.*<\/sub-article>/s.exec(xml)?.[0]).toBe(
      '<sub-article article-type="translation" id="sa-1" xml:lang="en"><front-stub><article-id pub-id-type="doi">10.1234/en</article-id>' +
        '<title-group><article-title>A work</article-title></title-group>' +
        '<abstract><title>Abstract</title><p>Its summary.</p></abstract>' +
        '<kwd-group kwd-group-type="author" xml:lang="en"><title>Keywords</title><kwd>test</kwd></kwd-group></front-stub>' +
        '<body><sec id="m-1" sec-type="methods"><title>Methods</title><p><xref ref-type="sec" rid="m-1">Methods</xref></p></sec></body>' +
        '</sub-article>',
    );
  });

  it('is the original first, where its own text is a translation', () => {
    const documento = { type: 'doc' as const, content: [paragraph('Olá.')] };
    const xml = writeJats(
      workOf([paragraph('Hola.')], {
        traducciones: [{ idioma: 'pt', titulo: 'Uma obra', resumen: '', palabrasClave: [] }],
        textos: [{ idioma: 'pt', esOriginal: true, doi: null, documento, referencias: null }],
      }),
    );
    expect(xml).toMatch(
      /<article [^>]*xml:lang="pt".*Uma obra.*Olá\..*<sub-article [^>]*xml:lang="es".*Una obra.*Hola\./s,
    );
  });

  it('makes links of web addresses alone', () => {
    const cited = (URL: string) =>
      writeJats(workOf([], { referencias: [{ id: 'r', texto: 'A.', csl: { type: 'book', URL } }] }));
    expect(cited('https://pliego.test/a')).toContain('xlink:href="https://pliego.test/a"');
    expect(cited('javascript:alert(1)')).not.toContain('xlink:href');
  });

  it('mentions only what is there, and gives each thing an id of its own', () => {
    const note = { type: 'footnote' as const, attrs: { id: 'n' }, content: [text('Nota.')] };
    const cited: Block = {
      type: 'paragraph',
      content: [
        { type: 'citation', attrs: { refs: ['r1', 'nadie'], text: '(Kuhn, 1962)' } },
        { type: 'crossReference', attrs: { target: 'nada', text: 'Figura 9' } },
        note,
        structuredClone(note),
      ],
    };
    const xml = writeJats(workOf([cited], { referencias: [{ id: 'r1', texto: 'Kuhn.' }] }));
    expect(xml).toContain('<xref ref-type="bibr" rid="r1">(Kuhn, 1962)</xref>Figura 9');
    expect(xml.match(/<fn [^>]*id="([^"]+)"/g)).toEqual(['<fn fn-type="other" id="n"', '<fn fn-type="other" id="n-1"']);
  });

  it.each([
    ['(Kuhn, 1962; Popper, 1934)', '(*a*Kuhn, 1962*; *b*Popper, 1934*)'],
    ['[1, 3]', '[*a*1*, *b*3*]'],
    ['1–2', '*a*1–2**b**'],
    ['¹⁻²', '*a*<sup>1-2</sup>**b**'],
  ])('mentions each reference of %s by itself, and reads it back as one citation', (said, written) => {
    const cited: Block = {
      type: 'paragraph',
      content: [text('Véase '), { type: 'citation', attrs: { refs: ['a', 'b'], text: said } }, text(' entero.')],
    };
    const referencias = ['a', 'b'].map((id) => ({ id, texto: `Obra ${id}.` }));
    const xml = writeJats(workOf([cited], { referencias }));
    const inside = /<named-content content-type="citation">(.*)<\/named-content>/.exec(xml)?.[1];
    const plain = inside
      ?.replace(/<xref ref-type="bibr" rid="(\w)"\/>/g, '*$1**')
      .replace(/<xref ref-type="bibr" rid="(\w)">(.*?)<\/xref>/g, '*$1*$2*');
    expect(plain).toBe(written);
    expect(readJats(xml).work.documento.content).toEqual([cited]);
  });

  it('heads the rows of a table with cells that say so, and reads them back', () => {
    const row = (...cells: ('tableHeader' | 'tableCell')[]) => ({
      type: 'tableRow' as const,
      content: cells.map((type) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph('x')] })),
    });
    const table: Block = {
      type: 'table',
      attrs: {},
      content: [{ type: 'caption', content: [] }, row('tableHeader', 'tableHeader'), row('tableHeader', 'tableCell')],
    };
    const xml = writeJats(workOf([table]));
    expect(xml).toContain('<thead><tr><th>x</th><th>x</th></tr></thead>');
    expect(xml).toContain('<tbody><tr><td scope="row">x</td><td>x</td></tr></tbody>');
    expect(readJats(xml).work.documento.content).toEqual([table]);
  });

  it('writes formulas as MathML with its prefix, beside the TeX of their author', () => {
    const mathml = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>';
    expect(body({ type: 'mathBlock', attrs: { tex: 'x', mathml, id: 'e', label: '(1)' } })).toBe(
      '<disp-formula id="e"><label>(1)</label><alternatives><mml:math><mml:mi>x</mml:mi></mml:math>' +
        '<tex-math>x</tex-math></alternatives></disp-formula>',
    );
  });

  it('says by labels where a list begins to count', () => {
    const list = (start: number): Block => ({
      type: 'orderedList',
      attrs: { start },
      content: [{ type: 'listItem', content: [paragraph('Uno')] }],
    });
    expect(body(list(1))).not.toContain('<label>');
    expect(body(list(4))).toContain('<list-item><label>4.</label><p>Uno</p>');
  });

  it('gives a table that has a picture and rows in both forms, of which the rows are read back', () => {
    const row: Block = {
      type: 'table',
      attrs: { src: '/files/a.png' },
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { colspan: 1, rowspan: 1 },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'humedales' }] }],
            },
          ],
        },
      ],
    };
    const xml = writeJats(workOf([row]));
    expect(xml).toMatch(/<alternatives><graphic [^>]*\/><table>/);
    expect(JSON.stringify(readJats(xml).work.documento)).toContain('humedales');
  });

  it('puts in paragraphs what cells of tables do not take, and has no lines across a page', () => {
    const cell = (block: Block) => ({
      type: 'tableCell' as const,
      attrs: { colspan: 1, rowspan: 1 },
      content: [block, paragraph('x')],
    });
    const table = (...blocks: Block[]): Block => ({
      type: 'table',
      attrs: {},
      content: [{ type: 'tableRow', content: blocks.map(cell) }],
    });
    const figure: Block = {
      type: 'figure',
      attrs: { src: null, alt: '' },
      content: [{ type: 'caption', content: [] }],
    };
    const quote: Block = { type: 'blockquote', content: [heading('Nota', 1, 'q'), paragraph('x')] };
    const written = body(table(figure, table(paragraph('y')), quote), { type: 'horizontalRule' });
    expect(written).not.toMatch(/<td><(?:fig|table-wrap|boxed-text)|<hr/);
    expect(written).toMatch(/<td><p><fig.*<td><p><table-wrap.*<td><p><boxed-text/);
  });

  it('names its authors with ORCID iD and affiliations, and claims no proof but ORCID’s own', () => {
    const xml = writeJats(workOf([], { autores: [exportedAuthor] }));
    expect(xml).toContain('<contrib-id contrib-id-type="orcid">0000-0000-0011-341X</contrib-id>');
    expect(xml).toContain('<surname>Valcárcel Otero</surname><given-names>Irene</given-names>');
    expect(xml).not.toContain('authenticated');
    expect(writeJats(workOf([], { autores: [{ ...exportedAuthor, orcidConfirmado: true }] }))).toContain(
      '<contrib-id contrib-id-type="orcid" authenticated="true">0000-0000-0011-341X</contrib-id>',
    );
  });

  it('says what each author did in the terms of CRediT', () => {
    const xml = writeJats(workOf([], { autores: [exportedAuthor] }));
    const address = 'https://credit.niso.org/contributor-roles/writing-review-editing/';
    expect(xml).toContain(
      `<role content-type="https://casrai.org/term/contributor-roles-writing-review-editing" vocab="credit" vocab-identifier="https://credit.niso.org/" vocab-term="Writing – review &amp; editing" vocab-term-identifier="${address}">Redacción - revisión y edición</role>`,
    );
    expect(readJats(xml).work.autores[0]?.credit).toEqual(exportedAuthor.credit);
  });

  it('says which organisation an affiliation is, where its author chose it, and reads it again', () => {
    const ror = 'https://ror.org/003x0zc53';
    const afiliaciones = ['Universidad de la Costa Verde', 'En casa'];
    const author = { ...exportedAuthor, afiliaciones, rors: [{ afiliacion: 'Universidad de la Costa Verde', ror }] };
    const xml = writeJats(workOf([], { autores: [author] }));
    expect(xml).toMatch(
      /<aff id="[^"]+"><label>1<\/label><institution content-type="original">Universidad de la Costa Verde<\/institution><institution-wrap><institution-id institution-id-type="ror">https:\/\/ror\.org\/003x0zc53<\/institution-id><\/institution-wrap><\/aff>/,
    );
    expect(xml.match(/institution-wrap>/g)).toHaveLength(2);
    expect(readJats(xml).work.autores[0]).toMatchObject({ afiliaciones, rors: author.rors });
    expect(readJats(xml.replace('003x0zc53', '003x0zc54')).work.autores[0]).not.toHaveProperty('rors');
  });

  it('has an anonymous contributor in place of hidden authors', () => {
    const xml = writeJats(workOf([], { autoresOcultos: true }));
    expect(xml).toContain('<contrib-group><contrib contrib-type="author"><anonymous/></contrib></contrib-group>');
    expect(xml).not.toContain('<aff');
  });

  it('leaves out what XML cannot hold', () => {
    expect(readJats(writeJats(workOf([paragraph('uno\u0001 <dos> & "tres"')]))).work.documento.content).toEqual([
      paragraph('uno <dos> & "tres"'),
    ]);
  });

  it('names what a notice is about, and what came after a work, by DOI or else by address', () => {
    const other = { titulo: 'Otra', fecha: '2026-03-01', doi: '10.1590/otra', direccion: '', levantada: null };
    const notice = writeJats(
      workOf([], { relaciones: { sobre: { ...other, clase: 'PREOCUPACION' }, posteriores: [] } }),
    );
    // SPS 1.10 has no word for it.
    expect(notice).toContain('article-type="other"');
    expect(notice).toContain(
      '<related-object link-type="object-of-concern" id="ro-1" ext-link-type="doi" xlink:href="10.1590/otra"/>',
    );
    const retraction = workOf([], { relaciones: { sobre: { ...other, clase: 'RETRACTACION' }, posteriores: [] } });
    expect(writeJats(retraction)).toContain('article-type="retraction"');
    expect(writeJats(retraction)).toContain(
      '<related-article related-article-type="retracted-article" id="ra-1" ext-link-type="doi" xlink:href="10.1590/otra"/>',
    );
    const edited = {
      ...other,
      clase: 'NUEVA_EDICION' as const,
      doi: null,
      direccion: 'https://pliego.test/catalogo/2',
    };
    const work = writeJats(workOf([], { relaciones: { sobre: null, posteriores: [edited] } }));
    expect(work).toContain('article-type="research-article"');
    expect(work).toContain('<related-object link-type="new-edition" id="ro-1" ext-link-type="uri"');
    expect(writeJats(workOf([]))).not.toContain('<related-');
  });

  it('names the preprint that its authors declared', () => {
    const enlace = 'https://doi.org/10.1590/SciELOPreprints.1';
    const declaraciones = { preimpresion: { respuesta: 'CON_PREIMPRESION' as const, enlace } };
    expect(writeJats(workOf([], { declaraciones }))).toContain(
      '<related-object link-type="preprint" id="ro-1" ext-link-type="doi" xlink:href="10.1590/SciELOPreprints.1"/>',
    );
  });

  it('says when and why a work was retracted', () => {
    const xml = writeJats(workOf([], { fechaRetractacion: '2026-03-01', motivoRetractacion: 'Datos duplicados.' }));
    expect(xml).toContain('<date date-type="retracted"><day>01</day><month>03</month><year>2026</year></date>');
    expect(xml).toContain('<meta-value>Datos duplicados.</meta-value>');
  });
});
