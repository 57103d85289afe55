import { describe, expect, test } from 'vitest';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import { jats, outline, warningsOf, workOf } from './article.fixture.ts';
import { JatsError } from './jats-error.ts';
import { readJats } from './read-jats.ts';

const abstract = (text: string, attributes = '') =>
  `<abstract ${attributes}><title>Resumen</title><p>${text}</p></abstract>`;
const translation = (language: string, body: string, front = '') =>
  `<sub-article article-type="translation" xml:lang="${language}" id="s-${language}"><front-stub>${front}</front-stub><body>${body}</body></sub-article>`;

describe('a file', () => {
  test.each([
    ['is not well-formed', '<article>', /no es XML bien formado \(línea \d+\)/],
    ['is something else', '<html><body/></html>', /no es un artículo en formato JATS/],
    ['has no title', jats({ title: ' ' }), /no tiene título/],
    ['is not XML', 'hola', /no es XML/],
    [
      'has entities of its own',
      jats({ doctype: '<!DOCTYPE article [<!ENTITY lugar "Cádiz">]>', title: '&lugar;' }),
      /entidades propias/,
    ],
    ['is nested too deep', jats({ body: `${'<sec>'.repeat(300)}${'</sec>'.repeat(300)}` }), /demasiado profundo/],
    ['has elements without end', jats({ body: '<p/>'.repeat(250_001) }), /demasiados elementos/],
  ])('is refused in Spanish where it %s', (_, xml, message) => {
    expect(() => readJats(xml)).toThrow(JatsError);
    expect(() => readJats(xml)).toThrow(message);
  });

  test('may say which DTD it follows', () => {
    const doctype =
      '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.1 20151215//EN" "JATS-journalpublishing1.dtd">';
    expect(workOf({ doctype, title: 'A&ntilde;o' }).titulo).toBe('Año');
  });

  test('with nothing but a title is a work with nothing invented', () => {
    expect(workOf({})).toEqual({
      titulo: 'Un título',
      resumen: '',
      palabrasClave: [],
      tipo: 'ARTICULO',
      categoria: null,
      idioma: 'es',
      doi: null,
      metadatos: { tipoArticulo: 'research-article' },
      autores: [],
      traducciones: [],
      licencia: null,
      fechaRecepcion: null,
      fechaAceptacion: null,
      fechaPublicacion: null,
      documento: { type: 'doc', content: [] },
      referencias: [],
      textos: [],
    });
  });
});

describe('title, abstract and keywords', () => {
  test('the title has its subtitle and no marks of notes', () => {
    const title =
      'Agua y CO<sub>2</sub><xref ref-type="fn" rid="fn1"><sup>*</sup></xref>**</article-title><subtitle>un estudio</subtitle><article-title>';
    expect(workOf({ title }).titulo).toBe('Agua y CO2: un estudio');
    expect(
      workOf({ title: '¿Por qué?<fn><p>Nota</p></fn></article-title><subtitle>Un estudio</subtitle><article-title>' })
        .titulo,
    ).toBe('¿Por qué? Un estudio');
  });

  test('a structured abstract keeps its parts, without its own heading', () => {
    const meta =
      '<abstract><title>RESUMEN</title><sec><title>Objetivo</title><p>Medir.</p></sec><sec><title>Método:</title><p>Así.</p><p>Y así.</p></sec></abstract>';
    expect(workOf({ meta }).resumen).toBe('Objetivo: Medir.\n\nMétodo: Así.\n\nY así.');
  });

  test('highlights and graphical abstracts are not the abstract', () => {
    const meta = `${abstract('Puntos', 'abstract-type="key-points"')}${abstract('El resumen.')}`;
    expect(workOf({ meta }).resumen).toBe('El resumen.');
  });

  test('keywords are tidy, once each, also where they come in one', () => {
    expect(
      workOf({
        meta: '<kwd-group xml:lang="es"><title>Palabras clave</title><kwd><italic>Aedes</italic> ;</kwd><kwd>Aedes</kwd><kwd>agua.</kwd></kwd-group>',
      }).palabrasClave,
    ).toEqual(['Aedes', 'agua']);
    expect(workOf({ meta: '<kwd-group><kwd>uno; dos; tres.</kwd></kwd-group>' }).palabrasClave).toEqual([
      'uno',
      'dos',
      'tres',
    ]);
  });

  test('other languages become translations, from the article and from its sub-articles', () => {
    const meta = `<title-group><article-title>x</article-title></title-group>
      ${abstract('Resumen.')}<trans-abstract xml:lang="en"><p>Abstract.</p></trans-abstract><trans-abstract xml:lang="pt-BR"><p>De fuera.</p></trans-abstract>
      <kwd-group xml:lang="en"><kwd>water</kwd></kwd-group>`;
    const front =
      '<title-group><article-title>Um título</article-title></title-group><abstract><p>Resumo.</p></abstract>';
    expect(workOf({ meta, body: '<p>x</p>', after: translation('pt', '<p>Texto</p>', front) }).traducciones).toEqual([
      { idioma: 'pt', titulo: 'Um título', resumen: 'Resumo.', palabrasClave: [] },
      { idioma: 'en', titulo: '', resumen: 'Abstract.', palabrasClave: ['water'] },
    ]);
  });

  test('a translated title too long to keep is left out with a warning', () => {
    const meta = `</article-meta><article-meta>`;
    const front = `<title-group><article-title>${'x'.repeat(501)}</article-title></title-group>`;
    const parts = { meta, body: '<p>x</p>', after: translation('en', '<p>x</p>', front) };
    expect(workOf(parts).traducciones).toEqual([]);
    expect(warningsOf(parts)[0]).toMatch(/Se omite la traducción \(en\)/);
  });
});

describe('the language to show', () => {
  const spanish = translation(
    'es',
    '<p>Texto en español</p>',
    `<article-categories><subj-group subj-group-type="heading"><subject>ARTÍCULO ORIGINAL</subject></subj-group></article-categories>
     <title-group><article-title>En español</article-title></title-group>${abstract('Resumen.')}<kwd-group><kwd>agua</kwd></kwd-group>`,
  );

  test('is the first with a text where the article has none, or the parts of several bodies as one', () => {
    const meta = abstract('Abstract.');
    const empty = '<sub-article article-type="reviewer-report" xml:lang="pt"><front-stub/><body> </body></sub-article>';
    const english = `<sub-article article-type="translation" xml:lang="en"><front-stub><title-group><article-title>In English</article-title></title-group></front-stub><body><p>One.</p></body></sub-article>`;
    const work = workOf({ language: 'pt', title: 'Em português', meta, after: `${empty}${english}` });
    expect(work).toMatchObject({ idioma: 'en', titulo: 'In English', textos: [] });
    expect(outline(work.documento.content)).toEqual(['paragraph:One.']);
    expect(work.traducciones).toMatchObject([{ idioma: 'pt', titulo: 'Em português' }]);
    const parted = workOf({ after: '<body> </body><body><p>Uno.</p></body><body><p>Dos.</p></body>' });
    expect(outline(parted.documento.content)).toEqual(['paragraph:Uno.', 'paragraph:Dos.']);
  });

  test('is Spanish where there is a full text in Spanish', () => {
    const meta = `${abstract('Abstract.')}<kwd-group><kwd>water</kwd></kwd-group>`;
    const work = workOf({ language: 'en', title: 'In English', meta, body: '<p>Text</p>', after: spanish });
    expect(work).toMatchObject({
      idioma: 'es',
      titulo: 'En español',
      resumen: 'Resumen.',
      palabrasClave: ['agua'],
      categoria: null,
    });
    expect(work.documento.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Texto en español' }] },
    ]);
    expect(work.traducciones).toEqual([
      { idioma: 'en', titulo: 'In English', resumen: 'Abstract.', palabrasClave: ['water'] },
    ]);
  });

  test('is the article’s own where Spanish has no text', () => {
    const meta = '<trans-abstract xml:lang="es"><p>Resumen.</p></trans-abstract>';
    const work = workOf({ language: 'en', meta, body: '<p>Text</p>', after: translation('es', '') });
    expect(work.idioma).toBe('en');
    expect(work.traducciones).toMatchObject([{ idioma: 'es', resumen: 'Resumen.' }]);
  });

  test('keeps the whole text in every other language, with its pictures, notes and what it is registered by', () => {
    const front = '<article-id pub-id-type="doi">10.1590/x.en</article-id>';
    const figure =
      '<fig id="f1"><label>Figure 1</label><caption><p>A dot</p></caption><graphic xlink:href="f.png"/></fig>';
    const xml = jats({
      body: '<fig id="f1"><label>Figura 1</label><caption><p>Un punto</p></caption><graphic xlink:href="f.png"/></fig>',
      after: translation(
        'en',
        `<p>See <xref rid="f1">Figure 1</xref>.</p>${figure}<p>Mind<fn><p>Aside</p></fn></p>`,
        front,
      ),
    });
    const { work, pictures } = readJats(xml, { names: ['f.png'], article: 'a.xml', read: () => png }, '/files/1');
    expect(work.textos).toMatchObject([{ idioma: 'en', esOriginal: false, doi: '10.1590/x.en', referencias: null }]);
    // An id is of one thing in all of the file.
    expect(work.textos[0]?.documento.content).toMatchObject([
      { content: [{ text: 'See ' }, { type: 'crossReference', attrs: { target: 'f1-1' } }, { text: '.' }] },
      { type: 'figure', attrs: { id: 'f1-1', label: 'Figure 1', src: `/files/1/${pictures[0]?.name}` } },
      { content: [{ text: 'Mind' }, { type: 'footnote' }] },
    ]);
    expect(pictures).toHaveLength(1);
  });

  test('says which was the original where the Spanish one is a translation, and finds a language that is not said', () => {
    const work = workOf({ language: 'pt', body: '<p>Texto em português</p>', after: spanish });
    expect(work.textos).toMatchObject([{ idioma: 'pt', esOriginal: true, doi: null }]);
    const english =
      'The words that are in this text are those of the language that it was written in, and of no other.';
    const unsaid = translation('en', `<p>${english}</p>`).replace(' xml:lang="en"', '');
    expect(workOf({ body: '<p>Texto</p>', after: unsaid }).textos).toMatchObject([{ idioma: 'en' }]);
    // Whichever of its bodies has the text.
    const later = unsaid.replace('<body>', '<body/><body>');
    expect(workOf({ body: '<p>Texto</p>', after: later }).textos).toMatchObject([{ idioma: 'en' }]);
  });

  test('leaves replies and reviews out, and names them', () => {
    const review = '<sub-article article-type="reviewer-report" xml:lang="es"><body><p>Bien</p></body></sub-article>';
    const parts = { body: '<p>Texto</p>', after: review };
    expect(JSON.stringify(workOf(parts))).not.toContain('Bien');
    expect(warningsOf(parts)).toEqual(['No se incorpora un texto asociado: reviewer-report (es).']);
  });

  test('uses the references of the article in a translation that has none', () => {
    const back = '<ref-list><ref id="B1"><mixed-citation>Uno.</mixed-citation></ref></ref-list>';
    const after = translation('es', '<p>Ver <xref ref-type="bibr" rid="B1">1</xref></p>');
    const work = workOf({ language: 'en', back, after });
    expect(work.referencias).toHaveLength(1);
    expect(JSON.stringify(work.documento)).toContain('"refs":["B1"]');
  });
});

describe('metadata', () => {
  const journal = `<journal-title-group><journal-title>Revista de Agua</journal-title><abbrev-journal-title>Rev. Agua</abbrev-journal-title></journal-title-group>
    <issn pub-type="ppub">0034-8910</issn><issn pub-type="epub">1518-8787</issn><publisher><publisher-name>Editora</publisher-name></publisher>`;

  test('says where the article appeared', () => {
    const meta = `<article-id pub-id-type="doi">https://doi.org/10.1590/abc</article-id><volume>48</volume><issue>2</issue><fpage>322</fpage><lpage>325</lpage>
      <article-categories><subj-group subj-group-type="heading"><subject>ARTÍCULOS.</subject></subj-group></article-categories>
      <funding-group><funding-statement>Pagado por nadie.</funding-statement></funding-group>`;
    const work = workOf({ journal, meta });
    // A heading that only repeats the type is no category.
    expect(work).toMatchObject({ doi: '10.1590/abc', categoria: null });
    expect(work.metadatos).toEqual({
      doi: '10.1590/abc',
      pages: 4,
      revista: 'Revista de Agua',
      revistaAbreviada: 'Rev. Agua',
      issn: '1518-8787',
      issnImpreso: '0034-8910',
      editorial: 'Editora',
      volumen: '48',
      numero: '2',
      paginaInicial: '322',
      paginaFinal: '325',
      tipoArticulo: 'research-article',
      seccion: 'ARTÍCULOS.',
      financiacion: 'Pagado por nadie.',
    });
  });

  test.each([
    ['10', '19', 10],
    ['S331', '6', 6],
    ['S331', 'S336', 6],
    ['331', '36', 6],
    ['20', '10', undefined],
    ['e12', '', undefined],
    ['vii', 'ix', undefined],
  ])('counts pages from %s to %s', (first, last, count) => {
    expect(workOf({ meta: `<fpage>${first}</fpage><lpage>${last}</lpage>` }).metadatos.pages).toBe(count);
  });

  test('leaves out what is not valid, with a warning, and keeps the rest', () => {
    const meta = `<article-id pub-id-type="doi">no es un DOI</article-id><volume>3</volume><issue>${'x'.repeat(2001)}</issue>
      <history><date date-type="received"><day>31</day><month>02</month><year>2020</year></date></history>
      <permissions><license xlink:href="https://exa mple.org/"/></permissions>`;
    const parts = { journal: '<issn>1234-5678</issn>', meta };
    expect(workOf(parts).metadatos).toEqual({ volumen: '3', tipoArticulo: 'research-article' });
    expect(workOf(parts)).toMatchObject({ doi: null, fechaRecepcion: null, licencia: null });
    expect(warningsOf(parts)).toEqual([
      'Se omite un ISSN no válido.',
      'Se omite un dato no válido: doi.',
      'Se omite un dato no válido: numero.',
      'Se omite una fecha no válida: 2020-02-31.',
    ]);
  });

  test.each([
    [
      '<pub-date pub-type="collection"><year>2020</year></pub-date><pub-date date-type="pub"><day>3</day><month>5</month><year>2021</year></pub-date>',
      '2021-05-03',
    ],
    ['<pub-date pub-type="epub-ppub"><month>04</month><year>2014</year></pub-date>', '2014-04-01'],
    ['<pub-date><season>Set-Dez</season><year>2014</year></pub-date>', '2014-09-01'],
    ['<pub-date><year>1997</year></pub-date>', '1997-01-01'],
    ['<pub-date iso-8601-date="2019-12-31"><year>2019</year></pub-date>', '2019-12-31'],
    ['<pub-date><season>Invierno</season></pub-date>', null],
  ])('reads the day of publication from %s', (meta, day) => {
    expect(workOf({ meta }).fechaPublicacion).toBe(day);
  });

  test('reads when it was received and accepted', () => {
    const date = (type: string, day: number) =>
      `<date date-type="${type}"><day>${day}</day><month>Mar</month><year>2020</year></date>`;
    const work = workOf({
      meta: `<history>${date('received', 1)}${date('rev-recd', 2)}${date('accepted', 30)}</history>`,
    });
    expect(work).toMatchObject({ fechaRecepcion: '2020-03-01', fechaAceptacion: '2020-03-30' });
  });

  test.each([
    ['http://creativecommons.org/licenses/by/4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['https://creativecommons.org/licenses/by/4.0/deed.en', 'https://creativecommons.org/licenses/by/4.0/'],
    ['https://www.creativecommons.org/licenses/by-nc/3.0/br/', 'https://creativecommons.org/licenses/by-nc/3.0/br/'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['http://revista.example/licencia', 'https://revista.example/licencia'],
    ['javascript:alert(1)', null],
  ])('reads the licence %s', (address, licence) => {
    expect(
      workOf({
        meta: `<permissions><license xlink:href="${address}"><license-p>Libre.</license-p></license></permissions>`,
      }).licencia,
    ).toBe(licence);
  });
});
