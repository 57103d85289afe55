import { describe, expect, test } from 'vitest';
import { warningsOf, workOf } from './article.fixture.ts';

const authors = (contributors: string, rest = '') =>
  workOf({ meta: `<contrib-group>${contributors}</contrib-group>${rest}` }).autores;
const author = (inside = '', attributes = 'contrib-type="author"') =>
  `<contrib ${attributes}><name><surname>Paz</surname><given-names>Ana</given-names></name>${inside}</contrib>`;

describe('authors', () => {
  test('come in order, groups and single names among them, others not', () => {
    const found =
      authors(`${author()}<contrib contrib-type="author"><name><surname>Silva</surname><given-names>João</given-names><suffix>Júnior</suffix></name></contrib>
      <contrib contrib-type="author"><collab>Grupo Agua<contrib-group><contrib><name><surname>Nadie</surname></name></contrib></contrib-group></collab></contrib>
      <contrib contrib-type="author"><name><surname>Sukarno</surname></name></contrib><contrib><anonymous/></contrib>
      <contrib contrib-type="translator"><name><surname>Otro</surname><given-names>X</given-names></name></contrib>`);
    expect(found.map(({ nombres, apellidos }) => [nombres, apellidos])).toEqual([
      ['Ana', 'Paz'],
      ['João', 'Silva Júnior'],
      ['Grupo Agua', ''],
      ['Sukarno', ''],
      ['Anónimo', ''],
    ]);
  });

  test.each([
    ['<contrib-id contrib-id-type="orcid">0000-0002-1825-0097</contrib-id>', '0000-0002-1825-0097'],
    [
      '<contrib-id contrib-id-type="orcid" authenticated="true">https://orcid.org/0000-0002-1694-233x</contrib-id>',
      '0000-0002-1694-233X',
    ],
    ['<contrib-id contrib-id-type="orcid">0000000218250097</contrib-id>', '0000-0002-1825-0097'],
    ['<ext-link xlink:href="http://orcid.org/0000-0002-1825-0097">iD</ext-link>', '0000-0002-1825-0097'],
    ['<contrib-id contrib-id-type="lattes">0000-0002-1825-0097</contrib-id>', null],
  ])('have the ORCID that %s gives', (id, orcid) => {
    expect(authors(author(id))[0]?.orcid).toBe(orcid);
  });

  test('have the roles of CRediT that the file names, by address or by words, each once', () => {
    const roles = `<role vocab="credit" vocab-term-identifier="https://credit.niso.org/contributor-roles/software/">Programas</role>
      <role content-type="http://credit.niso.org/contributor-roles/methodology/">Methodology</role><role>Metodología</role>
      <role>Writing - review &amp; editing</role><role>Approval of final version</role>`;
    expect(authors(author(roles))[0]?.credit).toEqual(['software', 'methodology', 'writing-review-editing']);
    expect(authors(author())[0]?.credit).toEqual([]);
  });

  test('keep no ORCID with a wrong check digit', () => {
    const meta = `<contrib-group>${author('<contrib-id contrib-id-type="orcid">0000-0002-1825-0098</contrib-id>')}</contrib-group>`;
    expect(workOf({ meta }).autores).toMatchObject([{ nombres: 'Ana', orcid: null }]);
    expect(warningsOf({ meta })).toEqual(['Se omite un ORCID no válido: 0000-0002-1825-0098.']);
  });

  test('with a name too long are left out with a warning, the others kept', () => {
    const long = `<contrib><name><surname>Paz</surname><given-names>${'x'.repeat(121)}</given-names></name></contrib>`;
    const meta = `<contrib-group>${long}${author()}</contrib-group>`;
    expect(workOf({ meta }).autores).toMatchObject([{ nombres: 'Ana' }]);
    expect(warningsOf({ meta })).toHaveLength(1);
  });
});

describe('affiliations', () => {
  const marked = author('<xref ref-type="aff" rid="a1 a2"/>');

  test('are those that the marks of an author lead to, as the authors wrote them', () => {
    const affiliations = `<aff id="a2"><label>2</label><institution content-type="original">. Instituto B, Lima, Perú; https://orcid.org/0000-0002-2437-9030; E-mail: ana@b.pe</institution><institution content-type="orgname">B</institution></aff>
      <aff id="a1"><label>1</label><institution content-type="orgname">Universidad A</institution><institution content-type="normalized">UA</institution><institution content-type="orgdiv1">Facultad</institution>
      <addr-line><named-content content-type="city">Quito</named-content></addr-line><country country="EC">Ecuador</country><email>x@a.ec</email></aff><aff id="a3"><institution>C</institution></aff>`;
    expect(authors(marked, affiliations)[0]?.afiliaciones).toEqual([
      'Instituto B, Lima, Perú',
      'Universidad A, Facultad, Quito, Ecuador',
    ]);
  });

  test('may be the only one that there is, stand inside the author, or be only text', () => {
    expect(authors(author(), '<aff>Universidad A, Quito</aff>')[0]?.afiliaciones).toEqual(['Universidad A, Quito']);
    expect(authors(author('<aff><institution>B</institution></aff>'))[0]?.afiliaciones).toEqual(['B']);
  });

  test('too long fall back to their parts, or are left out with a warning', () => {
    const long = `<institution content-type="original">${'x'.repeat(501)}</institution>`;
    expect(authors(marked, `<aff id="a1">${long}<institution>A</institution></aff>`)[0]?.afiliaciones).toEqual(['A']);
    expect(warningsOf({ meta: `<contrib-group>${marked}</contrib-group><aff id="a1">${long}</aff>` })).toEqual([
      'Se omite una afiliación demasiado larga.',
    ]);
  });
});

describe('correspondence', () => {
  const notes = '<author-notes><corresp id="c1">Correspondencia: ANA PÁZ, Calle 1</corresp></author-notes>';
  const other =
    '<contrib><name><surname>Ruiz</surname><given-names>Eva</given-names></name><xref ref-type="corresp" rid="c1"/></contrib>';

  test('is with the authors whom a mark or an attribute names', () => {
    expect(authors(author() + other, notes).map(({ correspondencia }) => correspondencia)).toEqual([false, true]);
    expect(authors(author('', 'corresp="yes"'))[0]?.correspondencia).toBe(true);
  });

  test('is otherwise with those whom the note names, whatever the accents', () => {
    expect(authors(author(), notes)[0]?.correspondencia).toBe(true);
    const address = '<author-notes><corresp><email>ana.paz@example.org</email></corresp></author-notes>';
    expect(authors(author(), address)[0]?.correspondencia).toBe(false);
  });
});
