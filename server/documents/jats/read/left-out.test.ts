import { describe, expect, test } from 'vitest';
import { jats, warningsOf, workOf } from './article.fixture.ts';
import { readJats } from './read-jats.ts';

describe('what has no place in a work is named', () => {
  test('abstracts of other kinds, with how long they are', () => {
    const meta = `<abstract><p>El resumen.</p></abstract><abstract abstract-type="key-points"><title>Claves</title><p>Uno dos tres.</p></abstract>
      <trans-abstract abstract-type="executive-summary" xml:lang="en"><p>Two words</p></trans-abstract>`;
    expect(workOf({ meta }).resumen).toBe('El resumen.');
    expect(warningsOf({ meta })).toEqual([
      'No se incorpora un resumen de otra clase (key-points; palabras: 4).',
      'No se incorpora un resumen de otra clase (executive-summary; palabras: 2).',
    ]);
  });

  test('a second text in a language, with how long it is; a translation in another is no loss', () => {
    const after =
      '<sub-article article-type="translation" xml:lang="en"><front-stub/><body><p>One two.</p></body></sub-article>';
    expect(warningsOf({ body: '<p>Uno dos.</p>', after })).toEqual([]);
    const again = after.replace('One two.', 'One two three.');
    expect(warningsOf({ body: '<p>Uno dos.</p>', after: after + again })).toEqual([
      'Otro texto en el mismo idioma, o en más idiomas de los que caben, no se incorpora (en; palabras: 3).',
    ]);
  });

  test('who translated, abstracts of other kinds and DOIs of figures in translations', () => {
    const front =
      '<front-stub><contrib-group><contrib contrib-type="translator"><name><surname>Paz</surname><given-names>Ana</given-names></name></contrib></contrib-group><abstract abstract-type="key-points"><p>One.</p></abstract></front-stub>';
    const body = '<body><fig><object-id pub-id-type="doi">10.1/f</object-id><graphic xlink:href="f.png"/></fig></body>';
    const after = `<sub-article article-type="translation" xml:lang="en">${front}${body}</sub-article>`;
    const said = warningsOf({ body: '<p>Uno.</p>', after });
    for (const part of ['Ana Paz', 'key-points', 'No se incorpora el DOI propio', 'f.png'])
      expect(said.some((sentence) => sentence.includes(part))).toBe(true);
  });

  test('people who are no authors, members of groups, roles in words of their own', () => {
    const person = (type: string, inside = '') =>
      `<contrib contrib-type="${type}"><name><surname>Paz</surname><given-names>Ana</given-names></name>${inside}</contrib>`;
    const meta = `<contrib-group>${person('author', '<role>Software</role><role>Methodology (lead)</role><role>Trabajo de campo</role>')}${person('author', '<role>Trabajo de campo</role>')}
      <contrib contrib-type="author"><collab>Grupo Agua<contrib-group><contrib/><contrib/></contrib-group></collab></contrib></contrib-group>
      <contrib-group>${person('editor')}</contrib-group>`;
    expect(workOf({ meta }).autores).toHaveLength(3);
    expect(warningsOf({ meta })).toEqual([
      'No se incorpora una contribución que no es de CRediT: «Trabajo de campo». (2 veces)',
      'Los miembros de un grupo que firma no se incorporan: Grupo Agua (2).',
      'No se incorpora quien no figura como autor o autora: Ana Paz (editor).',
    ]);
  });

  test('DOIs of figures and tables, emphasis in references', () => {
    const body =
      '<p>Uno.</p><table-wrap><object-id pub-id-type="doi">10.5555/t1</object-id><table><tr><td>1</td></tr></table></table-wrap>';
    const back =
      '<ref-list><ref id="a"><mixed-citation>Ruiz. <italic>Aedes</italic>.</mixed-citation></ref><ref id="b"><mixed-citation>Sol.</mixed-citation></ref></ref-list>';
    expect(warningsOf({ body, back })).toEqual([
      'No se incorpora el DOI propio de una figura, tabla o parte.',
      'Las cursivas y demás realces de las referencias no se incorporan (1 referencias): las pone el estilo de cita.',
    ]);
  });
});

describe('what has a place is kept', () => {
  test('who paid, in the words of the article and in its list', () => {
    const funded = (inside: string) => workOf({ meta: `<funding-group>${inside}</funding-group>` });
    const award = '<award-group><funding-source>CNPq</funding-source><award-id>12/3</award-id></award-group>';
    const wrapped =
      '<award-group><funding-source><institution-wrap><institution>FAPESP</institution><institution-id>501</institution-id></institution-wrap></funding-source></award-group>';
    const respuesta = 'CON_FINANCIACION';
    const cnpq = { nombre: 'CNPq', ror: null, ayudas: ['12/3'] };
    const financiadores = [cnpq, { nombre: 'FAPESP', ror: null, ayudas: [] }];
    expect(funded(award + wrapped).declaraciones).toEqual({ financiacion: { respuesta, financiadores } });
    const statement = '<funding-statement>Pagó el CNPq (12/3).</funding-statement>';
    expect(funded(award + wrapped + statement)).toMatchObject({
      declaraciones: { financiacion: { respuesta, financiadores, texto: 'Pagó el CNPq (12/3).' } },
      metadatos: {},
    });
    // A funder with several grants, an award each; an iD with wrong check digits is none.
    const another = '<award-group><funding-source>CNPq</funding-source><award-id>4</award-id></award-group>';
    const ids = ['https://ror.org/02gfc7t73', '02gfc7t72'].map(
      (id) => `<institution-id institution-id-type="ROR">${id}</institution-id>`,
    );
    const csic = `<award-group><funding-source><institution-wrap><institution>CSIC</institution>${ids.join('')}</institution-wrap></funding-source></award-group>`;
    expect(funded(award + another + csic).declaraciones?.financiacion?.financiadores).toEqual([
      { ...cnpq, ayudas: ['12/3', '4'] },
      { nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: [] },
    ]);
  });

  test('who paid stays words where nobody could say whose a number is, or where it is too long to be declared', () => {
    const said = (inside: string) => {
      const { metadatos, declaraciones } = workOf({ meta: `<funding-group>${inside}</funding-group>` });
      return [metadatos.financiacion, declaraciones];
    };
    const sources = '<funding-source>CNPq</funding-source><funding-source>FAPESP</funding-source>';
    expect(said(`<award-group>${sources}<award-id>12/3</award-id></award-group>`)).toEqual([
      'CNPq, FAPESP: 12/3.',
      undefined,
    ]);
    expect(said('<award-group><award-id>12/3</award-id></award-group>')).toEqual(['12/3.', undefined]);
    expect(said('<funding-statement>Pagó el CNPq.</funding-statement>')).toEqual(['Pagó el CNPq.', undefined]);
    const long = 'Ñ'.repeat(301);
    expect(said(`<award-group><funding-source>${long}</funding-source></award-group>`)).toEqual([
      `${long}.`,
      undefined,
    ]);
  });

  test('whose rights they are, and its numbers in PubMed', () => {
    const meta = `<article-id pub-id-type="pmid">31234567</article-id><article-id pub-id-type="pmcid">PMC7</article-id>
      <permissions><copyright-year>2020</copyright-year><copyright-holder>Universidad de Cuyo</copyright-holder></permissions>`;
    expect(workOf({ meta }).metadatos).toMatchObject({
      pmid: '31234567',
      pmcid: 'PMC7',
      derechos: '© 2020 Universidad de Cuyo',
    });
    const stated =
      '<permissions><copyright-statement>© Ana Paz</copyright-statement><copyright-holder>A</copyright-holder></permissions>';
    expect(workOf({ meta: stated }).metadatos.derechos).toBe('© Ana Paz');
  });

  test('last pages in full, of the article and of what it cites', () => {
    expect(workOf({ meta: '<fpage>331</fpage><lpage>6</lpage>' }).metadatos).toMatchObject({
      paginaFinal: '336',
      pages: 6,
    });
    expect(workOf({ meta: '<fpage>e12</fpage><lpage>19</lpage>' }).metadatos.paginaFinal).toBe('19');
    const cited = (inside: string) =>
      workOf({
        back: `<ref-list><ref><element-citation publication-type="journal"><article-title>T</article-title>${inside}</element-citation></ref></ref-list>`,
      }).referencias[0]?.csl;
    expect(cited('<fpage>331</fpage><lpage>36</lpage>')?.page).toBe('331-336');
    expect(cited('<fpage>S1</fpage><lpage>S9</lpage>')?.page).toBe('S1-S9');
    expect(cited('<fpage>3</fpage><lpage>9</lpage><page-range>3-5, 8-9</page-range>')?.page).toBe('3-5, 8-9');
    const link = 'http://www.ncbi.nlm.nih.gov/pubmed/31234567';
    expect(cited(`<ext-link ext-link-type="pmid" xlink:href="${link}">PubMed</ext-link>`)?.PMID).toBe('31234567');
  });
});

describe('affiliations', () => {
  const contributor = (aff: string) =>
    `<contrib-group><contrib contrib-type="author"><name><surname>Paz</surname><given-names>Ana</given-names></name><xref ref-type="aff" rid="${aff}"/></contrib></contrib-group>`;
  const institution = (id: string, name: string, language = '') =>
    `<aff id="${id}"${language && ` xml:lang="${language}"`}><institution>${name}</institution></aff>`;

  test('are in the language of the text that is shown', () => {
    const spanish = `<sub-article article-type="translation" xml:lang="es"><front-stub><title-group><article-title>T</article-title></title-group>
      ${contributor('s1')}${institution('s1', 'Universidad de Cuyo')}</front-stub><body><p>Texto.</p></body></sub-article>`;
    const meta = contributor('a1') + institution('a1', 'University of Cuyo');
    const xml = jats({ language: 'en', meta, body: '<p>Text.</p>', after: spanish });
    expect(readJats(xml).work.autores).toMatchObject([{ apellidos: 'Paz', afiliaciones: ['Universidad de Cuyo'] }]);
    // A translation that does not repeat them has those of the article.
    const bare = xml.replace(contributor('s1'), '');
    expect(readJats(bare).work.autores).toMatchObject([{ afiliaciones: ['University of Cuyo'] }]);
  });

  test('given in several languages are one', () => {
    const both = institution('a1e', 'University of Cuyo', 'en') + institution('a1s', 'Universidad de Cuyo', 'es');
    for (const mark of ['alt1', 'a1e'])
      expect(
        workOf({ meta: `${contributor(mark)}<aff-alternatives id="alt1">${both}</aff-alternatives>` }).autores,
      ).toMatchObject([{ afiliaciones: ['Universidad de Cuyo'] }]);
  });
});
