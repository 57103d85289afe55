/** What a citation says of a work. */
import { bareDoi, doiAddress } from '#contract/doi.ts';
import type { ChapterOf } from '#contract/entities/chapter.ts';
import type { CslItem } from '#contract/entities/manuscript.ts';
import { citedIsbn, type Degree, type NamedPerson } from '#contract/particulars.ts';
import { folded } from '#contract/text.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import type { Name } from './names.ts';
import type { Wording } from './words.ts';

/** CSL-JSON, with its own words for what reference lists keep in `page` and `publisher`. */
export interface CitedWork extends CslItem {
  /** Of an article without pages, 'e220072'. */
  number?: string;
  /** Who published a thesis, whose `publisher` is where it was defended. */
  archive?: string;
  /** Of a thesis, which styles say in their own words. */
  degree?: Degree;
  /** The collection of a book or the series of a report, and what it is there. */
  collection?: string;
  collectionNumber?: string;
  /** It was withdrawn after its publication, which whoever cites it says. */
  retracted?: boolean;
}

/** What of a work of ours its citations are made from. */
export type Citable = Pick<
  ExportedWork,
  | 'titulo'
  | 'tipo'
  | 'autores'
  | 'apareceEn'
  | 'metadatos'
  | 'doi'
  | 'fechaPublicacion'
  | 'fechaRetractacion'
  | 'direccion'
> & {
  ficha?: ExportedWork['ficha'] | undefined;
  capituloDe?: ChapterOf | undefined;
  revista: Omit<ExportedWork['revista'], 'logo' | 'color'>;
};

/** What reference managers are told of it besides. */
export type ReferencedWork = Citable & Pick<ExportedWork, 'idioma' | 'palabrasClave' | 'resumen' | 'ficha'>;

const types: Record<Tipo, string> = { ARTICULO: 'article-journal', REPORTE: 'report', TESIS: 'thesis', LIBRO: 'book' };

/** A work of ours as others cite it, in the journal or with the publisher that it names, else in ours. */
export function citedWork({
  titulo,
  tipo,
  autores,
  metadatos,
  ficha = {},
  capituloDe: book,
  doi,
  revista,
  direccion,
  ...work
}: Citable): CitedWork {
  const said = (key: string) => String(metadatos[key] ?? '').trim() || undefined;
  const [year, month, day] = work.fechaPublicacion?.slice(0, 10).split('-').map(Number) ?? [];
  const pages = [said('paginaInicial'), said('paginaFinal')].filter(Boolean);
  const publisher = said('editorial') ?? (revista.institucion || revista.nombre);
  const school = tipo === 'TESIS' ? (ficha.institucion ?? autores[0]?.afiliaciones[0]) : undefined;
  const article = {
    'container-title': said('revista') ?? revista.nombre,
    volume: said('volumen'),
    issue: said('numero'),
    page: [...new Set(pages)].join('-') || undefined,
    number: said('elocation'),
    ISSN: said('issn') ?? said('issnImpreso') ?? (said('revista') ? undefined : revista.issn || revista.issnImpreso),
  };
  const chapter = book && { 'container-title': book.titulo, page: article.page, publisher };
  const details = {
    ...(chapter ??
      (tipo === 'ARTICULO'
        ? article
        : { publisher: school ?? publisher, archive: school !== publisher ? school && publisher : undefined })),
    ...(book ? detailsOf('LIBRO', book) : detailsOf(tipo, ficha)),
    issued:
      ficha.fechaDefensa && tipo === 'TESIS' && !book
        ? { 'date-parts': [datePartsOf(ficha.fechaDefensa)] }
        : work.apareceEn && work.apareceEn.anio !== year
          ? { 'date-parts': [[work.apareceEn.anio]] }
          : year && month && day
            ? { 'date-parts': [[year, month, day]] }
            : undefined,
    DOI: doi || undefined,
    URL: doi ? undefined : direccion,
  };
  return {
    type: book ? 'chapter' : types[tipo],
    title: titulo,
    // Whoever brings out a volume signs it, and is cited as its editor.
    ...(tipo === 'LIBRO' && isByEditors(autores, ficha.editores) ? {} : { author: autores.map(citedName) }),
    retracted: work.fechaRetractacion !== null,
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value)),
  };
}

const citedName = ({ nombres, apellidos }: NamedPerson) =>
  apellidos ? { family: apellidos, given: nombres } : { literal: nombres };
const datePartsOf = (day: string) => day.split('-').map(Number);

/** Whether nobody signs it but its editors. */
function isByEditors(autores: readonly NamedPerson[], editores: readonly NamedPerson[] = []): boolean {
  const named = ({ nombres, apellidos }: NamedPerson) => folded(`${nombres} ${apellidos}`.trim());
  const editors = new Set(editores.map(named));
  return autores.length > 0 && autores.every((author) => editors.has(named(author)));
}

/** What a book, a thesis or a report says of itself, as citations give it. */
function detailsOf(tipo: Tipo, ficha: ExportedWork['ficha']) {
  if (tipo === 'TESIS') return { degree: ficha.grado };
  if (tipo === 'REPORTE') return { collection: ficha.serie, collectionNumber: ficha.numeroInforme };
  if (tipo !== 'LIBRO') return {};
  return {
    editor: ficha.editores?.map(citedName),
    edition: ficha.edicion,
    'publisher-place': ficha.lugar,
    ISBN: citedIsbn(ficha),
    collection: ficha.coleccion,
    collectionNumber: ficha.numeroColeccion,
  };
}

/** Who answers for a work: its authors; of a whole work that names none, its editors, which styles mark. */
export function responsibleFor({ author = [], editor = [], type }: CitedWork): { names: Name[]; areEditors: boolean } {
  if (author.length > 0 || partOfBook.has(type)) return { names: author, areEditors: false };
  return { names: editor, areEditors: editor.length > 0 };
}
/** 'Eds.' of editors that stand in the place of authors; '' of authors. */
export const editorMark = ({ names, areEditors }: ReturnType<typeof responsibleFor>, wording: Wording): string =>
  areEditors ? (names.length === 1 ? wording.editor : wording.editors) : '';

/** '2.ª ed.' of a number; an edition that is said in words as it is. */
export const editionOf = (edition: string | undefined, wording: Wording): string | undefined =>
  edition && /^\d+$/.test(edition) ? wording.edition(edition) : edition;

/** 'Biblioteca del agua, 12': the collection or series with the number in it. */
export const collectionOf = ({ collection, collectionNumber }: CitedWork): string =>
  [collection, collectionNumber].filter(Boolean).join(', ');

/** What a thesis is called by its degree, its first letter small. */
export const thesisName = ({ degree }: CitedWork, wording: Wording): string =>
  degree ? wording.theses[degree] : wording.thesis;

/** Where an article stands: its pages, '385-416', or its number, 'e220072', which is no page. */
export function placeOf({ page, number }: CitedWork): { pages?: string; article?: string } {
  const pages = page?.trim().replace(/(?<=\w)\s*[-‐‑–—]+\s*(?=\w)/g, '-');
  if (!pages) return number ? { article: number } : {};
  return /^e\d[\w.]*$/i.test(pages) ? { article: pages } : { pages };
}

/** 'p. 7', 'pp. 385–416', with the sign that stands between them. */
export const markedPages = (pages: string | undefined, between: string): string | undefined =>
  pages && `${/[-,]/.test(pages) ? 'pp.' : 'p.'} ${pages.replaceAll('-', between)}`;

/** `10.1590/x` of a DOI however it was written. */
export const doiOf = ({ DOI }: CslItem): string | undefined => (DOI && bareDoi(DOI)) || undefined;

/** `https://doi.org/10.1590/x`. */
export function doiAddressOf(work: CslItem): string | undefined {
  const doi = doiOf(work);
  return doi && doiAddress(doi);
}

/** Stands within a journal or a book, of which it is a part. */
export const partOfBook: ReadonlySet<string> = new Set([
  'chapter',
  'paper-conference',
  'entry-encyclopedia',
  'entry-dictionary',
]);
export const isPart = ({ type, 'container-title': container }: CslItem): boolean =>
  Boolean(container) && (type.startsWith('article') || partOfBook.has(type));
