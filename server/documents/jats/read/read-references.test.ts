import { describe, expect, test } from 'vitest';
import { warningsOf, workOf } from './article.fixture.ts';

const references = (...refs: string[]) =>
  workOf({ back: `<ref-list><title>Referencias</title>${refs.join('')}</ref-list>` }).referencias;
const article = `<element-citation publication-type="journal">
  <person-group person-group-type="author"><name><surname>Paz</surname><given-names>A</given-names><suffix>Jr</suffix></name><collab>OMS</collab><etal/></person-group>
  <article-title>El agua<xref ref-type="fn" rid="x">*</xref></article-title><source>Rev Agua</source><year>2012a</year><month>Nov</month><volume>12</volume><issue>6</issue>
  <fpage>346</fpage><lpage>351</lpage><pub-id pub-id-type="doi">10.1016/j.agua.2012.04.006.</pub-id><pub-id pub-id-type="pmid">123</pub-id>
  <comment>En: <ext-link ext-link-type="uri" xlink:href="https://example.org/a">a</ext-link></comment>
  <date-in-citation content-type="access-date" iso-8601-date="2021-06-25">25 jun 2021</date-in-citation></element-citation>`;
const articleCsl = {
  type: 'article-journal',
  title: 'El agua',
  'container-title': 'Rev Agua',
  author: [{ family: 'Paz Jr', given: 'A' }, { literal: 'OMS' }],
  issued: { 'date-parts': [[2012, 11]] },
  accessed: { 'date-parts': [[2021, 6, 25]] },
  volume: '12',
  issue: '6',
  page: '346-351',
  DOI: '10.1016/j.agua.2012.04.006',
  PMID: '123',
  URL: 'https://example.org/a',
};

describe('references', () => {
  test('are shown as printed and kept in their parts', () => {
    const [reference] = references(
      `<ref id="B1"><label>1.</label><mixed-citation>1. Paz A Jr, <italic>OMS</italic>.  El agua.</mixed-citation>${article}</ref>`,
    );
    expect(reference).toEqual({ id: 'B1', etiqueta: '1', texto: 'Paz A Jr, OMS. El agua.', csl: articleCsl });
  });

  test('without a printed form are composed of their parts', () => {
    expect(references(`<ref id="B1">${article}</ref>`)[0]?.texto).toBe(
      'Paz Jr A, OMS. El agua. Rev Agua. 2012. 12(6):346-351. https://doi.org/10.1016/j.agua.2012.04.006',
    );
    expect(
      references('<ref><element-citation><comment>Comunicación personal</comment></element-citation></ref>')[0]?.texto,
    ).toBe('Comunicación personal');
  });

  test.each([
    ['<label>11</label><mixed-citation>11 Cassidy I</mixed-citation>', '11', 'Cassidy I'],
    ['<label>11</label><mixed-citation>. Cassidy I</mixed-citation>', '11', 'Cassidy I'],
    ['<label>1</label><mixed-citation>1984 es un libro</mixed-citation>', '1', '1984 es un libro'],
    ['<label>[A]</label><mixed-citation>Cassidy I</mixed-citation>', 'A', 'Cassidy I'],
    ['<mixed-citation>[1] Cassidy I</mixed-citation>', '1', 'Cassidy I'],
    ['<mixed-citation>1. Cassidy I</mixed-citation>', '1', 'Cassidy I'],
    ['<mixed-citation>300. Una película</mixed-citation>', undefined, '300. Una película'],
    [
      '<mixed-citation>Uno.</mixed-citation><mixed-citation>Dos.</mixed-citation><note><p>Ver más.</p></note>',
      undefined,
      'Uno. Dos. Ver más.',
    ],
  ])('with %s are told apart from their labels', (inside, etiqueta, texto) => {
    expect(references(`<ref id="B1">${inside}</ref>`)).toEqual([{ id: 'B1', etiqueta, texto }]);
  });

  test.each([
    [
      '<element-citation publication-type="book"><source>Libro</source></element-citation>',
      { type: 'book', title: 'Libro' },
    ],
    [
      '<element-citation publication-type="book"><chapter-title>Cap</chapter-title><source>Libro</source><person-group person-group-type="editor"><name><surname>Ed</surname></name></person-group></element-citation>',
      { type: 'chapter', title: 'Cap', 'container-title': 'Libro', editor: [{ family: 'Ed' }] },
    ],
    [
      '<element-citation publication-type="journal"><source>Revista</source></element-citation>',
      { type: 'article-journal', 'container-title': 'Revista' },
    ],
    [
      '<element-citation publication-type="thesis"><source>Tesis</source><publisher-name>U</publisher-name><publisher-loc>Lima</publisher-loc></element-citation>',
      { type: 'thesis', title: 'Tesis', publisher: 'U', 'publisher-place': 'Lima' },
    ],
    [
      '<element-citation publication-type="webpage"><source>Web</source><elocation-id>e5</elocation-id></element-citation>',
      { type: 'webpage', title: 'Web', page: 'e5' },
    ],
    [
      '<element-citation publication-type="raro"><article-title>X</article-title><ext-link xlink:href="https://doi.org/10.1234/abc">d</ext-link></element-citation>',
      { type: 'document', title: 'X', DOI: '10.1234/abc', URL: 'https://doi.org/10.1234/abc' },
    ],
    [
      '<mixed-citation publication-type="journal"><name><surname>Paz</surname></name>. <article-title>X</article-title>. <source>R</source></mixed-citation>',
      { type: 'article-journal', title: 'X', 'container-title': 'R', author: [{ family: 'Paz' }] },
    ],
  ])('of each kind have their CSL: %s', (citation, csl) => {
    expect(references(`<ref id="B1">${citation}</ref>`)[0]?.csl).toEqual(csl);
  });

  test('have ids of our form, one each, that mentions use too', () => {
    const back =
      '<ref-list><ref id="1 ñ"><mixed-citation>A</mixed-citation></ref><ref id="B1"><mixed-citation>B</mixed-citation></ref><ref id="B1"><mixed-citation>C</mixed-citation></ref><ref><mixed-citation>D</mixed-citation></ref></ref-list>';
    expect(workOf({ back }).referencias.map(({ id }) => id)).toEqual(['id-1-', 'B1', 'B1-1', 'ref-1']);
  });

  test('in lists of several kinds are all there; empty ones are named, overlong ones cut', () => {
    const back = `<ref-list><title>Libros</title><ref><mixed-citation>A</mixed-citation></ref><ref-list><ref><mixed-citation>${'x'.repeat(5001)}</mixed-citation></ref></ref-list></ref-list><sec><ref-list><ref/></ref-list></sec>`;
    expect(workOf({ back }).referencias.map(({ texto }) => texto.length)).toEqual([1, 5000]);
    expect(warningsOf({ back })).toEqual([
      'Hay una referencia demasiado larga: se recorta.',
      'Hay una referencia vacía que no se incorpora.',
    ]);
  });
});
