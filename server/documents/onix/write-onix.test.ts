import { expect, it } from 'vitest';
import { exportedAuthor, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { at, attribute, descendants, elements, rawText, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import { writeOnix } from './write-onix.ts';

const book = workOf([], {
  tipo: 'LIBRO',
  titulo: 'Aguas & orillas <del sur>\u0007',
  traducciones: [{ idioma: 'ar', titulo: 'مياه الجنوب', resumen: 'ملخص', palabrasClave: [] }],
  doi: '10.1234/aguas',
  licencia: 'https://creativecommons.org/licenses/by/4.0/',
  categoria: 'Historia',
  fechaPublicacion: '2026-03-01',
  autores: Array.from({ length: 300 }, () => exportedAuthor),
  ficha: {
    isbn: { TAPA_BLANDA: '978-84-9023-123-4', TAPA_DURA: '9788490231241', PDF: '9788490231258', EPUB: '9788490231265' },
    ...{ edicion: '2.ª ed.', lugar: 'Cádiz', coleccion: 'Orillas', numeroColeccion: '7' },
    editores: [{ nombres: 'Ana', apellidos: 'Ruiz' }],
  },
  capitulos: [{ titulo: 'El delta', idioma: 'es', doi: '10.1234/delta', direccion: '' }],
});
const products = (work = book) => elements(readXml(writeOnix(withoutControls(work))), 'Product');
const written = products();
const words = (product: XmlElement | undefined, name: string) =>
  product ? descendants(product, name).map((each) => rawText(each)) : [];

it('has one product for each format with an ISBN, of its form, and each names the others', () => {
  const all = written;
  expect(all.map((each) => words(each, 'ProductForm')[0])).toEqual(['BC', 'BB', 'ED', 'ED']);
  expect(all.map((each) => words(each, 'ProductFormDetail'))).toEqual([[], [], ['E107'], ['E101']]);
  expect(all.map((each) => words(each, 'RelatedProduct').length)).toEqual([3, 3, 3, 3]);
  expect(words(all[0], 'IDValue').slice(0, 2)).toEqual(['9788490231234', '10.1234/aguas']);
  expect(new Set(all.map((each) => words(each, 'RecordReference')[0])).size).toBe(4);
  // Printed books have no price that anybody said; files are free here, and only they are under a licence of files.
  expect(all.map((each) => words(each, 'UnpricedItemType')[0])).toEqual(['04', '04', '01', '01']);
  expect(all.map((each) => words(each, 'EpubLicenseExpressionLink').length)).toEqual([0, 0, 1, 1]);
});

it('says who wrote and edited it, in any alphabet, with nothing that XML may not hold', () => {
  const [first] = written;
  const [title, translated] = elements(at(first, 'DescriptiveDetail'), 'TitleDetail');
  expect(words(title, 'TitleText')).toEqual(['Aguas & orillas <del sur>']);
  expect(words(translated, 'TitleText')).toEqual(['مياه الجنوب']);
  expect(attribute(at(translated, 'TitleElement', 'TitleText'), 'language')).toBe('ara');
  const roles = words(first, 'ContributorRole');
  expect([roles.length, roles[0], roles[300]]).toEqual([301, 'A01', 'B01']);
  expect(words(first, 'SequenceNumber').at(-1)).toBe('301');
  expect(words(at(first, 'DescriptiveDetail', 'Contributor', 'NameIdentifier'), 'IDValue')).toEqual([
    '000000000011341X',
  ]);
  expect(words(at(first, 'DescriptiveDetail', 'Collection'), 'PartNumber')).toEqual(['7']);
  expect(words(at(first, 'ContentDetail'), 'IDValue')).toEqual(['10.1234/delta']);
});

/** The order that the specification's schema asks for, of what is written here. */
const order = {
  Product: [
    ...['RecordReference', 'NotificationType', 'RecordSourceType', 'ProductIdentifier', 'DescriptiveDetail'],
    ...['CollateralDetail', 'ContentDetail', 'PublishingDetail', 'RelatedMaterial', 'ProductSupply'],
  ],
  DescriptiveDetail: [
    ...['ProductComposition', 'ProductForm', 'ProductFormDetail', 'EpubLicense', 'Collection', 'TitleDetail'],
    ...['Contributor', 'NoContributor', 'EditionStatement', 'NoEdition', 'Language', 'Subject'],
  ],
  Contributor: [
    ...['SequenceNumber', 'ContributorRole', 'NameIdentifier', 'NamesBeforeKey', 'KeyNames', 'CorporateName'],
    'ProfessionalAffiliation',
  ],
  PublishingDetail: ['Publisher', 'CityOfPublication', 'PublishingStatus', 'PublishingDate'],
  SupplyDetail: ['Supplier', 'ProductAvailability', 'UnpricedItemType'],
};

it.each([
  ['full', book],
  ['bare', workOf([], { tipo: 'LIBRO', resumen: '', palabrasClave: [], direccion: '' })],
])('has its elements in the order of the specification: %s', (_, work) => {
  const message = readXml(writeOnix(withoutControls(work)));
  for (const [name, places] of Object.entries(order))
    for (const element of descendants(message, name)) {
      const found = elements(element).map((each) => places.indexOf(each.name));
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }
});

it('invents nothing for a book of which little was said', () => {
  const [only, ...others] = products(workOf([], { tipo: 'LIBRO', resumen: '', palabrasClave: [] }));
  expect(others).toEqual([]);
  expect(words(only, 'ProductIDType')).toEqual(['01']);
  for (const name of ['Subject', 'Collection', 'EpubLicense', 'CollateralDetail', 'ContentDetail', 'PublishingDate'])
    expect(words(only, name)).toEqual([]);
  expect(elements(at(only, 'DescriptiveDetail'), 'NoContributor', 'NoEdition')).toHaveLength(2);
});

it('is known by the same reference whatever its ISBN, and is no record to be deleted where it was withdrawn', () => {
  const references = (isbn: { PDF?: string; TAPA_BLANDA?: string }) =>
    products(workOf([], { ...book, ficha: { ...book.ficha, isbn } })).flatMap((each) => words(each, 'RecordReference'));
  const given = references({ PDF: '9788490231258' });
  expect(given).toEqual([`${book.id}.PDF`]);
  expect(references({ PDF: '9788490231265' })).toEqual(given);
  expect(references({})).toEqual(given);
  expect(references({ TAPA_BLANDA: '9788490231234', PDF: '9788490231258' })).toEqual([
    `${book.id}.TAPA_BLANDA`,
    ...given,
  ]);
  const [withdrawn] = products(workOf([], { ...book, fechaRetractacion: '2026-05-01' }));
  expect(
    ['NotificationType', 'PublishingStatus', 'ProductAvailability'].flatMap((name) => words(withdrawn, name)),
  ).toEqual([...['03', '11', '46']]);
});
