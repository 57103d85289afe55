/** What a citation says of a work. */
import { bareDoi, doiAddress } from '#contract/doi.ts';
import type { CslItem } from '#contract/entities/manuscript.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';

/** CSL-JSON, with its own words for what reference lists keep in `page` and `publisher`. */
export interface CitedWork extends CslItem {
  /** Of an article without pages, 'e220072'. */
  number?: string;
  /** Who published a thesis, whose `publisher` is where it was defended. */
  archive?: string;
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
> & { revista: Omit<ExportedWork['revista'], 'logo' | 'color'> };

const types: Record<Tipo, string> = { ARTICULO: 'article-journal', REPORTE: 'report', TESIS: 'thesis', LIBRO: 'book' };

/** A work of ours as others cite it, in the journal or with the publisher that it names, else in ours. */
export function citedWork({ titulo, tipo, autores, metadatos, doi, revista, direccion, ...work }: Citable): CitedWork {
  const said = (key: string) => String(metadatos[key] ?? '').trim() || undefined;
  const [year, month, day] = work.fechaPublicacion?.slice(0, 10).split('-').map(Number) ?? [];
  const pages = [said('paginaInicial'), said('paginaFinal')].filter(Boolean);
  const publisher = said('editorial') ?? (revista.institucion || revista.nombre);
  const school = tipo === 'TESIS' ? autores[0]?.afiliaciones[0] : undefined;
  const article = {
    'container-title': said('revista') ?? revista.nombre,
    volume: said('volumen'),
    issue: said('numero'),
    page: [...new Set(pages)].join('-') || undefined,
    number: said('elocation'),
    ISSN: said('issn') ?? said('issnImpreso') ?? (said('revista') ? undefined : revista.issn || revista.issnImpreso),
  };
  const details = {
    ...(tipo === 'ARTICULO' ? article : { publisher: school ?? publisher, archive: school && publisher }),
    issued:
      work.apareceEn && work.apareceEn.anio !== year
        ? { 'date-parts': [[work.apareceEn.anio]] }
        : year && month && day
          ? { 'date-parts': [[year, month, day]] }
          : undefined,
    DOI: doi || undefined,
    URL: doi ? undefined : direccion,
  };
  return {
    type: types[tipo],
    title: titulo,
    author: autores.map(({ nombres, apellidos }) =>
      apellidos ? { family: apellidos, given: nombres } : { literal: nombres },
    ),
    retracted: work.fechaRetractacion !== null,
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value)),
  };
}

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
