/** Works as harvesters and agencies are told of them: valid by their schemas whatever a work lacks or holds. */
import { describe, expect, it } from 'vitest';
import { citableWork, delta, signedBy } from '#server/documents/citations/citable-works.fixture.ts';
import { readXml } from '#server/documents/xml/xml.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { crossrefXml } from './crossref.ts';
import type { CrossrefDeposit } from './crossref-parts.ts';
import { dataciteJson, dataciteXml } from './datacite.ts';
import { doajArticle, doajFault, doajRecord, doajXml } from './doaj.ts';
import { writeDublinCore } from './dublin-core.ts';
import { writeMarc } from './marc.ts';
import { writeOpenaire } from './openaire.ts';
import { pubmedArticle, pubmedFault, pubmedXml } from './pubmed.ts';
import type { RecordedWork } from './recorded-work.ts';

const direccion = 'https://pliego.example/catalogo/1';
const recorded = (changes: Parameters<typeof citableWork>[0] & Partial<RecordedWork>): RecordedWork => ({
  ...citableWork(changes),
  direccion,
  archivos: [{ tipo: 'application/pdf', direccion: `${direccion}/uno.pdf` }],
  ...changes,
});
const author = signedBy('Ana', 'Ruiz', ['Universidad de Sevilla']);
const ror = 'https://ror.org/03yxnpp24';
const translation = { idioma: 'ar', titulo: 'دلتا «النهر»', resumen: 'ملخص <b>', palabrasClave: ['ماء', '水'] };

const works: Record<string, RecordedWork> = {
  article: recorded({
    ...delta,
    autores: [
      {
        ...author,
        ...{ orcid: '0000-0002-1825-0097', orcidConfirmado: true },
        rors: [{ afiliacion: 'Universidad de Sevilla', ror }],
      },
      signedBy('Grupo del Delta'),
    ],
  }),
  'a work that says nothing': recorded({
    titulo: 'X',
    autores: [],
    direccion: '',
    archivos: [],
    fechaPublicacion: null,
  }),
  'awkward characters': recorded({
    titulo: 'A & B <C> "d" \'e\' \u0000\u0008\uFFFE ]]> 𝒳',
    resumen: '\u0007 & línea\r\n\tdos',
    palabrasClave: ['a&b', '<i>', ' '],
    autores: [signedBy('«J.» & Cía', "O'Neil <x>", ['Univ. & "Col."'])],
    traducciones: [translation],
  }),
  'three hundred authors in five languages': recorded({
    autores: Array.from({ length: 300 }, (_, i) => signedBy(`Nombre ${i}`, `Apellido ${i}`, ['A', 'B'])),
    traducciones: ['en', 'pt', 'ar', 'zh'].map((idioma) => ({ ...translation, idioma })),
  }),
  thesis: recorded({
    tipo: 'TESIS',
    autores: [author],
    embargoHasta: '2030-01-01',
    archivos: [],
    ficha: {
      grado: 'DOCTORADO',
      institucion: 'Universidad de Sevilla',
      directores: [{ nombres: 'Luz', apellidos: 'Cano' }],
      fechaDefensa: '2024-02-01',
    },
  }),
  book: recorded({
    tipo: 'LIBRO',
    autores: [author],
    ficha: {
      isbn: { PDF: '978-84-376-0494-7' },
      editores: [{ nombres: 'Luz', apellidos: 'Cano' }],
      coleccion: 'Agua',
      numeroColeccion: '3',
      edicion: '2',
    },
  }),
  'an article that was a preprint': recorded({
    ...delta,
    autores: [author],
    declaraciones: { preimpresion: { respuesta: 'CON_PREIMPRESION', enlace: 'https://doi.org/10.1590/x%253Cy%231' } },
  }),
  'a chapter that was a preprint at an address': recorded({
    tipo: 'LIBRO',
    autores: [author],
    capituloDe: {
      ...{ id: 'l', titulo: 'Agua', idioma: 'es', doi: '10.5281/libro', retractada: false, direccion },
      ...{ paginaInicial: '1', paginaFinal: '9' },
    },
    declaraciones: {
      preimpresion: { respuesta: 'CON_PREIMPRESION', enlace: 'https://preprints.scielo.org/a?b=1&c=2' },
    },
  }),
  'a report that was no preprint': recorded({
    tipo: 'REPORTE',
    autores: [author],
    declaraciones: { preimpresion: { respuesta: 'SIN_PREIMPRESION' } },
  }),
  funded: recorded({
    autores: [author],
    licencia: 'https://creativecommons.org/licenses/by/4.0/',
    declaraciones: {
      financiacion: {
        respuesta: 'CON_FINANCIACION',
        financiadores: [{ nombre: 'Agencia & Cía', ror: 'https://ror.org/003x0zc53', ayudas: ['PID/1', 'PID/2'] }],
      },
    },
  }),
};

describe.each(Object.entries(works))('%s', (_, work) => {
  it.runIf(canValidate)('is told as its schemas ask', () => {
    validate('oaiDc', [writeDublinCore(work)]);
    validate('openaire', [writeOpenaire(work)]);
    validate('marc', [writeMarc(work)]);
  });
  it('is told as JSON', () => expect(JSON.parse(dataciteJson(work))).toMatchObject({ titles: expect.any(Array) }));
  it.runIf(canValidate && work.autores.length > 0)('is deposited as DataCite asks', () =>
    validate('datacite', [dataciteXml({ ...work, doi: '10.1234/x', fechaPublicacion: '2024-05-01' })]),
  );
});
it.skipIf(canValidate)('SKIPPED, no schemas: xmllint and ../shared/schemas are needed to validate', () => {});

const deposited = (work: RecordedWork, changes: Partial<CrossrefDeposit> = {}) =>
  crossrefXml({
    lote: 'pliego-1',
    momento: new Date('2026-03-01T12:00:05.123Z'),
    depositante: { nombre: 'Prensas & Cía', correo: 'doi@prensas.test' },
    obra: { ...work, doi: '10.1234/x', fechaPublicacion: work.fechaPublicacion ?? '2024-05-01', direccion },
    referencias: [],
    ...changes,
  });
const book = {
  ...{ id: 'b', titulo: 'Aguas & riberas', idioma: 'es', doi: '10.1234/libro', retractada: false },
  ...{ paginaInicial: '11', paginaFinal: '30', direccion, isbn: { PDF: '978-84-376-0494-7' } },
  editores: [{ nombres: 'Luz', apellidos: 'Cano' }],
};

it.runIf(canValidate)('is deposited as Crossref asks, whatever it is and lacks', () => {
  const references = [
    { id: 'b1', texto: 'Gil, A. <i> & otros', doi: '10.1590/a(1)<2>' },
    { id: 'b2', texto: 'Sin DOI', doi: 'no es un DOI' },
  ];
  const long = signedBy('Ñ'.repeat(200), '水'.repeat(200), ['U'.repeat(2_000)]);
  validate('crossref', [
    ...Object.values(works).map((work) => deposited(work, { referencias: references })),
    deposited(recorded({ autores: [long], titulo: 'T'.repeat(900), capituloDe: book })),
    deposited(recorded({ tipo: 'LIBRO', autores: [], capituloDe: { ...book, isbn: {}, editores: [], doi: null } })),
    deposited(recorded({ tipo: 'REPORTE', autores: [author], ficha: { numeroInforme: '7', serie: 'Riberas' } })),
    deposited(recorded({ tipo: 'TESIS', autores: [] })),
    ...(['CORRECCION', 'ERRATA', 'PREOCUPACION', 'RETRACTACION', 'NUEVA_EDICION'] as const).map((clase) =>
      deposited(recorded({ autores: [author] }), {
        sobre: { doi: '10.1234/y', clase },
        politica: '10.1234/politica',
      }),
    ),
  ]);
});

it('a deposit with Crossref names who paid, the book of a chapter and what a notice corrects', () => {
  const { funded } = works;
  if (!funded) throw new Error('There is no funded work.');
  expect(deposited(funded)).toContain('<fr:assertion name="award_number">PID/2</fr:assertion>');
  expect(deposited(recorded({ autores: [author], capituloDe: book }))).toMatch(
    /<content_item [^>]*component_type="chapter".*relationship-type="isPartOf"[^>]*>10\.1234\/libro<.*<doi>10\.1234\/x</,
  );
  const sobre = { doi: '10.1234/y', clase: 'RETRACTACION' as const };
  const notice = deposited(recorded({ autores: [] }), { sobre, politica: '10.1234/politica' });
  expect(notice).toContain('<update type="retraction" date="2024-05-01">10.1234/y</update>');
  // Without a page that says how the press corrects, Crossref takes no update.
  expect(deposited(recorded({ autores: [] }), { sobre })).not.toContain('10.1234/y');
  expect(deposited(funded)).toContain('<timestamp>20260301120005123</timestamp>');
});

it('a preprint is told of by its DOI, else by its address, to agencies and harvesters', () => {
  const [byDoi, byAddress] = ['an article that was a preprint', 'a chapter that was a preprint at an address'].map(
    (name) => works[name],
  );
  if (!byDoi || !byAddress) throw new Error('They are not there.');
  expect(deposited(byDoi)).toContain('relationship-type="hasPreprint" identifier-type="doi">10.1590/x%3Cy#1<');
  expect(deposited(byAddress)).toMatch(/"isPartOf".*"hasPreprint" identifier-type="uri">https:[^<]*a\?b=1&amp;c=2</);
  expect(dataciteXml(byAddress)).toContain(
    'relatedIdentifierType="URL" relationType="HasVersion" resourceTypeGeneral="Preprint">https://preprints',
  );
  expect(JSON.parse(dataciteJson(byDoi)).relatedIdentifiers).toContainEqual(
    expect.objectContaining({ relatedIdentifierType: 'DOI', relationType: 'HasVersion' }),
  );
  expect(writeDublinCore(byAddress)).toContain('<dc:relation>https://preprints.scielo.org/a?b=1&amp;c=2</dc:relation>');
  expect(writeOpenaire(byDoi)).toContain('relationType="HasVersion">10.1590/x%3Cy#1<');
  const { 'a report that was no preprint': none } = works;
  if (!none) throw new Error('It is not there.');
  expect(deposited(none)).not.toContain('hasPreprint');
});

it('a thesis under embargo says until when, in the words of LA Referencia', () => {
  const { thesis } = works;
  if (!thesis) throw new Error('There is no thesis.');
  const dc = writeDublinCore(thesis);
  for (const said of ['embargoedAccess', 'doctoralThesis', 'publishedVersion'])
    expect(dc).toContain(`info:eu-repo/semantics/${said}<`);
  expect(dc).toContain('<dc:date>info:eu-repo/date/embargoEnd/2030-01-01</dc:date>');
  expect(writeOpenaire(thesis)).toContain('http://purl.org/coar/access_right/c_f1cf');
  expect(writeMarc(thesis)).toContain('Embargo: 2030-01-01');
});

it('an ORCID iD is told as proved where ORCID confirmed it, else as typed', () => {
  const proved = { ...author, orcid: '0000-0002-1825-0097', orcidConfirmado: true as const };
  const typed = { ...author, orcid: '0000-0001-5109-3700' };
  const xml = deposited(recorded({ ...delta, autores: [proved, typed] }));
  expect(xml).toContain('<ORCID authenticated="true">https://orcid.org/0000-0002-1825-0097</ORCID>');
  expect(xml).toContain('<ORCID>https://orcid.org/0000-0001-5109-3700</ORCID>');
});

it('an affiliation is told with its ROR iD where it was chosen, and without one where it was written', () => {
  const rors = [{ afiliacion: 'Universidad de Sevilla', ror }];
  const work = recorded({ autores: [{ ...signedBy('Ana', 'Ruiz', ['Universidad de Sevilla', 'En casa']), rors }] });
  expect(dataciteXml({ ...work, doi: '10.1234/x' })).toContain(
    `<affiliation affiliationIdentifier="${ror}" affiliationIdentifierScheme="ROR" schemeURI="https://ror.org">Universidad de Sevilla</affiliation>`,
  );
  expect(dataciteXml({ ...work, doi: '10.1234/x' })).toContain('<affiliation>En casa</affiliation>');
  expect(JSON.parse(dataciteJson(work))).toMatchObject({
    creators: [
      {
        affiliation: [
          { name: 'Universidad de Sevilla', affiliationIdentifier: ror, affiliationIdentifierScheme: 'ROR' },
          'En casa',
        ],
      },
    ],
  });
  const [, institutions = ''] = /<affiliations>(.*?)<\/affiliations>/s.exec(deposited(work)) ?? [];
  expect(institutions.match(/<institution_id type="ror">[^<]*/g)).toEqual([`<institution_id type="ror">${ror}`]);
  expect(writeOpenaire(work).match(/affiliationIdentifier="[^"]*"/g)).toEqual([`affiliationIdentifier="${ror}"`]);
});

it('a grant is told by its number and who gave it', () => {
  const { funded } = works;
  if (!funded) throw new Error('There is no funded work.');
  expect(writeDublinCore(funded)).toContain('info:eu-repo/grantAgreement/Agencia+%26+C%C3%ADa//PID%2F1');
  expect(writeOpenaire(funded)).toContain('<oaire:awardNumber>PID/2</oaire:awardNumber>');
});

it('who paid is told with their ROR iD where the schema has a place for it', () => {
  const { funded } = works;
  if (!funded) throw new Error('There is no funded work.');
  const funder = 'https://ror.org/003x0zc53';
  expect(writeOpenaire(funded)).toContain(
    `<oaire:funderIdentifier funderIdentifierType="ROR">${funder}</oaire:funderIdentifier>`,
  );
  expect(dataciteXml({ ...funded, doi: '10.1234/x' })).toMatch(
    new RegExp(`<funderIdentifier [^>]*funderIdentifierType="ROR"[^>]*>${funder}</funderIdentifier>`),
  );
  const said = { funderName: 'Agencia & Cía', funderIdentifier: funder, funderIdentifierType: 'ROR' };
  expect(JSON.parse(dataciteJson(funded)).fundingReferences).toEqual(
    ['PID/1', 'PID/2'].map((awardNumber) => ({ ...said, awardNumber })),
  );
  // Crossref 5.3.1 knows funders by the iD of its own registry, alone.
  expect(deposited(funded)).not.toContain(funder);
});

it('field 008 has its forty signs, and the leader its twenty-four', () => {
  for (const work of Object.values(works)) {
    expect(/tag="008">([^<]*)</.exec(writeMarc(work))?.[1]).toHaveLength(40);
    expect(/<leader>([^<]*)</.exec(writeMarc(work))?.[1]).toHaveLength(24);
  }
});

const inJournal = (work: RecordedWork): RecordedWork => ({
  ...work,
  direccion,
  fechaPublicacion: work.fechaPublicacion ?? '2024-05-01',
  revista: { ...work.revista, issn: '2049-3630', issnImpreso: '0317-8471' },
  metadatos: { ...work.metadatos, issn: '2049-3630' },
});
it.runIf(canValidate)('is told DOAJ as its schema asks, whatever it is and lacks', () => {
  const told = Object.values(works).map(inJournal);
  expect(told.map(doajFault)).toEqual(told.map(() => undefined));
  validate('doaj', [doajXml(told.map(doajRecord)), ...told.map((work) => doajXml([doajRecord(work)]))]);
});

describe('DOAJ', () => {
  it('is told of no work that it would refuse, and why', () => {
    const work = inJournal(recorded({ autores: [author] }));
    expect(doajFault({ ...work, fechaPublicacion: null })).toBe('SIN_FECHA');
    expect(doajFault({ ...work, direccion: '' })).toBe('SIN_DIRECCION');
    expect(doajFault({ ...work, direccion: 'http://localhost:3000/catalogo/1' })).toBe('SIN_DIRECCION');
    const revista = { ...work.revista, issn: '', issnImpreso: '' };
    expect(doajFault({ ...work, revista })).toBe('SIN_ISSN');
  });

  it('is told in one language, with one affiliation of each author, and with two ISSNs only where they differ', () => {
    const work = inJournal(
      recorded({
        autores: [signedBy('Ana', 'Ruiz', ['Sevilla', 'Cádiz'])],
        traducciones: [translation],
        doi: '10.1/x',
      }),
    );
    expect(doajRecord(work)).not.toContain('Cádiz');
    expect(doajRecord(work).match(/<title/g)).toHaveLength(1);
    expect(doajArticle(work)).toMatchObject({
      bibjson: {
        year: '2024',
        month: '5',
        identifier: [
          { type: 'doi', id: '10.1/x' },
          { type: 'pissn', id: '0317-8471' },
          { type: 'eissn', id: '2049-3630' },
        ],
        author: [{ name: 'Ana Ruiz', affiliation: 'Sevilla' }],
        link: [{ type: 'fulltext', url: direccion, content_type: 'HTML' }],
      },
    });
    const same = { ...work, revista: { ...work.revista, issnImpreso: '2049-3630' } };
    expect(doajRecord(same).match(/<e?issn>/g)).toEqual(['<eissn>']);
  });
});

describe('PubMed', () => {
  it('is told in the order of its elements, the title in English apart from the work’s own', () => {
    const work = inJournal(
      recorded({
        ...delta,
        autores: [{ ...author, orcid: '0000-0002-1825-0097' }, signedBy('Grupo del Delta')],
        resumen: 'Resumen & más.',
        palabrasClave: ['agua'],
        traducciones: [{ idioma: 'en', titulo: 'The delta', resumen: 'Summary.', palabrasClave: ['water'] }],
        fechaRecepcion: '2024-01-05',
        fechaAceptacion: '2024-03-01',
      }),
    );
    const xml = pubmedArticle(work);
    const [, ...names] = [...xml.matchAll(/<(\w+)/g)].map(([, name]) => name ?? '');
    const order =
      'Journal ArticleTitle VernacularTitle FirstPage LastPage ELocationID Language AuthorList PublicationType';
    const after = 'ArticleIdList History Abstract OtherAbstract ObjectList';
    const wanted = `${order} ${after}`.split(' ');
    expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
    expect(xml).toContain('<ArticleTitle>The delta</ArticleTitle><VernacularTitle>El delta</VernacularTitle>');
    expect(xml).toContain('<CollectiveName>Grupo del Delta</CollectiveName>');
    expect(xml).toContain(
      '<Abstract>Summary.</Abstract><OtherAbstract Language="spa">Resumen &amp; más.</OtherAbstract>',
    );
    expect(pubmedFault({ ...work, fechaPublicacion: null })).toBe('SIN_FECHA');
  });

  it('has the title and the ISSN of one journal: ours, or the one that the work names', () => {
    const work = inJournal(recorded({ metadatos: {} }));
    const revista = { ...work.revista, nombreAbreviado: 'Rev. Nuestra' };
    const journalOf = (metadatos: RecordedWork['metadatos']) =>
      /<JournalTitle>.*?<\/Issn>/.exec(pubmedArticle({ ...work, revista, metadatos }))?.[0];
    const ours = `<JournalTitle>Rev. Nuestra</JournalTitle><Issn>${revista.issn}</Issn>`;
    expect(journalOf({})).toBe(ours);
    expect(journalOf({ revista: revista.nombre })).toBe(ours);
    const elsewhere = { revista: 'Nova Economia', issn: '0103-6351' };
    expect(journalOf(elsewhere)).toBe('<JournalTitle>Nova Economia</JournalTitle><Issn>0103-6351</Issn>');
  });

  it('is given a file that can be read, whatever a work holds', () => {
    for (const work of Object.values(works).map(inJournal))
      expect(readXml(pubmedXml([pubmedArticle(work)]).replace(/<!DOCTYPE[^>]*>/, '')).name).toBe('ArticleSet');
  });
});
