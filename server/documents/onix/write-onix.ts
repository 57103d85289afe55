/** Books as booksellers, libraries and aggregators take them: one product for each format that has an ISBN. */
import isbn3 from 'isbn3';
import { create } from 'xmlbuilder2';
import type { Author } from '#contract/entities/publication.ts';
import { type BookFormat, bookFormats, type NamedPerson } from '#contract/particulars.ts';
import { said, type Xml } from '#server/documents/jats/write/writing.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { spellEntities } from '#server/documents/xml/entity-like.ts';
import { isFile, languageCode, productForms } from './codes.ts';

const namespace = 'http://ns.editeur.org/onix/3.0/reference';

interface Product {
  format: BookFormat;
  /** Thirteen digits; absent of a book without an ISBN, which is then what it is on this site: a file. */
  isbn: string | undefined;
}

/** What is said of a book: as its own file has it, or as records do. */
export type OnixBook = Pick<
  ExportedWork,
  | 'id'
  | 'titulo'
  | 'resumen'
  | 'palabrasClave'
  | 'traducciones'
  | 'autores'
  | 'idioma'
  | 'categoria'
  | 'doi'
  | 'licencia'
  | 'fechaPublicacion'
  | 'fechaRetractacion'
  | 'metadatos'
  | 'ficha'
  | 'capitulos'
  | 'direccion'
> & { revista: Pick<ExportedWork['revista'], 'nombre' | 'institucion'> };

/** Who sends a message, and when: `20260301`, or to the minute in UTC, `20260301T0930Z`. */
export interface OnixHeader {
  sender: string;
  /** Where whoever took it may ask; absent: nobody said. */
  email?: string | undefined;
  sent: string;
}

/**
 * The published book as a message of ONIX for Books 3.0 with reference names. What nobody said is left out: no price of a printed book, no subject
 * code of a scheme that the work does not name. Source: ONIX for Books 3.0, Product Information Format Specification (EDItEUR).
 */
export function writeOnix(work: OnixBook): string {
  // Its day is the work's: the same work gives the same file.
  const sent = compact(work.fechaRetractacion ?? work.fechaPublicacion ?? '');
  return onixBeginning({ sender: publisherOf(work), sent }) + [...onixProducts(work)].join('') + onixEnd;
}

/** A message up to its products, which `onixEnd` ends; one without any says so (`noProduct`). */
export function onixBeginning({ sender, email, sent }: OnixHeader): string {
  const header = create(builder).ele('Header');
  const from = header.ele('Sender');
  said(from, 'SenderName', sender);
  said(from, 'EmailAddress', email);
  said(header, 'SentDateTime', sent);
  return `<?xml version="1.0" encoding="UTF-8"?><ONIXMessage release="3.0" xmlns="${namespace}">${written(header)}`;
}
export const noProduct = '<NoProduct/>';
export const onixEnd = '</ONIXMessage>';

/** The products of a book, each written when it is asked for: one of many chapters is long. */
export function* onixProducts(work: OnixBook): Generator<string> {
  const products = productsOf(work);
  for (const product of products) yield writeProduct(work, product, products);
}

/** The forms in which it is not, or no more: what it once said of itself nobody keeps. */
export function formatsWithout(work: OnixBook): BookFormat[] {
  const products = productsOf(work);
  return bookFormats.filter((each) => !products.some(({ format }) => format === each));
}

/**
 * Of a book that nobody is told of any more, or not in these `formats`: its records are to be deleted (list 1, 05), in whichever form they were
 * taken, since what it said of itself may be gone with it. Whoever never had one passes it over.
 */
export const onixGone = (id: string, sender: string, formats: readonly BookFormat[] = bookFormats): string =>
  formats
    .map((format) => {
      const element = create(builder).ele('Product');
      said(element, 'RecordReference', referenceOf(id, format));
      said(element, 'NotificationType', '05');
      writeOwnIdentifier(element, id, sender);
      return written(element);
    })
    .join('');

const builder = { invalidCharReplacement: '' };
const written = (element: Xml): string => spellEntities(element).toString({ headless: true });
/** What a record is known by at whoever took it: neither a corrected ISBN nor a first one makes another product of it. */
const referenceOf = (id: string, format: BookFormat): string => `${id}.${format}`;

function productsOf({ ficha }: OnixBook): Product[] {
  const listed = bookFormats.flatMap((format): Product[] => {
    const isbn = ficha.isbn?.[format];
    return isbn ? [{ format, isbn: isbn3.parse(isbn)?.isbn13 ?? isbn.replace(/\D/g, '') }] : [];
  });
  return listed.length > 0 ? listed : [{ format: 'PDF', isbn: undefined }];
}

function writeProduct(work: OnixBook, product: Product, all: readonly Product[]): string {
  const element = create(builder).ele('Product');
  said(element, 'RecordReference', referenceOf(work.id, product.format));
  // A complete record of what is published, also where it says what changed (list 1). A book that was withdrawn is no record to be deleted (05):
  // its status and availability say so, and its number is known to whoever sold it. 04 would replace blocks, and not the record.
  said(element, 'NotificationType', '03');
  said(element, 'RecordSourceType', '01');
  writeIdentifiers(element, work, product);
  writeDescription(element.ele('DescriptiveDetail'), work, product);
  writeSummaries(element, work);
  writeContents(element, work);
  writePublishing(element.ele('PublishingDetail'), work);
  const others = all.filter((each) => each !== product);
  if (others.length > 0) {
    const related = element.ele('RelatedMaterial');
    for (const other of others) {
      const one = related.ele('RelatedProduct');
      said(one, 'ProductRelationCode', '06');
      writeIdentifier(one, 'ProductIdentifier', 'ProductIDType', '15', other.isbn);
    }
  }
  writeSupply(element.ele('ProductSupply').ele('SupplyDetail'), work, product);
  return written(element);
}

function writeIdentifier(parent: Xml, name: string, type: string, code: string, value: string | undefined): void {
  if (!value) return;
  const identifier = parent.ele(name);
  said(identifier, type, code);
  said(identifier, 'IDValue', value);
}

function writeIdentifiers(element: Xml, work: OnixBook, { isbn }: Product): void {
  if (!isbn && !work.doi) writeOwnIdentifier(element, work.id, publisherOf(work));
  writeIdentifier(element, 'ProductIdentifier', 'ProductIDType', '15', isbn);
  writeIdentifier(element, 'ProductIdentifier', 'ProductIDType', '06', work.doi ?? undefined);
}

function writeOwnIdentifier(element: Xml, id: string, name: string): void {
  const own = element.ele('ProductIdentifier');
  said(own, 'ProductIDType', '01');
  said(own, 'IDTypeName', name);
  said(own, 'IDValue', id);
}

function writeDescription(detail: Xml, work: OnixBook, { format }: Product): void {
  const { form, detail: formDetail } = productForms[format];
  said(detail, 'ProductComposition', '00');
  said(detail, 'ProductForm', form);
  said(detail, 'ProductFormDetail', formDetail);
  if (work.licencia && isFile(format)) {
    const licence = detail.ele('EpubLicense');
    said(licence, 'EpubLicenseName', work.licencia);
    const expression = licence.ele('EpubLicenseExpression');
    said(expression, 'EpubLicenseExpressionType', '02');
    said(expression, 'EpubLicenseExpressionLink', work.licencia);
  }
  writeCollection(detail, work);
  writeTitle(detail, '01', work.titulo, work.idioma);
  for (const { idioma, titulo } of work.traducciones) if (titulo) writeTitle(detail, '06', titulo, idioma);
  writeContributors(detail, work);
  if (work.ficha.edicion) said(detail, 'EditionStatement', work.ficha.edicion);
  else detail.ele('NoEdition');
  const language = languageCode(work.idioma);
  if (language) {
    const element = detail.ele('Language');
    said(element, 'LanguageRole', '01');
    said(element, 'LanguageCode', language);
  }
  writeSubjects(detail, work);
}

function writeCollection(detail: Xml, { ficha: { coleccion, numeroColeccion } }: OnixBook): void {
  if (!coleccion) return;
  const collection = detail.ele('Collection');
  said(collection, 'CollectionType', '10');
  const title = collection.ele('TitleDetail');
  said(title, 'TitleType', '01');
  if (numeroColeccion) {
    const number = title.ele('TitleElement');
    said(number, 'TitleElementLevel', '01');
    said(number, 'PartNumber', numeroColeccion);
  }
  const name = title.ele('TitleElement');
  said(name, 'TitleElementLevel', '02');
  said(name, 'TitleText', coleccion);
}

/** `level` 04: of a part of the book (list 149). */
function writeTitle(parent: Xml, type: string, text: string, language: string, level = '01'): void {
  const detail = parent.ele('TitleDetail');
  said(detail, 'TitleType', type);
  const element = detail.ele('TitleElement');
  said(element, 'TitleElementLevel', level);
  said(element, 'TitleText', text, inLanguage(language));
}

const inLanguage = (language: string): Record<string, string> => {
  const code = languageCode(language);
  return code ? { language: code } : {};
};

/** Authors (A01), then who edited the volume (B01), in one order. */
function writeContributors(detail: Xml, { autores, ficha }: OnixBook): void {
  const editors = ficha.editores ?? [];
  if (autores.length + editors.length === 0) detail.ele('NoContributor');
  for (const [index, author] of autores.entries()) writeContributor(detail, index + 1, 'A01', author);
  for (const [index, editor] of editors.entries()) writeContributor(detail, autores.length + index + 1, 'B01', editor);
}

function writeContributor(detail: Xml, place: number, role: string, person: NamedPerson & Partial<Author>): void {
  const contributor = detail.ele('Contributor');
  said(contributor, 'SequenceNumber', place);
  said(contributor, 'ContributorRole', role);
  const { nombres, apellidos, orcid, afiliaciones = [] } = person;
  writeIdentifier(contributor, 'NameIdentifier', 'NameIDType', '21', orcid?.replaceAll('-', ''));
  // Several words without a surname are the name of a group.
  if (apellidos === '' && /\s/.test(nombres)) said(contributor, 'CorporateName', nombres);
  else {
    if (apellidos) said(contributor, 'NamesBeforeKey', nombres);
    said(contributor, 'KeyNames', apellidos || nombres);
    for (const affiliation of new Set(afiliaciones))
      said(contributor.ele('ProfessionalAffiliation'), 'Affiliation', affiliation);
  }
}

/** The work's own words: its discipline is of a list of this site (24), its keywords are free (20). */
function writeSubjects(detail: Xml, work: OnixBook): void {
  if (work.categoria) {
    const subject = detail.ele('Subject');
    said(subject, 'SubjectSchemeIdentifier', '24');
    said(subject, 'SubjectSchemeName', publisherOf(work));
    said(subject, 'SubjectHeadingText', work.categoria);
  }
  if (work.palabrasClave.length === 0) return;
  const subject = detail.ele('Subject');
  said(subject, 'SubjectSchemeIdentifier', '20');
  said(subject, 'SubjectHeadingText', work.palabrasClave.join('; '));
}

function writeSummaries(element: Xml, { resumen, idioma, traducciones }: OnixBook): void {
  const texts = [{ resumen, idioma }, ...traducciones].filter((each) => each.resumen);
  if (texts.length === 0) return;
  const detail = element.ele('CollateralDetail');
  for (const text of texts) {
    const content = detail.ele('TextContent');
    said(content, 'TextType', '03');
    said(content, 'ContentAudience', '00');
    said(content, 'Text', text.resumen, inLanguage(text.idioma));
  }
}

/** Chapters that are works of their own, each with its DOI. */
function writeContents(element: Xml, { capitulos = [] }: OnixBook): void {
  if (capitulos.length === 0) return;
  const detail = element.ele('ContentDetail');
  for (const [index, { titulo, idioma, doi }] of capitulos.entries()) {
    const item = detail.ele('ContentItem');
    said(item, 'LevelSequenceNumber', index + 1);
    const text = item.ele('TextItem');
    said(text, 'TextItemType', '03');
    writeIdentifier(text, 'TextItemIdentifier', 'TextItemIDType', '06', doi ?? undefined);
    writeTitle(item, '01', titulo, idioma, '04');
  }
}

/** Whoever published it, as its other files say. */
const publisherOf = ({ metadatos, revista }: OnixBook): string =>
  String(metadatos.editorial ?? (revista.institucion || revista.nombre));

function writePublishing(detail: Xml, work: OnixBook): void {
  const publisher = detail.ele('Publisher');
  said(publisher, 'PublishingRole', '01');
  said(publisher, 'PublisherName', publisherOf(work));
  said(detail, 'CityOfPublication', work.ficha.lugar);
  said(detail, 'PublishingStatus', work.fechaRetractacion ? '11' : '04');
  if (!work.fechaPublicacion) return;
  const date = detail.ele('PublishingDate');
  said(date, 'PublishingDateRole', '01');
  said(date, 'Date', compact(work.fechaPublicacion), { dateformat: '00' });
}

/** A file is had here and costs nothing; of a printed book nobody said whether it is in stock, nor its price: it is asked of the publisher. */
function writeSupply(detail: Xml, work: OnixBook, { format }: Product): void {
  const supplier = detail.ele('Supplier');
  said(supplier, 'SupplierRole', '09');
  said(supplier, 'SupplierName', publisherOf(work));
  if (work.direccion) {
    const site = supplier.ele('Website');
    said(site, 'WebsiteRole', '02');
    said(site, 'WebsiteLink', work.direccion);
  }
  said(detail, 'ProductAvailability', work.fechaRetractacion ? '46' : isFile(format) ? '20' : '99');
  said(detail, 'UnpricedItemType', isFile(format) ? '01' : '04');
}

const compact = (day: string): string => day.replaceAll('-', '');
